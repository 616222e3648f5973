import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const everybody = (at: OrdinaryTime, people: number) => ({
  at,
  room: { people },
  counts: { Attendance: 'people' },
});
type OrdinaryTime = NonNullable<OrdinaryChurch['events']>[number]['times'][number]['at'];

/** Churches invented to break the suggestion. */
export const byAttack: readonly OrdinaryChurch[] = [
  {
    title: 'An event for each term, named after it',
    events: (
      [
        ['Fall 2024 Sundays', 115, 98],
        ['Spring 2025 Sundays', 97, 76],
        ['Summer 2025 Sundays', 75, 63],
        ['Fall 2025 Sundays', 62, 46],
        ['Spring 2026 Sundays', 45, 24],
        ['Summer 2026 Sundays', 23, 11],
        ['Fall 2026 Sundays', 10, 0],
      ] as const
    ).map(([name, from, until]) => ({
      name,
      from,
      until,
      isArchived: until > 0,
      times: [everybody('sunday 10:00', 130)],
    })),
    right: {
      attendance: [
        {
          'Fall 2024 Sundays': ['Attendance'],
          'Spring 2025 Sundays': ['Attendance'],
          'Summer 2025 Sundays': ['Attendance'],
          'Fall 2025 Sundays': ['Attendance'],
          'Spring 2026 Sundays': ['Attendance'],
          'Summer 2026 Sundays': ['Attendance'],
          'Fall 2026 Sundays': ['Attendance'],
        },
      ],
    },
  },
  {
    title: 'The office types the sum of both services into an event of its own',
    events: [
      { name: '9am Service', times: [everybody('sunday 09:00', 110)] },
      { name: '11am Service', times: [everybody('sunday 11:00', 140)] },
      {
        name: 'Weekend Totals',
        times: [{ at: 'sunday 12:00', room: { sum: 250 }, counts: { Total: 'sum' } }],
      },
    ],
    right: {
      attendance: [
        { '9am Service': ['Attendance'], '11am Service': ['Attendance'] },
        { 'Weekend Totals': ['Total'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'In person, and the peak of those who watch live',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 10:30',
            room: { people: 180, live: 75, replays: 210 },
            counts: { 'In-Person': 'people', 'Live Peak': 'live', Replays: 'replays' },
          },
        ],
      },
    ],
    right: { attendance: [{ Sunday: ['In-Person'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Ushers count by section: left, center, right, and the back',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { left: 60, center: 95, right: 55, back: 20 },
            counts: { Left: 'left', Center: 'center', Right: 'right', Back: 'back' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Service': ['Left', 'Center', 'Right', 'Back'] }] },
  },
  {
    title: '1st and 2nd Service are headcount types of one time',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 08:30',
            room: { early: 70, late: 135 },
            counts: { '1st Service': 'early', '2nd Service': 'late' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Morning': ['1st Service', '2nd Service'] }] },
  },
  {
    title: 'The old chapel and the new sanctuary at the same hour',
    events: [
      {
        name: 'Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { chapel: 45, sanctuary: 210 },
            counts: { 'Old Chapel': 'chapel', 'New Sanctuary': 'sanctuary' },
          },
        ],
      },
    ],
    right: { attendance: [{ Worship: ['Old Chapel', 'New Sanctuary'] }] },
  },
  {
    title: 'Closed for ten weeks after a flood, and a new event since',
    events: [
      {
        name: 'Sunday Worship',
        until: 64,
        isArchived: true,
        times: [everybody('sunday 10:00', 95)],
      },
      { name: 'Sunday Worship at the Y', from: 53, times: [everybody('sunday 10:00', 80)] },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Attendance'], 'Sunday Worship at the Y': ['Attendance'] }],
    },
  },
  {
    title: 'A college church that rests in summer and at Christmas, on Sunday nights',
    events: [
      {
        name: 'Sunday Night',
        times: [
          {
            ...everybody('sunday 19:00', 210),
            isHeld: ({ month, date }) =>
              (month >= 2 && month <= 4) || (month >= 9 && (month < 12 || date < 8)),
          },
        ],
      },
      {
        name: 'Freshman Bible Study',
        times: [
          {
            ...everybody('tuesday 19:00', 60),
            isHeld: ({ month }) => month >= 9 && month <= 11,
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Night': ['Attendance'] }] },
  },
  {
    title: 'A drive-in that counted cars for a year, then people indoors',
    events: [
      {
        name: 'Parking Lot Service',
        until: 60,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:00',
            room: { cars: 48, people: 110 },
            counts: { Cars: 'cars', People: 'people' },
          },
        ],
      },
      { name: 'Sunday Service', from: 59, times: [everybody('sunday 10:00', 120)] },
    ],
    right: {
      attendance: [{ 'Parking Lot Service': ['People'], 'Sunday Service': ['Attendance'] }],
    },
  },
  {
    title: 'Adults and kids are counted, kids check in as well, and both are 40',
    events: [
      {
        name: 'Sunday Service',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 105, kids: 40 },
            counts: { Adults: 'adults', Kids: 'kids' },
            checkIns: { regular: 'kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Adults', 'Kids'] }],
      kids: [
        { counted: { 'Sunday Service': ['Kids'] } },
        { checkedInTo: { 'Sunday Service': ['Nursery', 'Elementary'] } },
        { checkedInAt: ['Sunday Service'] },
      ],
    },
  },
  {
    title: 'Funds that took turns with two months between, and a fund for the online store',
    events: [{ name: 'Sunday', times: [everybody('sunday 10:00', 90)] }],
    funds: [
      { name: 'Stewardship', gifts: 12, givers: 50, until: 70 },
      { name: 'Generosity', isDefault: true, gifts: 13, givers: 50, from: 62 },
      { name: 'Merch', gifts: 1, givers: 15 },
    ],
    right: {
      attendance: [{ Sunday: ['Attendance'] }],
      giving: ['Stewardship', 'Generosity'],
      mayAsk: ['giving'],
    },
  },
  {
    title: 'Unique people beside the total of all services',
    events: [
      {
        name: 'Weekend',
        times: [
          {
            at: 'sunday 09:00',
            room: { once: 190, twice: 25 },
            counts: { 'Total Attendance': 'once + twice', 'Unique People': 'once' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ Weekend: ['Total Attendance'] }, { Weekend: ['Unique People'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Saturday ended when Sunday evening began, eight weeks later',
    events: [
      { name: 'Sunday AM', times: [everybody('sunday 10:00', 220)] },
      {
        name: 'Saturday Night',
        until: 48,
        isArchived: true,
        times: [everybody('saturday 18:00', 75)],
      },
      { name: 'Sunday PM', from: 40, times: [everybody('sunday 17:00', 80)] },
    ],
    right: {
      attendance: [
        {
          'Sunday AM': ['Attendance'],
          'Saturday Night': ['Attendance'],
          'Sunday PM': ['Attendance'],
        },
      ],
    },
  },
];
