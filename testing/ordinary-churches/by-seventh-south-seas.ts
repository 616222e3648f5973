import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
/** January, when the southern half of the world is at the beach. */
const isJanuary = ({ ago }: Ago): boolean => ago % 52 >= 41 && ago % 52 <= 46;
const isTerm = ({ ago }: Ago): boolean => {
  const week = ago % 52;
  return !(week >= 41 && week <= 48) && ![5, 6, 17, 18, 30, 31].includes(week);
};
const south = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.25 : isJanuary({ ago }) ? 0.65 : 1;

/** Churches of Sydney and Tauranga, by somebody who had not seen how the suggestion works. */
export const bySeventhSouthSeas: readonly OrdinaryChurch[] = [
  {
    title: 'Sydney Anglicans with a Mandarin congregation since last year',
    churchName: 'Eastgate Anglican Church',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: 'Sunday Church',
        times: [
          {
            at: 'sunday 08:00',
            room: { adults: 52 },
            counts: { Adults: 'adults' },
            fullness: south,
            forgotten: 0.05,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 128, kids: 54 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: south,
          },
          {
            at: 'sunday 17:00',
            room: { adults: 61, youth: 32 },
            counts: { Adults: 'adults', Youth: 'youth' },
            fullness: south,
            forgotten: 0.04,
          },
          {
            at: 'sunday 14:00',
            room: { adults: 33, kids: 8 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ ago }) => ago <= 57 && !isJanuary({ ago }),
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Kids Church',
        rooms: [
          { name: 'Creche', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'Primary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 48, newkids: 1, leaders: 10 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'leaders' },
            isHeld: isTerm,
          },
        ],
      },
      {
        name: 'Friday Night Youth',
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 44, newbies: 2, leaders: 9 },
            checkIns: { regular: 'youth', guest: 'newbies', volunteer: 'leaders' },
            isHeld: isTerm,
          },
        ],
      },
    ],
    funds: [
      { name: 'Ministry Fund', isDefault: true, gifts: 70, givers: 150 },
      { name: 'Mission (CMS link)', gifts: 9, givers: 50 },
      { name: 'Property', gifts: 6, givers: 40 },
    ],
    serviceTypes: [{ name: '8am' }, { name: '10am' }, { name: '5pm' }],
    serving: 105,
    groupTypes: ['Growth Groups'],
    groupMembers: 165,
    forms: [
      { name: 'Contact card', weekly: 2 },
      { name: 'Weekend Away 2026 rego', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Church': ['Adults', 'Kids', 'Youth'] }],
      kids: [
        { counted: { 'Sunday Church': ['Kids'] } },
        { counted: { 'Sunday Church': ['Kids', 'Youth'] } },
        { checkedInAt: ['Kids Church'] },
      ],
      guests: [
        { source: 'form', of: ['Contact card'] },
        { source: 'first_time_check_ins', of: ['Kids Church'] },
      ],
      giving: ['Ministry Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
  {
    title: 'Baptists in Tauranga, quiet in January',
    churchName: 'Otumoetai Baptist',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    currency: 'NZD',
    events: [
      {
        name: 'Sunday 10am',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 112, kids: 36 },
            counts: { 'Total (incl kids)': 'adults + kids' },
            fullness: south,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Kidzone',
        rooms: [
          { name: 'Creche', for: 'child' },
          { name: 'Kidzone Jnr', for: 'child' },
          { name: 'Kidzone Snr', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 33, newkids: 1, helpers: 7 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
            isHeld: isTerm,
          },
        ],
      },
      {
        name: 'mainly music',
        times: [
          {
            at: 'tuesday 09:30',
            room: { kids: 18, mums: 15 },
            checkIns: { regular: 'kids + mums' },
            isHeld: isTerm,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Offering', isDefault: true, gifts: 35, givers: 70 },
      { name: 'NZBMS Missions', gifts: 5, givers: 30 },
    ],
    serviceTypes: [{ name: 'Sunday 10am' }],
    serving: 48,
    groupTypes: ['Home Groups'],
    groupMembers: 72,
    forms: [{ name: 'New to OBC', weekly: 1 }],
    right: {
      attendance: [{ 'Sunday 10am': ['Total (incl kids)'] }],
      kids: [{ checkedInAt: ['Kidzone'] }],
      guests: [
        { source: 'form', of: ['New to OBC'] },
        { source: 'first_time_check_ins', of: ['Kidzone'] },
      ],
      giving: ['General Offering'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
];
