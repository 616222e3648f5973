import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Africa and the other Americas, by somebody who had not read how the suggestion works. */
export const byOutsiderAtlantic: readonly OrdinaryChurch[] = [
  {
    title: 'Lagos: men, women, youth, children; first timers and vehicles beside them',
    timeZone: 'Africa/Lagos',
    country: 'NG',
    events: [
      {
        name: 'Sunday Celebration Service',
        times: (['07:30', '10:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { men: 210, women: 290, youth: 120, kids: 160, first: 14, cars: 95 },
          counts: {
            Men: 'men',
            Women: 'women',
            Youth: 'youth',
            Children: 'kids',
            'First Timers': 'first',
            Vehicles: 'cars',
          },
        })),
      },
      {
        name: 'Midweek Communion Service',
        times: [{ at: 'wednesday 18:00', room: { people: 240 }, counts: { Total: 'people' } }],
      },
      {
        name: 'Workers Meeting',
        times: [{ at: 'saturday 16:00', room: { people: 110 }, counts: { Workers: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Celebration Service': ['Men', 'Women', 'Youth', 'Children'] }],
      kids: [{ counted: { 'Sunday Celebration Service': ['Children'] } }],
    },
  },
  {
    title: 'Abuja: a total typed beside first and second service',
    timeZone: 'Africa/Lagos',
    country: 'NG',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 08:00',
            room: { one: 170, two: 220 },
            counts: {
              'First Service': 'one',
              'Second Service': 'two',
              'Grand Total': 'one + two',
            },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Grand Total'] }] },
  },
  {
    title: 'São Paulo: Culto da Família, EBD, volunteers and the stream',
    timeZone: 'America/Sao_Paulo',
    country: 'BR',
    events: [
      {
        name: 'Culto da Família',
        times: [
          {
            at: 'sunday 18:30',
            room: { adults: 260, kids: 55, team: 40, online: 130 },
            counts: {
              Adultos: 'adults',
              Crianças: 'kids',
              Voluntários: 'team',
              'Transmissão ao vivo': 'online',
            },
          },
        ],
      },
      {
        name: 'EBD',
        times: [{ at: 'sunday 09:00', room: { people: 70 }, counts: { Alunos: 'people' } }],
      },
      {
        name: 'Culto de Ensino',
        times: [{ at: 'thursday 20:00', room: { people: 80 }, counts: { Presentes: 'people' } }],
      },
    ],
    funds: [
      { name: 'Dízimos', isDefault: true, gifts: 30, givers: 110 },
      { name: 'Ofertas', gifts: 20, givers: 90 },
      { name: 'Missões', gifts: 5, givers: 30 },
      { name: 'Construção', gifts: 4, givers: 25 },
    ],
    right: {
      attendance: [{ 'Culto da Família': ['Adultos', 'Crianças'] }],
      kids: [{ counted: { 'Culto da Família': ['Crianças'] } }],
      giving: ['Dízimos', 'Ofertas'],
      mayAsk: ['attendance', 'giving'],
    },
  },
  {
    title: 'Guadalajara: auditorium and children, cars and the live stream',
    timeZone: 'America/Mexico_City',
    country: 'MX',
    events: [
      {
        name: 'Reunión General',
        times: (['09:00', '11:30', '18:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { hall: 180, kids: 45, online: 70, cars: 60 },
          counts: {
            Auditorio: 'hall',
            Niños: 'kids',
            'En línea': 'online',
            Autos: 'cars',
          },
        })),
      },
      {
        name: 'Jóvenes',
        times: [{ at: 'saturday 18:00', room: { people: 65 }, counts: { Asistencia: 'people' } }],
      },
    ],
    funds: [
      { name: 'Diezmos y Ofrendas', isDefault: true, gifts: 40, givers: 120 },
      { name: 'Pro-templo', gifts: 6, givers: 40 },
    ],
    right: {
      attendance: [{ 'Reunión General': ['Auditorio', 'Niños'] }],
      kids: [{ counted: { 'Reunión General': ['Niños'] } }],
      giving: ['Diezmos y Ofrendas'],
    },
  },
  {
    title: 'Toronto: two congregations that left Saturday for Sunday, a month side by side',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Saturday Gathering',
        until: 40,
        isArchived: true,
        times: [{ at: 'saturday 17:00', room: { people: 88 }, counts: { Headcount: 'people' } }],
      },
      {
        name: 'Sunday Gathering',
        from: 44,
        times: [{ at: 'sunday 10:00', room: { people: 92 }, counts: { Headcount: 'people' } }],
      },
    ],
    funds: [
      { name: 'General Offering', isDefault: true, gifts: 15, givers: 50 },
      { name: 'Benevolence', gifts: 2, givers: 12 },
    ],
    right: {
      attendance: [{ 'Saturday Gathering': ['Headcount'], 'Sunday Gathering': ['Headcount'] }],
      giving: ['General Offering'],
    },
  },
];
