import type { OrdinaryChurch } from './ordinary-church.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Churches of the rest of the Americas, by a judge who had not seen how the suggestion works. */
export const byBlindAmericas: readonly OrdinaryChurch[] = [
  {
    title: 'Toronto: Cantonese, Mandarin and English worship, a total each, children checked in',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      ...[
        { name: 'Cantonese Worship', at: 'sunday 09:30' as const, all: 230 },
        { name: 'Mandarin Worship', at: 'sunday 11:15' as const, all: 140 },
        { name: 'English Worship', at: 'sunday 11:15' as const, all: 165 },
      ].map(({ name, at, all }) => ({
        name,
        times: [
          {
            at,
            room: { all, new: 4 },
            counts: { Total: 'all', Newcomers: 'new' },
            forgotten: 0.02,
          },
        ],
      })),
      {
        name: "Children's Ministry",
        rooms: [
          { name: 'Nursery', for: null, ages: [0, 36] },
          { name: 'JK-SK', for: null, ages: [48, 72] },
          { name: 'Grades 1-6', for: null, ages: [72, 144] },
        ],
        times: (['sunday 09:30', 'sunday 11:15'] as const).map((at) => ({
          at,
          room: { kids: 42, guestkids: 1 },
          checkIns: { regular: 'kids', guest: 'guestkids' },
        })),
      },
      {
        name: 'Friday Fellowship',
        times: [{ at: 'friday 19:30', room: { all: 90 }, counts: { Attendance: 'all' } }],
      },
      {
        name: 'Summer Day Camp',
        frequency: 'Daily',
        opens: 'day',
        rooms: [{ name: 'Camp', for: 'child' }],
        times: weekdays.map((day) => ({
          at: `${day} 09:00` as const,
          room: { kids: 60, guestkids: 20 },
          checkIns: { regular: 'kids', guest: 'guestkids' },
          isHeld: ({ month }: { month: number }) => month === 7,
        })),
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 85, givers: 220 },
      { name: 'Missions Fund', gifts: 25, givers: 120 },
      { name: 'Building Fund', gifts: 18, givers: 110 },
      { name: 'Benevolent Fund', gifts: 4, givers: 50 },
    ],
    serviceTypes: [{ name: 'Cantonese' }, { name: 'Mandarin' }, { name: 'English' }],
    serving: 80,
    groupTypes: ['Fellowships'],
    groupMembers: 260,
    right: {
      // Three worships are one church; newcomers sit among them; children some add and some do not.
      attendance: [
        {
          'Cantonese Worship': ['Total'],
          'Mandarin Worship': ['Total'],
          'English Worship': ['Total'],
        },
        {
          'Cantonese Worship': ['Total'],
          'Mandarin Worship': ['Total'],
          'English Worship': ['Total'],
          "Children's Ministry": 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ["Children's Ministry"] }],
      guests: [{ source: 'first_time_check_ins', of: ["Children's Ministry"] }, { source: null }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Alberta: Mennonite Brethren, burnt out of their building for fourteen weeks',
    timeZone: 'America/Edmonton',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { all: 190, stream: 35 },
            counts: { 'In Person': 'all', Livestream: 'stream' },
            isHeld: ({ ago }) => ago < 70 || ago > 83,
          },
          {
            at: 'sunday 10:30',
            room: { stream: 120 },
            counts: { Livestream: 'stream' },
            isHeld: ({ ago }) => ago >= 70 && ago <= 83,
          },
        ],
      },
      {
        name: 'Kids Ministry',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Kids Church', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 38, guestkids: 1, team: 9 },
            checkIns: { regular: 'kids', guest: 'guestkids', volunteer: 'team' },
            isHeld: ({ ago }) => ago < 70 || ago > 83,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Ministry', isDefault: true, gifts: 45, givers: 95 },
      { name: 'Rebuild', gifts: 15, givers: 70, from: 83 },
      { name: 'MCC Relief', gifts: 3, givers: 30 },
    ],
    forms: [{ name: 'Welcome Card', weekly: 2 }],
    serviceTypes: [{ name: 'Sunday Service' }],
    serving: 35,
    groupTypes: ['Care Groups'],
    groupMembers: 110,
    right: {
      // Who was in the room; nobody was while it was ashes. Checked-in children some add.
      attendance: [
        { 'Sunday Service': ['In Person'] },
        { 'Sunday Service': ['In Person'], 'Kids Ministry': 'check_ins' },
      ],
      kids: [{ checkedInAt: ['Kids Ministry'] }],
      guests: [
        { source: 'form', of: ['Welcome Card'] },
        { source: 'first_time_check_ins', of: ['Kids Ministry'] },
      ],
      giving: ['General Ministry'],
      mayAsk: ['attendance'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Curitiba: dois cultos no domingo, crianças contadas e no check-in, dízimos e ofertas',
    timeZone: 'America/Sao_Paulo',
    country: 'BR',
    currency: 'BRL',
    events: [
      {
        name: 'Culto de Celebração',
        times: (['sunday 10:00', 'sunday 18:30'] as const).map((at, service) => ({
          at,
          room: { adults: [240, 310][service] ?? 0, kids: [60, 45][service] ?? 0, new: 12, yes: 5 },
          counts: { Adultos: 'adults', Crianças: 'kids', Visitantes: 'new', Decisões: 'yes' },
        })),
      },
      {
        name: 'Kids Check-in',
        rooms: [
          { name: 'Berçário', for: null, ages: [0, 24] },
          { name: 'Maternal', for: null, ages: [24, 60] },
          { name: 'Juniores', for: null, ages: [60, 132] },
        ],
        times: (['sunday 10:00', 'sunday 18:30'] as const).map((at) => ({
          at,
          room: { kids: 48, guestkids: 3 },
          checkIns: { regular: 'kids', guest: 'guestkids' },
        })),
      },
      {
        name: 'Quarta de Oração',
        times: [{ at: 'wednesday 19:30', room: { all: 130 }, counts: { Presentes: 'all' } }],
      },
      {
        name: 'Culto Jovem',
        times: [{ at: 'saturday 19:30', room: { all: 140 }, counts: { Presentes: 'all' } }],
      },
    ],
    funds: [
      { name: 'Dízimos', isDefault: true, gifts: 110, givers: 230 },
      { name: 'Ofertas', gifts: 70, givers: 260 },
      { name: 'Missões', gifts: 15, givers: 90 },
      { name: 'Construção do Templo', gifts: 12, givers: 80 },
    ],
    forms: [
      { name: 'Sou Novo Aqui', weekly: 9 },
      { name: 'Pedido de Oração', weekly: 12 },
    ],
    serviceTypes: [{ name: 'Culto de Celebração' }],
    serving: 90,
    groupTypes: ['Células'],
    groupMembers: 320,
    right: {
      // Os visitantes já estão entre os adultos; o culto jovem conta para uns e não para outros.
      attendance: [
        { 'Culto de Celebração': ['Adultos', 'Crianças'] },
        { 'Culto de Celebração': ['Adultos', 'Crianças'], 'Culto Jovem': ['Presentes'] },
      ],
      kids: [
        { counted: { 'Culto de Celebração': ['Crianças'] } },
        { checkedInAt: ['Kids Check-in'] },
      ],
      guests: [
        { source: 'form', of: ['Sou Novo Aqui'] },
        { source: 'first_time_check_ins', of: ['Kids Check-in'] },
      ],
      giving: ['Dízimos', 'Ofertas'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['giving', 'attendance'],
    },
  },
  {
    title: 'Guadalajara: primero solo el total, luego adultos, jóvenes y niños con su total',
    timeZone: 'America/Mexico_City',
    country: 'MX',
    currency: 'MXN',
    events: [
      {
        name: 'Reunión Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 95, teens: 24, kids: 36 },
            counts: { Total: 'adults + teens + kids' },
            isHeld: ({ ago }) => ago >= 100,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 102, teens: 27, kids: 38 },
            counts: {
              Adultos: 'adults',
              Jóvenes: 'teens',
              Niños: 'kids',
              Total: 'adults + teens + kids',
            },
            isHeld: ({ ago }) => ago < 100,
          },
        ],
      },
      {
        name: 'Noche de Oración',
        times: [
          { at: 'tuesday 19:30', room: { all: 40 }, counts: { Asistencia: 'all' }, forgotten: 0.1 },
        ],
      },
    ],
    funds: [
      { name: 'Diezmos y Ofrendas', isDefault: true, gifts: 30, givers: 75 },
      { name: 'Misiones', gifts: 4, givers: 30 },
      { name: 'Pro-Construcción', gifts: 6, givers: 35 },
    ],
    groupTypes: ['Grupos en Casa'],
    groupMembers: 85,
    right: {
      // El total está en todas las semanas; sus partes, solo en las últimas cien.
      attendance: [{ 'Reunión Dominical': ['Total'] }],
      kids: [{ counted: { 'Reunión Dominical': ['Niños'] } }],
      giving: ['Diezmos y Ofrendas'],
      serving: null,
      groups: true,
    },
  },
];
