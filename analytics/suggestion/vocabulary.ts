/**
 * Words that churches name things with, in the languages that they write in. A star stands for any
 * ending. Accents and case do not matter. Words of scripts without spaces are found anywhere.
 */
const vocabulary = {
  total:
    'total* gesamt* insgesamt summe sum totaal totale totaux razem suma łącznie ogółem celkem spolu összes* yhteensä sammanlagt ialt samtals toplam ukupno skupaj viso kokku jumlah tổng kabuuan i-alt allt sammantaget everyone everybody overall combined itogo всего итого усього разом общо укупно σύνολο 합계 총 전체 合計 總計 总计 总数 總數 合计 รวม المجموع إجمالي סהכ jumla keseluruhan isamba zvese apapo igiteranyo bose fitambarany gjithsej kopā iš-viso סה״כ סה"כ कुल योग মোট மொத்தம் మొత్తం ആകെ جمع مجموع სულ ընդամենը cyfanswm всього',
  kids: 'kid* child* nurser* preschool* toddler* infant* baby babies elementary keiki prek pre-k grades junior* littles cradle crib walkers tamariki under-1* under-5* u16 u18 unter-1* bis-14 kinderen crawlers kinder* kleinkind* krabbel* niñ* infantil* bebe* bébé* enfant* garderie bambin* criança* dzieci* dziatwa děti gyerek* gyermek* barn* børn* lapset lapsi* copii djec* deca deti çocuk* anak* watoto bata дети детск* діти дитяч* деца παιδι* 어린이 유아 유치 유년 아동 영아 초등 子供 子ども こども 儿童 兒童 孩子 小孩 أطفال ילדים bērni vaikai lapsed fëmijë kanak* kinders mtoto menores thiếu-nhi trẻ-em เด็ก बच्च* підлітк* otroc* otrok vaik* bērn* laps* börn الأطفال اطفال הילדים बच्चे बालक শিশু குழந்தை* పిల్లలు കുട്ടികൾ vana abana ankizy timoun کودکان ბავშვ* երեխա* nens nenes creche lil tamaiti fanau',
  adults:
    'adult* erwachsene* volwassene* dorośli dospěl* felnőtt* vuxna voksne aikuis* yetişkin* men women männer frauen hombres mujeres hommes femmes uomini donne homens mulheres odrasli взросл* доросл* ενήλικ* 장년 성인 어른 大人 成人 บาลิก بالغ* brothers sisters ladies gentlemen male* female* grown-ups hermanos hermanas varones damas caballeros irmãos irmãs frères sœurs fratelli sorelle watu-wazima wakubwa wanaume wanawake pria wanita laki* perempuan dewasa mannen vrouwen menn kvinner män kvinnor miehet naiset người-lớn ผู้ใหญ่ täiskasvan* suaug* 男 女 muškarci žene moški ženske vyrai moterys vīrieši sievietes mehed naised fullorðn* karlar konur burra gra të-rritur erkek* kadın* رجال نساء الرجال النساء البالغ* الكبار מבוגרים גברים נשים वयस्क पुरुष महिला* स्त्री ஆண்கள் பெண்கள் పురుషులు స్త్రీలు പുരുഷന്മാർ സ്ത്രീകൾ abadala amadoda abesifazane varume vakadzi vakuru abagabo abagore abakuru lehilahy vehivavy olon-dehibe granmoun άνδρες άντρες γυναίκες мъже жени възрастн* мушкарци жене odrasl* ชาย หญิง erişkin* pieaug* gason fanm oedolion ზრდასრულ* მამაკაც* ქალ* კაც* մեծահասակ* տղամարդ* կանայք matua kakai-lalahi',
  members:
    'member* regular* miembros membros membres mitglied* leden członkowie 교인 會友 会友 medlem* anggota wanachama washirika jäsen* člen*',
  guests:
    'guest* visitor* visitante* visita* invitado* invité* gäste gast newcomer* ospiti gość goście convidad* firsttime* first erstbesuch* erstmals primera-vez primeira-vez première-fois eerste-keer 새가족 새신자 방문자 新人 新朋友 гост* gäster gjester gæster vieraat vendég* tamu wageni hosté visitas επισκέπτ* posjetitelj* obiskoval* svečiai viesi külalis* gestir mysafir* misafir* ziyaretçi* yeni-gelen* زوار ضيوف زائرين الزوار אורחים מבקרים अतिथि आगंतुक अतिथी विज़िटर khách-mới thân-hữu khách ผู้มาใหม่ ผู้มาเยี่ยม izivakashi vaenzi abashyitsi vahiny vizitè* სტუმ* հյուր* ymwelwyr vizitè gosti gostje gostov hostia hostí vizitatori oaspeți tetamu pelawat',
  maybeGuests: 'new 1st',
  newcomers:
    'timer* first-timer* 1st-timer* 1st-time* 1st-visit* new-people new-faces gjest besoekers besökare-ny* gaste gasten novo novos neu neue nouveaux nuevo nuevos nueva nuevas nieuwe* nya nye nowi nuovi visiteur* visitatori invites visitantes-novos primera-vez primeras-visitas premier-passage erstgast erstgäste neubesuch* návštěvníci wageni-wapya bagong-dumalo bisita bisitor* 새등록',
  place: 'service* sanctuary chapel hall building campus auditorium gym venue room*',
  generic:
    'attendance headcount head-count count people attendees présence présences asistencia asistentes besucher* anwesend* teilnehmer* presentes présents presenti presença* presenças presenze frequência* participants aanwezig* obecn* närvarande besök* besøk* bezoekers kerkgang* deltag* fremmøte oppmøte frekwencja 참석 출석 인원 出席 人数 人數 присутств* worshiper* worshipper* congregation* attended souls persons personas personnes persone pessoas personen jemaat hadir kehadiran mahudhurio waliohudhuria присутн* läsnä* osallistuj* resztvev* jelenlev* přítomn* prítomn* prezenț* in-person in-room in-the-room προσέλευση παρόντες παρουσίες εκκλησίασμα* присъств* посещ* prisutn* nazočn* posjećen* navzoč* obisk udelež* prisotn* dalyv* lankom* apmeklē* klātes* osaleja* kohalvii* mæting* kirkjugest* viðstadd* messugest* pjesëmarr* prezenca të-pranish* katılım* katılan* mevcut الحضور حضور الحاضرون נוכחות נוכחים משתתפים उपस्थित* उपस्थिति উপস্থিতি வருகை హాజరు ഹാജർ hiện-diện tham-dự ผู้เข้าร่วม ผู้ร่วม จำนวนคน abakhona ababekhona vakauya abitabiriye mpanatrika prezans حاضرین presenoldeb დამსწრ* დასწრებ* ներկա*',
  online:
    'online* stream* livestream* youtube* yt facebook* fb zoom vimeo boxcast instagram twitch virtual* digital* viewer* nett* view views viewing* watch* web* internet remote* linea ligne zuschau* kijkers espectador* tv radio podcast* transmiss* transmisi* ao-vivo en-vivo en-direct 온라인 유튜브 网络 網路 網上 网上 線上 线上 直播 オンライン онлайн трансляц* эфир* peak replay* concurrent* aanlyn en-ligne mtandaoni daring verkossa ar-lein',
  helpers:
    'volunteer* helper* serve server* serving team* crew staff worker* usher* greeter* band musician* mitarbeit* helfer* voluntari* bénévole* benevol* vrijwillig* wolontariusz* servidor* obreir* equipo équipe equipe dobrovoln* önkéntes* frivillig* talonväki vapaaehtois* 봉사자 교사 奉仕 志工 义工 義工 волонт* служител* tech production pelayan petugas wahudumu talkoolai*',
  seated:
    'in-seats in-seat seats-filled filled-seats seats-taken occupied-seats seated in-pews in-the-pews in-chairs',
  within:
    'davon darunter waarvan of-which of-whom dont w-tym varav hvorav heraf de-los-cuales de-las-cuales dos-quais das-quais',
  overflow: 'overflow*',
  things:
    'altar car cars vehicle* auto autos carro* coche* voiture* macchin* fahrzeug* parking decis* salvation* saved convers* bapti* tauf* bautis* bautizo* batism* battesim* communion* communicant* abendmahl cena ceia offering* collecte* kollekte collection* ofrenda* oferta* spende* giving dollar* euro* prayer* card cards hands bulletin* bible bibles bibeln chair chairs seat seats sitz* stoelen asientos assentos capacity capacité kapazität aforo capacidade rooms meals coffee kaffe* kyrkkaffe* kirkekaffe* koffie kaffee café cups bags household* households famil* entscheidung* devices temperature downloads comments likes 자동차 차량 결신 세례 헌금 受洗 奉献 奉獻 communed communing communicating communions avondmaal* nattverd* nattvard* altergang* ehtoollis* úrvacsor* komuni* kommunion* przyjmując* večeře причаст* евхарист* perjamuan* meza-ya-bwana convert* new-convert* conversion* conversiones conversões holy-ghost* slips',
  school:
    'preschool* daycare school* academy kita kitas kindergarten crèche creche mdo afterschool colegio montessori childcare nursery-school prek',
  sundaySchool:
    'sunday-school sabbath-school escuela-dominical escuela-sabática escola-dominical escola-bíblica ebd sonntagsschule zondagsschool scuola-domenicale école-du-dimanche 주일학교 日曜学校 主日学 主日學 sekolah-minggu shule-ya-jumapili söndagsskol* søndagsskol* pyhäkoulu* szkółk* nedělní-škol* nedeľn* vasárnapi-iskola nedjeljn* недільна-школа воскресная-школа неделно-училище duminical* trường-chúa-nhật church-school pühapäevakool* svētdienas-skol* sekmadienin* sunnudagaskól* مدارس-الأحد مدرسة-الأحد 教会学校 საკვირაო-სკოლა* ysgol-sul',
  alsoThere:
    'youth student* teen* tween* young jugend* jóvenes adolescent* jeunes ados giovani ragazzi jovens jovem jeugd tieners jongeren nuoret ungdom* młodzież* kabataan senior* elder* overflow balcony lobby foyer auditorium sanctuary main hall chapel gym upstairs downstairs floor level wing galer* empore balkon* balcón* saal zaal salle sala salón templo santuario nave choir team service* 청년 청소년 학생 青年 学生 молод* remaja pemuda vijana молодь підлітк* confirmand* konfirmand* left right center centre middle front back rear lower upper north south east west section* side* aisle* autalavou toutupu',
  worship:
    'service services worship* communion evensong mass misa missa messe messa msza liturg* eucharist* gottesdienst* culto* culte* servicio* celebra* gathering* gudstjänst* gudstjeneste* jumalanpalvelus* nabożeńst* bohoslužb* istentisztelet* eredienst* zondagsdienst* ibadah misyon liturgie богослуж* служба литург* λειτουργ* 예배 礼拝 礼拜 崇拜 聚会 聚會 divine rite ibada kebaktian misa-kudus høymesse høgmesse højmesse högmässa mässa slujb* zhromažden* thánh-lễ θεία bogoslužj* bogoslužen* maša mišios pamald* dievkalpojum* jumalateenistus* guðsþjónust* shërbes* mesha ibadet قداس القداس العبادة الخدمة आराधना நமஸ்காரம் ஆராதனை ఆరాధన ആരാധന นมัสการ inkonzo amateraniro fanompoam-pivavahana lễ',
  language:
    'español spanish hispanic* hispana hispano korean mandarin cantonese chinese portugu* brazilian français french haitian deutsch vietnamese filipino tagalog ilocano arabic farsi persian swahili russian ukrainian romanian polish burmese karen chin hmong lao khmer cambodian thai indonesian japanese nepali tamil hindi telugu malayalam punjabi urdu amharic tigrinya oromo ethiopian creole kreyòl samoan tongan chuukese marshallese 한국어 华语 華語 國語 国语 普通话 粵語 粤语',
  mass: 'mass misa missa messe messa msza misa-kudus saturday-vigil sunday-vigil vigil-mass',
  worshipDay:
    'sunday* saturday* friday* weekend* sonntag* samstag* domingo* domenica* dimanche* samedi* sábado* sabato zondag* zaterdag* niedziel* sobota söndag* søndag* vasárnap* campus* church* morning* experience* 주일 主日 日曜 minggu jumapili недільн* воскресн* duminic* neděl* nedel* nedjelj* sunnuntai* chúa-nhật',
  weekendName:
    'sunday* saturday* weekend* sonntag* samstag* wochenend* domingo* dominical domenica* domenicale dimanche* samedi* sábado* sabato sabbath zondag* zaterdag* niedziel* söndag* søndag* vasárnap* недільн* воскресн* 주일 主日 日曜 minggu jumapili neděl* sunnuntai* chúa-nhật',
  evening: 'evening* night* pm',
  ownKind: 'eucharist* communion liturg* contemporary modern casual taizé jazz young',
  youngAdults: 'young-adult* junge-erwachsene*',
  pacificEvening: 'afiafi efiafi ahiahi',
  pacificWorship: 'lotu* sapate aso-sa',
  inPerson:
    'in-person in-room in-the-room in-house in-building onsite on-site vor-ort präsenz* presencial* présentiel* fysiek* på-plats in-presenza',
  familyRoom:
    'family-room* cry-room* parent-room* parents-room* mothers-room* family-chapel family-section',
  communicants: 'communicant* communed communing communicating communions',
  dedication:
    'st saint saints sankt sint san santa são trinity christ christ-church emmanuel immanuel',
  houseChurch:
    'house-church* home-church* microchurch* micro-church* hauskirche* hausgemeinde* iglesia-en-casa église-de-maison maison igreja-no-lar igreja-nas-casas huiskerk*',
  besides:
    'youth student* teen* jugend* jóvenes jovenes jeunes giovani jovens młodzież* jeugd* college* young-adult* choir chor coral coro koor kör rehearsal* ensaio* ensayo* probe* practice prayer* gebet* gebed* oración oração prière* preghiera modlitw* vespers vesper vigil matins compline rosary adoration confession* bible-stud* bible-class* bibelstunde* bibelkreis* bijbelstud* estudio* study studies group* gruppe* grupo* hauskreis* class classes course* kurs* alpha membership recovery pantry food meal* supper* dinner* breakfast* lunch* potluck* brunch coffee training committee* board council awana mops moms mens womens seniors esl upward league soccer football discipleship bible-fellowship christian-education formation catechism* catequesis confirmation konfi* ccd orientation growth-track starting-point newcomer* next-steps sports basketball fitness office workshop* 기도 성경공부 청년 청소년 소그룹 성가대 祈祷 祷告 禱告 青年 小组 小組 молодежь молитв* εσπεριν* вечерн* vecern* vísperas vespro vespri vêpres nieszpor* remaja pemuda vijana maombi doa молитов* підлітк* молодіжн* подростк* rukous* raamattupiiri bønn* bønemøte* bibeltime* bibliaóra* imádság* biblick* 團契 团契 christian-ed equipping-hour equip-hour learning-hour adult-ed royal-ranger* ranger* scout* pfadfind* brigade* pathfinder* adventurer* trail-life heritage-girls cadets',
  helperEvents:
    'volunteer* serve server* serving team* staff crew helper* mitarbeiter* helfer* voluntari* bénévole* 봉사자 worker* obreros obreiros',
  midweek:
    'midweek* wednesday* mittwoch* miércoles mercredi mercoledì woensdag* quarta środa 수요 mid-week teaching ensino doutrina enseñanza doctrina enseignement insegnamento lehr* onderricht naucza* jumatano rabu среда середа',
  everydayFund:
    'general* tithe tithes tithing budget operating allgemein* zehnt* diezmo* dízimo* dizimo* dîme* decim* décim* algemeen 십일조 十一 什一 pledge pledges stewardship weekly regular-giving contributions sadaka zaka perpuluhan десятин*',
  offeringFund:
    'offering offerings offertory ofrenda ofrendas oferta ofertas offrandes kollekte collecte plate 헌금 奉献 奉獻 献金 loose-offering collection collections colecta quête persembahan пожертв*',
  specialFund:
    'rebuild* renovat* relocation expansion 선교 건축 구제 장학 宣教 差傳 差传 建堂 建築 建筑 会堂 慈惠 愛心 爱心 特別 building* mission* benevolence christmas easter camp* youth* student* school* memorial* capital* bau baufonds construcción construcao relief* trip* missionar* misiones missões diakonie* deacon* scholarship* pantry event* sale* organ music* cemetery* roof debt* legacy* endowment* flower* discretionary outreach orphan* disaster hurricane campaign* next-gen faith-promise reforma templo pro-templo diaconie zending* bouw* tuition vbs retreat* books* candle* kerzen* cierge* veladora* second-collection* 2nd-collection* segunda-colecta* segunda-coleta* zweite-kollekte* staff-support missionary-support',
  tithe:
    'tithe* tithing zehnt* diezmo* dízimo* dîme* decim* décim* 십일조 十一 什一 zaka perpuluhan десятин*',
  thanksgivingFund: 'thanksgiving thanksgivings thanks-offering* acción-de-gracias ação-de-graças',
  feast: 'harvest* basket* dinner* meal* supper* lunch*',
  guestCards:
    'connect* guest* visitor* visitante* invitado* visiteur* besucher* gäste gasten bezoeker* newcomer* new-here new-people new-famil* new-to im-new i-am-new are-you-new first-time* firsttime* first-visit plan-a-visit plan-your-visit plan-my-visit soy-nuev* sou-nov* eres-nuev* es-nov* ich-bin-neu neu-hier neu-bei je-suis-nouve* ik-ben-nieuw nieuw-hier sono-nuov* primera-visita primeira-visita première-visite contact-card* kontaktkart* contactkaart* tarjeta-de-conexion cartão-de-conexão welcome bienvenid* bienvenue bem-vind* boas-vindas visitas willkommen* welkom* benvenut* powitaln* witaj* välkommen velkommen tervetuloa karibu maligayang selamat-datang hello hallo hola olá bonjour 새가족 새신자 방문자 환영 新人 新朋友 歡迎 欢迎 ようこそ intrekker* nuut-hier ek-is-nuut ny-her ny-här nieuwkomer* jestem-now* mgeni wageni tamu 新来者 初めて',
  care: 'hospital* pastoral* enferm* homebound shut-in* sick ancian* home-visit*',
  helperRooms:
    'volunteer* team* staff helper* welcome desk office security greeter* usher* check-in serve* leader*',
  kidsBesides:
    'grade* creche oppas tots bercario u5 u8 u10 u11 u12 u13 u14 under-5 under-12 under-13 under-14 under-16 chicos escuelita cuna kigo kiki jungschar pequeños kleuters peuters barnkyrka söndagsbarn abantwana izingane omode mga-bata watoto-wote børnekirke barnekirke pueri boys girls jungen mädchen buben jongens meisjes seuns dogters garçons filles ragazze meninos meninas chłopcy dziewczęta dziewczynki chlapci dívky kluci holky fiúk lányok gutter jenter pojkar flickor drenge piger pojat tytöt wavulana wasichana αγόρια κορίτσια băieți fete putri putra 男孩 女孩 男の子 女の子 남아 여아 little-lambs little-ones little-saints little-sprouts little-stars little-explorers',
  hall: 'auditorium auditorio auditório worship-center worship-centre main-hall main-floor main-room balcony balcón balcão balkon overflow annex annexe mezzanine gallery salón-principal salão-principal hauptsaal grande-salle grote-zaal',
  lessons: 'club* corner conversation* lesson* language* lunch* cafe café',
  schoolClass: 'class classes clase clases aula aulas kurs klasse',
  youth:
    'youth* student* teen* tween* adolescen* ado ados jugend* joven* jóvenes jeunes jovem jovens mocidade ungdom* nuoret jeugd* jongeren tiener* konfi konfis konfirmand* confirmand* młodzież* giovani ragazzi kabataan remaja vijana rangatahi ifjúság* mládež* 청소년 학생 청년 중고등부 중등부 고등부 대학부 청년부 autalavou toutupu',
  adultsBesides:
    'grown-up* mother* father* padres madres damen herren herrar damer mannfolk mężczyźni kobiety muži ženy férfi* nők matatanda nakatatanda babalaki lalaki babae kalalakihan kababaihan wazee wababa wamama 장년부 성년 남자 여자',
  present:
    'att attd attn attend attending present number-present numbers turnout crowd heads in-attendance in-church souls anwesende* anwesenheit gottesdienstbesuch* gd-besuch* teilnehmende tn personenzahl aantal bezoekersaantal antal antall liczba ilość anzahl cantidad número nombre effectif* affluence fréquentation quantidade qtd qtde público assistência asistencias presenza affluenza numero dumalo bilang mga-dumalo nakadalo watu waumini idadi waliofika létszám návštěvnost účast počet osallistujia kävijät läsnäolijat sanctuary balcony auditorium main-floor empore upstairs downstairs overflow overflow-room lobby foyer gallery galerie galería galeria balkon balcón balcão mezzanine worship-center fellowship-hall nave templo santuario salón-principal 출석수 출석인원 총원 장년출석 참석자',
  payments:
    'check checks cheque* coin coins bank transfer* eft ach pos card cards envelope* loose paypal venmo zelle cashapp cash-app mpesa m-pesa airtel gcash pix swish vipps mobilepay paybill till online text-to-give app website in-person efectivo transferencia* tarjeta* dinheiro transferência* cartão cheques virement* espèces überweisung* bar überwiesen contant pin bankoverschrijving överföring* överfört amount* betrag beträge monto importe montant* bedrag belopp beløb kwota importo valor received banked lodged general',
  giving:
    'offering* giving tithe* donation* contribution* thank-offering* thanksgiving-offering* gift gifts plate income revenue receipts cash collection* gåvor gåva gaben gabe giften donaci* doaç* doac* aporte* limosna* primicia* oferend* ofertor* arrecad* libéralité* colecta colectas coleta coletas colletta elemosina matoleo changizo fungu-la-kumi handog ikapu abuloy kaloob indsamling* tiende zbiórka sbírk* zbierk* milodar* persely* adomány* donatii dărnicie zeciuial* пожертв* десятин* 献金 monies kollekt* opfer spende* zehnt* dankoffer* offrande* quete* collecte* dime dimes don dons ofrenda* diezmo* donativ* oferta* dizimo* contribuic* offert* decima decime offer gaver givertjeneste omhaling* offergawe* taca ofiar* kolekta skladka dziesiecin* kolehti uhri sadaka zaka persembahan 헌금 십일조 奉献 奉獻 δωρε* προσφορ* έρανος дарени* дарове prinos* nabirk* darovi aukos ziedoj* annetus* korjandus* samskot dhurata ofert* bağış* sunu* عطاء العطاء تقدمة التقدمات تبرعات العشور תרומה תרומות दान भेंट चढ़ावा দান காணிக்கை కానుక* സ്തോത്രകാഴ്ച dâng-hiến tiền-dâng ถวาย เงินถวาย สิบลด umnikelo iminikelo okweshumi mupiro zvipo chegumi amaturo ituro fanatitra rakitra ofrann ofrandes first-fruit* firstfruit* first-fruits primicias primícias prémices შესაწირ* შემოწირ* նվիրատվ* casgliad col·lecta',
  groups:
    'groups small-group* life-group* home-group* community-group* connect-group* cell-group* house-group* kleingruppe* hauskreis* cell-meeting* house-fellowship* celula celulas grupo grupos petit-groupe* petits-groupes groupe-de-maison groupes-de-maison huiskring* hemgrupp* husgrupp* bibelgrupp* cellegrupp* grupy-domowe grupki gruppi kring kringe kringen 구역 소그룹 목장 순모임 小组 小組',
  compared:
    'avg average* mean durchschnitt* schnitt moyenne* promedio media medio gemiddeld* genomsnitt* gjennomsnitt* srednia keskiarvo* průměr* priemer* rata-rata wastani átlag* keskmine vidēj* vidurk* средн* середн* ortalama snitt ytd year-to-date running cumulative kumul* acumulad* cumul* last-year prior-year previous-year prev py ly vorjahr* letztes-jahr annee-precedente ano-anterior ano-pasado fjol* vorig-jaar change changes chg diff* delta growth variance differenz veranderung goal target budget ziel meta objectif capacity kapazitat 평균 누계 작년 목표 μέσος-όρος prosjek* povpreč* prosek* meðaltal mesatar* المتوسط متوسط ממוצע औसत trung-bình เฉลี่ย isilinganiso avareji impuzandengo medie purata 平均 среден середнє',
  westernEaster: 'presbyterian* armenian* malankara',
  orthodox: 'orthodox* ortodox* orthodoxe православ* ορθόδοξ* coptic* tewahedo',
  staff: 'staff',
} as const;

export type Meaning = keyof typeof vocabulary;

/** Whether a name has a word of this meaning. */
export function means(name: string, meaning: Meaning): boolean {
  return patternOf(meaning).test(plain(name));
}

const patterns = new Map<Meaning, RegExp>();

function patternOf(meaning: Meaning): RegExp {
  const known = patterns.get(meaning);
  if (known) {
    return known;
  }
  const pattern = compiled(vocabulary[meaning].split(/\s+/));
  patterns.set(meaning, pattern);
  return pattern;
}

/**
 * One pattern of all words. The edges of words stand in it once, not with every word: their classes are
 * what takes long to compile.
 */
function compiled(words: readonly string[]): RegExp {
  const stems = words.map((word) => ({
    stem: plain(word).replace('*', ''),
    hasEnd: !word.endsWith('*'),
  }));
  const anywhere = stems.filter(({ stem }) => unspaced.test(stem)).map(({ stem }) => stem);
  const spaced = stems.filter(({ stem }) => !unspaced.test(stem));
  const part = (isWhole: boolean) =>
    spaced
      .filter(({ hasEnd }) => hasEnd === isWhole)
      .map(({ stem }) => stem.replaceAll('-', '[^\\p{L}\\p{N}]+'));
  const starts = part(false);
  const wholes = part(true);
  const alternatives = [
    ...(starts.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${starts.join('|')})`] : []),
    ...(wholes.length > 0 ? [`(?<![\\p{L}\\p{N}])(?:${wholes.join('|')})(?![\\p{L}\\p{N}])`] : []),
    ...anywhere,
  ];
  return new RegExp(alternatives.join('|'), 'u');
}

const unspaced =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Lower case, without accents and apostrophes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{Mn}'’]/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
}
