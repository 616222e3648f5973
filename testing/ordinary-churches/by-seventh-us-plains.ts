import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const afterChristmas = [46, 98, 151];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
/** Full at Easter, thin after Christmas and in summer. */
const seasons = ({ ago }: Ago): number => {
  if (easters.includes(ago)) {
    return 1.5;
  }
  return afterChristmas.includes(ago) ? 0.7 : isSummer({ ago }) ? 0.88 : 1;
};

/** Small churches of few products, by somebody who had not seen how the suggestion works. */
export const bySeventhUsPlains: readonly OrdinaryChurch[] = [
  {
    title: 'United Methodist church in a small Kansas town',
    churchName: 'Trinity UMC',
    events: [
      {
        name: 'Worship',
        times: [
          {
            at: 'sunday 10:30',
            room: { sanctuary: 61, choir: 12, nursery: 4, views: 25 },
            counts: {
              Sanctuary: 'sanctuary',
              Choir: 'choir',
              Nursery: 'nursery',
              'Online Views': 'views',
            },
            fullness: seasons,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Christmas Eve',
        frequency: 'None',
        opens: 'day',
        times: [
          {
            at: 'wednesday 19:00',
            room: { people: 140 },
            counts: { Sanctuary: 'people' },
            isHeld: ({ ago }) => ago === 46,
          },
          {
            at: 'tuesday 19:00',
            room: { people: 132 },
            counts: { Sanctuary: 'people' },
            isHeld: ({ ago }) => ago === 98,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Budget', isDefault: true, gifts: 22, givers: 40 },
      { name: 'Apportionments', gifts: 3, givers: 12 },
      { name: 'Memorials', gifts: 1, givers: 10 },
    ],
    right: {
      attendance: [
        { Worship: ['Sanctuary', 'Choir', 'Nursery'] },
        { Worship: ['Sanctuary', 'Choir', 'Nursery'], 'Christmas Eve': ['Sanctuary'] },
      ],
      kids: [{ counted: { Worship: ['Nursery'] } }, {}],
      guests: [{ source: null }],
      giving: ['General Budget'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
  {
    title: 'Assembly of God in Oklahoma with family night',
    churchName: 'Living Word Assembly of God',
    events: [
      {
        name: 'SUNDAY AM',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Kids Church', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 132, kids: 39, newkids: 1, saved: 2 },
            counts: { 'Total Attendance': 'adults + kids', Salvations: 'saved' },
            checkIns: { regular: 'kids', guest: 'newkids' },
            fullness: seasons,
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Wednesday Family Night',
        rooms: [
          { name: 'Royal Rangers', for: 'child' },
          { name: 'Girls Ministries', for: 'child' },
          { name: 'Ignite Youth', for: null },
        ],
        times: [
          {
            at: 'wednesday 19:00',
            room: { adults: 41, kids: 28, youth: 19 },
            counts: { 'Total Attendance': 'adults + kids + youth' },
            checkIns: { regular: 'kids + youth' },
            isHeld: ({ ago }) => !afterChristmas.includes(ago),
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 52, givers: 85 },
      { name: 'BGMC', gifts: 4, givers: 20 },
      { name: 'Speed the Light', gifts: 3, givers: 15 },
      { name: 'World Missions', gifts: 10, givers: 30 },
    ],
    serviceTypes: [{ name: 'Sunday AM' }, { name: 'Wednesday' }],
    serving: 45,
    forms: [
      { name: 'Guest Card', weekly: 2 },
      { name: 'Water Baptism sign up', weekly: 1 },
    ],
    right: {
      attendance: [{ 'SUNDAY AM': ['Total Attendance'] }],
      kids: [
        { checkedInTo: { 'SUNDAY AM': ['Nursery', 'Kids Church'] } },
        {
          checkedInTo: {
            'SUNDAY AM': ['Nursery', 'Kids Church'],
            'Wednesday Family Night': ['Royal Rangers', 'Girls Ministries'],
          },
        },
      ],
      guests: [
        { source: 'form', of: ['Guest Card'] },
        { source: 'first_time_check_ins', of: ['SUNDAY AM'] },
      ],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'kids', 'guests'],
    },
  },
  {
    title: 'Country Presbyterians of 25 who only give online',
    churchName: 'Old Bethel Presbyterian Church',
    timeZone: 'America/New_York',
    funds: [
      { name: 'Pledges and Offerings', isDefault: true, gifts: 6, givers: 14 },
      { name: 'Deacons Fund', gifts: 1, givers: 8 },
      { name: 'Cemetery', gifts: 1, givers: 5, isGiven: ({ ago }) => ago % 4 === 0 },
    ],
    right: {
      attendance: [{}],
      kids: [{}],
      guests: [{ source: null }],
      giving: ['Pledges and Offerings'],
      serving: null,
      groups: false,
      mayAsk: ['giving', 'guests'],
    },
  },
];
