import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.4 : isSummer({ ago }) ? 0.82 : 1;
const north = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.3 : ago % 52 >= 11 && ago % 52 <= 19 ? 0.75 : 1;

/** Churches of England, by somebody who had not seen how the suggestion works. */
export const bySeventhBritain: readonly OrdinaryChurch[] = [
  {
    title: 'Parish church in Surrey with three congregations',
    churchName: "St Luke's Church",
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: '9.15am',
        times: [
          {
            at: 'sunday 09:15',
            room: { adults: 48, kids: 3 },
            counts: { Adults: 'adults', 'Under 18s': 'kids' },
            fullness: seasons,
          },
        ],
      },
      {
        name: '11am',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 104, kids: 46 },
            counts: { Adults: 'adults', 'Under 18s': 'kids' },
            fullness: seasons,
          },
        ],
      },
      {
        name: '6.30pm',
        times: [
          {
            at: 'sunday 18:30',
            room: { adults: 38, kids: 5 },
            counts: { Adults: 'adults', 'Under 18s': 'kids' },
            isHeld: ({ ago }) => ago % 52 < 11 || ago % 52 > 15,
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Sunday Groups (kids)',
        rooms: [
          { name: 'Creche', for: 'child' },
          { name: 'Sparklers', for: 'child' },
          { name: 'Pathfinders', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 39, newkids: 1, leaders: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'leaders' },
            isHeld: ({ ago }) => ago % 52 < 11 || ago % 52 > 16,
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Holiday Club 2024',
        frequency: 'Daily',
        opens: 'day',
        from: 120,
        until: 120,
        isArchived: true,
        times: [
          { at: 'monday 09:30', room: { kids: 66 }, checkIns: { guest: 'kids' } },
          { at: 'tuesday 09:30', room: { kids: 70 }, checkIns: { regular: 'kids' } },
        ],
      },
    ],
    funds: [
      { name: 'General Giving', isDefault: true, gifts: 44, givers: 95 },
      { name: 'Mission Partners', gifts: 6, givers: 40 },
      { name: 'Hall Refurbishment', gifts: 5, givers: 50, from: 60 },
    ],
    serviceTypes: [{ name: '9.15' }, { name: '11' }, { name: '6.30' }],
    serving: 70,
    groupTypes: ['Home Groups'],
    groupMembers: 112,
    forms: [
      { name: 'Welcome form', weekly: 2 },
      { name: 'Electoral roll', weekly: 1 },
    ],
    right: {
      attendance: [
        {
          '9.15am': ['Adults', 'Under 18s'],
          '11am': ['Adults', 'Under 18s'],
          '6.30pm': ['Adults', 'Under 18s'],
        },
      ],
      kids: [
        {
          counted: {
            '9.15am': ['Under 18s'],
            '11am': ['Under 18s'],
            '6.30pm': ['Under 18s'],
          },
        },
        { checkedInAt: ['Sunday Groups (kids)'] },
      ],
      guests: [
        { source: 'form', of: ['Welcome form'] },
        { source: 'first_time_check_ins', of: ['Sunday Groups (kids)'] },
      ],
      giving: ['General Giving'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
  {
    title: 'Church plant in Manchester that only checks in its children',
    churchName: 'Redeemer Manchester',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Redeemer Kids',
        from: 97,
        rooms: [
          { name: '0-2s', for: 'child' },
          { name: '3-5s', for: 'child' },
          { name: '6-10s', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 22, newkids: 1, team: 5 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            isHeld: ({ ago }) => ago % 52 < 11 || ago % 52 > 15,
            fullness: north,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 20, givers: 42 },
      { name: 'Gift Day', gifts: 15, givers: 42, isGiven: ({ ago }) => ago === 27 || ago === 79 },
    ],
    serviceTypes: [{ name: 'Sunday' }],
    serving: 36,
    groupTypes: ['Community Groups'],
    groupMembers: 55,
    forms: [{ name: 'Connect', weekly: 1 }],
    right: {
      // Nobody counts the grown-ups; twenty-two children are not what he would call attendance.
      attendance: [{}],
      kids: [{ checkedInAt: ['Redeemer Kids'] }],
      guests: [
        { source: 'form', of: ['Connect'] },
        { source: 'first_time_check_ins', of: ['Redeemer Kids'] },
      ],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
