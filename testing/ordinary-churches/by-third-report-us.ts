import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the United States of a third round, written without a look at the rules. */
export const byThirdReportUs: readonly OrdinaryChurch[] = [
  {
    title: 'Hosts count the main room and the cafe overflow, and write a total without the crew',
    events: [
      {
        name: 'Sunday Experience',
        times: (['09:00', '10:45'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { main: 210, cafe: 35, kids: 60, crew: 42 },
          counts: {
            'Main Room': 'main',
            'Cafe Overflow': 'cafe',
            'Kids Ministry': 'kids',
            'Dream Team': 'crew',
            'Total (no Dream Team)': 'main + cafe + kids',
          },
        })),
      },
    ],
    right: {
      attendance: [
        { 'Sunday Experience': ['Total (no Dream Team)'] },
        { 'Sunday Experience': ['Main Room', 'Cafe Overflow', 'Kids Ministry'] },
      ],
      kids: [{ counted: { 'Sunday Experience': ['Kids Ministry'] } }],
    },
  },
  {
    title: 'A food pantry that serves more families than come on Sunday',
    events: [
      {
        name: 'Worship',
        times: [{ at: 'sunday 10:00', room: { people: 72 }, counts: { Headcount: 'people' } }],
      },
      {
        name: 'Food Pantry',
        times: [
          {
            at: 'saturday 09:00',
            room: { families: 140, helpers: 22 },
            counts: { 'Families Served': 'families', Helpers: 'helpers' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 11, givers: 35 },
      { name: 'Food Pantry', gifts: 4, givers: 25 },
    ],
    right: { attendance: [{ Worship: ['Headcount'] }], giving: ['General'] },
  },
  {
    title: 'One combined service on the first Sunday, two on the others',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 70, kids: 8 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ date }) => date > 7,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 130, kids: 30 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ date }) => date > 7,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 205, kids: 36 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Adults', 'Children'] }],
      kids: [{ counted: { 'Sunday Worship': ['Children'] } }],
    },
  },
  {
    title: 'Students meet on Sunday night and check in; the mornings are counted',
    events: [
      {
        name: 'Sunday Services',
        times: (['09:30', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { auditorium: 240, kids: 75 },
          counts: { Auditorium: 'auditorium', 'Kids Wing': 'kids' },
        })),
      },
      {
        name: 'Student Ministry',
        rooms: [
          { name: 'Middle School', for: null },
          { name: 'High School', for: null },
        ],
        times: [
          {
            at: 'sunday 17:00',
            room: { teens: 65, leaders: 14 },
            checkIns: { regular: 'teens', volunteer: 'leaders' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Auditorium', 'Kids Wing'] }],
      kids: [{ counted: { 'Sunday Services': ['Kids Wing'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'A default fund for what nobody assigned, and the tithes elsewhere',
    events: [
      {
        name: 'Sunday Gathering',
        times: [{ at: 'sunday 10:00', room: { people: 165 }, counts: { Attendance: 'people' } }],
      },
    ],
    funds: [
      { name: 'Unassigned', isDefault: true, gifts: 1, givers: 12 },
      { name: 'Ministry Fund (Tithes & Offerings)', gifts: 32, givers: 90 },
      { name: 'Missions', gifts: 6, givers: 30 },
      { name: 'Camp Registration', gifts: 5, givers: 40 },
    ],
    right: {
      attendance: [{ 'Sunday Gathering': ['Attendance'] }],
      // What nobody assigned pays for everyday things, too.
      giving: ['Unassigned', 'Ministry Fund (Tithes & Offerings)'],
    },
  },
  {
    title: 'A portable church where all check in, and somebody has counted heads for ten weeks',
    events: [
      {
        name: 'The Gathering',
        rooms: [...childrensRooms, { name: 'Gym', for: 'adult' }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 88, kids: 31, guests: 4 },
            checkIns: { regular: 'adults + kids', guest: 'guests' },
          },
        ],
      },
      {
        name: 'Headcount',
        from: 10,
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 129 },
            counts: { 'Everyone in the gym': 'people' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'The Gathering': 'check_ins' }],
      kids: [{ checkedInTo: { 'The Gathering': ['Nursery', 'Elementary'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'The Salvation Army: holiness and salvation meetings, Sunday school and songsters',
    events: [
      {
        name: 'Holiness Meeting',
        times: [{ at: 'sunday 11:00', room: { people: 61 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Salvation Meeting',
        times: [{ at: 'sunday 18:00', room: { people: 33 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Sunday School',
        times: [{ at: 'sunday 09:45', room: { people: 38 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Songster Practice',
        times: [{ at: 'wednesday 19:00', room: { people: 16 }, counts: { Attendance: 'people' } }],
      },
    ],
    right: {
      attendance: [
        { 'Holiness Meeting': ['Attendance'], 'Salvation Meeting': ['Attendance'] },
        { 'Holiness Meeting': ['Attendance'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Friends: meeting for worship, First Day School, and those who join on Zoom',
    events: [
      {
        name: 'Meeting for Worship',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 44, children: 9, zoom: 13 },
            counts: { Adults: 'adults', 'First Day School': 'children', Zoom: 'zoom' },
          },
        ],
      },
      {
        name: 'Meeting for Business',
        times: [
          {
            at: 'sunday 12:30',
            room: { people: 18 },
            counts: { Present: 'people' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Meeting for Worship': ['Adults', 'First Day School'] },
        { 'Meeting for Worship': ['Adults'] },
      ],
      mayAsk: ['attendance', 'kids'],
    },
  },
];
