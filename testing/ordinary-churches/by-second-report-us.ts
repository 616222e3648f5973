import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the United States that were written once the rules had been mended by others’ reports. */
export const bySecondReportUs: readonly OrdinaryChurch[] = [
  {
    title: 'Nazarenes report morning worship and discipleship; kids have their own church',
    events: [
      {
        name: 'AM Worship',
        times: [{ at: 'sunday 10:45', room: { people: 118 }, counts: { Sanctuary: 'people' } }],
      },
      {
        name: 'Discipleship Hour',
        times: [{ at: 'sunday 09:30', room: { people: 64 }, counts: { Sanctuary: 'people' } }],
      },
      {
        name: 'Children’s Church',
        times: [{ at: 'sunday 10:45', room: { kids: 27 }, counts: { Kids: 'kids' } }],
      },
    ],
    right: {
      attendance: [
        { 'AM Worship': ['Sanctuary'], 'Children’s Church': ['Kids'] },
        { 'AM Worship': ['Sanctuary'] },
      ],
      kids: [{ counted: { 'Children’s Church': ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'An African Methodist church: ushers count upper and lower level, pulpit and choir',
    events: [
      {
        name: 'Morning Worship Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { lower: 130, upper: 60, choir: 25 },
            counts: { 'Lower Level': 'lower', 'Upper Level': 'upper', 'Pulpit & Choir': 'choir' },
          },
        ],
      },
      {
        name: 'Church School',
        times: [{ at: 'sunday 09:00', room: { people: 35 }, counts: { Present: 'people' } }],
      },
      {
        name: 'Noon Day Prayer',
        times: [{ at: 'wednesday 12:00', room: { people: 18 }, counts: { Present: 'people' } }],
      },
    ],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 20, givers: 70 },
      { name: 'Sacrificial Offering', gifts: 9, givers: 50 },
      { name: 'Pastor’s Anniversary', gifts: 1, givers: 30 },
      { name: 'Kitchen Renovation', gifts: 3, givers: 20 },
    ],
    right: {
      attendance: [{ 'Morning Worship Service': ['Lower Level', 'Upper Level', 'Pulpit & Choir'] }],
      giving: ['Tithes', 'Sacrificial Offering'],
    },
  },
  {
    title: 'A multi-site church with a Total typed at one campus only',
    events: [
      {
        name: 'North Campus',
        times: (['09:00', '10:45'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { adults: 310, kids: 80 },
          counts: { Adults: 'adults', 'NextGen Kids': 'kids', Total: 'adults + kids' },
        })),
      },
      {
        name: 'South Campus',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 140, kids: 35 },
            counts: { Adults: 'adults', 'NextGen Kids': 'kids' },
          },
        ],
      },
      {
        name: 'Student Night',
        rooms: [{ name: 'Student Center', for: null }],
        times: [{ at: 'wednesday 18:30', room: { teens: 120 }, checkIns: { regular: 'teens' } }],
      },
    ],
    right: {
      attendance: [{ 'North Campus': ['Total'], 'South Campus': ['Adults', 'NextGen Kids'] }],
      kids: [{ counted: { 'North Campus': ['NextGen Kids'], 'South Campus': ['NextGen Kids'] } }],
    },
  },
  {
    title: 'Everyone checks in by household, students on Wednesday too, and a men’s breakfast',
    events: [
      {
        name: 'Weekend Experience',
        rooms: [...childrensRooms, { name: 'Auditorium', for: 'adult' }],
        times: (['saturday 17:30', 'sunday 09:15', 'sunday 11:00'] as const).map((at) => ({
          at,
          room: { adults: 75, kids: 22, guests: 3, team: 12 },
          checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'team' },
        })),
      },
      {
        name: 'Students',
        rooms: [{ name: 'Youth Room', for: null }],
        times: [{ at: 'wednesday 19:00', room: { teens: 44 }, checkIns: { regular: 'teens' } }],
      },
      {
        name: 'Men’s Breakfast',
        rooms: [{ name: 'Hall', for: 'adult' }],
        times: [
          {
            at: 'saturday 08:00',
            room: { men: 30 },
            checkIns: { regular: 'men' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Weekend Experience': 'check_ins' }],
      kids: [{ checkedInTo: { 'Weekend Experience': ['Nursery', 'Elementary'] } }],
    },
  },
  {
    title: 'Calvary: Sunday morning, and a verse-by-verse evening on Thursdays that is smaller',
    events: [
      {
        name: 'Sunday Morning Service',
        times: (['08:30', '10:45'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { hall: 190, kids: 50 },
          counts: { 'Main Hall': 'hall', 'Children’s Ministry': 'kids' },
        })),
      },
      {
        name: 'Thursday Evening Service',
        times: [
          {
            at: 'thursday 19:00',
            room: { hall: 85, kids: 20 },
            counts: { 'Main Hall': 'hall', 'Children’s Ministry': 'kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Morning Service': ['Main Hall', 'Children’s Ministry'] },
        {
          'Sunday Morning Service': ['Main Hall', 'Children’s Ministry'],
          'Thursday Evening Service': ['Main Hall', 'Children’s Ministry'],
        },
      ],
      kids: [
        { counted: { 'Sunday Morning Service': ['Children’s Ministry'] } },
        {
          counted: {
            'Sunday Morning Service': ['Children’s Ministry'],
            'Thursday Evening Service': ['Children’s Ministry'],
          },
        },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'A service that moved from 10:00 to 10:30, and was renamed with the new building',
    events: [
      {
        name: 'Worship at the School',
        until: 60,
        isArchived: true,
        times: [{ at: 'sunday 10:00', room: { people: 82 }, counts: { Headcount: 'people' } }],
      },
      {
        name: 'Sundays at 10:30',
        from: 59,
        times: [{ at: 'sunday 10:30', room: { people: 110 }, counts: { Headcount: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Worship at the School': ['Headcount'], 'Sundays at 10:30': ['Headcount'] }],
    },
  },
];
