import type { OrdinaryChurch } from './ordinary-church.ts';

const isSummer = ({ month }: { month: number }) => month >= 6 && month <= 8;
const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;
const isChristmasEve = ({ month, date }: { month: number; date: number }) =>
  month === 12 && date === 24;

/** Small churches of the country, where people meet again at night or in a school gym, by somebody who had not seen how the suggestion works. */
export const bySixthUsCountry: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a rural Baptist church with Sunday School, two services and prayer meeting',
    churchName: 'Mt. Pisgah Baptist Church',
    events: [
      {
        name: 'Sunday School',
        times: [{ at: 'sunday 09:45', room: { people: 41 }, counts: { Total: 'people' } }],
      },
      {
        name: 'Morning Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 66 },
            counts: { Total: 'people' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Evening Worship',
        times: [
          {
            at: 'sunday 18:00',
            room: { people: 24 },
            counts: { Total: 'people' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Wed. Prayer Mtg',
        times: [
          {
            at: 'wednesday 18:30',
            room: { people: 22 },
            counts: { Total: 'people' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'VBS 2024',
        frequency: 'Daily',
        opens: 'day',
        from: 74,
        until: 74,
        isArchived: true,
        times: [
          {
            at: 'monday 18:00',
            room: { kids: 38, workers: 17 },
            counts: { Kids: 'kids', Workers: 'workers' },
          },
          {
            at: 'tuesday 18:00',
            room: { kids: 42, workers: 17 },
            counts: { Kids: 'kids', Workers: 'workers' },
          },
          {
            at: 'wednesday 18:00',
            room: { kids: 40, workers: 16 },
            counts: { Kids: 'kids', Workers: 'workers' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 24, givers: 40 },
      {
        name: 'Lottie Moon Christmas Offering',
        gifts: 6,
        givers: 40,
        isGiven: ({ month }) => month === 12,
      },
      {
        name: 'Annie Armstrong',
        gifts: 4,
        givers: 40,
        isGiven: ({ month }) => month === 3 || month === 4,
      },
      { name: 'Building Fund', gifts: 2, givers: 12 },
    ],
    right: {
      attendance: [{ 'Morning Worship': ['Total'] }],
      kids: [{}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['General Fund'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
  {
    title: 'Sixth: a church plant that meets in a school gym since last year',
    churchName: 'Foothills City Church',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Sunday Gathering',
        from: 47,
        rooms: [
          { name: 'Littles', for: 'child' },
          { name: 'Foothills Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 38, kids: 15, newkids: 1 },
            counts: { Adults: 'adults', Kids: 'kids + newkids' },
            checkIns: { regular: 'kids', guest: 'newkids' },
            fullness: ({ ago }) => (ago > 30 ? 0.8 : 1.1),
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Preview Services',
        frequency: 'None',
        from: 62,
        until: 48,
        isArchived: true,
        times: [
          {
            at: 'sunday 17:00',
            room: { adults: 44, kids: 14 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 14, givers: 26, from: 66 },
      { name: 'Launch Partners', gifts: 5, givers: 18, from: 70, until: 20 },
    ],
    serviceTypes: [{ name: 'Sunday Gathering' }],
    serving: 18,
    groupTypes: ['Community Groups'],
    groupMembers: 32,
    forms: [{ name: 'New Here?', weekly: 1 }],
    right: {
      attendance: [
        { 'Sunday Gathering': ['Adults', 'Kids'] },
        { 'Sunday Gathering': ['Adults', 'Kids'], 'Preview Services': ['Adults', 'Kids'] },
      ],
      kids: [
        { counted: { 'Sunday Gathering': ['Kids'] } },
        { counted: { 'Sunday Gathering': ['Kids'], 'Preview Services': ['Kids'] } },
        { checkedInAt: ['Sunday Gathering'] },
      ],
      guests: [{ source: 'form', of: ['New Here?'] }],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a small town Methodist church with one service in summer',
    churchName: 'First United Methodist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 08:30',
            room: { people: 34 },
            counts: { 'Total In Person': 'people' },
            isHeld: isSchoolYear,
            forgotten: 0.04,
          },
          {
            at: 'sunday 10:45',
            room: { adults: 49, kids: 12, views: 38 },
            counts: { 'Total In Person': 'adults + kids', Children: 'kids', Online: 'views' },
            isHeld: isSchoolYear,
          },
          {
            at: 'sunday 09:30',
            room: { adults: 66, kids: 8, views: 33 },
            counts: { 'Total In Person': 'adults + kids', Children: 'kids', Online: 'views' },
            isHeld: isSummer,
          },
        ],
      },
      {
        name: 'Christmas Eve',
        frequency: 'None',
        opens: 'day',
        times: [
          {
            at: 'sunday 19:00',
            room: { people: 142 },
            counts: { 'Total In Person': 'people' },
            isHeld: isChristmasEve,
          },
          {
            at: 'tuesday 19:00',
            room: { people: 150 },
            counts: { 'Total In Person': 'people' },
            isHeld: isChristmasEve,
          },
          {
            at: 'wednesday 19:00',
            room: { people: 137 },
            counts: { 'Total In Person': 'people' },
            isHeld: isChristmasEve,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Operating', isDefault: true, gifts: 31, givers: 60 },
      { name: 'Missions', gifts: 3, givers: 25 },
      { name: 'Food Pantry', gifts: 2, givers: 25 },
      { name: 'Memorials', gifts: 1 },
    ],
    serviceTypes: [{ name: 'Contemporary 10:45' }, { name: 'Traditional 8:30' }],
    serving: 22,
    forms: [
      { name: 'Prayer Request', weekly: 2 },
      { name: 'Online Connection Card', weekly: 1 },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Total In Person'] },
        { 'Sunday Worship': ['Total In Person'], 'Christmas Eve': ['Total In Person'] },
      ],
      kids: [{ counted: { 'Sunday Worship': ['Children'] } }],
      guests: [{ source: 'form', of: ['Online Connection Card'] }],
      giving: ['General Operating'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
