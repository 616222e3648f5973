import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.4 : isSummer({ ago }) ? 0.82 : 1;

/** Two churches that became one, by somebody who had not seen how the suggestion works. */
export const bySeventhUsMerged: readonly OrdinaryChurch[] = [
  {
    title: 'Two churches of Indiana that became one with two campuses',
    churchName: 'Cornerstone Church',
    timeZone: 'America/Indiana/Indianapolis',
    events: [
      {
        name: 'Grace Chapel - Sunday Worship (OLD)',
        from: 155,
        until: 91,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:30',
            room: { people: 84 },
            counts: { 'Regular Attendance': 'people' },
            fullness: seasons,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Cornerstone Sunday (West)',
        times: [
          {
            at: 'sunday 09:30',
            room: { adults: 118, kids: 30 },
            counts: { Adults: 'adults', Children: 'kids' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 142, kids: 44 },
            counts: { Adults: 'adults', Children: 'kids' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Cornerstone Sunday (East)',
        from: 90,
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 71, kids: 19 },
            counts: { Adults: 'adults', Children: 'kids' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'C-Kids West',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 28, newkids: 1, team: 7 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { kids: 41, newkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'C-Kids East',
        from: 88,
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 18, newkids: 1, team: 4 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 88, givers: 190 },
      { name: 'Grace Chapel General', gifts: 17, givers: 40, until: 90 },
      { name: 'Missions', gifts: 10, givers: 50 },
      { name: 'Roof', gifts: 6, givers: 60, from: 80, until: 50 },
    ],
    serviceTypes: [
      { name: 'West Campus' },
      { name: 'East Campus' },
      { name: 'Grace Chapel', isArchived: true },
    ],
    serving: 120,
    groupTypes: ['Life Groups'],
    groupMembers: 150,
    forms: [{ name: 'Connect Card (both campuses)', weekly: 4 }],
    right: {
      // Without Grace Chapel the merger looks like growth by ninety in one week.
      attendance: [
        {
          'Grace Chapel - Sunday Worship (OLD)': ['Regular Attendance'],
          'Cornerstone Sunday (West)': ['Adults', 'Children'],
          'Cornerstone Sunday (East)': ['Adults', 'Children'],
        },
        {
          'Cornerstone Sunday (West)': ['Adults', 'Children'],
          'Cornerstone Sunday (East)': ['Adults', 'Children'],
        },
        {
          'Grace Chapel - Sunday Worship (OLD)': ['Regular Attendance'],
          'Cornerstone Sunday (West)': ['Adults'],
          'Cornerstone Sunday (East)': ['Adults'],
          'C-Kids West': 'check_ins',
          'C-Kids East': 'check_ins',
        },
        {
          'Cornerstone Sunday (West)': ['Adults'],
          'Cornerstone Sunday (East)': ['Adults'],
          'C-Kids West': 'check_ins',
          'C-Kids East': 'check_ins',
        },
      ],
      kids: [
        {
          counted: {
            'Cornerstone Sunday (West)': ['Children'],
            'Cornerstone Sunday (East)': ['Children'],
          },
        },
        { checkedInAt: ['C-Kids West', 'C-Kids East'] },
      ],
      guests: [
        { source: 'form', of: ['Connect Card (both campuses)'] },
        { source: 'first_time_check_ins', of: ['C-Kids West', 'C-Kids East'] },
      ],
      giving: ['General Fund', 'Grace Chapel General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
];
