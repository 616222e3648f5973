import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const afterChristmas = [46, 98, 151];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
/** Full at Easter, thin after Christmas and in summer. */
const seasons = ({ ago }: Ago): number => {
  if (easters.includes(ago)) {
    return 1.5;
  }
  return afterChristmas.includes(ago) ? 0.7 : isSummer({ ago }) ? 0.88 : 1;
};

/** A county seat and a suburb of the South, by somebody who had not seen how the suggestion works. */
export const bySeventhUsSuburbs: readonly OrdinaryChurch[] = [
  {
    title: 'First Baptist of a county seat in Georgia',
    churchName: 'First Baptist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Morning Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 135 },
            counts: { Attendance: 'people' },
            fullness: seasons,
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Sunday School',
        times: [
          {
            at: 'sunday 09:45',
            room: { people: 78 },
            counts: { Attendance: 'people' },
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Childrens Church / Nursery',
        from: 110,
        rooms: [
          { name: 'Nursery', for: 'child', ages: [0, 35] },
          { name: 'Childrens Church', for: 'child', ages: [36, 107] },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 16, newkids: 1, workers: 4 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'workers' },
            fullness: seasons,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 38, givers: 70 },
      {
        name: 'Lottie Moon',
        gifts: 7,
        givers: 40,
        isGiven: ({ ago }) => ago % 52 >= 45 && ago % 52 <= 50,
      },
      {
        name: 'Annie Armstrong',
        gifts: 5,
        givers: 40,
        isGiven: ({ ago }) => ago % 52 >= 31 && ago % 52 <= 35,
      },
      { name: 'Building Fund', gifts: 4, givers: 25 },
    ],
    right: {
      // Whether the ushers count before or after the children go out has never been settled.
      attendance: [
        { 'Sunday Morning Worship': ['Attendance'] },
        { 'Sunday Morning Worship': ['Attendance'], 'Childrens Church / Nursery': 'check_ins' },
      ],
      kids: [{ checkedInAt: ['Childrens Church / Nursery'] }],
      guests: [
        { source: 'first_time_check_ins', of: ['Childrens Church / Nursery'] },
        { source: null },
      ],
      giving: ['General Fund'],
      groups: false,
      mayAsk: ['attendance', 'guests'],
    },
  },
  {
    title: 'Community church in a suburb of Nashville, two services',
    churchName: 'Harvest Community Church',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 82, kids: 21 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: seasons,
          },
          {
            at: 'sunday 10:45',
            room: { adults: 108, kids: 33 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Harvest Kids Check-in',
        rooms: [
          { name: 'Nursery (0-2)', for: 'child', ages: [0, 35] },
          { name: 'Preschool', for: 'child', ages: [36, 59] },
          { name: 'K-5th', for: 'child', ages: [60, 131] },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 20, newkids: 1, team: 6 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
          {
            at: 'sunday 10:45',
            room: { kids: 31, newkids: 2, team: 8 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'VBS 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 73,
        until: 73,
        isArchived: true,
        times: [
          { at: 'monday 18:00', room: { kids: 71 }, checkIns: { guest: 'kids' } },
          { at: 'tuesday 18:00', room: { kids: 78 }, checkIns: { regular: 'kids' } },
          { at: 'wednesday 18:00', room: { kids: 80 }, checkIns: { regular: 'kids' } },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 60, givers: 130 },
      { name: 'Missions', gifts: 9, givers: 40 },
      { name: 'Benevolence', gifts: 3, givers: 20 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }],
    serving: 70,
    groupTypes: ['Small Groups'],
    groupMembers: 96,
    forms: [
      { name: 'Connect Card', weekly: 3 },
      { name: 'Prayer Request', weekly: 2 },
    ],
    right: {
      attendance: [
        { 'Sunday Service': ['Adults', 'Kids'] },
        { 'Sunday Service': ['Adults'], 'Harvest Kids Check-in': 'check_ins' },
      ],
      kids: [
        { counted: { 'Sunday Service': ['Kids'] } },
        { checkedInAt: ['Harvest Kids Check-in'] },
      ],
      guests: [
        { source: 'form', of: ['Connect Card'] },
        { source: 'first_time_check_ins', of: ['Harvest Kids Check-in'] },
      ],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
