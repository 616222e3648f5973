import { means } from '#analytics/suggestion/vocabulary.ts';
import { plainWord } from '../dates/names.ts';

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
  | 'own'
  | 'unknown';

const share = /%|\b(?:percent\p{L}*|prozent|pct|pourcent\p{L}*|porcent\p{L}*|procent)\b/u;
const index =
  /^(?:#|no\.?|nr\.?|n°|num|id|row|index|lfd\.? ?nr\.?|week ?#?|week no\.?|kw|wk|semaine|semana|week number|wo\.?|uke|vecka|v\.|번호|주차|year|month|day|quarter|jahr|monat|tag|quartal|annee|mois|jour|ano|mes|dia|jaar|maand|dag|ar|manad|maned|rok|miesiac|anno|mese|giorno|page|temp\p{L}*|°[cf]?|age|hymns?|psalm|년|월)$/u;
const worked =
  /\+\/-|\bover ?\/? ?\(?under\b|\b(?:needs?|needed|forecast|projected|expected|planned|balance|saldo|soll|presupuest\p{L}*|orcament\p{L}*|begrot\p{L}*)\b/u;
/** Words for a sum that mean more than that where they do not stand alone. */
const sumAlone =
  /^(?:soma|somma|summa|som|somme|zusammen|zus\.?|ensemble|samlet|til sammen|tilsammans|tillsammans|i alt|계|소계|총계|총원)$/u;

/** Those who took communion, where the language writes them as one word. */
const communion = /\b(?:abendmahl|avondmaal|nadverd|nattvard|nadver)\p{L}*/u;

/** What the heading of a column of numbers says it counts. */
export function meaningOfColumn(heading: string): ColumnMeaning {
  const plain = plainWord(heading).trim();
  if (share.test(plain)) {
    return 'share';
  }
  if (index.test(plain)) {
    return 'index';
  }
  if (means(heading, 'compared') || worked.test(plain)) {
    return 'derived';
  }
  const order: readonly [ColumnMeaning, boolean][] = [
    ['giving', means(heading, 'giving') || /献金|奉獻金/.test(plain)],
    ['own', means(heading, 'online')],
    ['serving', means(heading, 'helpers') && !/\b(?:services?|servicio)\b/.test(plain)],
    ['own', means(heading, 'things') || communion.test(plain)],
    ['own', countsGroups(heading)],
    ['group_attendance', means(heading, 'groups')],
    [
      'first_time_guests',
      means(heading, 'guests') || means(heading, 'newcomers') || /^new$/.test(plain),
    ],
    // Adults go to Sunday school, too, but not where it is said to be of children.
    ['own', means(heading, 'sundaySchool') && !isOfChildren(heading)],
    ['kids', isOfChildren(heading)],
    [
      'own',
      /\byouth|student|teen|jugend|joven|jeunes|jovens|ungdom|jeugd|mlodziez|giovani/.test(plain) ||
        /청소년|학생|청년/.test(plain),
    ],
    // Everybody on the roll, or those of them who came: a sum with visitors says which.
    ['own', means(heading, 'members')],
    ['total', means(heading, 'total') || sumAlone.test(plain)],
    ['adults', means(heading, 'adults')],
    [
      'attendance',
      means(heading, 'generic') || means(heading, 'worship') || means(heading, 'worshipDay'),
    ],
  ];
  return order.find(([, holds]) => holds)?.[0] ?? 'unknown';
}

/** Children by name, in what only they go to, or as the British call all who are not grown up. */
function isOfChildren(heading: string): boolean {
  return (
    means(heading, 'kids') ||
    /\b(?:creche|oppas|tots|bercario|young (?:people|persons))\b|주일학교|교회학교/.test(
      plainWord(heading),
    )
  );
}

/** `Groups that met`: how many groups, not how many people. */
function countsGroups(heading: string): boolean {
  const held =
    /\b(?:held|met|meetings?|active|reporting|number of|realizad\p{L}*|celebrad\p{L}*|ativ\p{L}*|activ\p{L}*|stattgefunden|anzahl|numero de|nombre de|aantal)\b/u;
  return (
    means(heading, 'groups') && !means(heading, 'generic') && held.test(plainWord(heading).trim())
  );
}

/** Whether a cell shows an amount of money. */
export function isAmount(text: string): boolean {
  return /\p{Sc}|\bkr\b|\bzł|\bCHF\b|\bFr\.|\bK[Ss]hs?\b|\bRp\b|\d\/[=-]$/u.test(text);
}
