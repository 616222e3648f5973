import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;

/** Small churches of few products, and one that ended its Sunday nights, by somebody who had not seen how the suggestion works. */
export const bySixthUsMissions: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: an Anglican mission of 28 that has only Services and Giving',
    churchName: 'Church of the Good Shepherd Anglican Mission',
    timeZone: 'America/New_York',
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 8, givers: 15 },
      { name: "Deacon's Mercy Fund", gifts: 1, givers: 9 },
    ],
    serviceTypes: [{ name: 'Sunday Eucharist' }, { name: 'Evensong', isArchived: true }],
    serving: 9,
    right: {
      attendance: [{}],
      kids: [{}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['giving', 'guests'],
    },
  },
  {
    title: 'Sixth: an Assembly of God with family night and Sunday nights that ended',
    churchName: 'Cornerstone Assembly of God',
    events: [
      {
        name: 'Sunday AM',
        times: [
          {
            at: 'sunday 10:45',
            room: { adults: 78, kids: 24, babies: 6 },
            counts: { Adults: 'adults', 'Kids Church': 'kids', Nursery: 'babies' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Sunday PM',
        until: 40,
        isArchived: true,
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 29 },
            counts: { Adults: 'adults' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Wednesday Family Night',
        times: [
          {
            at: 'wednesday 19:00',
            room: { adults: 37, rangers: 9, girls: 11, youth: 14 },
            counts: {
              Adults: 'adults',
              'Royal Rangers': 'rangers',
              'Girls Ministries': 'girls',
              Youth: 'youth',
            },
            isHeld: isSchoolYear,
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Kids Check-In (Sunday)',
        from: 88,
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Kids Church', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:45',
            room: { kids: 28, newkids: 1, workers: 6 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'workers' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 36, givers: 62 },
      { name: 'Missions - Faith Promise', gifts: 9, givers: 30 },
      { name: 'Speed the Light', gifts: 1, givers: 14 },
      { name: 'BGMC', gifts: 1, givers: 14 },
      { name: 'Kids Camp', gifts: 3, isGiven: ({ month }) => month === 5 || month === 6 },
    ],
    forms: [{ name: 'First Time Visitor', weekly: 1 }],
    right: {
      attendance: [{ 'Sunday AM': ['Adults', 'Kids Church', 'Nursery'] }],
      kids: [
        { counted: { 'Sunday AM': ['Kids Church', 'Nursery'] } },
        { checkedInAt: ['Kids Check-In (Sunday)'] },
      ],
      guests: [{ source: 'form', of: ['First Time Visitor'] }],
      giving: ['Tithes & Offerings'],
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: an Antiochian Orthodox parish with vespers and church school',
    churchName: 'St. George Antiochian Orthodox Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Divine Liturgy',
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 92 },
            counts: { Attendance: 'people' },
            fullness: ({ month }) => (month === 7 || month === 8 ? 0.75 : 1),
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Great Vespers',
        times: [
          {
            at: 'saturday 17:00',
            room: { people: 18 },
            counts: { Attendance: 'people' },
            forgotten: 0.25,
          },
        ],
      },
      {
        name: 'Church School Check In',
        from: 70,
        rooms: [
          { name: 'Pre-K & K', for: 'child' },
          { name: 'Grades 1-5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:30',
            room: { kids: 17 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Stewardship', isDefault: true, gifts: 19, givers: 48 },
      { name: 'Candles', gifts: 5 },
      { name: 'Building Fund', gifts: 2, givers: 20 },
      { name: 'Food Festival', gifts: 6, isGiven: ({ month }) => month === 9 },
      { name: 'Antiochian Village Camp', gifts: 1, givers: 10 },
    ],
    right: {
      attendance: [{ 'Divine Liturgy': ['Attendance'] }],
      kids: [{ checkedInAt: ['Church School Check In'] }],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Stewardship'],
      serving: null,
      groups: false,
      easter: 'orthodox',
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
