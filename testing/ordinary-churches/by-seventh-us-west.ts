import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 9 || ago % 52 >= 27;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.6 : isSummer({ ago }) ? 0.85 : 1;

/** A small and a middling church of the West, by somebody who had not seen how the suggestion works. */
export const bySeventhUsWest: readonly OrdinaryChurch[] = [
  {
    title: 'Bible church of 75 in Nebraska with AWANA',
    churchName: 'Grace Bible Church',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 10:45',
            room: { people: 75 },
            counts: { Total: 'people' },
            fullness: seasons,
            forgotten: 0.07,
          },
        ],
      },
      {
        name: 'AWANA',
        rooms: [
          { name: 'Cubbies', for: 'child' },
          { name: 'Sparks', for: 'child' },
          { name: 'T&T', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:30',
            room: { kids: 34, newkids: 1, leaders: 12 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 18, givers: 36 },
      { name: 'Missionary Support', gifts: 7, givers: 18 },
      { name: 'Awana fees', gifts: 2, givers: 20, isGiven: isSchoolYear },
    ],
    right: {
      attendance: [{ Sunday: ['Total'] }],
      // Half of them come from other churches, but they are the only children that are counted.
      kids: [{ checkedInAt: ['AWANA'] }, {}],
      guests: [{ source: null }, { source: 'first_time_check_ins', of: ['AWANA'] }],
      giving: ['General'],
      groups: false,
      mayAsk: ['kids', 'guests'],
    },
  },
  {
    title: 'Four hundred in Colorado who began to count heads last autumn',
    churchName: 'Summit View Church',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Sunday Services',
        rooms: [
          { name: 'Nursery', for: 'child', ages: [0, 23] },
          { name: "2's & 3's", for: 'child', ages: [24, 47] },
          { name: 'Pre-K', for: 'child', ages: [48, 71] },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 38, newkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
            isHeld: ({ ago }) => ago > 60,
          },
          {
            at: 'sunday 10:45',
            room: { kids: 45, newkids: 2, team: 10 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
            isHeld: ({ ago }) => ago > 60,
          },
          {
            at: 'sunday 09:00',
            room: { adults: 138, kids: 40, newkids: 2, team: 10 },
            counts: { 'Worship Center': 'adults', 'Kids Wing': 'kids + newkids + team' },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
            isHeld: ({ ago }) => ago <= 60,
          },
          {
            at: 'sunday 10:45',
            room: { adults: 171, kids: 48, newkids: 2, team: 11 },
            counts: { 'Worship Center': 'adults', 'Kids Wing': 'kids + newkids + team' },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
            isHeld: ({ ago }) => ago <= 60,
          },
        ],
      },
      {
        name: 'MOPS',
        from: 116,
        rooms: [{ name: 'MOPS Kids', for: 'child' }],
        times: [
          {
            at: 'thursday 09:30',
            room: { kids: 24 },
            checkIns: { regular: 'kids' },
            isHeld: ({ ago }) => isSchoolYear({ ago }) && ago % 2 === 0,
          },
        ],
      },
      {
        name: 'VBS 2026 - Rocky Railway',
        frequency: 'Daily',
        opens: 'day',
        from: 21,
        until: 21,
        isArchived: true,
        times: [
          { at: 'monday 09:00', room: { kids: 120 }, checkIns: { guest: 'kids' } },
          { at: 'tuesday 09:00', room: { kids: 124 }, checkIns: { regular: 'kids' } },
          { at: 'wednesday 09:00', room: { kids: 126 }, checkIns: { regular: 'kids' } },
          { at: 'thursday 09:00', room: { kids: 118 }, checkIns: { regular: 'kids' } },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 95, givers: 210 },
      { name: 'Global Outreach', gifts: 12, givers: 60 },
      { name: 'Benevolence', gifts: 4, givers: 30 },
      { name: 'Mission trip - Guatemala', gifts: 5, givers: 30, from: 40, until: 18 },
    ],
    serviceTypes: [{ name: 'Weekend Worship' }, { name: 'Funerals / Weddings' }],
    serving: 110,
    groupTypes: ['Life Groups'],
    groupMembers: 190,
    forms: [
      { name: 'Connection Card', weekly: 5 },
      { name: 'Child Dedication', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Worship Center', 'Kids Wing'] }],
      kids: [
        { checkedInTo: { 'Sunday Services': ['Nursery', "2's & 3's", 'Pre-K', 'Elementary'] } },
        { counted: { 'Sunday Services': ['Kids Wing'] } },
      ],
      guests: [
        { source: 'form', of: ['Connection Card'] },
        { source: 'first_time_check_ins', of: ['Sunday Services'] },
      ],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
