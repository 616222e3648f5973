/**
 * Names of months and weekdays as churches write them, and their short forms. `Intl` writes names but
 * reads none, and what it writes differs by version and by place in a date (marzec, marca), so these
 * are our own. A star stands for any ending; accents and case do not matter.
 */
const months = [
  'jan* jän* ene enero gen gennaio stycz* sty led leden ledna ian* tammi* enero sausis',
  'feb* fév* fev* feb* lut luty lutego hel helmi* úno* pebrero',
  'mar march märz* mär mars marzo março marz mrt maart marca marzec marts mac maalis* břez* martie maret marso',
  'apr* avr* abr* kwi* huhti* dub*',
  'may mai mayo maio mag maggio mei maj maja majem touko* květ* mei mei',
  'jun* juin giu* cze czerw* kesä* červen června iun* hunyo jun',
  'jul* juil* lug* lip lip* heinä* července* červenec iul* hulyo',
  'aug* août* aout* aoû ago* sie sierp* elo* srp* agustus',
  'sep* set setem* sett* wrz* syys* zář* sept*',
  'oct* okt* out outub* ott* paź* paz* loka* říj* oktubre',
  'nov* lis listop* marras* noi* nob*',
  'dec* dez* déc* dic* gru grud* joulu* pros* des* dis* dek*',
];

/** From Monday to Sunday. */
const weekdays = [
  'monday mon montag mo lundi lun lunes segunda segunda-feira seg lunedi maandag ma mandag man manantai maanantai poniedzialek pon pondeli senin 월 월요일 周一 星期一',
  'tuesday tue tues dienstag di die mardi martes terca terca-feira ter martedi dinsdag tisdag tis tirsdag tir tiistai wtorek wt utery selasa 화 화요일 周二 星期二',
  'wednesday wed weds mittwoch mi mit mercredi mer miercoles mie quarta quarta-feira qua mercoledi woensdag wo woe onsdag ons keskiviikko sroda sr streda rabu 수 수요일 周三 星期三',
  'thursday thu thur thurs donnerstag do don jeudi jeu jueves jue quinta quinta-feira qui giovedi donderdag torsdag tor tors torstai czwartek czw ctvrtek kamis 목 목요일 周四 星期四',
  'friday fri freitag fr vendredi ven viernes vie sexta sexta-feira sex venerdi vrijdag vr vrij fredag fre perjantai piatek pt patek jumat 금 금요일 周五 星期五',
  'saturday sat samstag sonnabend sa sam samedi sabado sab sabato zaterdag za zat lordag lor lauantai sobota sob sabtu sabbath 토 토요일 周六 星期六',
  'sunday sun sonntag so son dimanche dim domingo dom domenica zondag zo zon sondag sunnuntai niedziela niedz nd nedele ne minggu linggo 일 일요일 주일 周日 星期日 星期天 主日',
];

const ascii = /^[ -~]*$/;
const monthPatterns = months.map(patternOf);
const weekdayPatterns = weekdays.map(patternOf);

function patternOf(words: string): RegExp {
  const each = words.split(' ').map((word) => plainWord(word).replace('*', '\\p{L}*'));
  return new RegExp(`^(?:${each.join('|')})$`, 'u');
}

/** Lower case, without accents; most words have none. */
export function plainWord(text: string): string {
  const lower = text.toLowerCase();
  if (ascii.test(lower)) {
    return lower;
  }
  return lower
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
}

/** The month that a word names, from 1; null for another word. */
export function monthNamed(word: string): number | null {
  const plain = plainWord(word);
  const at = monthPatterns.findIndex((pattern) => pattern.test(plain));
  return at < 0 ? null : at + 1;
}

/** The weekday that a word names, in the plural too, from 0 for Monday; null for another word. */
export function weekdayNamed(word: string): number | null {
  const plain = plainWord(word).replace(/\.$/, '');
  const at = weekdayPatterns.findIndex(
    (pattern) => pattern.test(plain) || (plain.length > 4 && pattern.test(plain.replace(/s$/, ''))),
  );
  return at < 0 ? null : at;
}
