/**
 * Months from January on and, last, Sunday, in scripts whose marks tell words apart: they are sought as they are
 * written. Short forms stand behind a slash.
 */
const names = [
  // Thai
  'มกราคม/มค กุมภาพันธ์/กพ มีนาคม/มีค เมษายน/เมย พฤษภาคม/พค มิถุนายน/มิย กรกฎาคม/กค สิงหาคม/สค กันยายน/กย ตุลาคม/ตค พฤศจิกายน/พย ธันวาคม/ธค อาทิตย์/อา/วันอาทิตย์',
  // Arabic, as in Egypt, and in the Levant
  'يناير فبراير مارس أبريل/ابريل مايو يونيو/يونية يوليو/يوليه أغسطس/اغسطس سبتمبر أكتوبر/اكتوبر نوفمبر ديسمبر الأحد/الاحد/أحد/احد',
  'جانفي/كانون٢ فيفري/شباط آذار/اذار نيسان/أفريل أيار/ماي حزيران/جوان تموز/جويلية آب/أوت أيلول تشرين١ تشرين٢ كانون١ الأحد',
  // Hebrew
  'ינואר/ינו/בינואר פברואר/פבר/בפברואר מרץ/מרס/במרץ אפריל/אפר/באפריל מאי/במאי יוני/ביוני יולי/ביולי אוגוסט/אוג/באוגוסט ספטמבר/ספט/בספטמבר אוקטובר/אוק/באוקטובר נובמבר/נוב/בנובמבר דצמבר/דצמ/בדצמבר ראשון/א׳',
  // Persian
  'ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر یکشنبه',
  // Hindi, Bengali, Tamil, Telugu, Malayalam
  'जनवरी/जन॰ फ़रवरी/फरवरी/फ़र॰ मार्च अप्रैल मई जून जुलाई/जुल॰ अगस्त/अग॰ सितंबर/सितम्बर/सित॰ अक्टूबर/अक्तूबर/अक्तू॰ नवंबर/नवम्बर/नव॰ दिसंबर/दिसम्बर/दिस॰ रविवार/रवि/इतवार',
  'জানুয়ারি/জানুয়ারী/জানু ফেব্রুয়ারি/ফেব্রুয়ারী/ফেব মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর/সেপ অক্টোবর নভেম্বর ডিসেম্বর রবিবার/রবি',
  'ஜனவரி/ஜன பிப்ரவரி/பிப் மார்ச்/மார் ஏப்ரல்/ஏப் மே ஜூன் ஜூலை ஆகஸ்ட்/ஆக செப்டம்பர்/செப் அக்டோபர்/அக் நவம்பர்/நவ டிசம்பர்/டிச ஞாயிறு/ஞாயி',
  'జనవరి/జన ఫిబ్రవరి/ఫిబ్ర మార్చి ఏప్రిల్/ఏప్రి మే జూన్ జులై/జూలై ఆగస్టు/ఆగ సెప్టెంబర్/సెప్టెం అక్టోబర్/అక్టో నవంబర్/నవం డిసెంబర్/డిసెం ఆదివారం/ఆది',
  'ജനുവരി/ജനു ഫെബ്രുവരി/ഫെബ്രു മാർച്ച്/മാർ ഏപ്രിൽ/ഏപ്രി മേയ്/മെയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ്/ഓഗ സെപ്റ്റംബർ/സെപ്റ്റം ഒക്‌ടോബർ/ഒക്ടോബർ/ഒക്ടോ നവംബർ/നവം ഡിസംബർ/ഡിസം ഞായറാഴ്ച/ഞായർ',
  // Georgian, Armenian
  'იანვარი/იან თებერვალი/თებ მარტი/მარ აპრილი/აპრ მაისი/მაი ივნისი/ივნ ივლისი/ივლ აგვისტო/აგვ სექტემბერი/სექ ოქტომბერი/ოქტ ნოემბერი/ნოე დეკემბერი/დეკ კვირა/კვი',
  'հունվարի/հունվար/հնվ փետրվարի/փետրվար/փտվ մարտի/մարտ/մրտ ապրիլի/ապրիլ/ապր մայիսի/մայիս/մյս հունիսի/հունիս/հնս հուլիսի/հուլիս/հլս օգոստոսի/օգոստոս/օգս սեպտեմբերի/սեպտեմբեր/սեպ հոկտեմբերի/հոկտեմբեր/հոկ նոյեմբերի/նոյեմբեր/նոյ դեկտեմբերի/դեկտեմբեր/դեկ կիրակի/կիր',
];

const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec Sunday'.split(' ');
const named = new Map(
  names.flatMap((line) =>
    line
      .split(' ')
      .flatMap((words, at) =>
        words.split('/').map((word) => [keyOf(word), english[at] ?? ''] as const),
      ),
  ),
);
named.set(keyOf('الجمعة'), 'Friday').set(keyOf('السبت'), 'Saturday');
named.set(keyOf('שישי'), 'Friday').set(keyOf('שבת'), 'Saturday');
const otherScript =
  /[\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Malayalam}\p{Script=Georgian}\p{Script=Armenian}]/u;
const word = /[\p{L}\p{M}.׳॰\u200c]+/gu;

function keyOf(text: string): string {
  return text.normalize('NFC').replace(/[.\u200c]/g, '');
}

/** Vietnamese writes its words apart, and the Levant the months at the end of the year. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/ch(?:úa|ủ) nh[ậâ]t,?/giu, 'Sunday '],
  [/(?:ngày\s*)?(\d{1,2})\s*(?:tháng|thg)\s*(\d{1,2}),?(?:\s*năm)?\s*(\d{4})/giu, '$1/$2/$3'],
  [/(?:ngày\s*)?(\d{1,2})\s*(?:tháng|thg)\s*(\d{1,2})(?!\d)/giu, '$1/$2'],
  [/(?:ngày|năm)\s*(?=\d)/giu, ''],
  [/(?<=日)\s*[月火水木金土日]曜日?|\s*(?:週|周|星期|礼拜|禮拜)[一二三四五六日天]/g, ''],
  [/(?<=\d)\.?\s*(?:г|р|год|року?)\.?$/gu, ''],
  // October in Poland, unless it stands behind the year.
  [/(?<=\d{4}) Paz$/g, ''],
  [/كانون الثاني/g, 'Jan'],
  [/تشرين الأول/g, 'Oct'],
  [/تشرين الثاني/g, 'Nov'],
  [/كانون الأول/g, 'Dec'],
];

/** Years of Japan's emperors and of the Republic of China, in those of the common era; `eras.ts` knows those of digits alone. */
const eras: readonly (readonly [RegExp, number])[] = [
  [/(?:令和\s*(\d{1,2}|元)\s*(?:年|[./-])|(?<![\p{L}\d])R\.?(\d{1,2})\s*年)\s*/gu, 2018],
  [/(?:平成\s*(\d{1,2}|元)\s*(?:年|[./-])|(?<![\p{L}\d])H\.?(\d{1,2})\s*年)\s*/gu, 1988],
  [/(?:中華)?民國\s*(\d{2,3}|元)\s*(?:年|[./-])\s*/gu, 1911],
  [/^(1[0-2]\d)\s*年\s*(?=\d{1,2}[月./-]\s*\d)/gu, 1911],
];

/** A date of another script, era or language of words apart, as one that is read by its digits and months. */
export function inKnownWords(text: string): string {
  if (/^[ -~]*$/.test(text) && !/\bthg\b| Paz$/i.test(text)) {
    return text;
  }
  const ofEras = eras.reduce(
    (all, [pattern, before]) =>
      all.replace(pattern, (_, named, short) => {
        const year = named ?? short;
        return `${before + (year === '元' ? 1 : Number(year))}-`;
      }),
    text,
  );
  const plain = phrases.reduce((all, [pattern, said]) => all.replace(pattern, said), ofEras);
  const isThai = /\p{Script=Thai}/u.test(plain);
  return otherScript.test(plain)
    ? plain
        .replace(/พ\.?ศ\.?|ปี|ที่|วันที่|(?<!\p{L})(?:يوم|יום)(?!\p{L})/gu, ' ')
        .replace(word, (one) => named.get(keyOf(one)) ?? one)
        // Thais shorten the years of their era, too.
        .replace(/(?<=\D)\d\d$/, (year) => (isThai ? `${Number(year) + 1957}` : year))
        .trim()
    : plain;
}
