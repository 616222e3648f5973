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

/** A church of four thousand, by somebody who had not seen how the suggestion works. */
export const bySeventhUsLargest: readonly OrdinaryChurch[] = [
  {
    title: 'Four thousand in Dallas on two campuses, the second from a school',
    churchName: 'Crossing Church',
    events: [
      {
        name: 'Weekend Services | Northside',
        times: [
          {
            at: 'saturday 17:00',
            room: { aud: 420, kids: 70, online: 300, saved: 2, cars: 190 },
            counts: {
              Auditorium: 'aud',
              Kids: 'kids',
              'Online (concurrent)': 'online',
              Decisions: 'saved',
              Vehicles: 'cars',
            },
            fullness: seasons,
          },
          {
            at: 'sunday 09:15',
            room: { aud: 1150, kids: 190, online: 520, saved: 4, cars: 560 },
            counts: {
              Auditorium: 'aud',
              Kids: 'kids',
              'Online (concurrent)': 'online',
              Decisions: 'saved',
              Vehicles: 'cars',
            },
            fullness: seasons,
          },
          {
            at: 'sunday 11:15',
            room: { aud: 1240, kids: 170, online: 610, saved: 5, cars: 600 },
            counts: {
              Auditorium: 'aud',
              Kids: 'kids',
              'Online (concurrent)': 'online',
              Decisions: 'saved',
              Vehicles: 'cars',
            },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Weekend Services | Lakewood',
        from: 70,
        times: [
          {
            at: 'sunday 10:00',
            room: { aud: 310, kids: 74, saved: 1, cars: 150 },
            counts: { Auditorium: 'aud', Kids: 'kids', Decisions: 'saved', Vehicles: 'cars' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Crossing Kids - Northside',
        rooms: [
          { name: 'Babies', for: 'child', ages: [0, 17] },
          { name: 'Toddlers', for: 'child', ages: [18, 35] },
          { name: 'PreK', for: 'child', ages: [36, 71] },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'saturday 17:00',
            room: { kids: 66, newkids: 3, team: 20 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
          {
            at: 'sunday 09:15',
            room: { kids: 180, newkids: 8, team: 45 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:15',
            room: { kids: 160, newkids: 9, team: 40 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Crossing Kids - Lakewood',
        from: 70,
        rooms: [
          { name: 'Preschool', for: 'child' },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 70, newkids: 4, team: 18 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Students Wed Night',
        times: [
          {
            at: 'wednesday 18:30',
            room: { students: 120, newbies: 4, leaders: 25 },
            checkIns: { regular: 'students', guest: 'newbies', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'General - Northside', isDefault: true, gifts: 310, givers: 900 },
      { name: 'General - Lakewood', gifts: 42, givers: 120, from: 70 },
      { name: 'Building Campaign (Beyond)', gifts: 60, givers: 300, from: 100 },
      { name: 'Missions', gifts: 40, givers: 200 },
      { name: 'Student Camp 2025', gifts: 15, givers: 90, from: 90, until: 72 },
    ],
    serviceTypes: [
      { name: 'Northside Weekend' },
      { name: 'Lakewood Weekend' },
      { name: 'OLD - Sunday Night', isArchived: true },
    ],
    serving: 420,
    groupTypes: ['Community Groups', 'Classes'],
    groupMembers: 850,
    forms: [
      { name: 'Connect Card', weekly: 22 },
      { name: 'Baptism Sign Up', weekly: 2 },
      { name: 'Facility request', weekly: 1 },
    ],
    workflows: [
      { name: 'First Time Guest Follow Up', weekly: 14 },
      { name: 'Serve Team Onboarding', weekly: 4 },
    ],
    right: {
      attendance: [
        {
          'Weekend Services | Northside': ['Auditorium', 'Kids'],
          'Weekend Services | Lakewood': ['Auditorium', 'Kids'],
        },
        {
          'Weekend Services | Northside': ['Auditorium'],
          'Weekend Services | Lakewood': ['Auditorium'],
          'Crossing Kids - Northside': 'check_ins',
          'Crossing Kids - Lakewood': 'check_ins',
        },
      ],
      kids: [
        {
          counted: {
            'Weekend Services | Northside': ['Kids'],
            'Weekend Services | Lakewood': ['Kids'],
          },
        },
        { checkedInAt: ['Crossing Kids - Northside', 'Crossing Kids - Lakewood'] },
      ],
      guests: [
        { source: 'workflow', of: ['First Time Guest Follow Up'] },
        { source: 'form', of: ['Connect Card'] },
      ],
      giving: ['General - Northside', 'General - Lakewood'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
];
