import type { OrdinaryChurch } from './ordinary-church.ts';

const sites = [
  { name: 'Sunday Celebration - QC', adults: 320, teens: 90, kids: 85, from: 155, until: 0 },
  { name: 'Sunday Celebration - Antipolo', adults: 110, teens: 30, kids: 40, from: 155, until: 0 },
  {
    name: 'Sunday Celebration - Marikina (Covered Court)',
    adults: 60,
    teens: 18,
    kids: 25,
    from: 155,
    until: 41,
  },
  { name: 'Sunday Celebration - Marikina', adults: 80, teens: 22, kids: 30, from: 40, until: 0 },
];

/** Churches of Asia, by a judge who had not seen how the suggestion works. */
export const byBlindAsia: readonly OrdinaryChurch[] = [
  {
    title: 'Seoul: three parts of Sunday worship, dawn prayer six days, church school by check-in',
    timeZone: 'Asia/Seoul',
    country: 'KR',
    currency: 'KRW',
    events: [
      {
        name: '주일예배',
        times: (['sunday 07:30', 'sunday 09:30', 'sunday 11:30'] as const).map((at, part) => ({
          at,
          room: { floor: [120, 310, 380][part] ?? 0, babies: [0, 22, 30][part] ?? 0, stream: 90 },
          counts: { 본당: 'floor', 유아실: 'babies', 온라인: 'stream' },
        })),
      },
      {
        name: '교회학교',
        rooms: [
          { name: '영아부', for: null, ages: [0, 48] },
          { name: '유치부', for: null, ages: [48, 84] },
          { name: '초등부', for: null, ages: [84, 156] },
        ],
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 130, guestkids: 2 },
            checkIns: { regular: 'kids', guest: 'guestkids' },
          },
        ],
      },
      {
        name: '새벽기도회',
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const).map(
          (day) => ({
            at: `${day} 05:30` as const,
            room: { all: 60 },
            counts: { 참석: 'all' },
          }),
        ),
      },
      {
        name: '수요예배',
        times: [{ at: 'wednesday 19:30', room: { all: 110 }, counts: { 참석: 'all' } }],
      },
      {
        name: '금요기도회',
        times: [{ at: 'friday 21:00', room: { all: 90 }, counts: { 참석: 'all' } }],
      },
    ],
    funds: [
      { name: '십일조', isDefault: true, gifts: 120, givers: 380 },
      { name: '주일헌금', gifts: 90, givers: 400 },
      { name: '감사헌금', gifts: 30, givers: 200 },
      { name: '선교헌금', gifts: 20, givers: 150 },
      { name: '건축헌금', gifts: 15, givers: 100 },
    ],
    serviceTypes: [{ name: '주일예배' }],
    serving: 70,
    groupTypes: ['구역'],
    groupMembers: 420,
    right: {
      // Sunday worship without those at home; with or without the church school beside it.
      attendance: [
        { 주일예배: ['본당', '유아실'] },
        { 주일예배: ['본당', '유아실'], 교회학교: 'check_ins' },
      ],
      kids: [
        { checkedInAt: ['교회학교'] },
        { checkedInAt: ['교회학교'], counted: { 주일예배: ['유아실'] } },
      ],
      guests: [{ source: 'first_time_check_ins', of: ['교회학교'] }, { source: null }],
      // Tithe, Sunday and thanksgiving offerings are the ordinary income; missions and building apart.
      giving: ['십일조', '주일헌금', '감사헌금'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['giving', 'attendance'],
    },
  },
  {
    title: 'Manila: three sites, one moved from a covered court, first timers among the adults',
    timeZone: 'Asia/Manila',
    country: 'PH',
    currency: 'PHP',
    events: [
      ...sites.map(({ name, adults, teens, kids, from, until }) => ({
        name,
        from,
        until,
        isArchived: until > 0,
        times: [
          {
            at: 'sunday 09:00' as const,
            room: { adults, teens, kids, new: 5 },
            counts: {
              Adults: 'adults',
              Youth: 'teens',
              'Kids Church': 'kids',
              'First Timers': 'new',
            },
          },
        ],
      })),
      {
        name: 'Youth Night',
        times: [{ at: 'saturday 17:00', room: { all: 75 }, counts: { Attendance: 'all' } }],
      },
      {
        name: 'Prayer & Fasting',
        times: [
          {
            at: 'wednesday 19:00',
            room: { all: 120 },
            counts: { Attendance: 'all' },
            isHeld: ({ month, date }) => month === 1 && date <= 21,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes and Offerings', isDefault: true, gifts: 120, givers: 300 },
      { name: 'Faith Promise Missions', gifts: 20, givers: 120 },
      { name: 'Love Gift', gifts: 3, givers: 40 },
      { name: 'Building', gifts: 12, givers: 90 },
    ],
    serviceTypes: [{ name: 'QC' }, { name: 'Antipolo' }, { name: 'Marikina' }],
    serving: 65,
    groupTypes: ['Dgroups'],
    groupMembers: 260,
    right: {
      // All sites, the court as Marikina's past; first timers were counted as adults or youth.
      attendance: [
        Object.fromEntries(sites.map(({ name }) => [name, ['Adults', 'Youth', 'Kids Church']])),
      ],
      kids: [{ counted: Object.fromEntries(sites.map(({ name }) => [name, ['Kids Church']])) }],
      giving: ['Tithes and Offerings'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title:
      'Chennai: Tamil and English services, communicants, Sunday school, Friday fasting prayer',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    currency: 'INR',
    events: [
      {
        name: 'Tamil Service',
        times: [
          {
            at: 'sunday 07:00',
            room: { all: 260, communed: 180 },
            counts: { Congregation: 'all', Communicants: 'communed' },
          },
        ],
      },
      {
        name: 'English Service',
        times: [
          {
            at: 'sunday 09:30',
            room: { all: 140, communed: 95, kids: 48 },
            counts: { Congregation: 'all', Communicants: 'communed', 'Sunday School': 'kids' },
          },
        ],
      },
      {
        name: 'Fasting Prayer',
        times: [
          { at: 'friday 10:30', room: { all: 55 }, counts: { Attendance: 'all' }, forgotten: 0.1 },
        ],
      },
    ],
    funds: [
      { name: 'General Offertory', isDefault: true, gifts: 50, givers: 160 },
      { name: 'Missionary Fund', gifts: 8, givers: 70 },
      { name: 'Poor & Needy', gifts: 4, givers: 50 },
    ],
    right: {
      // The children leave the English service for Sunday school and are counted there.
      attendance: [
        {
          'Tamil Service': ['Congregation'],
          'English Service': ['Congregation', 'Sunday School'],
        },
      ],
      kids: [{ counted: { 'English Service': ['Sunday School'] } }],
      giving: ['General Offertory'],
      mayAsk: ['attendance'],
      serving: null,
      groups: false,
    },
  },
];
