import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const afterChristmas = [46, 98, 151];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 9 || ago % 52 >= 27;
/** Full at Easter, thin after Christmas and in summer. */
const seasons = ({ ago }: Ago): number => {
  if (easters.includes(ago)) {
    return 1.5;
  }
  return afterChristmas.includes(ago) ? 0.7 : isSummer({ ago }) ? 0.88 : 1;
};

/** A plant launched in winter, and Lutherans of Lent and Advent, by somebody who had not seen how the suggestion works. */
export const bySeventhUsSeasons: readonly OrdinaryChurch[] = [
  {
    title: 'Church plant in Austin, launched in winter',
    churchName: 'The Table ATX',
    events: [
      {
        name: 'Preview Services',
        frequency: 'None',
        from: 52,
        until: 41,
        isArchived: true,
        times: [
          {
            at: 'sunday 17:00',
            room: { adults: 44, kids: 12 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ ago }) => ago === 52 || ago === 48 || ago === 44,
          },
        ],
      },
      {
        name: 'Sunday Gathering',
        from: 40,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 62, kids: 19, helpers: 24 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: ({ ago }) => (ago === 40 ? 1.9 : ago === 32 ? 1.5 : 1),
          },
        ],
      },
      {
        name: 'Table Kids',
        from: 40,
        rooms: [
          { name: 'Littles', for: 'child' },
          { name: 'Bigs', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 17, newkids: 2, team: 5 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 21, givers: 45, from: 60 },
      { name: 'Launch Fund', gifts: 6, givers: 40, from: 70, until: 38 },
    ],
    serviceTypes: [{ name: 'Sunday Gathering' }],
    serving: 38,
    groupTypes: ['Table Groups'],
    groupMembers: 47,
    workflows: [{ name: 'New Here', weekly: 3 }],
    right: {
      attendance: [
        { 'Sunday Gathering': ['Adults', 'Kids'] },
        { 'Sunday Gathering': ['Adults', 'Kids'], 'Preview Services': ['Adults', 'Kids'] },
        { 'Sunday Gathering': ['Adults'], 'Table Kids': 'check_ins' },
        {
          'Sunday Gathering': ['Adults'],
          'Table Kids': 'check_ins',
          'Preview Services': ['Adults', 'Kids'],
        },
      ],
      kids: [
        { counted: { 'Sunday Gathering': ['Kids'] } },
        { counted: { 'Sunday Gathering': ['Kids'], 'Preview Services': ['Kids'] } },
        { checkedInAt: ['Table Kids'] },
      ],
      guests: [
        { source: 'workflow', of: ['New Here'] },
        { source: 'first_time_check_ins', of: ['Table Kids'] },
      ],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
  {
    title: 'Missouri Synod Lutherans with Lent and Advent midweeks',
    churchName: "St. Paul's Lutheran Church",
    events: [
      {
        name: 'Divine Service',
        times: [
          {
            at: 'sunday 08:00',
            room: { communed: 44, others: 14 },
            counts: { Attendance: 'communed + others', Communed: 'communed' },
            fullness: seasons,
          },
          {
            at: 'sunday 10:30',
            room: { communed: 71, others: 32 },
            counts: { Attendance: 'communed + others', Communed: 'communed' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Midweek Lent/Advent',
        times: [
          {
            at: 'wednesday 19:00',
            room: { people: 47 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) =>
              (ago >= 33 && ago <= 38) ||
              (ago >= 47 && ago <= 49) ||
              (ago >= 83 && ago <= 88) ||
              (ago >= 99 && ago <= 101) ||
              (ago >= 138 && ago <= 143),
          },
        ],
      },
      {
        name: 'Sunday School',
        rooms: [
          { name: 'PreK-K', for: 'child' },
          { name: 'Grades 1-5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:15',
            room: { kids: 23 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 30, givers: 75 },
      { name: 'LWML Mites', gifts: 3, givers: 20 },
      { name: 'School Tuition Assistance', gifts: 4, givers: 20 },
    ],
    right: {
      attendance: [
        { 'Divine Service': ['Attendance'] },
        { 'Divine Service': ['Attendance'], 'Midweek Lent/Advent': ['Attendance'] },
      ],
      kids: [{ checkedInAt: ['Sunday School'] }],
      guests: [{ source: null }],
      giving: ['General Fund'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
