import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 9 || ago % 52 >= 27;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.6 : isSummer({ ago }) ? 0.85 : 1;

/** A church that checks everybody in, and one of one service in summer, by somebody who had not seen how the suggestion works. */
export const bySeventhUsDoors: readonly OrdinaryChurch[] = [
  {
    title: 'Sixty in Oregon where everybody checks in at the door',
    churchName: 'Northlake Fellowship',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: 'Sunday Gathering',
        rooms: [
          { name: 'Adults', for: 'adult' },
          { name: 'Kids Room', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 16, adults: 41, visitors: 2 },
            checkIns: { regular: 'kids + adults', guest: 'visitors' },
            fullness: seasons,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 14, givers: 28 },
      { name: 'Mercy Fund', gifts: 2, givers: 12 },
    ],
    groupTypes: ['Home Groups'],
    groupMembers: 39,
    right: {
      attendance: [{ 'Sunday Gathering': 'check_ins' }],
      kids: [{ checkedInTo: { 'Sunday Gathering': ['Kids Room'] } }],
      guests: [{ source: 'first_time_check_ins', of: ['Sunday Gathering'] }],
      giving: ['General'],
      serving: null,
      groups: true,
      mayAsk: ['kids', 'guests'],
    },
  },
  {
    title: 'Vineyard in Ohio with one service in summer',
    churchName: 'Vineyard Church of Mapleton',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Services',
        times: [
          {
            at: 'sunday 09:00',
            room: { main: 72, kids: 17, nursery: 5 },
            counts: { 'Main Room': 'main', Kids: 'kids', Nursery: 'nursery' },
            isHeld: ({ ago }) => !isSummer({ ago }),
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { main: 101, kids: 28, nursery: 8 },
            counts: { 'Main Room': 'main', Kids: 'kids', Nursery: 'nursery' },
            isHeld: ({ ago }) => !isSummer({ ago }),
            fullness: seasons,
          },
          {
            at: 'sunday 10:00',
            room: { main: 160, kids: 41, nursery: 11 },
            counts: { 'Main Room': 'main', Kids: 'kids', Nursery: 'nursery' },
            isHeld: isSummer,
          },
        ],
      },
      {
        name: 'VineKids',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 20, newkids: 1, team: 5 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            isHeld: ({ ago }) => !isSummer({ ago }),
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { kids: 33, newkids: 1, team: 7 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            isHeld: ({ ago }) => !isSummer({ ago }),
            fullness: seasons,
          },
          {
            at: 'sunday 10:00',
            room: { kids: 48, newkids: 1, team: 8 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            isHeld: isSummer,
          },
        ],
      },
      {
        name: 'Youth Night (6-12th)',
        times: [
          {
            at: 'sunday 18:00',
            room: { students: 27, newbies: 1, leaders: 6 },
            checkIns: { regular: 'students', guest: 'newbies', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 61, givers: 120 },
      { name: 'Compassion / Food Pantry', gifts: 7, givers: 40 },
      { name: 'Youth Camp', gifts: 3, givers: 30, isGiven: isSummer },
    ],
    serviceTypes: [{ name: 'Sunday Services' }, { name: 'Youth' }],
    serving: 80,
    groupTypes: ['Small Groups', 'Recovery'],
    groupMembers: 104,
    forms: [
      { name: 'New Here?', weekly: 3 },
      { name: 'Volunteer Application', weekly: 1 },
    ],
    right: {
      attendance: [
        { 'Sunday Services': ['Main Room', 'Kids', 'Nursery'] },
        { 'Sunday Services': ['Main Room'], VineKids: 'check_ins' },
      ],
      kids: [
        { counted: { 'Sunday Services': ['Kids', 'Nursery'] } },
        { checkedInAt: ['VineKids'] },
      ],
      guests: [
        { source: 'form', of: ['New Here?'] },
        { source: 'first_time_check_ins', of: ['VineKids'] },
      ],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
