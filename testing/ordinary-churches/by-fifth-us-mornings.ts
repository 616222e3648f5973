import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

/** American churches by their mornings, by somebody who had not seen how the suggestion works. */
export const byFifthUsMornings: readonly OrdinaryChurch[] = [
  {
    title: 'River Vineyard, one service, then two, then one again',
    churchName: 'River Vineyard',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: 'Sunday Celebration',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 108, kids: 29, views: 45 },
            counts: { Adults: 'adults', Kids: 'kids', 'Online views': 'views' },
            isHeld: ({ ago }) => ago > 74 || ago <= 21,
            forgotten: 0.05,
          },
          {
            at: 'sunday 09:00',
            room: { adults: 47, kids: 12 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ ago }) => ago <= 74 && ago > 21,
            forgotten: 0.05,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 71, kids: 20, views: 52 },
            counts: { Adults: 'adults', Kids: 'kids', 'Online views': 'views' },
            isHeld: ({ ago }) => ago <= 74 && ago > 21,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Alpha - spring 2026',
        from: 43,
        until: 33,
        isArchived: true,
        rooms: [{ name: 'Cafe', for: 'adult' }],
        times: [
          {
            at: 'tuesday 18:30',
            room: { adults: 19, guests: 4 },
            checkIns: { regular: 'adults', guest: 'guests' },
          },
        ],
      },
      {
        name: 'Healing Rooms',
        times: [
          {
            at: 'thursday 18:00',
            room: { guests: 9 },
            counts: { 'People prayed for': 'guests' },
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Worship & Prayer Night',
        times: [
          {
            at: 'friday 19:00',
            room: { adults: 48 },
            counts: { Adults: 'adults' },
            isHeld: ({ date }) => date <= 7,
            forgotten: 0.15,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 29, givers: 75 },
      { name: 'Mercy Fund', gifts: 4 },
      { name: 'Vineyard Missions', gifts: 3 },
      { name: 'Retreat', gifts: 4, isGiven: ({ month }) => month === 9 || month === 10 },
    ],
    serviceTypes: [{ name: 'Sundays' }, { name: 'Prayer nights' }],
    serving: 48,
    groupTypes: ['Kinship Groups'],
    groupMembers: 88,
    forms: [{ name: 'Hello Card', weekly: 3 }],
    right: {
      attendance: [{ 'Sunday Celebration': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Sunday Celebration': ['Kids'] } }],
      guests: [{ source: 'form', of: ['Hello Card'] }],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['guests'],
    },
  },
  {
    title:
      'Mount Nebo, whose ushers count men, women, youth, children and who stood up as visitors',
    churchName: 'Mount Nebo Missionary Baptist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Morning Worship',
        times: [
          {
            at: 'sunday 07:45',
            room: { men: 34, 'visiting men': 1, women: 68, 'visiting women': 2, youth: 6, kids: 9 },
            counts: {
              Men: 'men + visiting men',
              Women: 'women + visiting women',
              Youth: 'youth',
              Children: 'kids',
              'Visitors (stood)': 'visiting men + visiting women',
            },
            fullness: ({ date }) => (date <= 7 ? 1.2 : 1),
            forgotten: 0.06,
          },
          {
            at: 'sunday 10:45',
            room: {
              men: 72,
              'visiting men': 3,
              women: 141,
              'visiting women': 6,
              youth: 24,
              kids: 31,
              online: 260,
            },
            counts: {
              Men: 'men + visiting men',
              Women: 'women + visiting women',
              Youth: 'youth',
              Children: 'kids',
              'Visitors (stood)': 'visiting men + visiting women',
              'Online (FB & YouTube)': 'online',
            },
            fullness: ({ date }) => (date <= 7 ? 1.2 : 1),
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Church School',
        times: [
          {
            at: 'sunday 09:15',
            room: { adults: 41, kids: 17 },
            counts: { Attendance: 'adults + kids' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Bible Study (Noon & Evening)',
        times: [
          {
            at: 'wednesday 12:00',
            room: { adults: 27, line: 20 },
            counts: { 'In Person': 'adults', 'Zoom/Phone': 'line' },
            forgotten: 0.1,
          },
          {
            at: 'wednesday 19:00',
            room: { adults: 44, line: 61 },
            counts: { 'In Person': 'adults', 'Zoom/Phone': 'line' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Fall Revival 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 58,
        until: 58,
        isArchived: true,
        times: weekdayNames.slice(1, 4).map(
          (day): TimeHabit => ({
            at: `${day} 19:00`,
            room: { all: 230 },
            counts: { Attendance: 'all' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 72, givers: 190 },
      { name: 'Offerings', gifts: 45 },
      { name: 'Building Fund', gifts: 18 },
      { name: 'Benevolence', gifts: 8 },
      { name: "Pastor's Anniversary", gifts: 40, isGiven: ({ month }) => month === 10 },
    ],
    serviceTypes: [{ name: 'Sunday Morning Worship' }],
    serving: 95,
    workflows: [
      { name: 'Visitor Follow-Up', weekly: 5 },
      { name: 'New Members Class', weekly: 2 },
    ],
    right: {
      attendance: [{ 'Sunday Morning Worship': ['Men', 'Women', 'Youth', 'Children'] }],
      kids: [
        { counted: { 'Sunday Morning Worship': ['Children'] } },
        { counted: { 'Sunday Morning Worship': ['Children', 'Youth'] } },
      ],
      guests: [{ source: 'workflow', of: ['Visitor Follow-Up'] }],
      giving: ['Tithes', 'Offerings'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'kids'],
    },
  },
];
