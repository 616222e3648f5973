import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const isSchoolYear = ({ ago }: Ago): boolean => ago % 52 <= 10 || ago % 52 >= 24;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.4 : isSummer({ ago }) ? 0.82 : 1;

/** Churches of a city and a college town, by somebody who had not seen how the suggestion works. */
export const bySeventhUsCities: readonly OrdinaryChurch[] = [
  {
    title: 'Missionary Baptist church on the South Side of Chicago',
    churchName: 'Greater Mount Olive M.B. Church',
    events: [
      {
        name: 'Weekly Services',
        times: [
          {
            at: 'sunday 10:00',
            room: { men: 66, women: 118, youth: 24, children: 35, stream: 140 },
            counts: {
              Men: 'men',
              Women: 'women',
              Youth: 'youth',
              Children: 'children',
              'Facebook Live': 'stream',
            },
            fullness: seasons,
            forgotten: 0.04,
          },
          {
            at: 'wednesday 18:30',
            room: { people: 33, zoom: 41 },
            counts: { 'Bible Study': 'people', 'Bible Study (Zoom)': 'zoom' },
            isHeld: ({ ago }) => ago % 52 < 13 || ago % 52 > 17,
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 63, givers: 110 },
      { name: 'Offering', gifts: 41, givers: 130 },
      { name: 'Building Fund', gifts: 15, givers: 60 },
      {
        name: "Pastor's Anniversary",
        gifts: 20,
        givers: 120,
        isGiven: ({ ago }) => ago % 52 === 4,
      },
      { name: 'Benevolence', gifts: 5, givers: 40 },
    ],
    serviceTypes: [{ name: 'Sunday Worship' }],
    serving: 64,
    forms: [
      { name: 'Visitor Card', weekly: 3 },
      { name: 'Prayer Requests', weekly: 4 },
    ],
    right: {
      attendance: [{ 'Weekly Services': ['Men', 'Women', 'Youth', 'Children'] }],
      leftOut: [{ 'Weekly Services': ['wednesday 18:30'] }],
      kids: [
        { counted: { 'Weekly Services': ['Children'] } },
        { counted: { 'Weekly Services': ['Children', 'Youth'] } },
      ],
      guests: [{ source: 'form', of: ['Visitor Card'] }],
      giving: ['Tithes', 'Offering'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
  {
    title: 'College town church in North Carolina, three services on a Sunday',
    churchName: 'Mosaic Chapel Hill',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sundays',
        times: [
          {
            at: 'sunday 09:00',
            room: { people: 96, online: 20 },
            counts: { 'In Person': 'people', Online: 'online' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { people: 182, online: 34 },
            counts: { 'In Person': 'people', Online: 'online' },
            fullness: seasons,
          },
          {
            at: 'sunday 17:00',
            room: { people: 90 },
            counts: { 'In Person': 'people' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Mosaic Kids',
        rooms: [
          { name: 'Babies', for: 'child', ages: [0, 23] },
          { name: 'Walkers', for: 'child', ages: [24, 47] },
          { name: 'K-5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 25, newkids: 1, team: 6 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { kids: 30, newkids: 1, team: 6 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: seasons,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Giving', isDefault: true, gifts: 74, givers: 190 },
      { name: 'Church Planting', gifts: 9, givers: 50 },
    ],
    serviceTypes: [{ name: 'Sundays' }],
    serving: 95,
    groupTypes: ['Community Groups'],
    groupMembers: 176,
    workflows: [
      { name: 'First time guests', weekly: 5 },
      { name: 'Membership class', weekly: 1 },
    ],
    right: {
      attendance: [
        { Sundays: ['In Person'], 'Mosaic Kids': 'check_ins' },
        { Sundays: ['In Person'] },
      ],
      kids: [{ checkedInAt: ['Mosaic Kids'] }],
      guests: [
        { source: 'workflow', of: ['First time guests'] },
        { source: 'first_time_check_ins', of: ['Mosaic Kids'] },
      ],
      giving: ['General Giving'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
