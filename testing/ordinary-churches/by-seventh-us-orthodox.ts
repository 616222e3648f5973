import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 10 || ago % 52 >= 24;
const pascha = ({ ago }: Ago): number =>
  [31, 82, 132].includes(ago) ? 1.2 : isSummer({ ago }) ? 0.8 : 1;

/** An Orthodox parish, by somebody who had not seen how the suggestion works. */
export const bySeventhUsOrthodox: readonly OrdinaryChurch[] = [
  {
    title: 'Antiochian Orthodox parish in Pennsylvania',
    churchName: 'St. Elias Antiochian Orthodox Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Divine Liturgy',
        times: [
          {
            at: 'sunday 10:00',
            room: { communed: 62, others: 33 },
            counts: { Faithful: 'communed + others', Communions: 'communed' },
            fullness: pascha,
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Great Vespers',
        times: [
          {
            at: 'saturday 17:00',
            room: { people: 17 },
            counts: { Faithful: 'people' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Church School',
        from: 90,
        rooms: [
          { name: 'Little Lambs', for: 'child' },
          { name: 'Grades 1-6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:30',
            room: { kids: 18 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Stewardship', isDefault: true, gifts: 19, givers: 55 },
      { name: 'Candles', gifts: 4, givers: 20 },
      { name: 'Building & Iconography', gifts: 3, givers: 25 },
    ],
    right: {
      attendance: [
        { 'Divine Liturgy': ['Faithful'] },
        { 'Divine Liturgy': ['Faithful'], 'Great Vespers': ['Faithful'] },
      ],
      kids: [{ checkedInAt: ['Church School'] }],
      guests: [{ source: null }],
      giving: ['Stewardship'],
      serving: null,
      groups: false,
      easter: 'orthodox',
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
];
