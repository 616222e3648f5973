import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Britain and the rest of Europe, by somebody who had not read how the suggestion works. */
export const byOutsiderEurope: readonly OrdinaryChurch[] = [
  {
    title: 'Yorkshire: eight, ten and Evensong on the first Sunday; communicants are noted',
    timeZone: 'Europe/London',
    country: 'GB',
    events: [
      {
        name: '8am Holy Communion',
        times: [
          {
            at: 'sunday 08:00',
            room: { adults: 13 },
            counts: { Adults: 'adults' },
          },
        ],
      },
      {
        name: '10am Parish Eucharist',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 72, kids: 14, rail: 61 },
            counts: { Adults: 'adults', 'Under 16s': 'kids', Communicants: 'rail' },
          },
        ],
      },
      {
        name: 'Evensong',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 19 },
            counts: { Adults: 'adults' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [
        {
          '8am Holy Communion': ['Adults'],
          '10am Parish Eucharist': ['Adults', 'Under 16s'],
        },
        {
          '8am Holy Communion': ['Adults'],
          '10am Parish Eucharist': ['Adults', 'Under 16s'],
          Evensong: ['Adults'],
        },
      ],
      kids: [{ counted: { '10am Parish Eucharist': ['Under 16s'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Bristol: Messy Church on a Saturday a month, toddlers on Tuesdays',
    timeZone: 'Europe/London',
    country: 'GB',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 88, kids: 21 },
            counts: { 'Adults in church': 'adults', 'Children in groups': 'kids' },
          },
        ],
      },
      {
        name: 'Messy Church',
        rooms: [{ name: 'Hall', for: null }],
        times: [
          {
            at: 'saturday 15:30',
            room: { adults: 30, kids: 45 },
            checkIns: { regular: 'adults + kids' },
            isHeld: ({ date }) => date >= 15 && date <= 21,
          },
        ],
      },
      {
        name: 'Little Fishes Toddler Group',
        rooms: [{ name: 'Hall', for: 'child' }],
        times: [
          {
            at: 'tuesday 10:00',
            room: { kids: 35 },
            checkIns: { regular: 'kids' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
    ],
    funds: [
      { name: 'Regular Giving', isDefault: true, gifts: 14, givers: 55 },
      { name: 'Gift Day', gifts: 1, givers: 20 },
      { name: 'Foodbank', gifts: 2, givers: 15 },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Adults in church', 'Children in groups'] }],
      kids: [{ counted: { 'Sunday Service': ['Children in groups'] } }],
      giving: ['Regular Giving'],
    },
  },
  {
    title: 'Lyon: adultes, enfants, and a total that someone types only now and then',
    timeZone: 'Europe/Paris',
    country: 'FR',
    events: [
      {
        name: 'Culte',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 120, kids: 30 },
            counts: { Adultes: 'adults', Enfants: 'kids' },
            isHeld: ({ ago }) => ago % 5 !== 0,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 120, kids: 30 },
            counts: { Adultes: 'adults', Enfants: 'kids', Total: 'adults + kids' },
            isHeld: ({ ago }) => ago % 5 === 0,
          },
        ],
      },
    ],
    right: {
      attendance: [{ Culte: ['Adultes', 'Enfants'] }],
      kids: [{ counted: { Culte: ['Enfants'] } }],
    },
  },
  {
    title: 'Athens: liturgy on Sundays and feasts, vespers on Saturdays',
    timeZone: 'Europe/Athens',
    country: 'GR',
    events: [
      {
        name: 'Θεία Λειτουργία',
        times: [
          { at: 'sunday 07:30', room: { people: 160 }, counts: { Παρόντες: 'people' } },
          {
            at: 'wednesday 07:30',
            room: { people: 45 },
            counts: { Παρόντες: 'people' },
            isHeld: ({ ago }) => ago % 9 === 0,
          },
        ],
      },
      {
        name: 'Εσπερινός',
        times: [{ at: 'saturday 18:30', room: { people: 22 }, counts: { Παρόντες: 'people' } }],
      },
    ],
    right: {
      attendance: [
        { 'Θεία Λειτουργία': ['Παρόντες'] },
        { 'Θεία Λειτουργία': ['Παρόντες'], Εσπερινός: ['Παρόντες'] },
      ],
      easter: 'orthodox',
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Dublin: a rented school hall, three weeks without a service each August',
    timeZone: 'Europe/Dublin',
    country: 'IE',
    events: [
      {
        name: 'Sunday Gathering',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 64, kids: 20 },
            counts: { 'Adults (16+)': 'adults' },
            checkIns: { regular: 'kids' },
            isHeld: ({ month, date }) => month !== 8 || date > 21,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Gathering': ['Adults (16+)'] }],
      kids: [{ checkedInAt: ['Sunday Gathering'] }],
      mayAsk: ['attendance', 'kids'],
    },
  },
];
