import type { OrdinaryChurch } from './ordinary-church.ts';

/** American churches of other traditions and tongues, by a judge who had not seen how the suggestion works. */
export const byBlindUsTraditions: readonly OrdinaryChurch[] = [
  {
    title: 'California: English, Spanish and Korean services, children in each, food on Saturdays',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 150, kids: 32 },
            counts: { English: 'adults', Children: 'kids' },
          },
          {
            at: 'sunday 11:00',
            room: { adults: 95, kids: 34 },
            counts: { Español: 'adults', Children: 'kids' },
          },
          {
            at: 'sunday 13:00',
            room: { adults: 70, kids: 12 },
            counts: { 한국어: 'adults', Children: 'kids' },
          },
        ],
      },
      {
        name: 'Food Distribution',
        times: [
          {
            at: 'saturday 08:00',
            room: { homes: 120, team: 16 },
            counts: { Families: 'homes', Volunteers: 'team' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General / Diezmos', isDefault: true, gifts: 60, givers: 130 },
      { name: 'Missions', gifts: 8, givers: 40 },
      { name: 'Food Pantry', gifts: 4, givers: 30 },
    ],
    serviceTypes: [{ name: 'English' }, { name: 'Español' }, { name: '한국어' }],
    serving: 55,
    right: {
      // One church in three tongues: everybody, with the children of each service.
      attendance: [{ 'Sunday Worship': ['English', 'Español', '한국어', 'Children'] }],
      kids: [{ counted: { 'Sunday Worship': ['Children'] } }],
      giving: ['General / Diezmos'],
      serving: 'team_members',
      groups: false,
    },
  },
  {
    title:
      'Georgia: two services with balcony, choir and Facebook, homegoings, tithes and offering',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Worship',
        times: (['sunday 07:45', 'sunday 10:45'] as const).map((at, service) => ({
          at,
          room: {
            floor: [210, 380][service] ?? 0,
            balcony: [20, 95][service] ?? 0,
            choir: 45,
            kids: [25, 60][service] ?? 0,
            stream: 260,
          },
          counts: {
            Sanctuary: 'floor',
            Balcony: 'balcony',
            Choir: 'choir',
            'Youth Church': 'kids',
            'Facebook Live': 'stream',
          },
        })),
      },
      {
        name: 'Bible Study',
        times: (['wednesday 12:00', 'wednesday 19:00'] as const).map((at) => ({
          at,
          room: { here: 42, zoom: 35 },
          counts: { 'In Person': 'here', Zoom: 'zoom' },
        })),
      },
      {
        name: 'Homegoing Services',
        frequency: 'None',
        opens: 'day',
        times: [
          {
            at: 'saturday 11:00',
            room: { all: 260 },
            counts: { Attendance: 'all' },
            isHeld: ({ ago }) => ago % 5 === 2 || ago % 7 === 3,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 150, givers: 260 },
      { name: 'Offering', gifts: 90, givers: 240 },
      { name: 'Building Fund', gifts: 25, givers: 120 },
      { name: 'Benevolence', gifts: 6, givers: 60 },
      {
        name: "Pastor's Anniversary",
        gifts: 30,
        givers: 150,
        isGiven: ({ month }) => month === 10,
      },
    ],
    serviceTypes: [{ name: 'Sunday Worship' }],
    serving: 90,
    right: {
      // All who are in the house; those who watch are told apart, and a funeral is not a Sunday.
      attendance: [{ 'Sunday Worship': ['Sanctuary', 'Balcony', 'Choir', 'Youth Church'] }],
      // Youth church is children and teenagers: some call that kids.
      kids: [{ counted: { 'Sunday Worship': ['Youth Church'] } }, {}],
      // What pays the budget comes in two envelopes.
      giving: ['Tithes', 'Offering'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['giving', 'kids'],
    },
  },
  {
    title: 'Minnesota: Lutherans with Saturday, a Thursday for the cabin season, and communion',
    events: [
      {
        name: 'Worship',
        times: [
          {
            at: 'saturday 17:30',
            room: { all: 55, communed: 44 },
            counts: { Attendance: 'all', Communion: 'communed' },
            isHeld: ({ month }) => month < 6 || month > 8,
          },
          {
            at: 'sunday 08:00',
            room: { all: 110, communed: 88 },
            counts: { Attendance: 'all', Communion: 'communed' },
          },
          {
            at: 'sunday 10:30',
            room: { all: 150, communed: 110 },
            counts: { Attendance: 'all', Communion: 'communed' },
          },
          {
            at: 'thursday 18:30',
            room: { all: 60, communed: 50 },
            counts: { Attendance: 'all', Communion: 'communed' },
            isHeld: ({ month }) => month >= 6 && month <= 8,
          },
        ],
      },
      {
        name: 'Lenten Midweek',
        times: [
          {
            at: 'wednesday 18:30',
            room: { all: 95 },
            counts: { Attendance: 'all' },
            isHeld: ({ month }) => month === 3,
          },
        ],
      },
      {
        name: 'Sunday School',
        rooms: [{ name: 'Sunday School', for: 'child' }],
        times: [
          {
            at: 'sunday 09:15',
            room: { kids: 42, guestkids: 1 },
            checkIns: { regular: 'kids', guest: 'guestkids' },
            isHeld: ({ month }) => month < 6 || month > 8,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 65, givers: 150 },
      { name: 'Tuition Assistance', gifts: 3, givers: 25 },
      { name: 'LWML Mites', gifts: 2, givers: 20 },
      { name: 'Memorials', gifts: 2, givers: 40 },
    ],
    serviceTypes: [{ name: 'Weekend Worship' }],
    serving: 50,
    right: {
      // Who communes is in the pew already; Lent on Wednesdays some add and some do not.
      attendance: [
        { Worship: ['Attendance'] },
        { Worship: ['Attendance'], 'Lenten Midweek': ['Attendance'] },
      ],
      kids: [{ checkedInAt: ['Sunday School'] }],
      guests: [{ source: 'first_time_check_ins', of: ['Sunday School'] }, { source: null }],
      mayAsk: ['attendance'],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: false,
    },
  },
  {
    title: 'Pittsburgh: an Antiochian parish, liturgy, vespers and who communed',
    churchName: 'St. George Antiochian Orthodox Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Divine Liturgy',
        times: [
          {
            at: 'sunday 09:30',
            room: { all: 112, communed: 70 },
            counts: { Attendance: 'all', Communed: 'communed' },
            fullness: ({ month }) => (month === 7 || month === 8 ? 0.75 : 1),
          },
        ],
      },
      {
        name: 'Great Vespers',
        times: [{ at: 'saturday 18:00', room: { all: 14 }, counts: { Attendance: 'all' } }],
      },
    ],
    funds: [
      { name: 'Stewardship', isDefault: true, gifts: 25, givers: 65 },
      { name: 'Candles', gifts: 6, givers: 40 },
      { name: 'Iconography', gifts: 2, givers: 20 },
      { name: 'Food Festival', gifts: 10, givers: 50, isGiven: ({ month }) => month === 6 },
    ],
    right: {
      // The parish is the Sunday liturgy; who comes on Saturday is there on Sunday.
      attendance: [{ 'Divine Liturgy': ['Attendance'] }],
      kids: [{}],
      giving: ['Stewardship'],
      serving: null,
      groups: false,
      easter: 'orthodox',
    },
  },
];
