import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the United States, by somebody who had not read how the suggestion works. */
export const byOutsiderUs: readonly OrdinaryChurch[] = [
  {
    title: 'Baptist: Sunday school at 9:45, worship at 11, and AWANA on Wednesdays',
    events: [
      {
        name: 'Sunday School',
        times: [{ at: 'sunday 09:45', room: { people: 75 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Morning Worship',
        times: [{ at: 'sunday 11:00', room: { people: 130 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'AWANA',
        rooms: [
          { name: 'Cubbies', for: 'child' },
          { name: 'Sparks', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:15',
            room: { kids: 90, leaders: 20 },
            checkIns: { regular: 'kids', volunteer: 'leaders' },
            isHeld: ({ month }) => month <= 5 || month >= 9,
          },
        ],
      },
    ],
    funds: [
      { name: 'Budget Offering', isDefault: true, gifts: 22, givers: 70 },
      { name: 'Lottie Moon Christmas Offering', gifts: 2, givers: 20 },
      { name: 'Roof', gifts: 2, givers: 15 },
    ],
    right: {
      attendance: [{ 'Morning Worship': ['Attendance'] }],
      giving: ['Budget Offering'],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'The ushers write down rooms: auditorium, balcony, lobby, and empty seats',
    events: [
      {
        name: 'Sunday Services',
        times: (['09:00', '10:45'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { floor: 190, balcony: 45, lobby: 12, empty: 60 },
          counts: {
            Auditorium: 'floor',
            Balcony: 'balcony',
            Lobby: 'lobby',
            'Empty Seats': 'empty',
          },
        })),
      },
    ],
    right: { attendance: [{ 'Sunday Services': ['Auditorium', 'Balcony', 'Lobby'] }] },
  },
  {
    title: 'Attendance, salvations, baptisms and first-time visitors in one sheet',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 10:30',
            room: { people: 240, hands: 4, water: 2, visitors: 9 },
            counts: {
              Attendance: 'people',
              Salvations: 'hands',
              Baptisms: 'water',
              'First-Time Visitors': 'visitors',
            },
          },
        ],
      },
    ],
    right: { attendance: [{ Sunday: ['Attendance'] }] },
  },
  {
    title: 'An online campus with an event of its own',
    events: [
      {
        name: 'Main Campus',
        times: [
          { at: 'sunday 09:30', room: { people: 310 }, counts: { 'In Room': 'people' } },
          { at: 'sunday 11:15', room: { people: 260 }, counts: { 'In Room': 'people' } },
        ],
      },
      {
        name: 'Church Online',
        times: [
          {
            at: 'sunday 09:30',
            room: { screens: 420 },
            counts: { 'Concurrent Viewers': 'screens' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Main Campus': ['In Room'] }] },
  },
  {
    title: 'Children check in, adults are counted, and the pastor adds the two',
    events: [
      {
        name: 'Worship Gathering',
        times: [{ at: 'sunday 10:00', room: { adults: 110 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'Kids Min',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 38, helpers: 9 },
            checkIns: { regular: 'kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Worship Gathering': ['Adults'], 'Kids Min': 'check_ins' }],
      kids: [{ checkedInAt: ['Kids Min'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Easter in events of its own, one a year, while the usual one rests',
    events: [
      {
        name: 'Sunday Worship',
        times: (['09:00', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { people: 105 },
          counts: { Headcount: 'people' },
          isHeld: ({ ago }: { ago: number }) => ![32, 82, 137].includes(ago),
        })),
      },
      ...([137, 82, 32] as const).map((ago, at) => ({
        name: `Easter ${2024 + at}`,
        frequency: 'None',
        from: ago,
        until: ago,
        times: (['08:00', '09:30', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { people: 140 },
          counts: { Headcount: 'people' },
        })),
      })),
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Headcount'] },
        {
          'Sunday Worship': ['Headcount'],
          'Easter 2024': ['Headcount'],
          'Easter 2025': ['Headcount'],
          'Easter 2026': ['Headcount'],
        },
      ],
    },
  },
  {
    title: 'Two services in winter, one at ten all summer',
    events: [
      {
        name: 'Weekend Worship',
        times: [
          ...(['08:30', '10:45'] as const).map((clock) => ({
            at: `sunday ${clock}` as const,
            room: { adults: 70, kids: 12 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ month }: { month: number }) => month < 6 || month > 8,
          })),
          {
            at: 'sunday 10:00',
            room: { adults: 115, kids: 18 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ month }) => month >= 6 && month <= 8,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Weekend Worship': ['Adults', 'Children'] }],
      kids: [{ counted: { 'Weekend Worship': ['Children'] } }],
    },
  },
  {
    title: 'A Christian school whose weekday chapel is larger than Sunday',
    events: [
      {
        name: 'Sunday Worship',
        times: [{ at: 'sunday 10:30', room: { people: 115 }, counts: { Count: 'people' } }],
      },
      {
        name: 'School Chapel',
        times: (['tuesday', 'thursday'] as const).map((day) => ({
          at: `${day} 08:15` as const,
          room: { pupils: 310 },
          counts: { Students: 'pupils' },
          isHeld: ({ month }: { month: number }) => month < 6 || month > 8,
        })),
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Count'] }] },
  },
  {
    title: 'The service times are the headcount types of one event',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 08:00',
            room: { early: 60, late: 130 },
            counts: { '8:00 Service': 'early', '10:30 Service': 'late' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Morning': ['8:00 Service', '10:30 Service'] }] },
  },
  {
    title: 'Heads were counted until spring; since then everybody checks in',
    events: [
      {
        name: 'Sunday Service',
        rooms: [...childrensRooms, { name: 'Sanctuary', for: 'adult' }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 85, kids: 22 },
            counts: { Attendance: 'adults + kids' },
            isHeld: ({ ago }) => ago > 30,
          },
          {
            at: 'sunday 10:01',
            room: { adults: 85, kids: 22 },
            checkIns: { regular: 'adults + kids' },
            isHeld: ({ ago }) => ago <= 30,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': 'check_ins' }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Everybody checked in for two months of 2024, and heads are counted since',
    events: [
      {
        name: 'Morning Service',
        rooms: [...childrensRooms, { name: 'Chapel', for: 'adult' }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 150, kids: 35 },
            counts: { Total: 'adults + kids' },
            isHeld: ({ ago }) => ago > 110 || ago < 102,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 150, kids: 35 },
            counts: { Total: 'adults + kids' },
            checkIns: { regular: 'adults + kids' },
            isHeld: ({ ago }) => ago <= 110 && ago >= 102,
          },
        ],
      },
    ],
    right: { attendance: [{ 'Morning Service': ['Total'] }] },
  },
];
