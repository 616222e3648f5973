import { childrensRooms, type EventHabit, type OrdinaryChurch } from './ordinary-church.ts';

const everybody = (at: EventHabit['times'][number]['at'], people: number) => ({
  at,
  room: { people },
  counts: { Attendance: 'people' },
});

/** Churches with their own days, places and names; and such as count nothing but gifts or groups. */
export const byCustom: readonly OrdinaryChurch[] = [
  {
    title: 'Gulf: worship on Friday, a smaller one on Sunday evening',
    timeZone: 'Asia/Dubai',
    currency: 'AED',
    events: [
      {
        name: 'Friday Worship',
        times: [everybody('friday 09:30', 220), everybody('friday 11:30', 310)],
      },
      { name: 'Sunday Evening Service', times: [everybody('sunday 19:30', 90)] },
    ],
    right: {
      attendance: [{ 'Friday Worship': ['Attendance'], 'Sunday Evening Service': ['Attendance'] }],
    },
  },
  {
    title: 'Friday only, by check-in',
    timeZone: 'Asia/Qatar',
    currency: 'QAR',
    events: [
      {
        name: 'Friday Gathering',
        rooms: [{ name: 'Hall', for: null }],
        times: [{ at: 'friday 10:00', room: { people: 75 }, checkIns: { regular: 'people' } }],
      },
    ],
    right: { attendance: [{ 'Friday Gathering': 'check_ins' }] },
  },
  {
    title: 'Adventist: Sabbath School before the Divine Service',
    events: [
      { name: 'Sabbath School', times: [everybody('saturday 09:30', 60)] },
      { name: 'Divine Service', times: [everybody('saturday 11:00', 115)] },
      { name: 'Prayer Meeting', times: [everybody('wednesday 19:00', 18)] },
    ],
    right: { attendance: [{ 'Divine Service': ['Attendance'] }] },
  },
  {
    title: 'Saturday night and Sunday morning, an event each',
    events: [
      { name: 'Saturday Night', times: [everybody('saturday 17:00', 140)] },
      {
        name: 'Sunday Morning',
        times: [everybody('sunday 09:00', 230), everybody('sunday 11:00', 280)],
      },
    ],
    right: { attendance: [{ 'Saturday Night': ['Attendance'], 'Sunday Morning': ['Attendance'] }] },
  },
  {
    title: 'Orthodox parish: Divine Liturgy, and Vespers the evening before',
    churchName: 'St. Nicholas Greek Orthodox Church',
    events: [
      { name: 'Divine Liturgy', times: [everybody('sunday 09:30', 140)] },
      { name: 'Great Vespers', times: [everybody('saturday 17:00', 16)] },
    ],
    right: {
      attendance: [{ 'Divine Liturgy': ['Attendance'] }],
      easter: 'orthodox',
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'House churches on different days',
    events: [
      { name: 'House Church Miller', times: [everybody('thursday 19:00', 14)] },
      { name: 'House Church Alvarez', times: [everybody('sunday 10:00', 16)] },
      { name: 'House Church Chen', times: [everybody('sunday 17:00', 12)] },
      { name: 'House Church Okafor', times: [everybody('friday 19:00', 15)] },
      { name: 'House Church Novak', times: [everybody('wednesday 18:30', 11)] },
    ],
    right: {
      attendance: [
        Object.fromEntries(
          ['Miller', 'Alvarez', 'Chen', 'Okafor', 'Novak'].map((name) => [
            `House Church ${name}`,
            ['Attendance'],
          ]),
        ),
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Three campuses in Mexico',
    timeZone: 'America/Monterrey',
    currency: 'MXN',
    events: [
      ['Norte', 190],
      ['Sur', 120],
      ['Centro', 85],
    ].map(([campus, adults]) => ({
      name: `Campus ${campus}`,
      times: [
        {
          at: 'sunday 11:00' as const,
          room: { adults: Number(adults), kids: Number(adults) / 4 },
          counts: { Adultos: 'adults', Niños: 'kids', 'Total general': 'adults + kids' },
        },
      ],
    })),
    right: {
      attendance: [
        Object.fromEntries(
          ['Norte', 'Sur', 'Centro'].map((campus) => [`Campus ${campus}`, ['Adultos', 'Niños']]),
        ),
      ],
      kids: [
        {
          counted: Object.fromEntries(
            ['Norte', 'Sur', 'Centro'].map((campus) => [`Campus ${campus}`, ['Niños']]),
          ),
        },
      ],
    },
  },
  {
    title: 'Escuela dominical, culto, and prayer on Wednesday',
    timeZone: 'America/Guatemala',
    currency: 'GTQ',
    events: [
      {
        name: 'Escuela Dominical',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 35, kids: 25 },
            counts: { Adultos: 'adults', Niños: 'kids' },
          },
        ],
      },
      {
        name: 'Culto Dominical',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 90, kids: 35 },
            counts: { Adultos: 'adults', Niños: 'kids' },
          },
        ],
      },
      {
        name: 'Culto de Oración',
        times: [{ at: 'wednesday 19:00', room: { adults: 30 }, counts: { Adultos: 'adults' } }],
      },
    ],
    right: {
      attendance: [{ 'Culto Dominical': ['Adultos', 'Niños'] }],
      kids: [{ counted: { 'Culto Dominical': ['Niños'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'A night of worship once a month',
    events: [
      { name: 'Sunday Services', times: [everybody('sunday 10:00', 170)] },
      {
        name: 'Night of Worship',
        times: [{ ...everybody('sunday 18:30', 120), isHeld: ({ date }) => date <= 7 }],
      },
    ],
    right: { attendance: [{ 'Sunday Services': ['Attendance'] }] },
  },
  {
    title: 'A rural charge with worship every other week',
    events: [
      {
        name: 'Worship at Zion',
        times: [{ ...everybody('sunday 09:00', 28), isHeld: ({ ago }) => ago % 2 === 0 }],
      },
    ],
    right: { attendance: [{ 'Worship at Zion': ['Attendance'] }] },
  },
  {
    title: 'A Sunday evening service of thirty-five',
    events: [
      { name: 'Morning Worship', times: [everybody('sunday 11:00', 110)] },
      { name: 'Evening Service', times: [everybody('sunday 18:00', 35)] },
    ],
    right: {
      attendance: [
        { 'Morning Worship': ['Attendance'], 'Evening Service': ['Attendance'] },
        { 'Morning Worship': ['Attendance'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Sunday, and the same service again on Thursday',
    events: [
      { name: 'Sunday Services', times: [everybody('sunday 10:00', 260)] },
      { name: 'Thursday Night Service', times: [everybody('thursday 19:00', 110)] },
      {
        name: 'Food Pantry',
        times: [
          { at: 'saturday 09:00', room: { families: 90 }, counts: { Households: 'families' } },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Services': ['Attendance'], 'Thursday Night Service': ['Attendance'] },
        { 'Sunday Services': ['Attendance'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Wednesday night by check-in, Sunday by headcount, recovery on Friday',
    events: [
      { name: 'Sunday Worship', times: [everybody('sunday 10:30', 150)] },
      {
        name: 'Wednesday Night',
        rooms: childrensRooms,
        times: [
          {
            at: 'wednesday 18:30',
            room: { kids: 40, adults: 20, helpers: 8 },
            checkIns: { regular: 'kids + adults', volunteer: 'helpers' },
          },
        ],
      },
      { name: 'Celebrate Recovery', times: [everybody('friday 18:30', 45)] },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Attendance'] }] },
  },
  {
    title: 'The default fund was replaced forty weeks ago',
    events: [{ name: 'Sunday Service', times: [everybody('sunday 10:00', 100)] }],
    funds: [
      { name: 'Church Account', gifts: 16, until: 40 },
      { name: 'Ministry Fund', isDefault: true, gifts: 17, from: 39 },
      { name: 'Building Fund', gifts: 3 },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Attendance'] }],
      giving: ['Church Account', 'Ministry Fund'],
    },
  },
  {
    title: 'Tithes and offerings are two funds',
    events: [{ name: 'Sunday Service', times: [everybody('sunday 10:00', 70)] }],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 10 },
      { name: 'Offerings', gifts: 6 },
      { name: 'Youth Camp', gifts: 1 },
      { name: 'Building', gifts: 2 },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Attendance'] }],
      giving: ['Tithes', 'Offerings'],
      mayAsk: ['giving'],
    },
  },
];
