import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of Northern Europe, by somebody who had not read how the suggestion works. */
export const byOutsiderNorth: readonly OrdinaryChurch[] = [
  {
    title: 'Berlin: two sites, one event replaced, and Gesamt includes the Mitarbeiter',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    events: [
      {
        name: 'Gottesdienst Mitte',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 130, kids: 35, team: 22 },
            counts: {
              Erwachsene: 'adults',
              Kinder: 'kids',
              Mitarbeiter: 'team',
              Gesamt: 'adults + kids + team',
            },
          },
        ],
      },
      {
        name: 'Gottesdienst Nord (alt)',
        until: 26,
        isArchived: true,
        times: [{ at: 'sunday 10:00', room: { people: 60 }, counts: { Besucher: 'people' } }],
      },
      {
        name: 'Gottesdienst Nord',
        from: 25,
        times: [{ at: 'sunday 10:00', room: { people: 66 }, counts: { Besucher: 'people' } }],
      },
    ],
    funds: [
      { name: 'Allgemeine Spende', isDefault: true, gifts: 12, givers: 60 },
      { name: 'Bauprojekt', gifts: 3, givers: 20 },
      { name: 'Mission', gifts: 3, givers: 20 },
    ],
    right: {
      attendance: [
        {
          'Gottesdienst Mitte': ['Gesamt'],
          'Gottesdienst Nord (alt)': ['Besucher'],
          'Gottesdienst Nord': ['Besucher'],
        },
        {
          'Gottesdienst Mitte': ['Erwachsene', 'Kinder'],
          'Gottesdienst Nord (alt)': ['Besucher'],
          'Gottesdienst Nord': ['Besucher'],
        },
      ],
      kids: [{ counted: { 'Gottesdienst Mitte': ['Kinder'] } }],
      giving: ['Allgemeine Spende'],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Two villages that take turns: Oberdorf one Sunday, Unterdorf the next',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    events: [
      {
        name: 'Gottesdienst Oberdorf',
        times: [
          {
            at: 'sunday 09:30',
            room: { people: 42 },
            counts: { Besucher: 'people' },
            isHeld: ({ ago }) => ago % 2 === 0,
          },
        ],
      },
      {
        name: 'Gottesdienst Unterdorf',
        times: [
          {
            at: 'sunday 09:30',
            room: { people: 37 },
            counts: { Besucher: 'people' },
            isHeld: ({ ago }) => ago % 2 === 1,
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Gottesdienst Oberdorf': ['Besucher'], 'Gottesdienst Unterdorf': ['Besucher'] },
      ],
    },
  },
  {
    title: 'Zwolle: morning and afternoon service, viewers at home, and a crèche',
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
    events: [
      {
        name: 'Ochtenddienst',
        times: [
          {
            at: 'sunday 09:30',
            room: { adults: 210, kids: 40, home: 60 },
            counts: {
              Volwassenen: 'adults',
              Kinderen: 'kids',
              'Kijkers thuis': 'home',
            },
          },
        ],
      },
      {
        name: 'Middagdienst',
        times: [
          {
            at: 'sunday 16:30',
            room: { adults: 80 },
            counts: { Volwassenen: 'adults' },
          },
        ],
      },
      {
        name: 'Crèche',
        rooms: [{ name: 'Baby’s', for: 'child' }],
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 12 },
            checkIns: { regular: 'kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { Ochtenddienst: ['Volwassenen', 'Kinderen'], Middagdienst: ['Volwassenen'] },
        {
          Ochtenddienst: ['Volwassenen', 'Kinderen'],
          Middagdienst: ['Volwassenen'],
          Crèche: 'check_ins',
        },
      ],
      kids: [
        { counted: { Ochtenddienst: ['Kinderen'] } },
        { counted: { Ochtenddienst: ['Kinderen'] }, checkedInAt: ['Crèche'] },
      ],
      mayAsk: ['attendance', 'kids'],
    },
  },
  {
    title: 'Stockholm: everybody under one Swedish name, with coffee counted too',
    timeZone: 'Europe/Stockholm',
    country: 'SE',
    events: [
      {
        name: 'Gudstjänst',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 95, coffee: 70 },
            counts: { Besökare: 'people', Kyrkkaffe: 'coffee' },
          },
        ],
      },
    ],
    right: { attendance: [{ Gudstjänst: ['Besökare'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Basel: a count in the hall and one of the capacity that the fire code asks for',
    timeZone: 'Europe/Zurich',
    country: 'CH',
    events: [
      {
        name: 'Celebration',
        times: (['09:30', '11:15', '19:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { people: 150, seats: 400 },
          counts: { Anwesende: 'people', Sitzplätze: 'seats' },
        })),
      },
    ],
    right: { attendance: [{ Celebration: ['Anwesende'] }] },
  },
];
