import type { OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isAugust: Held = ({ month }) => month === 8;
const isUsualMonth: Held = (week) => !isAugust(week);
const isFirstSunday: Held = ({ date }) => date <= 7;

/** Churches of Britain, by somebody who had not seen how the suggestion works. */
export const byFifthBritain: readonly OrdinaryChurch[] = [
  {
    title: 'St Oswald, an English parish with an early communion and Messy Church once a month',
    churchName: "St Oswald's, Harrowdale",
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: '8am Holy Communion (BCP)',
        times: [
          {
            at: 'sunday 08:00',
            room: { adults: 13 },
            counts: { Adults: 'adults' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: '10.30 Parish Eucharist',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 74, kids: 14 },
            counts: { Adults: 'adults', 'Under 16s': 'kids' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Choral Evensong',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 21 },
            counts: { Adults: 'adults' },
            isHeld: ({ date }) => date > 7 && date <= 14,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Messy Church',
        times: [
          {
            at: 'saturday 15:30',
            room: { adults: 24, kids: 31 },
            counts: { Adults: 'adults', 'Under 16s': 'kids' },
            isHeld: (week) => isUsualMonth(week) && week.date > 14 && week.date <= 21,
          },
        ],
      },
      {
        name: 'Little Fishes Toddlers',
        rooms: [{ name: 'Hall', for: null }],
        times: [
          {
            at: 'thursday 09:30',
            room: { carers: 17, tots: 20 },
            counts: { Carers: 'carers', Children: 'tots' },
            isHeld: isUsualMonth,
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund (PCC)', isDefault: true, gifts: 18, givers: 48 },
      { name: 'Tower Appeal', gifts: 4, from: 95 },
      { name: 'Mission & Charities', gifts: 2 },
    ],
    serviceTypes: [{ name: 'Sunday Rotas' }],
    serving: 44,
    right: {
      attendance: [
        {
          '8am Holy Communion (BCP)': ['Adults'],
          '10.30 Parish Eucharist': ['Adults', 'Under 16s'],
        },
        {
          '8am Holy Communion (BCP)': ['Adults'],
          '10.30 Parish Eucharist': ['Adults', 'Under 16s'],
          'Choral Evensong': ['Adults'],
        },
        {
          '8am Holy Communion (BCP)': ['Adults'],
          '10.30 Parish Eucharist': ['Adults', 'Under 16s'],
          'Messy Church': ['Adults', 'Under 16s'],
        },
        {
          '8am Holy Communion (BCP)': ['Adults'],
          '10.30 Parish Eucharist': ['Adults', 'Under 16s'],
          'Choral Evensong': ['Adults'],
          'Messy Church': ['Adults', 'Under 16s'],
        },
      ],
      kids: [
        { counted: { '10.30 Parish Eucharist': ['Under 16s'] } },
        { counted: { '10.30 Parish Eucharist': ['Under 16s'], 'Messy Church': ['Under 16s'] } },
      ],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['General Fund (PCC)'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'kids'],
    },
  },
  {
    title: 'Victory Assembly, a Nigerian-led Pentecostal church in Manchester',
    churchName: 'Victory Assembly Manchester',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Sunday Celebration Service',
        times: [
          {
            at: 'sunday 10:30',
            room: {
              men: 52,
              women: 81,
              teens: 19,
              kids: 41,
              online: 70,
              'first timers': 4,
              cars: 44,
            },
            counts: {
              Men: 'men',
              Women: 'women',
              Teenagers: 'teens',
              Children: 'kids',
              Online: 'online',
              'First Timers': 'first timers',
              Cars: 'cars',
            },
            fullness: ({ date }) => (date <= 7 ? 1.15 : 1),
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Sunday School (9.30)',
        times: [
          { at: 'sunday 09:30', room: { all: 46 }, counts: { Attendance: 'all' }, forgotten: 0.15 },
        ],
      },
      {
        name: 'Digging Deep',
        times: [
          {
            at: 'tuesday 19:00',
            room: { all: 28, online: 41 },
            counts: { 'In Church': 'all', Zoom: 'online' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Night Vigil',
        times: [
          {
            at: 'friday 22:00',
            room: { all: 57 },
            counts: { Attendance: 'all' },
            isHeld: ({ date }) => date > 21 && date <= 28,
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithe', isDefault: true, gifts: 46, givers: 90 },
      { name: 'Offering', gifts: 38 },
      { name: 'Thanksgiving', gifts: 25, isGiven: isFirstSunday },
      { name: 'Building Project', gifts: 12 },
      { name: 'First Fruit', gifts: 30, isGiven: ({ month }) => month === 1 },
      { name: 'Welfare', gifts: 4 },
    ],
    serviceTypes: [{ name: 'Sunday Service' }],
    serving: 62,
    groupTypes: ['House Fellowship'],
    groupMembers: 78,
    workflows: [{ name: 'First Timers Follow Up', weekly: 4 }],
    right: {
      attendance: [{ 'Sunday Celebration Service': ['Men', 'Women', 'Teenagers', 'Children'] }],
      kids: [
        { counted: { 'Sunday Celebration Service': ['Children'] } },
        { counted: { 'Sunday Celebration Service': ['Children', 'Teenagers'] } },
      ],
      guests: [{ source: 'workflow', of: ['First Timers Follow Up'] }],
      giving: ['Tithe', 'Offering', 'Thanksgiving'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving'],
    },
  },
];
