import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches elsewhere that were written once the rules had been mended by others’ reports. */
export const bySecondReportWorld: readonly OrdinaryChurch[] = [
  {
    title: 'Hamburg: Erwachsene, Teens, Kids, and Zuschauer im Stream; Lobpreisabend once a month',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 175, teens: 24, kids: 48, stream: 60 },
            counts: {
              Erwachsene: 'adults',
              Teens: 'teens',
              Kids: 'kids',
              'Zuschauer Stream': 'stream',
            },
          },
        ],
      },
      {
        name: 'Lobpreisabend',
        times: [
          {
            at: 'friday 19:30',
            room: { people: 70 },
            counts: { Besucher: 'people' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    funds: [
      { name: 'Gemeindehaushalt', isDefault: true, gifts: 18, givers: 70 },
      { name: 'Neubau', gifts: 5, givers: 30 },
      { name: 'Weltmission', gifts: 3, givers: 20 },
    ],
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene', 'Teens', 'Kids'] }],
      kids: [{ counted: { Gottesdienst: ['Kids'] } }],
      giving: ['Gemeindehaushalt'],
    },
  },
  {
    title: 'Madrid: una comunidad with morning and evening worship and 0–12 years by ages',
    timeZone: 'Europe/Madrid',
    country: 'ES',
    currency: 'EUR',
    events: [
      {
        name: 'Culto de Adoración',
        times: [
          {
            at: 'sunday 11:30',
            room: { adults: 95, teens: 15, kids: 28 },
            counts: { Adultos: 'adults', Adolescentes: 'teens', 'Niños 0-12': 'kids' },
          },
        ],
      },
      {
        name: 'Reunión de Oración',
        times: [{ at: 'wednesday 19:30', room: { people: 30 }, counts: { Asistentes: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Culto de Adoración': ['Adultos', 'Adolescentes', 'Niños 0-12'] }],
      kids: [{ counted: { 'Culto de Adoración': ['Niños 0-12'] } }],
    },
  },
  {
    title:
      'Singapore: English and Mandarin services, kids check in, a Filipino fellowship on Sunday afternoon',
    timeZone: 'Asia/Singapore',
    country: 'SG',
    currency: 'SGD',
    events: [
      {
        name: 'English Service',
        times: (['09:00', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { adults: 220 },
          counts: { Adults: 'adults' },
        })),
      },
      {
        name: 'Mandarin Service 华语崇拜',
        times: [{ at: 'sunday 11:00', room: { adults: 90 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'Kids Check-In',
        rooms: childrensRooms,
        times: (['09:00', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { kids: 60 },
          checkIns: { regular: 'kids' },
        })),
      },
      {
        name: 'Filipino Fellowship',
        times: [{ at: 'sunday 14:00', room: { adults: 65 }, counts: { Adults: 'adults' } }],
      },
    ],
    right: {
      attendance: [
        {
          'English Service': ['Adults'],
          'Mandarin Service 华语崇拜': ['Adults'],
          'Filipino Fellowship': ['Adults'],
          'Kids Check-In': 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ['Kids Check-In'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Johannesburg: counted by gender and age, with salvations and cars; a cell report apart',
    timeZone: 'Africa/Johannesburg',
    country: 'ZA',
    currency: 'ZAR',
    events: [
      {
        name: 'Sunday Celebration',
        times: (['07:00', '09:30'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { male: 150, female: 230, teens: 60, kids: 110, altar: 6, cars: 130 },
          counts: {
            Male: 'male',
            Female: 'female',
            Teenagers: 'teens',
            'Kids Church': 'kids',
            'Altar Call': 'altar',
            'Cars Parked': 'cars',
          },
        })),
      },
    ],
    right: {
      attendance: [{ 'Sunday Celebration': ['Male', 'Female', 'Teenagers', 'Kids Church'] }],
      kids: [{ counted: { 'Sunday Celebration': ['Kids Church'] } }],
    },
  },
];
