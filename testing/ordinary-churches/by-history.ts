import { childrensRooms, type EventHabit, type OrdinaryChurch } from './ordinary-church.ts';

const everybody = (at: EventHabit['times'][number]['at'], people: number) => ({
  at,
  room: { people },
  counts: { Attendance: 'people' },
});

/** Churches whose past was different: replaced events, new years, moved days, festivals. */
export const byHistory: readonly OrdinaryChurch[] = [
  {
    title: 'Two campuses, one of whose events was archived and replaced',
    events: [
      { name: 'North Campus', times: [everybody('sunday 10:00', 210)] },
      {
        name: 'South Campus',
        until: 20,
        isArchived: true,
        times: [everybody('sunday 10:00', 70)],
      },
      { name: 'South Campus Weekend', from: 19, times: [everybody('sunday 10:00', 72)] },
    ],
    right: {
      attendance: [
        {
          'North Campus': ['Attendance'],
          'South Campus': ['Attendance'],
          'South Campus Weekend': ['Attendance'],
        },
      ],
    },
  },
  {
    title: 'A new event every year',
    events: [
      { name: 'Sunday 2024', from: 150, until: 99, times: [everybody('sunday 10:00', 88)] },
      { name: 'Sunday 2025', from: 98, until: 47, times: [everybody('sunday 10:00', 92)] },
      { name: 'Sunday 2026', from: 46, times: [everybody('sunday 10:00', 97)] },
    ],
    right: {
      attendance: [
        {
          'Sunday 2024': ['Attendance'],
          'Sunday 2025': ['Attendance'],
          'Sunday 2026': ['Attendance'],
        },
      ],
    },
  },
  {
    title: 'A new event in January that has met twice',
    events: [
      { name: 'Worship (spring)', until: 2, times: [everybody('sunday 09:30', 140)] },
      { name: 'Worship (fall)', from: 1, times: [everybody('sunday 09:30', 138)] },
    ],
    right: {
      attendance: [{ 'Worship (spring)': ['Attendance'], 'Worship (fall)': ['Attendance'] }],
    },
  },
  {
    title: 'The service moved from Sunday to Saturday',
    events: [
      {
        name: 'Weekly Worship',
        times: [
          { ...everybody('sunday 10:00', 115), isHeld: ({ ago }) => ago > 30 },
          { ...everybody('saturday 17:30', 120), isHeld: ({ ago }) => ago <= 30 },
        ],
      },
    ],
    right: { attendance: [{ 'Weekly Worship': ['Attendance'] }] },
  },
  {
    title: 'It moved to Saturday with an event of its own',
    events: [
      { name: 'Sunday Worship', until: 31, times: [everybody('sunday 10:00', 65)] },
      { name: 'Saturday Worship', from: 30, times: [everybody('saturday 18:00', 62)] },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Attendance'], 'Saturday Worship': ['Attendance'] }],
    },
  },
  {
    title: 'A harvest festival held once, a pageant, and a vacation Bible school',
    events: [
      { name: 'Sunday Service', times: [everybody('sunday 10:00', 93)] },
      {
        name: 'Harvest Festival',
        from: 4,
        times: [{ ...everybody('sunday 15:00', 640), isHeld: ({ ago }) => ago === 3 }],
      },
      {
        name: 'Christmas Pageant',
        times: [
          {
            ...everybody('sunday 17:00', 260),
            isHeld: ({ month, date }) => month === 12 && date >= 14 && date <= 20,
          },
        ],
      },
      {
        name: 'VBS',
        frequency: 'Daily',
        opens: 'day',
        rooms: childrensRooms,
        times: (['sunday', 'monday', 'tuesday', 'wednesday'] as const).map((day) => ({
          at: `${day} 18:00` as const,
          room: { kids: 85 },
          checkIns: { regular: 'kids' },
          isHeld: ({ month, date }) => month === 6 && date >= 8 && date <= 14,
        })),
      },
    ],
    right: { attendance: [{ 'Sunday Service': ['Attendance'] }] },
  },
  {
    title: 'A 7:30 time for volunteers that nobody counts',
    events: [
      {
        name: 'Sunday Services',
        times: [
          { at: 'sunday 07:30', room: {}, counts: {} },
          { at: 'sunday 09:00', room: { people: 130 }, counts: { Attendance: 'people' } },
          { at: 'sunday 10:45', room: { people: 180 }, counts: { Attendance: 'people' } },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Attendance'] }],
      leftOut: [{ 'Sunday Services': ['sunday 07:30'] }],
    },
  },
  {
    title: 'One of two times was dropped, an evening one began',
    events: [
      {
        name: 'Sunday Services',
        times: [
          { ...everybody('sunday 09:00', 80), isHeld: ({ ago }) => ago > 40 },
          everybody('sunday 11:00', 120),
          { ...everybody('sunday 17:00', 60), isHeld: ({ ago }) => ago <= 10 },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Services': ['Attendance'] }] },
  },
  {
    title: 'One service in summer, two in the other months, an event each',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          { ...everybody('sunday 09:00', 90), isHeld: ({ month }) => month < 6 || month > 8 },
          { ...everybody('sunday 11:00', 95), isHeld: ({ month }) => month < 6 || month > 8 },
        ],
      },
      {
        name: 'Summer Worship in the Park',
        times: [
          { ...everybody('sunday 10:00', 150), isHeld: ({ month }) => month >= 6 && month <= 8 },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Attendance'], 'Summer Worship in the Park': ['Attendance'] },
      ],
    },
  },
  {
    title: 'A second campus was launched twelve weeks ago',
    events: [
      { name: 'Downtown', times: [everybody('sunday 10:00', 320)] },
      { name: 'Westside', from: 11, times: [everybody('sunday 10:30', 75)] },
    ],
    right: { attendance: [{ Downtown: ['Attendance'], Westside: ['Attendance'] }] },
  },
  {
    title: 'From checking everybody in to counting heads',
    events: [
      {
        name: 'Sunday Check-In',
        until: 26,
        isArchived: true,
        rooms: [{ name: 'Sanctuary', for: null }],
        times: [{ at: 'sunday 10:00', room: { people: 55 }, checkIns: { regular: 'people' } }],
      },
      { name: 'Sunday Service', from: 25, times: [everybody('sunday 10:00', 58)] },
    ],
    right: {
      attendance: [{ 'Sunday Check-In': 'check_ins', 'Sunday Service': ['Attendance'] }],
    },
  },
  {
    title: 'Began eight weeks ago',
    events: [{ name: 'Sunday Launch', from: 7, times: [everybody('sunday 16:00', 48)] }],
    right: { attendance: [{ 'Sunday Launch': ['Attendance'] }] },
  },
  {
    title: 'Last week was ten times the others',
    events: [
      {
        name: 'Sunday Service',
        times: [
          { ...everybody('sunday 10:00', 60), isHeld: ({ ago }) => ago !== 0 },
          { ...everybody('sunday 10:00', 600), isHeld: ({ ago }) => ago === 0 },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Service': ['Attendance'] }], mayAsk: ['attendance'] },
  },
];
