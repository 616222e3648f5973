import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);

/** American churches with a roll for each assembly, by somebody who had not seen how the suggestion works. */
export const byFifthUsRolls: readonly OrdinaryChurch[] = [
  {
    title: 'First Baptist Milledge, with a Sunday School roll and a counted worship service',
    churchName: 'First Baptist Church of Milledge',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'SUNDAY SCHOOL',
        rooms: [
          { name: 'Preschool', for: 'child', ages: [0, 60] },
          { name: 'Children 1st-5th', for: 'child' },
          { name: 'Youth', for: null },
          { name: 'Young Marrieds', for: 'adult' },
          { name: 'Fellowship Class', for: 'adult' },
          { name: 'Ruth Class (Sr. Ladies)', for: 'adult' },
        ],
        times: [
          {
            at: 'sunday 09:15',
            room: { adults: 128, kids: 52, guests: 3, teachers: 20 },
            checkIns: { regular: 'kids + adults', guest: 'guests', volunteer: 'teachers' },
          },
        ],
      },
      {
        name: 'SUNDAY WORSHIP',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 212, choir: 36, babies: 17, kids: 33 },
            counts: {
              'Worship Center': 'adults',
              'Choir & Orchestra': 'choir',
              'Preschool/Nursery': 'babies',
              "Children's Church": 'kids',
            },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Sunday Night Disciple Training',
        times: [
          {
            at: 'sunday 17:00',
            room: { adults: 58 },
            counts: { Total: 'adults' },
            isHeld: isSchoolYear,
            forgotten: 0.3,
          },
        ],
      },
      {
        name: 'Wed Supper',
        times: [
          {
            at: 'wednesday 17:30',
            room: { meals: 105 },
            counts: { Meals: 'meals' },
            isHeld: isSchoolYear,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'AWANA',
        rooms: [
          { name: 'Cubbies', for: 'child', ages: [36, 60] },
          { name: 'Sparks', for: 'child' },
          { name: 'T&T', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:15',
            room: { kids: 61, leaders: 18 },
            checkIns: { regular: 'kids', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'VBS 2026',
        frequency: 'Daily',
        opens: 'day',
        from: 24,
        until: 24,
        isArchived: true,
        rooms: [{ name: 'VBS Groups', for: 'child' }],
        times: weekdayNames.slice(1, 6).map(
          (day): TimeHabit => ({
            at: `${day} 09:00`,
            room: { kids: 104, 'new kids': 31, leaders: 45 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'leaders' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'General Budget', isDefault: true, gifts: 62, givers: 140 },
      {
        name: 'Lottie Moon Christmas Offering',
        gifts: 12,
        isGiven: ({ month }) => month === 12 || month === 1,
      },
      {
        name: 'Annie Armstrong Easter Offering',
        gifts: 9,
        isGiven: ({ month }) => month === 3 || month === 4,
      },
      { name: 'Debt Retirement', gifts: 10 },
      { name: 'Wednesday Meals', gifts: 14, isGiven: isSchoolYear },
    ],
    serviceTypes: [{ name: 'Sunday AM' }, { name: 'Sunday PM', isArchived: true }],
    serving: 58,
    forms: [
      { name: 'Guest Card', weekly: 3 },
      { name: 'VBS 2026 Registration', weekly: 2 },
    ],
    right: {
      attendance: [
        {
          'SUNDAY WORSHIP': [
            'Worship Center',
            'Choir & Orchestra',
            'Preschool/Nursery',
            "Children's Church",
          ],
        },
      ],
      kids: [
        { counted: { 'SUNDAY WORSHIP': ['Preschool/Nursery', "Children's Church"] } },
        { checkedInTo: { 'SUNDAY SCHOOL': ['Preschool', 'Children 1st-5th'] } },
      ],
      guests: [{ source: 'form', of: ['Guest Card'] }],
      giving: ['General Budget'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['kids', 'attendance'],
    },
  },
  {
    title: 'Elm Street Church of Christ, four assemblies under one event called Attendance',
    churchName: 'Elm Street Church of Christ',
    events: [
      {
        name: 'Attendance',
        times: [
          {
            at: 'sunday 09:00',
            room: { all: 138 },
            counts: { 'Bible Class': 'all' },
            forgotten: 0.02,
          },
          {
            at: 'sunday 10:00',
            room: { all: 214 },
            counts: { 'AM Worship': 'all' },
            forgotten: 0.01,
          },
          {
            at: 'sunday 17:00',
            room: { all: 92 },
            counts: { 'PM Worship': 'all' },
            forgotten: 0.04,
          },
          {
            at: 'wednesday 19:00',
            room: { all: 101 },
            counts: { 'Wed. Bible Study': 'all' },
            forgotten: 0.04,
          },
        ],
      },
      {
        name: "Children's Bible Class",
        rooms: [
          { name: 'Cradle Roll', for: 'child', ages: [0, 35] },
          { name: '3s-4s', for: 'child', ages: [36, 59] },
          { name: 'K-2', for: 'child' },
          { name: '3rd-5th', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 33, 'new kids': 1 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Gospel Meeting - Spring 2026',
        frequency: 'Daily',
        opens: 'day',
        from: 31,
        until: 31,
        isArchived: true,
        times: weekdayNames.slice(1, 5).map(
          (day): TimeHabit => ({
            at: `${day} 19:00`,
            room: { all: 150 },
            counts: { Attendance: 'all' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'Contribution', isDefault: true, gifts: 44, givers: 105 },
      { name: 'Honduras Mission', gifts: 5 },
      { name: 'Benevolence', gifts: 3 },
      { name: 'Youth - Camp', gifts: 4, isGiven: ({ month }) => month === 5 || month === 6 },
    ],
    serviceTypes: [{ name: 'Sunday Worship (men serving)' }],
    serving: 40,
    forms: [{ name: 'Visitor Card', weekly: 3 }],
    right: {
      // The author: the morning only. Others report the evening, too, as at his Baptists of Pine Hollow.
      attendance: [{ Attendance: ['AM Worship'] }, { Attendance: ['AM Worship', 'PM Worship'] }],
      leftOut: [
        { Attendance: ['sunday 09:00', 'sunday 17:00', 'wednesday 19:00'] },
        { Attendance: ['sunday 09:00', 'wednesday 19:00'] },
      ],
      kids: [{ checkedInAt: ["Children's Bible Class"] }],
      guests: [{ source: 'form', of: ['Visitor Card'] }],
      giving: ['Contribution'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance'],
    },
  },
];
