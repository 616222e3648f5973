import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the other Americas with names of real sheets, written before they were judged. */
export const byReportAmericas: readonly OrdinaryChurch[] = [
  {
    title:
      'Recife: members, visitors and children in the morning and the evening; doctrine on Wednesdays',
    timeZone: 'America/Recife',
    country: 'BR',
    currency: 'BRL',
    events: [
      {
        name: 'Escola Bíblica Dominical',
        times: [{ at: 'sunday 09:00', room: { people: 60 }, counts: { Alunos: 'people' } }],
      },
      ...(
        [
          ['Culto Matutino', '10:30', 70],
          ['Culto Vespertino', '18:00', 130],
        ] as const
      ).map(([name, clock, people]) => ({
        name,
        times: [
          {
            at: `sunday ${clock}` as const,
            room: { members: people, visitors: 12, kids: 25 },
            counts: { Membros: 'members', Visitantes: 'visitors', Crianças: 'kids' },
          },
        ],
      })),
      {
        name: 'Culto de Doutrina',
        times: [
          {
            at: 'wednesday 19:30',
            room: { members: 55 },
            counts: { Membros: 'members' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Dízimo', isDefault: true, gifts: 28, givers: 90 },
      { name: 'Oferta Missionária', gifts: 5, givers: 30 },
      { name: 'Reforma do Templo', gifts: 4, givers: 25 },
    ],
    right: {
      attendance: [
        {
          'Culto Matutino': ['Membros', 'Visitantes', 'Crianças'],
          'Culto Vespertino': ['Membros', 'Visitantes', 'Crianças'],
        },
      ],
      kids: [{ counted: { 'Culto Matutino': ['Crianças'], 'Culto Vespertino': ['Crianças'] } }],
      giving: ['Dízimo'],
    },
  },
  {
    title: 'Santiago: brothers, sisters, children and visitors on one sheet',
    timeZone: 'America/Santiago',
    country: 'CL',
    currency: 'CLP',
    events: [
      {
        name: 'Culto Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { men: 60, women: 85, kids: 40, visitors: 7 },
            counts: { Hermanos: 'men', Hermanas: 'women', Niños: 'kids', Visitas: 'visitors' },
          },
        ],
      },
      {
        name: 'Estudio Bíblico',
        times: [{ at: 'wednesday 20:00', room: { people: 45 }, counts: { Asistencia: 'people' } }],
      },
    ],
    right: {
      attendance: [
        { 'Culto Dominical': ['Hermanos', 'Hermanas', 'Niños', 'Visitas'] },
        { 'Culto Dominical': ['Hermanos', 'Hermanas', 'Niños'] },
      ],
      kids: [{ counted: { 'Culto Dominical': ['Niños'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Montréal: a Haitian church that counts men, women, young people and children',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'École du dimanche',
        times: [{ at: 'sunday 09:30', room: { people: 50 }, counts: { Présents: 'people' } }],
      },
      {
        name: 'Culte d’adoration',
        times: [
          {
            at: 'sunday 11:00',
            room: { men: 55, women: 90, young: 30, kids: 35 },
            counts: { Hommes: 'men', Femmes: 'women', Jeunes: 'young', Enfants: 'kids' },
          },
        ],
      },
      {
        name: 'Réunion de prière',
        times: [{ at: 'friday 19:00', room: { people: 40 }, counts: { Présents: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Culte d’adoration': ['Hommes', 'Femmes', 'Jeunes', 'Enfants'] }],
      kids: [{ counted: { 'Culte d’adoration': ['Enfants'] } }],
    },
  },
];
