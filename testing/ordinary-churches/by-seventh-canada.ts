import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 10 || ago % 52 >= 24;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.4 : isSummer({ ago }) ? 0.82 : 1;

/** Churches of Canada, by somebody who had not seen how the suggestion works. */
export const bySeventhCanada: readonly OrdinaryChurch[] = [
  {
    title: 'Alliance church in Red Deer',
    churchName: 'Crossroads Alliance Church',
    timeZone: 'America/Edmonton',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Sunday Morning',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Toddlers', for: 'child' },
          { name: 'Kids Worship', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 214, kids: 58, newkids: 1, team: 12 },
            counts: { Auditorium: 'adults', 'Kids & Workers': 'kids + newkids + team' },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Jr High Friday',
        times: [
          {
            at: 'friday 19:00',
            room: { students: 29, leaders: 6 },
            checkIns: { regular: 'students', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Day Camp July 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 70,
        until: 70,
        isArchived: true,
        times: [
          { at: 'tuesday 09:00', room: { kids: 61 }, checkIns: { guest: 'kids' } },
          { at: 'wednesday 09:00', room: { kids: 63 }, checkIns: { regular: 'kids' } },
          { at: 'thursday 09:00', room: { kids: 60 }, checkIns: { regular: 'kids' } },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 66, givers: 140 },
      { name: 'Global Advance Fund', gifts: 14, givers: 70 },
      { name: 'Benevolent', gifts: 4, givers: 40 },
      { name: 'Day Camp fees', gifts: 5, givers: 60, from: 80, until: 70 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }, { name: 'Special Services' }],
    serving: 76,
    groupTypes: ['Small Groups'],
    groupMembers: 118,
    forms: [{ name: 'Welcome Card', weekly: 2 }],
    right: {
      attendance: [{ 'Sunday Morning': ['Auditorium', 'Kids & Workers'] }],
      kids: [
        { checkedInTo: { 'Sunday Morning': ['Nursery', 'Toddlers', 'Kids Worship'] } },
        { counted: { 'Sunday Morning': ['Kids & Workers'] } },
      ],
      guests: [
        { source: 'form', of: ['Welcome Card'] },
        { source: 'first_time_check_ins', of: ['Sunday Morning'] },
      ],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
  {
    title: 'Anglican parish of seventy in Ontario',
    churchName: 'St. Mark the Evangelist Anglican Church',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Sunday Eucharist',
        times: [
          {
            at: 'sunday 08:30',
            room: { people: 16 },
            counts: { Headcount: 'people' },
            isHeld: ({ ago }) => !isSummer({ ago }),
            forgotten: 0.06,
          },
          {
            at: 'sunday 10:30',
            room: { people: 56 },
            counts: { Headcount: 'people' },
            fullness: seasons,
            forgotten: 0.03,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Offering', isDefault: true, gifts: 15, givers: 38 },
      { name: 'FaithWorks', gifts: 2, givers: 15 },
      { name: 'PWRDF', gifts: 1, givers: 10 },
    ],
    serviceTypes: [{ name: 'Sunday Eucharist' }],
    serving: 22,
    right: {
      attendance: [{ 'Sunday Eucharist': ['Headcount'] }],
      kids: [{}],
      guests: [{ source: null }],
      giving: ['General Offering'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['giving', 'guests'],
    },
  },
  {
    title: 'Église évangélique à Laval',
    churchName: 'Église Évangélique La Source',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Culte du dimanche',
        times: [
          {
            at: 'sunday 10:30',
            room: { adultes: 91, enfants: 34 },
            counts: { Adultes: 'adultes', Enfants: 'enfants' },
            fullness: seasons,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'École du dimanche',
        from: 66,
        rooms: [
          { name: 'Garderie', for: 'child' },
          { name: 'Primaire', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 30, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
            isHeld: ({ ago }) => !isSummer({ ago }),
          },
        ],
      },
    ],
    funds: [
      { name: 'Dîmes et offrandes', isDefault: true, gifts: 29, givers: 64 },
      { name: 'Missions', gifts: 5, givers: 30 },
      { name: 'Entraide', gifts: 2, givers: 15 },
    ],
    groupTypes: ['Groupes de maison'],
    groupMembers: 58,
    right: {
      attendance: [
        { 'Culte du dimanche': ['Adultes', 'Enfants'] },
        { 'Culte du dimanche': ['Adultes'], 'École du dimanche': 'check_ins' },
      ],
      kids: [
        { counted: { 'Culte du dimanche': ['Enfants'] } },
        { checkedInAt: ['École du dimanche'] },
      ],
      guests: [{ source: 'first_time_check_ins', of: ['École du dimanche'] }, { source: null }],
      giving: ['Dîmes et offrandes'],
      serving: null,
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
