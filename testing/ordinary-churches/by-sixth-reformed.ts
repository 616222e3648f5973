import type { OrdinaryChurch } from './ordinary-church.ts';

const isSouthernTerm = ({ month }: { month: number }) => month >= 2 && month <= 11;

/** Churches of Afrikaans and German, by somebody who had not seen how the suggestion works. */
export const bySixthReformed: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: an Afrikaans Reformed congregation in Pretoria',
    churchName: 'NG Gemeente Moreleta-Oos',
    timeZone: 'Africa/Johannesburg',
    country: 'ZA',
    currency: 'ZAR',
    events: [
      {
        name: 'Oggenddiens',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 214, kids: 62, online: 85 },
            counts: { Volwassenes: 'adults', Kinders: 'kids', Aanlyn: 'online' },
            fullness: ({ month }) => (month === 12 || month === 1 ? 0.6 : 1.05),
          },
        ],
      },
      {
        name: 'Aanddiens',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 71 },
            counts: { Volwassenes: 'adults' },
            isHeld: isSouthernTerm,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Kinderkerk',
        from: 75,
        rooms: [
          { name: 'Babas', for: 'child' },
          { name: 'Kleuters', for: 'child' },
          { name: 'Gr 1-7', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 58, newkids: 1, helpers: 10 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: 'Jeug Vrydag',
        times: [
          {
            at: 'friday 18:30',
            room: { youth: 39 },
            counts: { Jeug: 'youth' },
            isHeld: isSouthernTerm,
            forgotten: 0.2,
          },
        ],
      },
    ],
    funds: [
      { name: 'Dankoffers', isDefault: true, gifts: 66, givers: 150 },
      { name: 'Sending', gifts: 7, givers: 80 },
      { name: 'Barmhartigheid', gifts: 4, givers: 70 },
      { name: 'Basaar', gifts: 12, isGiven: ({ month }) => month === 8 },
    ],
    serviceTypes: [{ name: 'Oggenddiens' }, { name: 'Aanddiens' }],
    serving: 40,
    groupTypes: ['Kleingroepe'],
    groupMembers: 134,
    forms: [{ name: 'Nuwe Intrekkers', weekly: 2 }],
    right: {
      attendance: [
        { Oggenddiens: ['Volwassenes', 'Kinders'] },
        { Oggenddiens: ['Volwassenes', 'Kinders'], Aanddiens: ['Volwassenes'] },
      ],
      kids: [{ counted: { Oggenddiens: ['Kinders'] } }, { checkedInAt: ['Kinderkerk'] }],
      guests: [{ source: 'form', of: ['Nuwe Intrekkers'] }],
      giving: ['Dankoffers'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a German free church with livestream and Royal Rangers',
    churchName: 'FeG Siegen-Weidenau',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 122, kids: 29, stream: 27 },
            counts: { Erwachsene: 'adults', Kinder: 'kids', Livestream: 'stream' },
            fullness: ({ month }) => (month === 7 || month === 8 ? 0.75 : 1),
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Kigo Check-in',
        from: 85,
        rooms: [
          { name: 'Krabbelgruppe', for: 'child' },
          { name: 'Kindergarten', for: 'child' },
          { name: 'Kigo (6-12)', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 27, newkids: 1, team: 6 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
      {
        name: 'Royal Rangers Stammtreff',
        times: [
          {
            at: 'saturday 14:00',
            room: { rangers: 34, leaders: 11 },
            checkIns: { regular: 'rangers', volunteer: 'leaders' },
            isHeld: ({ month, date }) => month !== 8 && (date <= 7 || (date >= 15 && date <= 21)),
          },
        ],
      },
      {
        name: 'Gebetsabend',
        times: [
          {
            at: 'tuesday 19:30',
            room: { people: 16 },
            counts: { Besucher: 'people' },
            forgotten: 0.3,
          },
        ],
      },
    ],
    funds: [
      { name: 'Allgemeine Spende', isDefault: true, gifts: 26, givers: 74 },
      { name: 'Mission', gifts: 4, givers: 50 },
      { name: 'Neubau', gifts: 5, givers: 50, from: 110 },
      { name: 'Gemeindefreizeit', gifts: 8, isGiven: ({ month }) => month === 5 },
    ],
    serviceTypes: [{ name: 'Gottesdienst' }],
    serving: 38,
    groupTypes: ['Hauskreise'],
    groupMembers: 92,
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene', 'Kinder'] }],
      kids: [{ counted: { Gottesdienst: ['Kinder'] } }, { checkedInAt: ['Kigo Check-in'] }],
      guests: [
        { source: null },
        { source: 'new_people' },
        { source: 'first_time_check_ins', of: ['Kigo Check-in'] },
      ],
      giving: ['Allgemeine Spende'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
