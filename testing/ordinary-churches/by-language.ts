import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches that name things in languages other than those of the other files. */
export const byLanguage: readonly OrdinaryChurch[] = [
  {
    title: 'Norwegian: Voksne, Barn, Totalt, and viewers on the web',
    timeZone: 'Europe/Oslo',
    events: [
      {
        name: 'Gudstjeneste',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 85, kids: 24, online: 40 },
            counts: {
              Voksne: 'adults',
              Barn: 'kids',
              Nettseere: 'online',
              Totalt: 'adults + kids',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [{ Gudstjeneste: ['Totalt'] }],
      kids: [{ counted: { Gudstjeneste: ['Barn'] } }],
    },
  },
  {
    title: 'Japanese: 大人, 子ども, 合計, オンライン',
    timeZone: 'Asia/Tokyo',
    events: [
      {
        name: '主日礼拝',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 48, kids: 9, online: 15 },
            counts: { 大人: 'adults', 子ども: 'kids', 合計: 'adults + kids', オンライン: 'online' },
          },
        ],
      },
      {
        name: '祈祷会',
        times: [{ at: 'wednesday 19:30', room: { adults: 11 }, counts: { 出席: 'adults' } }],
      },
    ],
    right: {
      attendance: [{ 主日礼拝: ['合計'] }],
      kids: [{ counted: { 主日礼拝: ['子ども'] } }],
    },
  },
  {
    title: 'Ukrainian: Дорослі, Діти, Разом',
    timeZone: 'Europe/Kyiv',
    country: 'UA',
    events: [
      {
        name: 'Недільне богослужіння',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 150, kids: 45 },
            counts: { Дорослі: 'adults', Діти: 'kids', Разом: 'adults + kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Недільне богослужіння': ['Разом'] }],
      kids: [{ counted: { 'Недільне богослужіння': ['Діти'] } }],
      easter: 'orthodox',
    },
  },
];
