import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const north = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.3 : ago % 52 >= 11 && ago % 52 <= 19 ? 0.75 : 1;

/** Churches of Singapore and Dubai, by somebody who had not seen how the suggestion works. */
export const bySeventhHarbors: readonly OrdinaryChurch[] = [
  {
    title: 'Singapore church of seven hundred in three languages',
    churchName: 'Bukit Grace Methodist Church',
    timeZone: 'Asia/Singapore',
    country: 'SG',
    currency: 'SGD',
    events: [
      {
        name: 'English Services',
        opens: 'monday',
        times: [
          {
            at: 'saturday 17:00',
            room: { sanctuary: 112 },
            counts: { Sanctuary: 'sanctuary' },
            fullness: north,
          },
          {
            at: 'sunday 08:30',
            room: { sanctuary: 174, overflow: 12, live: 60 },
            counts: { Sanctuary: 'sanctuary', 'Overflow Hall': 'overflow', 'Live Stream': 'live' },
          },
          {
            at: 'sunday 11:00',
            room: { sanctuary: 208, overflow: 31, live: 85 },
            counts: { Sanctuary: 'sanctuary', 'Overflow Hall': 'overflow', 'Live Stream': 'live' },
          },
        ],
      },
      {
        name: 'Mandarin Service 华语崇拜',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 83 },
            counts: { 出席: 'people' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Tamil Service',
        from: 112,
        times: [
          {
            at: 'sunday 14:30',
            room: { people: 29 },
            counts: { Attendance: 'people' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: "Children's Ministry",
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Kindergarten', for: 'child' },
          { name: 'Primary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 08:30',
            room: { kids: 36, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 52, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Volunteer Check-in',
        opens: 'monday',
        from: 80,
        times: [
          { at: 'saturday 16:00', room: { helpers: 17 }, checkIns: { volunteer: 'helpers' } },
          { at: 'sunday 08:00', room: { helpers: 64 }, checkIns: { volunteer: 'helpers' } },
        ],
      },
    ],
    groupTypes: ['Cell Groups'],
    groupMembers: 330,
    workflows: [{ name: 'Newcomer Follow-up', weekly: 4 }],
    right: {
      attendance: [
        {
          'English Services': ['Sanctuary', 'Overflow Hall'],
          'Mandarin Service 华语崇拜': ['出席'],
          'Tamil Service': ['Attendance'],
        },
        {
          'English Services': ['Sanctuary', 'Overflow Hall'],
          'Mandarin Service 华语崇拜': ['出席'],
          'Tamil Service': ['Attendance'],
          "Children's Ministry": 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ["Children's Ministry"] }],
      guests: [
        { source: 'workflow', of: ['Newcomer Follow-up'] },
        { source: 'first_time_check_ins', of: ["Children's Ministry"] },
      ],
      serving: 'check_ins',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
  {
    title: 'Dubai fellowship that worships on Fridays and on Sunday evenings',
    churchName: 'Gulf Harbour Fellowship',
    timeZone: 'Asia/Dubai',
    country: 'AE',
    currency: 'AED',
    events: [
      {
        name: 'Weekend Worship',
        opens: 'monday',
        times: [
          {
            at: 'friday 10:00',
            room: { hall: 148, kids: 52 },
            counts: { 'Main Hall': 'hall', Kids: 'kids' },
            fullness: ({ ago }) => (ago > 70 ? 1.2 : north({ ago })),
          },
          {
            at: 'sunday 18:30',
            room: { hall: 96, kids: 24 },
            counts: { 'Main Hall': 'hall', Kids: 'kids' },
            fullness: ({ ago }) => (ago > 70 ? 0.6 : north({ ago })),
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'GHF Kids',
        opens: 'monday',
        rooms: [
          { name: 'Tiny Tots', for: 'child' },
          { name: 'KG', for: 'child' },
          { name: 'Juniors', for: 'child' },
        ],
        times: [
          {
            at: 'friday 10:00',
            room: { kids: 48, newkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: north,
          },
          {
            at: 'sunday 18:30',
            room: { kids: 22, newkids: 1, team: 5 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: north,
          },
        ],
      },
    ],
    serviceTypes: [{ name: 'Friday' }, { name: 'Sunday' }],
    serving: 84,
    groupTypes: ['Home Fellowships'],
    groupMembers: 140,
    forms: [
      { name: 'Newcomers form', weekly: 5 },
      { name: 'Counselling request', weekly: 1 },
    ],
    right: {
      attendance: [
        { 'Weekend Worship': ['Main Hall', 'Kids'] },
        { 'Weekend Worship': ['Main Hall'], 'GHF Kids': 'check_ins' },
      ],
      kids: [{ counted: { 'Weekend Worship': ['Kids'] } }, { checkedInAt: ['GHF Kids'] }],
      guests: [
        { source: 'form', of: ['Newcomers form'] },
        { source: 'first_time_check_ins', of: ['GHF Kids'] },
      ],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
