import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 9 || ago % 52 >= 27;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.6 : isSummer({ ago }) ? 0.85 : 1;

/** Catholic and Episcopal parishes of the United States, by somebody who had not seen how the suggestion works. */
export const bySeventhUsAltars: readonly OrdinaryChurch[] = [
  {
    title: 'Catholic parish in Illinois with four weekend Masses',
    churchName: 'St. Bernadette Catholic Parish',
    events: [
      {
        name: 'Weekend Masses',
        opens: 'monday',
        from: 118,
        times: [
          {
            at: 'saturday 17:00',
            room: { people: 240 },
            counts: { 'Head Count': 'people' },
            fullness: seasons,
            forgotten: 0.06,
          },
          {
            at: 'sunday 08:00',
            room: { people: 190 },
            counts: { 'Head Count': 'people' },
            fullness: seasons,
            forgotten: 0.1,
          },
          {
            at: 'sunday 10:00',
            room: { people: 410 },
            counts: { 'Head Count': 'people' },
            fullness: seasons,
            forgotten: 0.04,
          },
          {
            at: 'sunday 12:30',
            room: { people: 330 },
            counts: { 'Head Count': 'people' },
            fullness: seasons,
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Faith Formation',
        rooms: [
          { name: 'K-2', for: 'child' },
          { name: '3-5', for: 'child' },
          { name: 'Confirmation', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:30',
            room: { kids: 112, catechists: 16 },
            checkIns: { regular: 'kids', volunteer: 'catechists' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Sunday Offertory', isDefault: true, gifts: 150, givers: 340 },
      { name: 'Second Collection', gifts: 30, givers: 150, isGiven: ({ ago }) => ago % 3 === 0 },
      { name: 'Diocesan Annual Appeal', gifts: 12, givers: 120, isGiven: isSummer },
      { name: 'Votive Candles', gifts: 3, givers: 30 },
    ],
    forms: [
      { name: 'Parish Registration', weekly: 2 },
      { name: 'Mass Intentions', weekly: 4 },
    ],
    right: {
      attendance: [{ 'Weekend Masses': ['Head Count'] }],
      kids: [{ checkedInAt: ['Faith Formation'] }, {}],
      // Registering is joining for most, for some the first sign of life.
      guests: [{ source: 'form', of: ['Parish Registration'] }, { source: null }],
      giving: ['Sunday Offertory'],
      groups: false,
      mayAsk: ['kids', 'guests', 'giving'],
    },
  },
  {
    title: 'Episcopal parish in Connecticut, Rite I and Rite II',
    churchName: "St. Andrew's Episcopal Church",
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Holy Eucharist Rite I (8am)',
        times: [
          {
            at: 'sunday 08:00',
            room: { people: 19 },
            counts: { Attendance: 'people' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Holy Eucharist Rite II (10:30)',
        times: [
          {
            at: 'sunday 10:30',
            room: { people: 74 },
            counts: { Attendance: 'people' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Christmas Eve',
        frequency: 'Yearly',
        opens: 'day',
        times: [
          {
            at: 'wednesday 16:00',
            room: { people: 170 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago === 46,
          },
          {
            at: 'wednesday 22:30',
            room: { people: 85 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago === 46,
          },
          {
            at: 'tuesday 16:00',
            room: { people: 160 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago === 98,
          },
        ],
      },
    ],
    funds: [
      { name: 'Pledge', isDefault: true, gifts: 20, givers: 55 },
      { name: 'Plate Offering', gifts: 6, givers: 30 },
      { name: 'Altar Flowers', gifts: 1, givers: 20 },
      { name: "Rector's Discretionary Fund", gifts: 1, givers: 12 },
    ],
    right: {
      attendance: [
        {
          'Holy Eucharist Rite I (8am)': ['Attendance'],
          'Holy Eucharist Rite II (10:30)': ['Attendance'],
        },
        {
          'Holy Eucharist Rite I (8am)': ['Attendance'],
          'Holy Eucharist Rite II (10:30)': ['Attendance'],
          'Christmas Eve': ['Attendance'],
        },
      ],
      kids: [{}],
      guests: [{ source: null }],
      giving: ['Pledge', 'Plate Offering'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
