import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches that look like something else. */
export const byTrap: readonly OrdinaryChurch[] = [
  {
    title: 'Two languages, and Saturday basketball for the neighborhood in winter',
    events: [
      {
        name: 'English Service',
        times: [{ at: 'sunday 09:30', room: { people: 180 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Servicio en Español',
        times: [{ at: 'sunday 13:00', room: { people: 60 }, counts: { Asistencia: 'people' } }],
      },
      {
        name: 'Upward Basketball',
        times: [
          {
            at: 'saturday 09:00',
            room: { kids: 150 },
            checkIns: { regular: 'kids' },
            isHeld: ({ month }) => month <= 3,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'English Service': ['Attendance'], 'Servicio en Español': ['Asistencia'] }],
    },
  },
  {
    title: 'The total and the children in it are all that is counted',
    events: [
      {
        name: 'Morning Worship',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 70, kids: 20 },
            counts: { 'Total Attendance': 'adults + kids', Kids: 'kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Morning Worship': ['Total Attendance'] }],
      kids: [{ counted: { 'Morning Worship': ['Kids'] } }],
    },
  },
  {
    title: 'An attendance and kids, without a word on whether they overlap',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 80, kids: 25 },
            counts: { Attendance: 'adults + kids', Kids: 'kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Attendance'] }],
      kids: [{ counted: { 'Sunday Service': ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Two ushers count the same room',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 120, more: 2 },
            counts: { 'First count': 'people', 'Second count': 'people + more' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['First count'] }, { 'Sunday Service': ['Second count'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Children are counted at an event of their own, adults at the service',
    timeZone: 'Europe/Zurich',
    events: [
      {
        name: 'Gottesdienst',
        times: [{ at: 'sunday 09:30', room: { adults: 110 }, counts: { Erwachsene: 'adults' } }],
      },
      {
        name: 'Kindergottesdienst',
        times: [{ at: 'sunday 09:30', room: { kids: 35 }, counts: { Kinder: 'kids' } }],
      },
    ],
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene'], Kindergottesdienst: ['Kinder'] }],
      kids: [{ counted: { Kindergottesdienst: ['Kinder'] } }],
    },
  },
  {
    title: 'Two campuses, each with headcounts of adults and check-ins of kids',
    events: [
      {
        name: 'North Worship',
        times: [{ at: 'sunday 10:00', room: { adults: 200 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'North Kids',
        rooms: childrensRooms,
        times: [{ at: 'sunday 10:00', room: { kids: 30 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'South Worship',
        times: [{ at: 'sunday 11:00', room: { adults: 90 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'South Kids',
        rooms: childrensRooms,
        times: [{ at: 'sunday 11:00', room: { kids: 14 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [
        {
          'North Worship': ['Adults'],
          'North Kids': 'check_ins',
          'South Worship': ['Adults'],
          'South Kids': 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ['North Kids', 'South Kids'] }],
    },
  },
  {
    title: 'Catholic parish: a vigil Mass, three on Sunday, one each weekday, and catechism',
    events: [
      {
        name: 'Vigil Mass',
        times: [{ at: 'saturday 17:00', room: { people: 160 }, counts: { Count: 'people' } }],
      },
      {
        name: 'Sunday Mass',
        times: [
          { at: 'sunday 08:00', room: { people: 130 }, counts: { Count: 'people' } },
          { at: 'sunday 10:00', room: { people: 310 }, counts: { Count: 'people' } },
          { at: 'sunday 12:00', room: { people: 220 }, counts: { Count: 'people' } },
        ],
      },
      {
        name: 'Daily Mass',
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
          at: `${day} 08:00` as const,
          room: { people: 25 },
          counts: { Count: 'people' },
        })),
      },
      {
        name: 'Faith Formation',
        times: [{ at: 'sunday 09:00', room: { kids: 90 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: { attendance: [{ 'Vigil Mass': ['Count'], 'Sunday Mass': ['Count'] }] },
  },
  {
    title: 'Worship attendance beside check-ins of children in rooms with numbers only',
    events: [
      {
        name: 'Worship Attendance',
        times: [
          { at: 'sunday 09:00', room: { people: 140 }, counts: { Sanctuary: 'people' } },
          { at: 'sunday 10:45', room: { people: 170 }, counts: { Sanctuary: 'people' } },
        ],
      },
      {
        name: 'Sunday Check-In',
        rooms: [
          { name: 'Room 101', for: null },
          { name: 'Room 104', for: null },
        ],
        times: [{ at: 'sunday 09:00', room: { kids: 55 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [
        { 'Worship Attendance': ['Sanctuary'] },
        { 'Worship Attendance': ['Sanctuary'], 'Sunday Check-In': 'check_ins' },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Heads are no longer counted, children still check in',
    events: [
      {
        name: 'Sunday Service',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 100, kids: 30 },
            counts: { Everyone: 'adults + kids' },
            checkIns: { regular: 'kids' },
            isHeld: ({ ago }) => ago > 40,
          },
          {
            at: 'sunday 10:00',
            room: { kids: 30 },
            checkIns: { regular: 'kids' },
            isHeld: ({ ago }) => ago <= 40,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Everyone'] }],
      kids: [{ checkedInAt: ['Sunday Service'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Began three weeks ago',
    events: [
      {
        name: 'First Light',
        from: 2,
        times: [{ at: 'sunday 10:00', room: { people: 38 }, counts: { Headcount: 'people' } }],
      },
    ],
    right: { attendance: [{ 'First Light': ['Headcount'] }] },
  },
  {
    title: 'A student church that worships on Thursday night only',
    events: [
      {
        name: 'Thursday Worship',
        times: [
          {
            at: 'thursday 20:00',
            room: { people: 130 },
            counts: { Students: 'people' },
            isHeld: ({ month }) => month !== 7 && month !== 6,
          },
        ],
      },
      {
        name: 'Core Groups',
        times: [{ at: 'tuesday 19:00', room: { people: 60 }, counts: { Students: 'people' } }],
      },
    ],
    right: { attendance: [{ 'Thursday Worship': ['Students'] }] },
  },
];
