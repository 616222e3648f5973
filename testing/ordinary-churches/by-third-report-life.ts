import type { OrdinaryChurch } from './ordinary-church.ts';

/** What happens in the life of a church, of a third round, written without a look at the rules. */
export const byThirdReportLife: readonly OrdinaryChurch[] = [
  {
    title: 'A total whose typist is off by a few every other week',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 140, kids: 40, late: 3 },
            counts: { Adults: 'adults', Kids: 'kids', 'Total Attendance': 'adults + kids + late' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ Sunday: ['Total Attendance'] }, { Sunday: ['Adults', 'Kids'] }],
      kids: [{ counted: { Sunday: ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'A third service was added this fall, and the middle one moved by half an hour',
    events: [
      {
        name: 'Weekend Services',
        times: [
          { at: 'sunday 08:30', room: { people: 190 }, counts: { Attendance: 'people' } },
          {
            at: 'sunday 10:00',
            room: { people: 260 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago > 9,
          },
          {
            at: 'sunday 10:30',
            room: { people: 230 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago <= 9,
          },
          {
            at: 'sunday 12:00',
            room: { people: 90 },
            counts: { Attendance: 'people' },
            isHeld: ({ ago }) => ago <= 9,
          },
        ],
      },
    ],
    right: { attendance: [{ 'Weekend Services': ['Attendance'] }] },
  },
  {
    title: 'Two churches merged a year ago, and the smaller one’s event was archived',
    events: [
      {
        name: 'Grace Worship',
        times: [{ at: 'sunday 10:00', room: { people: 150 }, counts: { 'In the room': 'people' } }],
      },
      {
        name: 'Trinity Worship',
        until: 52,
        isArchived: true,
        times: [{ at: 'sunday 10:00', room: { people: 64 }, counts: { 'In the room': 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Grace Worship': ['In the room'], 'Trinity Worship': ['In the room'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Weddings, funerals and concerts are counted in events of their own',
    events: [
      {
        name: 'Mass',
        times: (['saturday 17:00', 'sunday 09:00', 'sunday 11:00'] as const).map((at) => ({
          at,
          room: { people: 150 },
          counts: { October: 'people' },
        })),
      },
      {
        name: 'Funerals',
        frequency: 'None',
        times: [
          {
            at: 'thursday 10:00',
            room: { people: 110 },
            counts: { Mourners: 'people' },
            isHeld: ({ ago }) => ago % 5 === 2,
          },
        ],
      },
      {
        name: 'Weddings',
        frequency: 'None',
        times: [
          {
            at: 'saturday 14:00',
            room: { people: 130 },
            counts: { Guests: 'people' },
            isHeld: ({ ago, month }) => month > 4 && month < 10 && ago % 3 === 0,
          },
        ],
      },
      {
        name: 'Organ Concert',
        frequency: 'None',
        times: [
          {
            at: 'sunday 16:00',
            room: { people: 85 },
            counts: { Audience: 'people' },
            isHeld: ({ ago }) => ago % 9 === 4,
          },
        ],
      },
    ],
    right: { attendance: [{ Mass: ['October'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Small groups replace the service on the last Sunday of each month',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 95, kids: 28 },
            counts: { 'Adults/Teens': 'adults', 'Kids 0-11': 'kids' },
            isHeld: ({ date }) => date < 24,
          },
        ],
      },
      {
        name: 'Home Gatherings',
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 84 },
            counts: { 'All homes': 'people' },
            isHeld: ({ date }) => date >= 24,
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Service': ['Adults/Teens', 'Kids 0-11'], 'Home Gatherings': ['All homes'] },
        { 'Sunday Service': ['Adults/Teens', 'Kids 0-11'] },
      ],
      kids: [{ counted: { 'Sunday Service': ['Kids 0-11'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Ushers count before and after the children leave for their classes',
    events: [
      {
        name: 'Worship Service',
        times: [
          {
            at: 'sunday 10:45',
            room: { adults: 150, kids: 36 },
            counts: {
              'Sanctuary before dismissal': 'adults + kids',
              'Sanctuary after dismissal': 'adults',
              'Children’s classes': 'kids',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Worship Service': ['Sanctuary before dismissal'] },
        { 'Worship Service': ['Sanctuary after dismissal', 'Children’s classes'] },
      ],
      kids: [{ counted: { 'Worship Service': ['Children’s classes'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'The pastor types last year’s number beside this year’s',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 118, before: 104 },
            counts: { 'This Week': 'people', 'Same Week Last Year': 'before' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Morning': ['This Week'] }], mayAsk: ['attendance'] },
  },
];
