import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the European continent, by a judge who had not seen how the suggestion works. */
export const byBlindEurope: readonly OrdinaryChurch[] = [
  {
    title: 'Gießen: FeG mit Livestream, Abendgottesdienst einmal im Monat, Teenkreis und Senioren',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 118, kids: 29, stream: 24 },
            counts: { Erwachsene: 'adults', 'Kinder (KiGo)': 'kids', Livestream: 'stream' },
            forgotten: 0.03,
          },
          {
            at: 'sunday 18:00',
            room: { adults: 46 },
            counts: { Erwachsene: 'adults' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
      {
        name: 'Teenkreis',
        times: [
          {
            at: 'friday 18:30',
            room: { teens: 21, team: 5 },
            counts: { Teens: 'teens', Mitarbeiter: 'team' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
      {
        name: 'Seniorencafé',
        times: [
          {
            at: 'wednesday 15:00',
            room: { all: 26 },
            counts: { Teilnehmer: 'all' },
            isHeld: ({ ago }) => ago % 2 === 0,
          },
        ],
      },
    ],
    funds: [
      { name: 'Gemeindespenden', isDefault: true, gifts: 28, givers: 70 },
      { name: 'Baufonds', gifts: 5, givers: 30 },
      { name: 'Missionare: Familie Weber', gifts: 4, givers: 20 },
      {
        name: 'Freizeiten',
        gifts: 2,
        givers: 25,
        isGiven: ({ month }) => month >= 4 && month <= 7,
      },
    ],
    serviceTypes: [{ name: 'Gottesdienst' }],
    serving: 40,
    groupTypes: ['Hauskreise'],
    groupMembers: 75,
    right: {
      // Wer im Saal und im Kindergottesdienst ist; der Livestream ist anderswo.
      attendance: [{ Gottesdienst: ['Erwachsene', 'Kinder (KiGo)'] }],
      kids: [{ counted: { Gottesdienst: ['Kinder (KiGo)'] } }],
      giving: ['Gemeindespenden'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Ede: morgendienst en middagdienst, kijkers, en oppas met check-in',
    timeZone: 'Europe/Amsterdam',
    country: 'NL',
    currency: 'EUR',
    events: [
      {
        name: 'Morgendienst',
        times: [
          {
            at: 'sunday 09:30',
            room: { all: 260, stream: 70 },
            counts: { Kerkgangers: 'all', 'Kijkers (Kerkdienstgemist)': 'stream' },
          },
        ],
      },
      {
        name: 'Middagdienst',
        times: [
          {
            at: 'sunday 16:30',
            room: { all: 95, stream: 40 },
            counts: { Kerkgangers: 'all', 'Kijkers (Kerkdienstgemist)': 'stream' },
            fullness: ({ ago }) => 0.6 + ago / 200,
          },
        ],
      },
      {
        name: 'Oppasdienst',
        rooms: [
          { name: "Baby's", for: null, ages: [0, 24] },
          { name: 'Peuters', for: null, ages: [24, 48] },
        ],
        times: [{ at: 'sunday 09:30', room: { kids: 19 }, checkIns: { regular: 'kids' } }],
      },
    ],
    funds: [
      { name: 'Vaste Vrijwillige Bijdrage', isDefault: true, gifts: 40, givers: 150 },
      { name: 'Diaconie', gifts: 12, givers: 90 },
      { name: 'Zending', gifts: 6, givers: 60 },
      { name: 'Orgelfonds', gifts: 1, givers: 15 },
    ],
    serviceTypes: [{ name: 'Zondag' }],
    serving: 30,
    groupTypes: ['Huiskringen'],
    groupMembers: 140,
    right: {
      // De middagdienst telt de een mee en de ander niet, net als de oppas; kijkers zijn thuis.
      attendance: [false, true].flatMap((withAfternoon) =>
        [false, true].map((withNursery) => ({
          Morgendienst: ['Kerkgangers'],
          ...(withAfternoon && { Middagdienst: ['Kerkgangers'] }),
          ...(withNursery && { Oppasdienst: 'check_ins' as const }),
        })),
      ),
      kids: [{ checkedInAt: ['Oppasdienst'] }],
      giving: ['Vaste Vrijwillige Bijdrage'],
      mayAsk: ['attendance'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Valence : un culte, Zoom, la prière du mardi',
    timeZone: 'Europe/Paris',
    country: 'FR',
    currency: 'EUR',
    events: [
      {
        name: 'Culte',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 48, kids: 14, zoom: 6 },
            counts: { Adultes: 'adults', Enfants: 'kids', Zoom: 'zoom' },
            fullness: ({ month }) => (month === 8 ? 0.6 : 1),
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Réunion de prière',
        times: [
          {
            at: 'tuesday 20:00',
            room: { all: 13 },
            counts: { Présents: 'all' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
    ],
    funds: [
      { name: 'Offrandes', isDefault: true, gifts: 14, givers: 30 },
      { name: 'Mission', gifts: 2, givers: 15 },
      { name: 'Projet immobilier', gifts: 3, givers: 18 },
    ],
    right: {
      // Ceux qui sont dans la salle, enfants compris ; Zoom est à la maison.
      attendance: [{ Culte: ['Adultes', 'Enfants'] }],
      kids: [{ counted: { Culte: ['Enfants'] } }],
      giving: ['Offrandes'],
      serving: null,
      groups: false,
    },
  },
  {
    title: 'Wrocław: zielonoświątkowcy, dorośli i dzieci, szkółka i transmisja',
    timeZone: 'Europe/Warsaw',
    country: 'PL',
    currency: 'PLN',
    events: [
      {
        name: 'Nabożeństwo',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 78, kids: 19, stream: 30 },
            counts: { Dorośli: 'adults', Dzieci: 'kids', 'Transmisja YouTube': 'stream' },
          },
        ],
      },
      {
        name: 'Szkółka niedzielna',
        rooms: [{ name: 'Szkółka', for: 'child' }],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 18 },
            checkIns: { regular: 'kids' },
            isHeld: ({ month }) => month < 7 || month > 8,
          },
        ],
      },
      {
        name: 'Spotkanie modlitewne',
        times: [{ at: 'wednesday 18:30', room: { all: 22 }, counts: { Obecni: 'all' } }],
      },
    ],
    funds: [
      { name: 'Dziesięciny i ofiary', isDefault: true, gifts: 22, givers: 48 },
      { name: 'Misje', gifts: 3, givers: 20 },
      { name: 'Pomoc Ukrainie', gifts: 4, givers: 30 },
    ],
    serviceTypes: [{ name: 'Nabożeństwo' }],
    serving: 18,
    groupTypes: ['Grupy domowe'],
    groupMembers: 44,
    right: {
      // Dzieci wychodzą na szkółkę w czasie nabożeństwa: policzone raz.
      attendance: [{ Nabożeństwo: ['Dorośli', 'Dzieci'] }],
      kids: [{ counted: { Nabożeństwo: ['Dzieci'] } }, { checkedInAt: ['Szkółka niedzielna'] }],
      giving: ['Dziesięciny i ofiary'],
      serving: 'team_members',
      groups: true,
    },
  },
];
