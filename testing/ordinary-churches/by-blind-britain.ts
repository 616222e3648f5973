import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Britain, by a judge who had not seen how the suggestion works. */
export const byBlindBritain: readonly OrdinaryChurch[] = [
  {
    title: 'Kent: a benefice of two parishes, communicants, Messy Church, weddings and funerals',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: "St Mary's 8am",
        times: [
          {
            at: 'sunday 08:00',
            room: { adults: 9 },
            counts: { Adults: 'adults', Communicants: 'adults' },
          },
        ],
      },
      {
        name: "St Mary's 10am Parish Eucharist",
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 44, kids: 8, communed: 41 },
            counts: { Adults: 'adults', 'Under 16s': 'kids', Communicants: 'communed' },
          },
        ],
      },
      {
        name: 'All Saints 11.15',
        times: [
          {
            at: 'sunday 11:15',
            room: { adults: 15, kids: 2, communed: 14 },
            counts: { Adults: 'adults', 'Under 16s': 'kids', Communicants: 'communed' },
            isHeld: ({ ago }) => ago % 2 === 1,
          },
        ],
      },
      {
        name: 'Midweek Communion',
        times: [
          {
            at: 'wednesday 10:00',
            room: { adults: 8 },
            counts: { Adults: 'adults', Communicants: 'adults' },
          },
        ],
      },
      {
        name: 'Messy Church',
        times: [
          {
            at: 'sunday 15:30',
            room: { adults: 22, kids: 28 },
            counts: { Adults: 'adults', 'Under 16s': 'kids' },
            isHeld: ({ date }) => date >= 15 && date <= 21,
          },
        ],
      },
      {
        name: 'Weddings, Baptisms & Funerals',
        frequency: 'None',
        opens: 'day',
        times: [
          {
            at: 'saturday 13:00',
            room: { adults: 85 },
            counts: { Adults: 'adults' },
            isHeld: ({ month, ago }) => month >= 5 && month <= 9 && ago % 3 === 0,
          },
          {
            at: 'thursday 11:30',
            room: { adults: 60 },
            counts: { Adults: 'adults' },
            isHeld: ({ ago }) => ago % 6 === 1,
          },
        ],
      },
    ],
    funds: [
      { name: 'PCC General Fund', isDefault: true, gifts: 14, givers: 38 },
      { name: 'Bell Tower Appeal', gifts: 2, givers: 30, from: 60 },
      { name: 'Foodbank', gifts: 1, givers: 12 },
    ],
    serviceTypes: [{ name: 'Sunday rotas' }],
    serving: 20,
    right: {
      // Usual Sunday attendance: adults and under 16s. Messy Church and Wednesday as the diocese asks.
      attendance: [
        [],
        ['Messy Church'],
        ['Midweek Communion'],
        ['Messy Church', 'Midweek Communion'],
      ].map((more) => ({
        "St Mary's 8am": ['Adults'],
        "St Mary's 10am Parish Eucharist": ['Adults', 'Under 16s'],
        'All Saints 11.15': ['Adults', 'Under 16s'],
        ...(more.includes('Messy Church') && { 'Messy Church': ['Adults', 'Under 16s'] }),
        ...(more.includes('Midweek Communion') && { 'Midweek Communion': ['Adults'] }),
      })),
      kids: [false, true].map((isMessy) => ({
        counted: {
          "St Mary's 10am Parish Eucharist": ['Under 16s'],
          'All Saints 11.15': ['Under 16s'],
          ...(isMessy && { 'Messy Church': ['Under 16s'] }),
        },
      })),
      giving: ['PCC General Fund'],
      serving: 'team_members',
      groups: false,
    },
  },
  {
    title: 'Sheffield: a Vineyard in a school, one gathering became two, toddlers and a foodbank',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Sunday Gathering',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 210 },
            counts: { Adults: 'adults' },
            isHeld: ({ ago }) => ago >= 20,
          },
          {
            at: 'sunday 09:30',
            room: { adults: 125 },
            counts: { Adults: 'adults' },
            isHeld: ({ ago }) => ago < 20,
          },
          {
            at: 'sunday 11:30',
            room: { adults: 130 },
            counts: { Adults: 'adults' },
            isHeld: ({ ago }) => ago < 20,
          },
        ],
      },
      {
        name: 'Vineyard Kids',
        rooms: [
          { name: 'Crèche', for: null, ages: [0, 30] },
          { name: 'Sparks', for: null, ages: [30, 84] },
          { name: 'Fire', for: null, ages: [84, 132] },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 70, guestkids: 2, team: 14 },
            checkIns: { regular: 'kids', guest: 'guestkids', volunteer: 'team' },
            isHeld: ({ ago }) => ago >= 20,
          },
          ...(['sunday 09:30', 'sunday 11:30'] as const).map((at) => ({
            at,
            room: { kids: 42, guestkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'guestkids', volunteer: 'team' },
            isHeld: ({ ago }: { ago: number }) => ago < 20,
          })),
        ],
      },
      {
        name: 'Little Fishes Toddler Group',
        rooms: [{ name: 'Hall', for: null }],
        times: [
          {
            at: 'thursday 10:00',
            room: { kids: 46, guestkids: 4 },
            checkIns: { regular: 'kids', guest: 'guestkids' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
      {
        name: 'Storehouse Foodbank',
        times: [
          {
            at: 'tuesday 12:00',
            room: { homes: 64, team: 11 },
            counts: { 'Households helped': 'homes', Team: 'team' },
          },
        ],
      },
      {
        name: 'Friday Youth',
        times: [
          {
            at: 'friday 19:30',
            room: { teens: 34 },
            checkIns: { regular: 'teens' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Giving', isDefault: true, gifts: 70, givers: 140 },
      { name: 'Storehouse', gifts: 8, givers: 50 },
      { name: 'Building for the Future', gifts: 6, givers: 45, from: 70 },
    ],
    forms: [
      { name: "I'm New Here", weekly: 5 },
      { name: 'Gift Aid Declaration', weekly: 2 },
    ],
    serviceTypes: [{ name: 'Sunday Gathering' }, { name: 'Vineyard Kids' }],
    serving: 85,
    groupTypes: ['Small Groups', 'Courses'],
    groupMembers: 190,
    right: {
      // Only adults are typed: with the children who are checked in it is the whole Sunday.
      attendance: [{ 'Sunday Gathering': ['Adults'], 'Vineyard Kids': 'check_ins' }],
      // The toddler group is the neighborhood's, and larger than any one room on Sunday.
      kids: [{ checkedInAt: ['Vineyard Kids'] }],
      guests: [
        { source: 'form', of: ["I'm New Here"] },
        { source: 'first_time_check_ins', of: ['Vineyard Kids'] },
      ],
      giving: ['General Giving'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance'],
    },
  },
];
