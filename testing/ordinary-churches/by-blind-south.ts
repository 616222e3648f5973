import type { OrdinaryChurch } from './ordinary-church.ts';

const parishDay = {
  room: { men: 150, women: 230, kids: 110, new: 9, saved: 3, cars: 70 },
  counts: {
    Men: 'men',
    Women: 'women',
    Children: 'kids',
    'First Timers': 'new',
    'New Converts': 'saved',
    Vehicles: 'cars',
  },
};
const parishNight = {
  room: { men: 40, women: 75, kids: 20 },
  counts: { Men: 'men', Women: 'women', Children: 'kids' },
};

/** Churches of Africa and Australia, by a judge who had not seen how the suggestion works. */
export const byBlindSouth: readonly OrdinaryChurch[] = [
  {
    title: 'Lagos: men, women and children by the ushers, first timers, cars, two nights a week',
    timeZone: 'Africa/Lagos',
    country: 'NG',
    currency: 'NGN',
    events: [
      { name: 'Sunday Service', times: [{ at: 'sunday 08:00', ...parishDay }] },
      { name: 'Digging Deep', times: [{ at: 'tuesday 18:00', ...parishNight }] },
      { name: 'Faith Clinic', times: [{ at: 'thursday 18:00', ...parishNight }] },
      {
        name: 'Holy Ghost Night',
        times: [
          {
            at: 'friday 22:00',
            room: { all: 180 },
            counts: { Attendance: 'all' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithe', isDefault: true, gifts: 110, givers: 200 },
      { name: 'Offering', gifts: 80, givers: 230 },
      { name: 'Building Project', gifts: 20, givers: 100 },
      { name: 'Welfare', gifts: 5, givers: 60 },
    ],
    groupTypes: ['House Fellowship'],
    groupMembers: 240,
    right: {
      // Three lines of the usher's sheet are people once; first timers are among them already.
      attendance: [{ 'Sunday Service': ['Men', 'Women', 'Children'] }],
      kids: [{ counted: { 'Sunday Service': ['Children'] } }],
      giving: ['Tithe', 'Offering'],
      serving: null,
      groups: true,
      mayAsk: ['giving'],
    },
  },
  {
    title: 'Nairobi: three services as three events, tent, teens, Sunday school and a kesha',
    timeZone: 'Africa/Nairobi',
    country: 'KE',
    currency: 'KES',
    events: [
      ...[
        { name: 'First Service', at: 'sunday 08:00' as const, floor: 280, tent: 20 },
        { name: 'Second Service', at: 'sunday 10:00' as const, floor: 420, tent: 150 },
        { name: 'Swahili Service', at: 'sunday 12:15' as const, floor: 190, tent: 10 },
      ].map(({ name, at, floor, tent }) => ({
        name,
        times: [
          {
            at,
            room: { floor, tent, teens: 35, kids: 70 },
            counts: {
              'Main Sanctuary': 'floor',
              Tent: 'tent',
              'Teens Church': 'teens',
              'Sunday School': 'kids',
            },
          },
        ],
      })),
      {
        name: 'Monthly Kesha',
        times: [
          {
            at: 'friday 21:00',
            room: { all: 160 },
            counts: { Attendance: 'all' },
            isHeld: ({ date }) => date >= 24,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 160, givers: 420 },
      { name: 'Development', gifts: 25, givers: 150 },
      { name: 'Missions', gifts: 10, givers: 80 },
    ],
    groupTypes: ['Bible Study Groups'],
    groupMembers: 400,
    right: {
      // Everybody in every room of the three services; the night of prayer is not a Sunday.
      attendance: [
        Object.fromEntries(
          ['First Service', 'Second Service', 'Swahili Service'].map((name) => [
            name,
            ['Main Sanctuary', 'Tent', 'Teens Church', 'Sunday School'],
          ]),
        ),
      ],
      kids: [
        {
          counted: {
            'First Service': ['Sunday School'],
            'Second Service': ['Sunday School'],
            'Swahili Service': ['Sunday School'],
          },
        },
      ],
      giving: ['Tithes & Offerings'],
      serving: null,
      groups: true,
    },
  },
  {
    title: 'Stellenbosch: erediens, aanddiens vir studente en kategese',
    timeZone: 'Africa/Johannesburg',
    country: 'ZA',
    currency: 'ZAR',
    events: [
      {
        name: 'Erediens',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 190, kids: 45 },
            counts: { Volwassenes: 'adults', Kinders: 'kids' },
          },
        ],
      },
      {
        name: 'Aanddiens',
        times: [
          {
            at: 'sunday 18:00',
            room: { all: 130 },
            counts: { Bywoning: 'all' },
            isHeld: ({ month }) => month > 1 && month < 12 && month !== 7,
          },
        ],
      },
      {
        name: 'Kategese',
        rooms: [{ name: 'Saal', for: 'child' }],
        times: [
          {
            at: 'sunday 10:15',
            room: { kids: 58 },
            checkIns: { regular: 'kids' },
            isHeld: ({ month }) => month > 1 && month < 12 && month !== 7,
          },
        ],
      },
    ],
    funds: [
      { name: 'Dankoffers', isDefault: true, gifts: 45, givers: 110 },
      { name: 'Sending', gifts: 5, givers: 40 },
      { name: 'Barmhartigheid', gifts: 5, givers: 40 },
      { name: 'Basaar', gifts: 15, givers: 80, isGiven: ({ month }) => month === 9 },
    ],
    serviceTypes: [{ name: 'Erediens' }],
    serving: 25,
    groupTypes: ['Omgeegroepe'],
    groupMembers: 100,
    right: {
      // Students in the evening are other people than families in the morning: both, catechism not.
      attendance: [{ Erediens: ['Volwassenes', 'Kinders'], Aanddiens: ['Bywoning'] }],
      kids: [{ counted: { Erediens: ['Kinders'] } }, { checkedInAt: ['Kategese'] }],
      giving: ['Dankoffers'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Sydney: Anglicans with a new event every year and no night church in January',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    currency: 'AUD',
    events: [
      ...[
        { year: 2023, from: 155, until: 150 },
        { year: 2024, from: 149, until: 98 },
        { year: 2025, from: 97, until: 46 },
        { year: 2026, from: 45, until: 0 },
      ].map(({ year, from, until }) => ({
        name: `Sundays ${year}`,
        from,
        until,
        isArchived: year < 2026,
        times: [
          { at: 'sunday 08:00' as const, room: { adults: 45 }, counts: { Adults: 'adults' } },
          {
            at: 'sunday 10:00' as const,
            room: { adults: 140, kids: 52 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: ({ month }: { month: number }) => (month === 1 ? 0.7 : 1),
          },
          {
            at: 'sunday 18:30' as const,
            room: { adults: 75 },
            counts: { Adults: 'adults' },
            isHeld: ({ month }: { month: number }) => month !== 1,
          },
        ],
      })),
      {
        name: 'Kids Church',
        rooms: [
          { name: 'Crèche', for: 'child' },
          { name: 'K-2', for: 'child' },
          { name: '3-6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 50, guestkids: 2 },
            checkIns: { regular: 'kids', guest: 'guestkids' },
            isHeld: ({ month }) => month !== 1,
          },
        ],
      },
      {
        name: 'Friday Youth Group',
        times: [
          {
            at: 'friday 19:00',
            room: { teens: 48, newteens: 2 },
            checkIns: { regular: 'teens', guest: 'newteens' },
            isHeld: ({ month }) => month > 1 && month < 12,
          },
        ],
      },
    ],
    funds: [
      { name: 'Ministry Fund', isDefault: true, gifts: 55, givers: 120 },
      { name: 'CMS Link Missionaries', gifts: 6, givers: 40 },
      { name: 'Property Fund', gifts: 5, givers: 35 },
    ],
    forms: [{ name: 'Say Hello', weekly: 3 }],
    serviceTypes: [{ name: '8am' }, { name: '10am' }, { name: 'Night Church' }],
    serving: 60,
    groupTypes: ['Growth Groups'],
    groupMembers: 150,
    right: {
      // Four years of Sundays are one series; youth on Friday is not church.
      attendance: [
        Object.fromEntries(
          [2023, 2024, 2025, 2026].map((year) => [`Sundays ${year}`, ['Adults', 'Kids']]),
        ),
      ],
      kids: [
        {
          counted: Object.fromEntries(
            [2023, 2024, 2025, 2026].map((year) => [`Sundays ${year}`, ['Kids']]),
          ),
        },
        { checkedInAt: ['Kids Church'] },
      ],
      guests: [
        { source: 'form', of: ['Say Hello'] },
        { source: 'first_time_check_ins', of: ['Kids Church'] },
      ],
      giving: ['Ministry Fund'],
      serving: 'team_members',
      groups: true,
    },
  },
];
