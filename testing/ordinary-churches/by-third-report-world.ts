import type { OrdinaryChurch } from './ordinary-church.ts';

/** A church that counts grown-ups, children and both in its own words, at its own hours. */
function countsInItsWords(
  title: string,
  words: { adults: string; kids: string; total: string; event: string },
  place: Partial<OrdinaryChurch>,
): OrdinaryChurch {
  const { adults, kids, total, event } = words;
  return {
    title,
    ...place,
    events: [
      {
        name: event,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 96, kids: 24 },
            counts: { [adults]: 'adults', [kids]: 'kids', [total]: 'adults + kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ [event]: [total] }],
      kids: [{ counted: { [event]: [kids] } }],
      ...place.right,
    },
  };
}

/** Churches of the world of a third round, written without a look at the rules. */
export const byThirdReportWorld: readonly OrdinaryChurch[] = [
  countsInItsWords(
    'Finnish: Aikuiset, Lapset, Yhteensä',
    { adults: 'Aikuiset', kids: 'Lapset', total: 'Yhteensä', event: 'Jumalanpalvelus' },
    { country: 'FI', timeZone: 'Europe/Helsinki', currency: 'EUR' },
  ),
  countsInItsWords(
    'Czech: Dospělí, Děti, Celkem',
    { adults: 'Dospělí', kids: 'Děti', total: 'Celkem', event: 'Bohoslužba' },
    { country: 'CZ', timeZone: 'Europe/Prague', currency: 'CZK' },
  ),
  countsInItsWords(
    'Hungarian: Felnőttek, Gyerekek, Összesen',
    { adults: 'Felnőttek', kids: 'Gyerekek', total: 'Összesen', event: 'Istentisztelet' },
    { country: 'HU', timeZone: 'Europe/Budapest', currency: 'HUF' },
  ),
  countsInItsWords(
    'Vietnamese: Người lớn, Trẻ em, Tổng cộng',
    { adults: 'Người lớn', kids: 'Trẻ em', total: 'Tổng cộng', event: 'Thờ phượng Chúa nhật' },
    { country: 'VN', timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  ),
  countsInItsWords(
    'Danish: Voksne, Børn, I alt',
    { adults: 'Voksne', kids: 'Børn', total: 'I alt', event: 'Gudstjeneste' },
    { country: 'DK', timeZone: 'Europe/Copenhagen', currency: 'DKK' },
  ),
  countsInItsWords(
    'Hindi: वयस्क, बच्चे, कुल',
    { adults: 'वयस्क', kids: 'बच्चे', total: 'कुल', event: 'आराधना सभा' },
    { country: 'IN', timeZone: 'Asia/Kolkata', currency: 'INR' },
  ),
  countsInItsWords(
    'Russian: Взрослые, Дети, Всего',
    { adults: 'Взрослые', kids: 'Дети', total: 'Всего', event: 'Воскресное служение' },
    { country: 'US', timeZone: 'America/Los_Angeles' },
  ),
  countsInItsWords(
    'Afrikaans: Volwassenes, Kinders, Totaal',
    { adults: 'Volwassenes', kids: 'Kinders', total: 'Totaal', event: 'Erediens' },
    { country: 'ZA', timeZone: 'Africa/Johannesburg', currency: 'ZAR' },
  ),
  {
    title: 'Taipei: the great hall, children, the online stream, and a sum of hall and children',
    country: 'TW',
    timeZone: 'Asia/Taipei',
    currency: 'TWD',
    events: [
      {
        name: '主日崇拜',
        times: (['09:00', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { hall: 180, kids: 34, online: 60 },
          counts: { 大堂: 'hall', 兒童主日學: 'kids', 網上直播: 'online', 總人數: 'hall + kids' },
        })),
      },
      {
        name: '祈禱會',
        times: [{ at: 'wednesday 19:30', room: { people: 28 }, counts: { 人數: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 主日崇拜: ['總人數'] }],
      kids: [{ counted: { 主日崇拜: ['兒童主日學'] } }],
    },
  },
  {
    title: 'Kampala: English and Luganda services, and children under a tent',
    country: 'UG',
    timeZone: 'Africa/Kampala',
    currency: 'UGX',
    events: [
      {
        name: 'English Service',
        times: [
          {
            at: 'sunday 08:00',
            room: { men: 120, women: 190 },
            counts: { Men: 'men', Women: 'women' },
          },
        ],
      },
      {
        name: 'Luganda Service',
        times: [
          {
            at: 'sunday 11:00',
            room: { men: 150, women: 260 },
            counts: { Men: 'men', Women: 'women' },
          },
        ],
      },
      {
        name: 'Children’s Tent',
        times: [{ at: 'sunday 08:00', room: { kids: 230 }, counts: { Children: 'kids' } }],
      },
      {
        name: 'Friday Overnight',
        times: [
          {
            at: 'friday 21:00',
            room: { people: 90 },
            counts: { Total: 'people' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [
        {
          'English Service': ['Men', 'Women'],
          'Luganda Service': ['Men', 'Women'],
          'Children’s Tent': ['Children'],
        },
        { 'English Service': ['Men', 'Women'], 'Luganda Service': ['Men', 'Women'] },
      ],
      kids: [{ counted: { 'Children’s Tent': ['Children'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Glasgow: morning service, a Messy Church each month, and tea after it is counted',
    country: 'GB',
    timeZone: 'Europe/London',
    currency: 'GBP',
    events: [
      {
        name: 'Morning Service',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 58, tea: 35 },
            counts: { Congregation: 'people', 'Stayed for tea': 'tea' },
          },
        ],
      },
      {
        name: 'Messy Church',
        times: [
          {
            at: 'sunday 15:00',
            room: { adults: 18, kids: 24 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ date }) => date > 14 && date <= 21,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Morning Service': ['Congregation'] }],
      mayAsk: ['attendance', 'kids'],
    },
  },
];
