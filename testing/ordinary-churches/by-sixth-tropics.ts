import type { OrdinaryChurch } from './ordinary-church.ts';

const isNotJanuary = ({ month }: { month: number }) => month !== 1;

/** Churches of Singapore and Brazil, by somebody who had not seen how the suggestion works. */
export const bySixthTropics: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Singapore Methodist church of several services and ushers who are counted',
    churchName: 'Kallang Methodist Church',
    timeZone: 'Asia/Singapore',
    country: 'SG',
    currency: 'SGD',
    events: [
      {
        name: '8.15am Traditional Service',
        times: [
          {
            at: 'sunday 08:15',
            room: { people: 142, choir: 24 },
            counts: { Sanctuary: 'people', 'Choir & Ushers': 'choir' },
          },
        ],
      },
      {
        name: '11am Contemporary Service',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 231, family: 18, choir: 16, views: 60 },
            counts: {
              Sanctuary: 'people',
              'Family Room': 'family',
              'Choir & Ushers': 'choir',
              'YouTube views': 'views',
            },
          },
        ],
      },
      {
        name: '华语崇拜 Mandarin Service',
        times: [
          {
            at: 'sunday 09:30',
            room: { people: 78, choir: 9 },
            counts: { Chapel: 'people', 'Choir & Ushers': 'choir' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Saturday Youth Service',
        from: 130,
        times: [
          {
            at: 'saturday 17:00',
            room: { youth: 64 },
            counts: { Youth: 'youth' },
            isHeld: ({ month }) => month !== 12,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: "Children's Ministry",
        from: 94,
        rooms: [
          { name: 'Playpen (18m-3y)', for: null, ages: [18, 47] },
          { name: 'N1-K2', for: null, ages: [48, 83] },
          { name: 'P1-P6', for: null, ages: [84, 155] },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 76, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
            isHeld: ({ month }) => month !== 12,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Offering', isDefault: true, gifts: 70, givers: 260 },
      { name: 'Tithes', gifts: 48, givers: 150 },
      { name: 'Missions', gifts: 9, givers: 110 },
      { name: 'Building Fund', gifts: 10, givers: 120 },
      { name: 'Church Camp', gifts: 20, isGiven: ({ month }) => month === 4 },
    ],
    serviceTypes: [
      { name: 'Contemporary' },
      { name: 'Traditional' },
      { name: 'Mandarin' },
      { name: 'Youth' },
    ],
    serving: 70,
    groupTypes: ['Small Groups'],
    groupMembers: 260,
    forms: [{ name: 'Newcomer Card', weekly: 5 }],
    right: {
      attendance: [
        {
          '8.15am Traditional Service': ['Sanctuary', 'Choir & Ushers'],
          '11am Contemporary Service': ['Sanctuary', 'Family Room', 'Choir & Ushers'],
          '华语崇拜 Mandarin Service': ['Chapel', 'Choir & Ushers'],
          'Saturday Youth Service': ['Youth'],
          "Children's Ministry": 'check_ins',
        },
        {
          '8.15am Traditional Service': ['Sanctuary', 'Choir & Ushers'],
          '11am Contemporary Service': ['Sanctuary', 'Family Room', 'Choir & Ushers'],
          '华语崇拜 Mandarin Service': ['Chapel', 'Choir & Ushers'],
          'Saturday Youth Service': ['Youth'],
        },
        {
          '8.15am Traditional Service': ['Sanctuary'],
          '11am Contemporary Service': ['Sanctuary', 'Family Room'],
          '华语崇拜 Mandarin Service': ['Chapel'],
          'Saturday Youth Service': ['Youth'],
          "Children's Ministry": 'check_ins',
        },
        {
          '8.15am Traditional Service': ['Sanctuary'],
          '11am Contemporary Service': ['Sanctuary', 'Family Room'],
          '华语崇拜 Mandarin Service': ['Chapel'],
          'Saturday Youth Service': ['Youth'],
        },
      ],
      kids: [{ checkedInAt: ["Children's Ministry"] }],
      guests: [{ source: 'form', of: ['Newcomer Card'] }],
      giving: ['General Offering', 'Tithes'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Brazilian church whose main service is on Sunday night',
    churchName: 'Comunidade Cristã Videira Nova',
    timeZone: 'America/Sao_Paulo',
    country: 'BR',
    currency: 'BRL',
    events: [
      {
        name: 'Culto de Celebração',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 104, kids: 31, online: 36, decisions: 1 },
            counts: {
              Adultos: 'adults',
              Crianças: 'kids',
              Online: 'online',
              Decisões: 'decisions',
            },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'EBD',
        times: [
          {
            at: 'sunday 09:00',
            room: { students: 38 },
            counts: { Alunos: 'students' },
            isHeld: isNotJanuary,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Culto de Doutrina',
        times: [
          {
            at: 'wednesday 20:00',
            room: { adults: 46 },
            counts: { Adultos: 'adults' },
            forgotten: 0.12,
          },
        ],
      },
      {
        name: 'Ministério Infantil',
        from: 66,
        rooms: [
          { name: 'Berçário', for: 'child' },
          { name: 'Maternal', for: 'child' },
          { name: 'Juniores', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 18:00',
            room: { kids: 28, newkids: 1, aunts: 7 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'aunts' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Dízimos', isDefault: true, gifts: 29, givers: 54 },
      { name: 'Ofertas', gifts: 16, givers: 70 },
      { name: 'Missões', gifts: 4, givers: 40 },
      { name: 'Construção', gifts: 5, givers: 40 },
      { name: 'Cantina', gifts: 6 },
    ],
    groupTypes: ['Células'],
    groupMembers: 88,
    forms: [
      { name: 'Cartão do Visitante', weekly: 3 },
      { name: 'Pedido de Oração', weekly: 4 },
    ],
    right: {
      attendance: [{ 'Culto de Celebração': ['Adultos', 'Crianças'] }],
      kids: [
        { counted: { 'Culto de Celebração': ['Crianças'] } },
        { checkedInAt: ['Ministério Infantil'] },
      ],
      guests: [{ source: 'form', of: ['Cartão do Visitante'] }],
      giving: ['Dízimos', 'Ofertas'],
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
