import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches that count heads: totals and their parts, and what is no person in the room. */
export const byHeadcount: readonly OrdinaryChurch[] = [
  {
    title: 'Maui: adults, kids and a total, and the keiki also check in',
    timeZone: 'Pacific/Honolulu',
    events: [
      {
        name: 'Sunday Gathering',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 60, kids: 18 },
            counts: { Adults: 'adults', Kids: 'kids', Total: 'adults + kids' },
          },
          {
            at: 'sunday 11:00',
            room: { adults: 62, kids: 17 },
            counts: { Adults: 'adults', Kids: 'kids', Total: 'adults + kids' },
          },
        ],
      },
      {
        name: 'Keiki Check-In',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 34, helpers: 6 },
            checkIns: { regular: 'kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Gathering': ['Adults', 'Kids'] }],
      kids: [{ checkedInAt: ['Keiki Check-In'] }, { counted: { 'Sunday Gathering': ['Kids'] } }],
    },
  },
  {
    title: 'German free church: Erwachsene, Kinder, Gesamt',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        opens: 'monday',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 95, kids: 22, online: 30 },
            counts: {
              Erwachsene: 'adults',
              Kinder: 'kids',
              Gesamt: 'adults + kids',
              'Livestream-Zuschauer': 'online',
            },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Jugend',
        times: [{ at: 'friday 19:00', room: { teens: 18 }, counts: { Teilnehmer: 'teens' } }],
      },
    ],
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene', 'Kinder'] }],
      kids: [{ counted: { Gottesdienst: ['Kinder'] } }],
    },
  },
  {
    title: 'Dutch: Volwassenen, Kinderen, Totaal, and the offering counted as a type',
    timeZone: 'Europe/Amsterdam',
    currency: 'EUR',
    events: [
      {
        name: 'Zondagsdienst',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 140, kids: 45, euros: 900 },
            counts: {
              Volwassenen: 'adults',
              Kinderen: 'kids',
              Totaal: 'adults + kids',
              Collecte: 'euros',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [{ Zondagsdienst: ['Volwassenen', 'Kinderen'] }],
      kids: [{ counted: { Zondagsdienst: ['Kinderen'] } }],
    },
  },
  {
    title: 'Brazil: adults, children and visitors make the total; two services',
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    events: [
      {
        name: 'Culto de Domingo',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 110, kids: 30, visitors: 8 },
            counts: {
              Adultos: 'adults',
              Crianças: 'kids',
              Visitantes: 'visitors',
              Total: 'adults + kids + visitors',
            },
          },
          {
            at: 'sunday 18:30',
            room: { adults: 170, kids: 35, visitors: 12 },
            counts: {
              Adultos: 'adults',
              Crianças: 'kids',
              Visitantes: 'visitors',
              Total: 'adults + kids + visitors',
            },
          },
        ],
      },
      {
        name: 'Ensaio do Coral',
        times: [{ at: 'thursday 19:30', room: { singers: 20 }, counts: { Presentes: 'singers' } }],
      },
    ],
    right: {
      attendance: [{ 'Culto de Domingo': ['Total'] }],
      kids: [{ counted: { 'Culto de Domingo': ['Crianças'] } }],
    },
  },
  {
    title: 'Korean congregation: 장년, 청년, 어린이 and 합계',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: '주일예배',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 180, young: 40, kids: 38 },
            counts: {
              장년: 'adults',
              청년: 'young',
              어린이: 'kids',
              합계: 'adults + young + kids',
            },
          },
        ],
      },
      {
        name: '새벽기도회',
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
          at: `${day} 05:30` as const,
          room: { adults: 14 },
          counts: { 참석: 'adults' },
        })),
      },
    ],
    right: {
      attendance: [{ 주일예배: ['합계'] }],
      kids: [{ counted: { 주일예배: ['어린이'] } }],
    },
  },
  {
    title: 'Polish: Dorośli, Dzieci, Razem',
    timeZone: 'Europe/Warsaw',
    currency: 'PLN',
    events: [
      {
        name: 'Nabożeństwo',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 55, kids: 12 },
            counts: { Dorośli: 'adults', Dzieci: 'kids', Razem: 'adults + kids' },
            forgotten: 0.1,
          },
        ],
      },
    ],
    right: {
      attendance: [{ Nabożeństwo: ['Razem'] }],
      kids: [{ counted: { Nabożeństwo: ['Dzieci'] } }],
    },
  },
  {
    title: 'A total that only its numbers give away',
    events: [
      {
        name: 'Worship',
        times: [
          {
            at: 'sunday 10:00',
            room: { floor: 120, balcony: 35, foyer: 12 },
            counts: {
              'Main Floor': 'floor',
              Balcony: 'balcony',
              Foyer: 'foyer',
              "Ushers' Report": 'floor + balcony + foyer',
            },
          },
        ],
      },
    ],
    right: { attendance: [{ Worship: ["Ushers' Report"] }] },
  },
  {
    title: 'The total is counted every week, its parts every other',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 80, kids: 20 },
            counts: { Total: 'adults + kids' },
            isHeld: ({ ago }) => ago % 2 === 0,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 80, kids: 20 },
            counts: { Adults: 'adults', Kids: 'kids', Total: 'adults + kids' },
            isHeld: ({ ago }) => ago % 2 === 1,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Total'] }],
      kids: [{ counted: { 'Sunday Service': ['Kids'] } }],
      mayAsk: ['kids'],
    },
  },
  {
    title: 'In person, online and a total of both',
    events: [
      {
        name: 'Weekend Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { here: 150, online: 60 },
            counts: { 'In Person': 'here', Online: 'online', Total: 'here + online' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Weekend Service': ['In Person'] }] },
  },
  {
    title: 'Adults, kids, students and a grand total that includes YouTube',
    events: [
      {
        name: 'Sunday Mornings',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 210, students: 40, kids: 70, online: 85 },
            counts: {
              Adults: 'adults',
              Students: 'students',
              Kids: 'kids',
              YouTube: 'online',
              'Grand Total': 'adults + students + kids + online',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Mornings': ['Adults', 'Students', 'Kids'] }],
      kids: [{ counted: { 'Sunday Mornings': ['Kids'] } }],
    },
  },
];
