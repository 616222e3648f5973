/**
 * Names of months and weekdays as churches write them, and their short forms. `Intl` writes names but
 * reads none, and what it writes differs by version and by place in a date (marzec, marca), so these
 * are our own. A star stands for any ending; accents and case do not matter.
 */
const months = [
  'jan oca janu* janv* janar január* јан* януари студз* sausis sausio janoary ianuari hanuere januwari ujanuwari mutarama janei* jaan* jän* ene enero gen genn* gener stycz* sty led leden ledna ian ianuar* tammi* sausi* siječ* ocak янв* січ* ιαν* ionawr',
  'feb şub feber febr* фебр* лютага vasari* shkurt febroary fepuari pepuere ufebhuwari gashyantare fév févr* fev fevereiro febb* veebr* lut luty lutego hel helmi* únor* peb pebr* şubat фев* лют* φεβ* chwefror velj*',
  'mar бер march márc* marec* марц* сакав* kovas kovo martsa mati maehe umashi werurwe märz* mär mars marz marzo marzec março marco marec mrt maart marca marts märts mac machi maalis* břez* martie maret marso mart мар* берез* μαρ* mawrth ožu*',
  'apr nis april* balandis balandžio prill aprily aperila uepreli mata apri* avr avril abr abril kwi kwie* huhti* dub duben dubna nisan апр* квіт* απρ* ebrill travan* travnja',
  'may mai трав mayo maijs maija мај május* gegužė gegužės meyi umeyi mey gicurasi maio mag maggio mei maj maja majem maig máj máje touko* květ* květen mayıs май мая трав* μαι* mei svib*',
  'jun haz june jún június* júna junijs jūnijs jūnija junij junija јун* юни чэрв* birželis birželio qershor jona iuni juin kamena ujuni juni junie junio junho juin giu giugno cze czerw* kesä* červen června iun iunie hun hunyo juny jún június juuni haziran июн* черв* ιουν* mehefin lipanj lipnja',
  'jul tem july júl július* júla jūlijs jūlija julij julija јул* юли лип* ліп* liepa liepos korrik jolay iulai hurae julai ujulayi nyakanga juli julie julio julho juil juill* lug luglio lip lipiec lipc* heinä* července červenec iul iulie hul hulyo juliol júl július juuli julai temmuz июл* лип* ιουλ* gorffennaf srpanj srpnja',
  'aug ağu серп august* avgust* ágúst* жнів* rugpjū* gusht aogositra aokuso akuhata agosti agost ogos uagasti kanama agosto agost ago août aoû sie sierp* elo elok* srpen srpna agustus ağustos agosti augusztus авг* серп* αυγ* awst kolovoz*',
  'sep eyl вер sept septe* септ* верас* rugsėj* shtator septambra setema hepetema septemba usepthemba nzeri septi* setem* sette* set setyem* syys* září zář wrz wrześ* eylül szept* сен* верес* σεπ* medi rujan rujna',
  'oct eki octob* octom* кастр* spalis spalio tetor oketopa uokthoba ukwakira октом* octub* octo okt okto* out outubro ott ottobre paź paźdz* loka* říj* oktubre ekim окт* жовт* οκτ* hydref',
  'nov kas лист lapkrič* novem* ноем* ліст* лістап* lapkrit* nëntor* novambra novema noema unovemba studeni studenog* studenoga ugushyingo noviem* lis listop* marras* noi noiem* nob nobyem* kasım нояб* листоп* νοε* tachwedd',
  'dec ara decem* деке* снеж* снежн* gruodis gruodžio dhjetor* desambra tesema tihema disem* udisemba ukuboza déc décem* dez dezem* dic dicie* dicem* gru grud* joulu* pros prosin* des desem* dis disyem* dek detsem* dets aralık дек* груд* δεκ* rhagfyr',
];

/** From Monday to Sunday. */
const weekdays = [
  'monday mon пн montag mo lundi lun lunes segunda segunda-feira seg lunedi maandag ma mandag man måndag mån maanantai poniedzialek pon pondeli senin sen jumatatu hétfő luni понедельник понеділок 월 월요일 周一 星期一',
  'tuesday tue вт tues dienstag di die mardi martes terca terca-feira ter martedi dinsdag tisdag tis tirsdag tir tiistai wtorek wt utery utorok selasa sel jumanne kedd marți вторник вівторок 화 화요일 周二 星期二',
  'wednesday wed ср srijeda sreda çarşamba τεταρτ* сряда trečiadien* trešdien* kolmapäev* miðvikudagur weds mittwoch mi mit mercredi mer miercoles mie quarta quarta-feira qua mercoledi woensdag wo woe onsdag ons keskiviikko sroda sr streda rabu rab jumatano szerda miercuri среда середа 수 수요일 周三 星期三',
  'thursday thu чт thur thurs donnerstag do don jeudi jeu jueves jue quinta quinta-feira qui giovedi donderdag torsdag tor tors torstai czwartek czw ctvrtek štvrtok kamis kam alhamisi csütörtök joi четверг четвер 목 목요일 周四 星期四',
  'friday fri пт petak cuma παρασκευ* петък петак penktadien* piektdien* reede föstudagur freitag fr vendredi ven viernes vie sexta sexta-feira sex venerdi vrydag vrijdag vr vrij fredag fre perjantai piatek piatok pt patek jumat jum ijumaa péntek vineri пятница 금 금요일 周五 星期五',
  'saturday sat сб суб subota субота šeštadien* sestdien* laupäev* laugardagur cumartesi σαββατ* събота samstag sonnabend sa sam samedi sabado sab sabato zaterdag saterdag za zat lordag lor lördag lör lauantai sobota sob sabtu jumamosi szombat sâmbătă суббота субота sabbath 토 토요일 周六 星期六',
  'sunday sun su ned dum svētd ahad ahd нд вс вск нед cn sul sekmadien* svētdien* pühapäev* sunnudag* sunnudagur diel nedelja недеља недела неделя κυριακ* κυρ sonntag so son dimanche dim domingo dom domenica diumenge zondag zo zon sondag søndag søn söndag sön sunnuntai niedziela niedz nd nedele neděle nedeľa ne nedjelja minggu min linggo lin jumapili vasárnap duminica duminică воскресенье неділя pazar 일 일요일 주일 周日 星期日 星期天 主日 日曜日',
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
export const monthNamed = remembered((word) => {
  const plain = plainWord(word);
  const at = monthPatterns.findIndex((pattern) => pattern.test(plain));
  return at < 0 ? null : at + 1;
});

/** The weekday that a word names, in the plural too, from 0 for Monday; null for another word. */
export const weekdayNamed = remembered((word) => {
  const plain = plainWord(word).replace(/\.$/, '');
  const at = weekdayPatterns.findIndex(
    (pattern) => pattern.test(plain) || (plain.length > 4 && pattern.test(plain.replace(/s$/, ''))),
  );
  return at < 0 ? null : at;
});

/** A table says the same few words on each of its lines. */
function remembered(find: (word: string) => number | null): (word: string) => number | null {
  const known = new Map<string, number | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) {
      return found;
    }
    const named = /\p{L}/u.test(word) ? find(word) : null;
    if (known.size >= 5000) {
      known.clear();
    }
    known.set(word, named);
    return named;
  };
}
