import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the United States with names of real sheets, written before they were judged. */
export const byReportUs: readonly OrdinaryChurch[] = [
  {
    title: 'Adventists: Sabbath school and the divine hour, reported apart each Saturday',
    events: [
      {
        name: 'Sabbath School',
        times: [{ at: 'saturday 09:30', room: { people: 80 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Divine Hour',
        times: [{ at: 'saturday 11:00', room: { people: 140 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Prayer Meeting',
        times: [{ at: 'wednesday 19:00', room: { people: 22 }, counts: { Attendance: 'people' } }],
      },
    ],
    right: { attendance: [{ 'Divine Hour': ['Attendance'] }] },
  },
  {
    title: 'In seats at three services; kids in their rooms; band and tech booth apart',
    events: [
      {
        name: 'Sunday Worship',
        times: (['08:00', '09:30', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { seats: 210, kids: 55, band: 14 },
          counts: { 'In Seats': 'seats', 'Kids Wing': 'kids', 'Band & Tech': 'band' },
        })),
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['In Seats', 'Kids Wing'] }],
      kids: [{ counted: { 'Sunday Worship': ['Kids Wing'] } }],
    },
  },
  {
    title: 'Two campuses: ushers count the worship center, children and team check in',
    events: [
      ...(['Granite', 'Folsom'] as const).map((campus, at) => ({
        name: `Weekend - ${campus}`,
        rooms: [...childrensRooms, { name: 'Serve Team', for: 'adult' as const }],
        times: (['saturday 17:00', 'sunday 09:00', 'sunday 11:00'] as const).map((when) => ({
          at: when,
          room: { adults: 260 - 90 * at, kids: 70 - 20 * at, team: 30 },
          counts: { 'Worship Center': 'adults' },
          checkIns: { regular: 'kids', volunteer: 'team' },
        })),
      })),
      {
        name: 'Weekday - Granite',
        rooms: [{ name: 'Lobby', for: 'adult' }],
        times: (['tuesday', 'wednesday', 'thursday'] as const).map((day) => ({
          at: `${day} 18:30` as const,
          room: { people: 40 },
          checkIns: { regular: 'people' },
        })),
      },
    ],
    right: {
      attendance: [
        { 'Weekend - Granite': ['Worship Center'], 'Weekend - Folsom': ['Worship Center'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Lutherans: traditional, contemporary, Saturday evening; soup and worship in Lent',
    events: [
      ...(
        [
          ['Traditional Worship', 'sunday 08:00', 70],
          ['Contemporary Worship', 'sunday 10:30', 120],
          ['Saturday Evening Worship', 'saturday 17:30', 35],
        ] as const
      ).map(([name, at, people]) => ({
        name,
        times: [
          {
            at,
            room: { people, rail: Math.round(people * 0.85) },
            counts: { Worshipers: 'people', Communed: 'rail' },
          },
        ],
      })),
      {
        name: 'Lenten Soup & Worship',
        times: [
          {
            at: 'wednesday 18:00',
            room: { people: 45 },
            counts: { Worshipers: 'people' },
            isHeld: ({ month }) => month === 3,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 30, givers: 110 },
      { name: 'Altar Flowers', gifts: 2, givers: 20 },
      { name: 'Lutheran World Relief', gifts: 2, givers: 20 },
    ],
    right: {
      attendance: [
        {
          'Traditional Worship': ['Worshipers'],
          'Contemporary Worship': ['Worshipers'],
          'Saturday Evening Worship': ['Worshipers'],
        },
      ],
      giving: ['General Fund'],
    },
  },
  {
    title: 'A parish: vigil and Sunday Masses, the Spanish one, and daily Mass',
    events: [
      {
        name: 'Weekend Masses',
        times: (['saturday 17:00', 'sunday 07:30', 'sunday 09:00', 'sunday 11:00'] as const).map(
          (at) => ({ at, room: { people: 240 }, counts: { Count: 'people' } }),
        ),
      },
      {
        name: 'Misa en Español',
        times: [{ at: 'sunday 13:00', room: { people: 310 }, counts: { Count: 'people' } }],
      },
      {
        name: 'Daily Mass',
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
          at: `${day} 08:00` as const,
          room: { people: 30 },
          counts: { Count: 'people' },
        })),
      },
    ],
    right: { attendance: [{ 'Weekend Masses': ['Count'], 'Misa en Español': ['Count'] }] },
  },
  {
    title: 'Episcopal: Rite I, Rite II and a healing service on Wednesdays; pledge and plate',
    events: [
      {
        name: 'Rite I',
        times: [
          {
            at: 'sunday 08:00',
            room: { people: 24, rail: 22 },
            counts: { 'Total Attendance': 'people', Communions: 'rail' },
          },
        ],
      },
      {
        name: 'Rite II',
        times: [
          {
            at: 'sunday 10:15',
            room: { people: 96, rail: 84 },
            counts: { 'Total Attendance': 'people', Communions: 'rail' },
          },
        ],
      },
      {
        name: 'Healing Service',
        times: [
          { at: 'wednesday 12:10', room: { people: 11 }, counts: { 'Total Attendance': 'people' } },
        ],
      },
    ],
    funds: [
      { name: 'Pledge', isDefault: true, gifts: 22, givers: 80 },
      { name: 'Plate', gifts: 10, givers: 60 },
      { name: 'Altar Flowers', gifts: 2, givers: 15 },
      { name: 'Rector’s Discretionary', gifts: 2, givers: 15 },
    ],
    right: {
      attendance: [{ 'Rite I': ['Total Attendance'], 'Rite II': ['Total Attendance'] }],
      giving: ['Pledge', 'Plate'],
    },
  },
  {
    title: 'A church plant: previews once a month, weekly for six weeks',
    events: [
      {
        name: 'Preview Service',
        from: 30,
        until: 8,
        times: [
          {
            at: 'sunday 17:00',
            room: { people: 48 },
            counts: { People: 'people' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
      {
        name: 'Sunday Gathering',
        from: 5,
        times: [{ at: 'sunday 10:00', room: { people: 71 }, counts: { People: 'people' } }],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Gathering': ['People'] },
        { 'Preview Service': ['People'], 'Sunday Gathering': ['People'] },
      ],
    },
  },
  {
    title: 'Only children check in on Sundays, and nobody counts the others',
    events: [
      {
        name: 'Sunday Morning',
        rooms: [...childrensRooms, { name: 'Volunteers', for: 'adult' }],
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 64, team: 15 },
            checkIns: { regular: 'kids', volunteer: 'team' },
          },
        ],
      },
    ],
    right: {
      attendance: [{}],
      kids: [{ checkedInTo: { 'Sunday Morning': ['Nursery', 'Elementary'] } }],
    },
  },
];
