import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
/** January, when the southern half of the world is at the beach. */
const isJanuary = ({ ago }: Ago): boolean => ago % 52 >= 41 && ago % 52 <= 46;
const south = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.25 : isJanuary({ ago }) ? 0.65 : 1;
const north = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.3 : ago % 52 >= 11 && ago % 52 <= 19 ? 0.75 : 1;

/** Churches of Pretoria and Berlin, by somebody who had not seen how the suggestion works. */
export const bySeventhCapitals: readonly OrdinaryChurch[] = [
  {
    title: 'Gemeente in Pretoria, Afrikaans and English',
    churchName: 'Moreleta Heights Gemeente',
    timeZone: 'Africa/Johannesburg',
    country: 'ZA',
    currency: 'ZAR',
    events: [
      {
        name: 'Erediens 08:30',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 214, kids: 61 },
            counts: { Volwassenes: 'adults', Kinders: 'kids' },
            fullness: south,
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'English Service 10:30',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 128, kids: 40 },
            counts: { Adults: 'adults', Children: 'kids' },
            fullness: south,
            forgotten: 0.06,
          },
        ],
      },
    ],
    funds: [
      { name: 'Dankoffer / Tithes', isDefault: true, gifts: 82, givers: 190 },
      { name: 'Barmhartigheid', gifts: 8, givers: 60 },
      { name: 'Sending / Missions', gifts: 9, givers: 60 },
    ],
    serviceTypes: [{ name: 'Oggenddiens' }, { name: 'English' }],
    serving: 88,
    groupTypes: ['Selgroepe'],
    groupMembers: 205,
    forms: [{ name: 'Nuwe intrekkers / New members', weekly: 2 }],
    right: {
      attendance: [
        {
          'Erediens 08:30': ['Volwassenes', 'Kinders'],
          'English Service 10:30': ['Adults', 'Children'],
        },
      ],
      kids: [{ counted: { 'Erediens 08:30': ['Kinders'], 'English Service 10:30': ['Children'] } }],
      // New members are for most the nearest thing to guests; a few would rather show nothing.
      guests: [{ source: 'form', of: ['Nuwe intrekkers / New members'] }, { source: null }],
      giving: ['Dankoffer / Tithes'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
  {
    title: 'International church in Berlin that rents a cinema',
    churchName: 'Hope Berlin International Church',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    events: [
      {
        name: 'Sunday Celebration',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 94, kids: 22, team: 18 },
            counts: { Adults: 'adults', Kids: 'kids', Team: 'team' },
            fullness: north,
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Alpha Course',
        from: 60,
        times: [
          {
            at: 'thursday 19:00',
            room: { people: 24 },
            counts: { Guests: 'people' },
            isHeld: ({ ago }) => ago % 52 < 9 || (ago % 52 > 30 && ago % 52 < 42),
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 31, givers: 70 },
      { name: 'Refugee Work', gifts: 4, givers: 25 },
    ],
    serviceTypes: [{ name: 'Sunday Celebration' }],
    serving: 52,
    groupTypes: ['Life Groups'],
    groupMembers: 81,
    forms: [
      { name: 'Welcome Card', weekly: 3 },
      { name: 'Join a team', weekly: 1 },
    ],
    right: {
      // Whether the team is among the adults only who counts on that Sunday could tell.
      attendance: [
        { 'Sunday Celebration': ['Adults', 'Kids', 'Team'] },
        { 'Sunday Celebration': ['Adults', 'Kids'] },
      ],
      kids: [{ counted: { 'Sunday Celebration': ['Kids'] } }],
      guests: [{ source: 'form', of: ['Welcome Card'] }],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
