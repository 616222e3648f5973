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

const derived =
  /\b(?:avg|average\p{L}*|mean|durchschnitt\p{L}*|schnitt|moyenne\p{L}*|promedio|media|medio|gemiddeld\p{L}*|genomsnitt\p{L}*|gjennomsnitt\p{L}*|srednia|snitt|ytd|year to date|running|cumulative|kumul\p{L}*|acumulad[oa]|cumul\p{L}*|last year|prior year|previous year|prev|py|ly|vorjahr\p{L}*|letztes jahr|annee precedente|ano anterior|ano pasado|fjol\p{L}*|vorig jaar|change|diff\p{L}*|delta|growth|variance|differenz|veranderung|goal|target|budget|ziel|meta|objectif|capacity|kapazitat)\b|\+\/-|평균|누계|작년|목표/u;
const share = /%|\b(?:percent\p{L}*|prozent|pct|pourcent\p{L}*|porcent\p{L}*|procent)\b/u;
const index =
  /^(?:#|no\.?|nr\.?|n°|num|id|row|index|lfd\.? ?nr\.?|week ?#?|week no\.?|kw|wk|semaine|semana|week number|wo\.?|uke|vecka|v\.|번호|주차|year|month|day|quarter|jahr|monat|tag|quartal|annee|mois|jour|ano|mes|dia|jaar|maand|dag|ar|manad|maned|rok|miesiac|anno|mese|giorno|page|temp\p{L}*|°[cf]?|age|hymns?|psalm|년|월)$/u;
const giving =
  /\b(?:offering\p{L}*|giving|tithe\p{L}*|donation\p{L}*|gifts?|collection|kollekte\p{L}*|opfer|spende\p{L}*|zehnt\p{L}*|offrande\p{L}*|quete\p{L}*|collecte\p{L}*|dimes?|dons?|ofrenda\p{L}*|diezmo\p{L}*|donativ\p{L}*|oferta\p{L}*|dizimo\p{L}*|contribuic\p{L}*|offert\p{L}*|decim[ae]|gift|kollekt\p{L}*|offer|gaver|givertjeneste|taca|ofiar\p{L}*|kolekta|skladka|dziesiecin\p{L}*|plate|income|cash|online giving|dankoffer\p{L}*|offergawes?|kolehti|kollekta|uhri|kollektes?)\b|헌금|십일조|奉献|奉獻/u;
const groups =
  /\b(?:(?:small|life|home|community|connect|cell|house) ?groups?|kleingruppen?|hauskreise?|celulas?|grupos?(?: pequenos?| de vida)?|petits? groupes?|groupes? de maison|huiskring\p{L}*|hemgrupp\p{L}*|husgrupp\p{L}*|bibelgrupp\p{L}*|cellegrupp\p{L}*|grupy domowe|grupki|gruppi|kringe?n?|groups)\b|구역|소그룹|목장|순모임|小组|小組/u;
const guests =
  /\b(?:first[- ]?time\p{L}*|first[- ]?timers?|1st[- ]?time\p{L}*|newcomers?|new (?:people|guests?|visitors?|faces)|visitors?|guests?|gaste?|neue|neu|besucher neu|erstbesucher\p{L}*|invites?|nouveaux|visiteurs?|nuevos?|nuevas?|visitas?|visitantes?|invitados?|convidados?|novos?|ospiti|nuovi|visitatori|gasten|gæster|nieuwe\p{L}*|gaster|besokare ny\p{L}*|nya|gjester|nye|goscie?|nowi|gaste|besoekers)\b|새가족|새신자|방문자|新人|新朋友/u;

/** What the heading of a column of numbers says it counts. */
export function meaningOfColumn(heading: string): ColumnMeaning {
  const plain = plainWord(heading).trim();
  if (share.test(plain)) {
    return 'share';
  }
  if (index.test(plain)) {
    return 'index';
  }
  if (derived.test(plain)) {
    return 'derived';
  }
  const order: readonly [ColumnMeaning, boolean][] = [
    ['giving', giving.test(plain)],
    ['own', means(heading, 'online')],
    ['serving', means(heading, 'helpers') && !/\b(?:services?|servicio)\b/.test(plain)],
    ['own', means(heading, 'things')],
    ['group_attendance', groups.test(plain)],
    ['first_time_guests', guests.test(plain) || /^new$/.test(plain)],
    // Adults go to Sunday school, too.
    ['own', means(heading, 'sundaySchool')],
    ['kids', means(heading, 'kids')],
    [
      'own',
      /\byouth|student|teen|jugend|joven|jeunes|jovens|ungdom|jeugd|mlodziez|giovani/.test(plain) ||
        /청소년|학생|청년/.test(plain),
    ],
    // Everybody on the roll, or those of them who came: a sum with visitors says which.
    ['own', means(heading, 'members')],
    ['total', means(heading, 'total')],
    ['adults', means(heading, 'adults')],
    [
      'attendance',
      means(heading, 'generic') || means(heading, 'worship') || means(heading, 'worshipDay'),
    ],
  ];
  return order.find(([, holds]) => holds)?.[0] ?? 'unknown';
}

/** Whether a cell shows an amount of money. */
export function isAmount(text: string): boolean {
  return /[$€£¥₩₱]|\bkr\b|\bzł|\bCHF\b|\bFr\./.test(text);
}
