/** How churches of a country head and write a sheet. */
export type SheetLanguage = {
  /** BCP 47. */
  locale: string;
  country: string;
  currency: string;
  delimiter: ',' | ';' | '\t';
  date: string;
  adults: string;
  kids: string;
  guests: string;
  offering: string;
  total: string;
  average: string;
  notes: string;
  services: readonly [string, string];
  service: string;
  what: string;
  count: string;
};

/** Words of a language in one line: see `SheetLanguage`, from `date` on, services apart. */
function language(
  [locale, country, currency, delimiter]: [string, string, string, ',' | ';' | '\t'],
  words: string,
): SheetLanguage {
  const [
    date = '',
    adults = '',
    kids = '',
    guests = '',
    offering = '',
    total = '',
    average = '',
    notes = '',
    first = '',
    second = '',
    service = '',
    what = '',
    count = '',
  ] = words.split('|');
  return {
    ...{ locale, country, currency, delimiter, date, adults, kids, guests, offering },
    ...{ total, average, notes, services: [first, second], service, what, count },
  };
}

/** Languages that churches of Steeple's countries keep their sheets in. */
export const sheetLanguages: readonly SheetLanguage[] = [
  language(
    ['en-US', 'US', 'USD', ','],
    'Date|Adults|Kids|First-time guests|Offering|Total|Average|Notes|9:00 AM|11:00 AM|Service|Category|Count',
  ),
  language(
    ['en-GB', 'GB', 'GBP', ','],
    'Date|Adults|Children|Visitors|Collection|Total|Average|Remarks|8.00am|10.30am|Service|Type|Number',
  ),
  language(
    ['en-NG', 'NG', 'NGN', ','],
    'DATE|MEN AND WOMEN|CHILDREN|FIRST TIMERS|TITHES|TOTAL|AVG|REMARKS|1ST SERVICE|2ND SERVICE|SERVICE|CATEGORY|NO.',
  ),
  language(
    ['en-ZA', 'ZA', 'ZAR', ','],
    'Sunday|Adults|Children|Newcomers|Tithes & Offerings|Grand Total|Average|Comments|First Service|Second Service|Service|Group|Number',
  ),
  language(
    ['de-DE', 'DE', 'EUR', ';'],
    'Datum|Erwachsene|Kinder|Gäste|Kollekte|Gesamt|Durchschnitt|Bemerkungen|9:30 Uhr|11:00 Uhr|Gottesdienst|Art|Anzahl',
  ),
  language(
    ['de-CH', 'CH', 'CHF', ';'],
    'Datum|Erwachsene|Kinder|Besucher neu|Kollekte|Total|Schnitt|Notizen|1. Gottesdienst|2. Gottesdienst|Gottesdienst|Kategorie|Anzahl',
  ),
  language(
    ['fr-FR', 'FR', 'EUR', ';'],
    'Date|Adultes|Enfants|Nouveaux|Offrande|Total|Moyenne|Remarques|9h30|11h00|Culte|Catégorie|Nombre',
  ),
  language(
    ['fr-CA', 'CA', 'CAD', ';'],
    'Dimanche|Adultes|Enfants|Visiteurs|Dîmes|Total|Moyenne|Commentaires|Premier culte|Deuxième culte|Culte|Type|Nombre',
  ),
  language(
    ['es-MX', 'MX', 'MXN', ','],
    'Fecha|Adultos|Niños|Visitas|Ofrenda|Total|Promedio|Observaciones|9:00|11:30|Servicio|Categoría|Cantidad',
  ),
  language(
    ['es-ES', 'ES', 'EUR', ';'],
    'Fecha|Adultos|Niños|Visitantes|Colecta|Suma|Media|Notas|Primer culto|Segundo culto|Culto|Tipo|Número',
  ),
  language(
    ['pt-BR', 'BR', 'BRL', ';'],
    'Data|Adultos|Crianças|Visitantes|Dízimos|Total|Média|Observações|Culto da manhã|Culto da noite|Culto|Categoria|Quantidade',
  ),
  language(
    ['it-IT', 'IT', 'EUR', ';'],
    'Data|Adulti|Bambini|Ospiti|Offerte|Totale|Media|Note|9:30|11:00|Culto|Categoria|Numero',
  ),
  language(
    ['nl-NL', 'NL', 'EUR', ';'],
    'Datum|Volwassenen|Kinderen|Gasten|Collecte|Totaal|Gemiddelde|Opmerkingen|9.30 uur|11.15 uur|Dienst|Soort|Aantal',
  ),
  language(
    ['sv-SE', 'SE', 'SEK', ';'],
    'Datum|Vuxna|Barn|Gäster|Kollekt|Totalt|Medel|Anteckningar|kl. 10|kl. 18|Gudstjänst|Kategori|Antal',
  ),
  language(
    ['nb-NO', 'NO', 'NOK', ';'],
    'Dato|Voksne|Barn|Gjester|Kollekt|Sum|Gjennomsnitt|Merknader|kl. 11.00|kl. 17.00|Gudstjeneste|Kategori|Antall',
  ),
  language(
    ['da-DK', 'DK', 'DKK', ';'],
    'Dato|Voksne|Børn|Gæster|Indsamling|I alt|Gennemsnit|Noter|kl. 9.00|kl. 10.30|Gudstjeneste|Kategori|Antal',
  ),
  language(
    ['fi-FI', 'FI', 'EUR', ';'],
    'Päivä|Aikuiset|Lapset|Vieraat|Kolehti|Yhteensä|Keskiarvo|Huomiot|klo 10|klo 16|Jumalanpalvelus|Ryhmä|Määrä',
  ),
  language(
    ['pl-PL', 'PL', 'PLN', ';'],
    'Data|Dorośli|Dzieci|Goście|Taca|Razem|Średnia|Uwagi|godz. 9:00|godz. 11:00|Nabożeństwo|Rodzaj|Liczba',
  ),
  language(
    ['cs-CZ', 'CZ', 'CZK', ';'],
    'Datum|Dospělí|Děti|Hosté|Sbírka|Celkem|Průměr|Poznámky|9:00|10:30|Bohoslužba|Kategorie|Počet',
  ),
  language(
    ['ko-KR', 'KR', 'KRW', ','],
    '날짜|장년|어린이|새가족|헌금|합계|평균|비고|1부|2부|예배|구분|인원',
  ),
  language(
    ['af-ZA', 'ZA', 'ZAR', ';'],
    'Datum|Volwassenes|Kinders|Besoekers|Dankoffer|Totaal|Gemiddeld|Notas|9:00|18:00|Diens|Soort|Getal',
  ),
  language(
    ['id-ID', 'ID', 'IDR', ';'],
    'Tanggal|Dewasa|Anak|Tamu|Persembahan|Jumlah|Rata-rata|Catatan|Ibadah 1|Ibadah 2|Ibadah|Kategori|Banyaknya',
  ),
  language(
    ['sw-KE', 'KE', 'KES', ','],
    'Tarehe|Watu wazima|Watoto|Wageni|Sadaka|Jumla|Wastani|Maelezo|Ibada ya kwanza|Ibada ya pili|Ibada|Aina|Idadi',
  ),
  language(
    ['fil-PH', 'PH', 'PHP', ','],
    'Petsa|Matatanda|Mga bata|Bisita|Handog|Kabuuan|Average|Tala|8:00 AM|10:00 AM|Service|Category|Bilang',
  ),
  language(
    ['el-GR', 'GR', 'EUR', ';'],
    'Ημερομηνία|Ενήλικες|Παιδιά|Επισκέπτες|Προσφορά|Σύνολο|Μέσος όρος|Σημειώσεις|9:00|11:00|Λειτουργία|Κατηγορία|Αριθμός',
  ),
  language(
    ['bg-BG', 'BG', 'BGN', ';'],
    'Дата|Възрастни|Деца|Гости|Дарения|Общо|Средно|Бележки|10:00|18:00|Служба|Категория|Брой',
  ),
  language(
    ['uk-UA', 'UA', 'UAH', ';'],
    'Дата|Дорослі|Діти|Гості|Пожертви|Всього|Середнє|Примітки|10:00|17:00|Богослужіння|Категорія|Кількість',
  ),
  language(
    ['hr-HR', 'HR', 'EUR', ';'],
    'Datum|Odrasli|Djeca|Gosti|Milodari|Ukupno|Prosjek|Napomene|9:00|11:00|Misa|Kategorija|Broj',
  ),
  language(
    ['sl-SI', 'SI', 'EUR', ';'],
    'Datum|Odrasli|Otroci|Gosti|Darovi|Skupaj|Povprečje|Opombe|9:00|10:30|Maša|Kategorija|Število',
  ),
  language(
    ['sk-SK', 'SK', 'EUR', ';'],
    'Dátum|Dospelí|Deti|Hostia|Zbierka|Spolu|Priemer|Poznámky|9:00|10:30|Bohoslužba|Kategória|Počet',
  ),
  language(
    ['hu-HU', 'HU', 'HUF', ';'],
    'Dátum|Felnőtt|Gyermek|Vendég|Perselypénz|Összesen|Átlag|Megjegyzés|9:00|11:00|Istentisztelet|Kategória|Létszám',
  ),
  language(
    ['ro-RO', 'RO', 'RON', ';'],
    'Data|Adulți|Copii|Vizitatori|Colectă|Total|Medie|Observații|9:30|18:00|Serviciu|Categorie|Număr',
  ),
  language(
    ['et-EE', 'EE', 'EUR', ';'],
    'Kuupäev|Täiskasvanud|Lapsed|Külalised|Annetused|Kokku|Keskmine|Märkused|9:00|11:00|Jumalateenistus|Kategooria|Arv',
  ),
  language(
    ['lv-LV', 'LV', 'EUR', ';'],
    'Datums|Pieaugušie|Bērni|Viesi|Ziedojumi|Kopā|Vidēji|Piezīmes|9:00|11:00|Dievkalpojums|Kategorija|Skaits',
  ),
  language(
    ['lt-LT', 'LT', 'EUR', ';'],
    'Data|Suaugusieji|Vaikai|Svečiai|Aukos|Iš viso|Vidurkis|Pastabos|9:00|11:00|Pamaldos|Kategorija|Skaičius',
  ),
  language(
    ['tr-TR', 'TR', 'TRY', ';'],
    'Tarih|Yetişkin|Çocuk|Misafir|Bağış|Toplam|Ortalama|Notlar|10:00|12:00|Ayin|Kategori|Sayı',
  ),
  language(
    ['vi-VN', 'VN', 'VND', '\t'],
    'Ngày|Người lớn|Thiếu nhi|Khách|Dâng hiến|Tổng|Trung bình|Ghi chú|8:00|10:00|Thánh lễ|Loại|Số người',
  ),
  language(
    ['ja-JP', 'JP', 'JPY', ','],
    '日付|大人|子ども|新人|献金|合計|平均|備考|9:00|11:00|礼拝|区分|人数',
  ),
  language(
    ['zh-TW', 'TW', 'TWD', ','],
    '日期|成人|兒童|新朋友|奉獻|總計|平均|備註|9:00|11:00|崇拜|類別|人數',
  ),
  language(
    ['ms-MY', 'MY', 'MYR', ','],
    'Tarikh|Dewasa|Kanak-kanak|Tetamu|Persembahan|Jumlah|Purata|Catatan|8:30|11:00|Ibadah|Kategori|Bilangan',
  ),
];
