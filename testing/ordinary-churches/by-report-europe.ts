import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Europe with names of real sheets, written before they were judged. */
export const byReportEurope: readonly OrdinaryChurch[] = [
  {
    title: 'A metric set with visitor cards, devices on Zoom and cars in the car park',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 115, kids: 34, zoom: 12, slips: 4, cars: 41 },
            counts: {
              Adults: 'adults',
              'Under 18s': 'kids',
              'Zoom devices': 'zoom',
              'Visitor Cards': 'slips',
              'Cars in car park': 'cars',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Morning': ['Adults', 'Under 18s'] }],
      kids: [{ counted: { 'Sunday Morning': ['Under 18s'] } }],
    },
  },
  {
    title: 'Methodists: a congregation each morning, and every other evening',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Morning Worship',
        times: [{ at: 'sunday 10:30', room: { people: 68 }, counts: { Congregation: 'people' } }],
      },
      {
        name: 'Evening Service',
        times: [
          {
            at: 'sunday 18:00',
            room: { people: 21 },
            counts: { Congregation: 'people' },
            isHeld: ({ ago }) => ago % 2 === 0,
          },
        ],
      },
      {
        name: 'Coffee & Chat',
        times: [{ at: 'tuesday 10:00', room: { people: 30 }, counts: { People: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Morning Worship': ['Congregation'], 'Evening Service': ['Congregation'] }],
    },
  },
  {
    title: 'Bergen: grown-ups, children, confirmands, and how many took communion',
    timeZone: 'Europe/Oslo',
    country: 'NO',
    currency: 'NOK',
    events: [
      {
        name: 'Høymesse',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 85, kids: 18, table: 66 },
            counts: { Voksne: 'adults', Barn: 'kids', Nattverd: 'table' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ Høymesse: ['Voksne', 'Barn'] }],
      kids: [{ counted: { Høymesse: ['Barn'] } }],
    },
  },
  {
    title: 'Ede: morning and afternoon, and how many came to the Lord’s table',
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
    currency: 'EUR',
    events: [
      {
        name: 'Morgendienst',
        times: [
          {
            at: 'sunday 09:30',
            room: { people: 420, table: 210 },
            counts: { Bezoekers: 'people', Avondmaalgangers: 'table' },
          },
        ],
      },
      {
        name: 'Middagdienst',
        times: [{ at: 'sunday 16:30', room: { people: 260 }, counts: { Bezoekers: 'people' } }],
      },
    ],
    funds: [
      { name: 'Vaste Vrijwillige Bijdrage', isDefault: true, gifts: 40, givers: 150 },
      { name: 'Diaconie', gifts: 6, givers: 40 },
      { name: 'Zending', gifts: 5, givers: 40 },
    ],
    right: {
      attendance: [{ Morgendienst: ['Bezoekers'], Middagdienst: ['Bezoekers'] }],
      giving: ['Vaste Vrijwillige Bijdrage'],
    },
  },
  {
    title: 'Lviv: grown-ups and children on Sundays, Sunday school before, prayer on Wednesdays',
    timeZone: 'Europe/Kyiv',
    country: 'UA',
    currency: 'UAH',
    events: [
      {
        name: 'Богослужіння',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 130, kids: 30 },
            counts: { Дорослі: 'adults', Діти: 'kids' },
          },
        ],
      },
      {
        name: 'Недільна школа',
        times: [{ at: 'sunday 09:45', room: { kids: 38 }, counts: { Діти: 'kids' } }],
      },
      {
        name: 'Молитовне зібрання',
        times: [{ at: 'wednesday 18:00', room: { people: 40 }, counts: { Присутні: 'people' } }],
      },
    ],
    right: {
      attendance: [{ Богослужіння: ['Дорослі', 'Діти'] }],
      kids: [
        { counted: { Богослужіння: ['Діти'] } },
        { counted: { Богослужіння: ['Діти'], 'Недільна школа': ['Діти'] } },
      ],
      easter: 'orthodox',
    },
  },
];
