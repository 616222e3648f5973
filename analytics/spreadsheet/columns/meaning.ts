import { isOfChildren } from '#analytics/suggestion/of-children.ts';
import { means } from '#analytics/suggestion/vocabulary.ts';
import type { Cell } from '../cell.ts';
import { plainWord, weekdayNamed } from '../dates/names.ts';
import { gradesUpTo, isOfAge, kidsGrade } from './ages.ts';
import type { NumberForm } from './read-number.ts';

/** What a column of numbers counts. `total` and `derived` are worked out from others. */
export type ColumnMeaning =
  | 'attendance'
  | 'adults'
  | 'kids'
  | 'first_time_guests'
  | 'serving'
  | 'group_attendance'
  | 'giving'
  | 'total'
  | 'derived'
  | 'index'
  | 'share'
  // Sunday school of kids: kids where a total of people has it, else a figure of its own.
  | 'school'
  | 'own'
  | 'unknown';

const share =
  /%|\bratio\b|\bratios\b|\b(?:percent\p{L}*|prozent|pct|pourcent\p{L}*|porcent\p{L}*|procent)\b/u;
const index =
  /^(?:(?:#|no\.?|nr\.?|n°|num|number)$|(?:(?:check|cheque|receipt|slip|deposit|batch|invoice|ref|reference|room|sermon|hymn|song|phone|envelope) (?:#|no\.?|nr\.?|number)|ref|reference|id|row|index|lfd\.? ?nr\.?|week ?#?|week no\.?|kw|wk|semaine|semana|week number|wo\.?|uke|vecka|v\.|번호|주차|year|month|day|quarter|jahr|monat|tag|quartal|annee|mois|jour|ano|mes|dia|jaar|maand|dag|ar|manad|maned|rok|miesiac|anno|mese|giorno|pages?|temp|temp\.|temperatur[ae]?|°[cf]?|age|hymns?|songs?|lieder|liednr\.?|himnos?|cantiques?|psalms?|verses?|week of year|semaine n°|n° semaine|년|월|월일|주)$)/u;
const worked =
  /\+\/-|±|∆|(?<!\p{L})δ(?!\p{L})|\bover ?\/? ?\(?under\b|(?<!\p{L})(?:needs?|needed|forecast|projected|expected|planned|balance|saldo|soll|presupuest\p{L}*|orcament\p{L}*|begrot\p{L}*|budzet\p{L}*|last yr|last week|previous|prior|lw|year ago|years? earlier|yoy|y\/y|wow|trailing|trend|\d{1,2} ?-?(?:wk|week|mo|month)s? (?:ma|avg|mean)|cum|to date|thus far|so far|dif|dif\.|diferenc\p{L}*|variac\p{L}*|ecart|evolution|verschil|skillnad|forandring|endring|zmiana|roznica|abweichung|veranderung|kumuliert|vorwoche|vorige woche|semana anterior|semana pasada|semaine precedente|vorige week|forra \p{L}+|forrige \p{L}+|rok temu|pledged|mittelwert|mittel|sred|medel\p{L}*|gjsn|median|kapazitat|aforo|전주|전년|증감|목표|대비)(?!\p{L})/u;
/** German joins words: `Jahressumme`, `Monatsdurchschnitt`. */
const joined = {
  total: /(?:summe|gesamt|total|totaal|summa|sum)$/u,
  derived: /(?:schnitt|mittel|gemiddelde|snitt)$/u,
  present: /(?:besucher|besuch|teilnehmer|bezoekers)$/u,
};

const joinedGiving =
  /(?:kollekte|kollekten|opfer|spende|spenden|collecte|collectes|kollekt|offergave|klingelbeutel|(?<!ver)sammlung|헌금|献金|奉獻金)$/u;
/** `Off.`, `Tot. Off.`: what was given. */
const offeringShort = /^(?:(?:tot|total|gen|general)\.? )?off\.?(?: ?\(?[$£€]\)?)?$/u;
/** `S.S.`, `SS Att.`, and other names of it that the shared words have not. */
const schoolShort = /(?<![\p{L}\d.])s\.?s\.?(?![\p{L}\d])|\bsunday class(?:es)?\b|\bbesidk/u;

/** Whether a heading says Sunday school, of whomever. */
export function isSundaySchool(heading: string): boolean {
  return means(heading, 'sundaySchool') || schoolShort.test(plainWord(heading));
}

/** Words for a sum that mean more than that where they do not stand alone. */
const sumAlone =
  /^(?:soma|somma|summa|som|somme|zusammen|zus\.?|ensemble|samlet|til sammen|tilsammans|tillsammans|i alt|계|소계|총계|총원)$/u;

/** Those who took communion, where the language writes them as one word. */
const communion = /\b(?:abendmahl|avondmaal|nadverd|nattvard|nadver)\p{L}*/u;

/** Those who did not come. */
const absent =
  /(?<!\p{L})(?:absent\p{L}*|absences?|ausent\p{L}*|ausencias?|ausências?|abwesend\p{L}*|afwezig\p{L}*|franvar\p{L}*|fravaer\p{L}*|nieobecn\p{L}*|assenti|결석|欠席|缺席)/u;

/** Whether a heading says of those it counts that they did not come. */
export function isAbsent(heading: string): boolean {
  return absent.test(plainWord(heading));
}

/** A day of the week and nothing else: who came on it. */
function isWeekday(plain: string): boolean {
  return (
    /^(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)$/.test(plain) ||
    (plain.length > 4 && weekdayNamed(plain) !== null)
  );
}

const workedShort = /^(?:min|max|gem|gns|prom|moy|rank|rolling|moving)$/;
const counted = ['generic', 'present', 'adults', 'kids', 'total'] as const;

/** `Max`, `Gem. bezoekers`: beside another word, as in `Moving helpers` and `Max Lucado class`, they mean another thing. */
function isWorkedShort(plain: string): boolean {
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  return (
    words.some((word) => workedShort.test(word)) &&
    words.every(
      (word) =>
        workedShort.test(word) ||
        /^(?:temp\p{L}*|[cf])$/u.test(word) ||
        counted.some((one) => means(word, one)),
    )
  );
}

/** `First` beside `Second` is a service; `First time` are guests. */
const firstOfMore = /\bfirst\b(?![\s-]*(?:tim|vis|com|att|con))/giu;

/** Services of prayer that have a name of their own. */
const prayers =
  /\b(?:vespers?|visperas|vesperas|vepres|vespri|nieszpory|matins|orthros|compline|evensong)\b/;

/** People who gave, be it for the first time. */
const givers = /\b(?:givers?|donors?|tithers?)\b/;

/** What the heading of a column of numbers says it counts. */
export function meaningOfColumn(text: string): ColumnMeaning {
  const heading = withoutAside(text);
  const plain = plainWord(heading).trim();
  if (share.test(plain)) {
    return 'share';
  }
  if (index.test(plain)) {
    return 'index';
  }
  if (
    means(heading, 'compared') ||
    worked.test(plain) ||
    joined.derived.test(plain) ||
    isWorkedShort(plain)
  ) {
    return 'derived';
  }
  const order: readonly [ColumnMeaning, boolean][] = [
    ['giving', isGiven(heading)],
    ['own', means(heading, 'online')],
    ['own', /\bsouls (?:won|saved)\b/.test(plain)],
    ['serving', means(heading, 'helpers') && !/\b(?:services?|servicio)\b/.test(plain)],
    ['own', (means(heading, 'things') && !/\bcafe church\b/.test(plain)) || communion.test(plain)],
    ['own', countsGroups(heading) || isAbsent(heading)],
    ['group_attendance', means(heading, 'groups')],
    ['own', givers.test(plain)],
    [
      'first_time_guests',
      means(heading.replace(firstOfMore, ' '), 'guests') ||
        means(heading, 'newcomers') ||
        /^new$|\b(?:first|1st) ?-?(?:time|visit)/.test(plain),
    ],
    // Adults go to Sunday school, too, but not where it is said to be of children.
    ['own', isSundaySchool(heading) && !isOfKids(heading)],
    ['kids', isOfKids(heading)],
    ['own', means(heading, 'youth') || gradesUpTo(heading) > kidsGrade],
    // Everybody on the roll, or those of them who came: a sum with visitors says which.
    ['own', means(heading, 'members')],
    ['total', means(heading, 'total') || joined.total.test(plain) || sumAlone.test(plain)],
    [
      'adults',
      means(heading, 'adults') || means(heading, 'adultsBesides') || isOfAge(heading, 'adults'),
    ],
    [
      'attendance',
      isHeadcount(heading) ||
        means(heading, 'worship') ||
        means(heading, 'worshipDay') ||
        prayers.test(plain) ||
        isWeekday(plain),
    ],
  ];
  return order.find(([, holds]) => holds)?.[0] ?? 'unknown';
}

/** What was given; a fund of benevolence, too, which is no French helper. */
function isGiven(heading: string): boolean {
  const plain = plainWord(heading).trim();
  return (
    means(heading, 'giving') ||
    joinedGiving.test(plain) ||
    offeringShort.test(plain) ||
    /\bbenevolence\b/.test(plain)
  );
}

/** Those who came, whoever they are. */
function isHeadcount(heading: string): boolean {
  const plain = plainWord(heading).trim();
  return (
    means(heading, 'generic') ||
    means(heading, 'present') ||
    joined.present.test(plain) ||
    /^(?:assistance|deltakere)\b/.test(plain)
  );
}

/** Children by name, by their ages or by their grades. */
function isOfKids(heading: string): boolean {
  const grade = gradesUpTo(heading);
  return isOfChildren(heading) || isOfAge(heading, 'kids') || (grade > 0 && grade <= kidsGrade);
}

const kidsNamed = '(?:kid|child|kind|nin[oa]|enfant|crianc|bambin|barn)\\p{L}*';
const aside = new RegExp(
  `(?<=[\\p{L}\\d].*)[\\s(,–-]+(?:(?:(?:not )?incl|inkl|includ|inclui|incluy|inclus|y compris|excl|exkl|except|excep|without|w/o|ohne|sin |sans |sem |zonder|uten|utan)(?:\\p{L}|\\.)*|(?:with|w/|mit|con|avec|met|com|med|no) ${kidsNamed}|${kidsNamed} (?:\\p{L}+ )?(?:incl|inkl|excl|exkl)).*$`,
  'u',
);

/** `Attendance (incl. kids)` counts everybody. */
function withoutAside(heading: string): string {
  const plain = plainWord(heading);
  const at = plain.search(aside);
  return at > 0 && plain.length === heading.length ? heading.slice(0, at) : heading;
}

const without =
  /(?<!\p{L})(?:excl|exkl|except|excep|without|w\/o|no(?= kid| child)|ohne|sin|sans|sem|zonder|uten|utan|(?:not|nicht|no|non|niet|ikke|inte) (?:incl|inkl|inclu))(?:\.|\p{L}*(?:[\s)]|$))/u;
const within =
  /(?<!\p{L})(?:incl|inkl|includ|inclui|incluy|inclus|y compris|with|w\/(?= )|mit|con|avec|met|com)(?:\.|\p{L}*(?:[\s)]|$))/u;

/** What the heading of everybody says of kids: `Attendance (incl. kids)` has them in it, `(excl. kids)` has not. */
export function saysOfKids({
  meaning,
  heading,
}: {
  meaning: ColumnMeaning;
  heading: string;
}): 'in' | 'out' | null {
  const plain = plainWord(heading);
  if (meaning === 'kids' || !isOfChildren(heading)) {
    return null;
  }
  return without.test(plain) ? 'out' : within.test(plain) ? 'in' : null;
}

/** `Groups that met`: how many groups, not how many people. */
function countsGroups(heading: string): boolean {
  const held =
    /\b(?:held|met|meetings?|active|reporting|number of|realizad\p{L}*|celebrad\p{L}*|ativ\p{L}*|activ\p{L}*|stattgefunden|anzahl|numero de|nombre de|aantal)\b/u;
  return (
    means(heading, 'groups') && !means(heading, 'generic') && held.test(plainWord(heading).trim())
  );
}

/** Whether what is counted in these cells is money: by its name, else by most of them. */
export function isMoneyOf(
  meaning: ColumnMeaning,
  cells: readonly Cell[],
  { isOwn }: NumberForm,
): boolean {
  const filled = cells.filter(({ text }) => /\d/.test(text));
  const amounts = filled.filter(({ text }) => (isOwn ? /\.\d+$/ : amount).test(text)).length;
  return (
    meaning === 'giving' ||
    (amounts > 0.5 * filled.length && ['unknown', 'total', 'own', 'attendance'].includes(meaning))
  );
}

/** What a cell shows that is an amount of money. */
const amount =
  /\p{Sc}|\bkr\b|\bzł|\bCHF\b|\bFr\.|\bK[Ss]hs?\b|\bRp\b|\d[.,]\d\d$|\d[.,]\d{3}[.,]\d|\d\s?\/[-=]$|\d[.,:][-–—]$/u;
