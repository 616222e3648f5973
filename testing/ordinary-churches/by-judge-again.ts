import type { OrdinaryChurch } from './ordinary-church.ts';

/** Habits that the judge of the blind churches thought of next. */
export const byJudgeAgain: readonly OrdinaryChurch[] = [
  {
    title: 'Orthodox Presbyterians keep the Western Easter',
    churchName: 'Grace Orthodox Presbyterian Church',
    events: [
      {
        name: 'Morning Worship',
        times: [{ at: 'sunday 10:30', room: { all: 95 }, counts: { Attendance: 'all' } }],
      },
      {
        name: 'Evening Worship',
        times: [{ at: 'sunday 17:00', room: { all: 60 }, counts: { Attendance: 'all' } }],
      },
    ],
    right: {
      // Morning and evening are one congregation: some report both, some the morning.
      attendance: [
        { 'Morning Worship': ['Attendance'] },
        { 'Morning Worship': ['Attendance'], 'Evening Worship': ['Attendance'] },
      ],
    },
  },
  {
    title: 'Kottayam: the Malankara Orthodox keep Easter with the West',
    churchName: 'St. Mary’s Malankara Orthodox Syrian Church',
    timeZone: 'Asia/Kolkata',
    country: 'IN',
    events: [
      {
        name: 'Holy Qurbana',
        times: [
          {
            at: 'sunday 08:00',
            room: { men: 120, women: 150, kids: 60 },
            counts: { Men: 'men', Women: 'women', Children: 'kids' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Holy Qurbana': ['Men', 'Women', 'Children'] }] },
  },
  {
    title: 'Watertown: Armenians keep Easter with the West',
    churchName: 'St. James Armenian Orthodox Church',
    events: [
      {
        name: 'Badarak',
        times: [{ at: 'sunday 10:15', room: { all: 140 }, counts: { Attendance: 'all' } }],
      },
    ],
    right: { attendance: [{ Badarak: ['Attendance'] }] },
  },
  {
    title: 'Kassel: Besucher, davon Kinder, davon Gäste',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 110, kids: 28, guests: 6 },
            counts: {
              Besucher: 'adults + kids',
              'davon Kinder': 'kids',
              'davon Gäste': 'guests',
            },
          },
        ],
      },
    ],
    right: {
      // The words say that they are in it.
      attendance: [{ Gottesdienst: ['Besucher'] }],
      kids: [{ counted: { Gottesdienst: ['davon Kinder'] } }],
    },
  },
  {
    title: 'San Jose: 國語, 粵語 and English halls with children on one sheet',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: '主日崇拜 Sunday Worship',
        times: [
          {
            at: 'sunday 09:30',
            room: { cantonese: 120, kids: 30 },
            counts: { '粵語堂 Cantonese': 'cantonese', '兒童 Children': 'kids' },
          },
          {
            at: 'sunday 11:15',
            room: { mandarin: 160, english: 90, kids: 42 },
            counts: {
              '國語堂 Mandarin': 'mandarin',
              'English 英語堂': 'english',
              '兒童 Children': 'kids',
            },
          },
        ],
      },
      {
        name: '主日學 Sunday School',
        times: [{ at: 'sunday 08:30', room: { all: 60 }, counts: { 人數: 'all' } }],
      },
    ],
    funds: [
      { name: '常費奉獻 General', isDefault: true, gifts: 50, givers: 120 },
      { name: '宣教奉獻 Missions', gifts: 12, givers: 60 },
      { name: '建堂奉獻 Building', gifts: 10, givers: 50 },
      { name: '感恩奉獻 Thanksgiving', gifts: 6, givers: 60 },
    ],
    right: {
      attendance: [
        {
          '主日崇拜 Sunday Worship': [
            '粵語堂 Cantonese',
            '國語堂 Mandarin',
            'English 英語堂',
            '兒童 Children',
          ],
        },
      ],
      kids: [{ counted: { '主日崇拜 Sunday Worship': ['兒童 Children'] } }],
      giving: ['常費奉獻 General', '感恩奉獻 Thanksgiving'],
    },
  },
  {
    title: 'Leeds: Brethren with a breaking of bread, a gospel meeting and junior church',
    timeZone: 'Europe/London',
    country: 'GB',
    events: [
      {
        name: 'Breaking of Bread',
        times: [{ at: 'sunday 09:30', room: { all: 34 }, counts: { Number: 'all' } }],
      },
      {
        name: 'Family Service',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 62, kids: 19 },
            counts: { Adults: 'adults', 'Junior Church': 'kids' },
          },
        ],
      },
    ],
    right: {
      // Who breaks bread stays for the family service; some add both.
      attendance: [
        { 'Family Service': ['Adults', 'Junior Church'] },
        { 'Family Service': ['Adults', 'Junior Church'], 'Breaking of Bread': ['Number'] },
      ],
      kids: [{ counted: { 'Family Service': ['Junior Church'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Milwaukee: a Catholic parish that counts in October only',
    events: [
      {
        name: 'Weekend Masses',
        times: (['saturday 16:30', 'sunday 08:00', 'sunday 10:30'] as const).map((at, mass) => ({
          at,
          room: { all: [140, 160, 290][mass] ?? 0 },
          counts: { Attendance: 'all' },
          isHeld: ({ month }) => month === 10,
        })),
      },
    ],
    funds: [
      { name: 'Sunday Offertory', isDefault: true, gifts: 90, givers: 220 },
      { name: 'Annual Catholic Appeal', gifts: 8, givers: 90 },
      { name: 'St. Vincent de Paul', gifts: 4, givers: 40 },
    ],
    right: {
      // What the diocese asks for is the only count there is.
      attendance: [{ 'Weekend Masses': ['Attendance'] }],
      giving: ['Sunday Offertory'],
    },
  },
  {
    title: 'Accra: males, females and children service, offertory beside tithe and harvest',
    timeZone: 'Africa/Accra',
    country: 'GH',
    events: [
      ...[
        { name: 'First Service', at: 'sunday 06:30' as const, men: 60, women: 90, kids: 12 },
        { name: 'Second Service', at: 'sunday 09:00' as const, men: 130, women: 210, kids: 95 },
      ].map(({ name, at, men, women, kids }) => ({
        name,
        times: [
          {
            at,
            room: { men, women, kids },
            counts: { Males: 'men', Females: 'women', 'Children Service': 'kids' },
          },
        ],
      })),
      {
        name: 'All Night',
        times: [
          {
            at: 'friday 21:00',
            room: { all: 150 },
            counts: { Attendance: 'all' },
            isHeld: ({ date }) => date >= 25,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithe', isDefault: true, gifts: 80, givers: 190 },
      { name: 'Offertory', gifts: 60, givers: 200 },
      { name: 'Annual Harvest', gifts: 30, givers: 150, isGiven: ({ month }) => month === 11 },
      { name: 'Welfare', gifts: 5, givers: 60 },
    ],
    right: {
      attendance: [
        {
          'First Service': ['Males', 'Females', 'Children Service'],
          'Second Service': ['Males', 'Females', 'Children Service'],
        },
      ],
      kids: [
        {
          counted: {
            'First Service': ['Children Service'],
            'Second Service': ['Children Service'],
          },
        },
      ],
      giving: ['Tithe', 'Offertory'],
    },
  },
];
