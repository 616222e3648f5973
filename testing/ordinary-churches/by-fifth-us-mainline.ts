import type { OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);

/** American churches of the mainline, by somebody who had not seen how the suggestion works. */
export const byFifthUsMainline: readonly OrdinaryChurch[] = [
  {
    title: 'Immanuel Lutheran, with communed numbers, a summer schedule and midweek in Lent',
    churchName: 'Immanuel Lutheran Church',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 08:00',
            room: { away: 18, table: 34 },
            counts: { Attendance: 'away + table', Communed: 'table' },
            isHeld: isSchoolYear,
            forgotten: 0.02,
          },
          {
            at: 'sunday 10:30',
            room: { away: 40, table: 58 },
            counts: { Attendance: 'away + table', Communed: 'table' },
            isHeld: isSchoolYear,
            forgotten: 0.02,
          },
          {
            at: 'sunday 09:00',
            room: { away: 35, table: 72 },
            counts: { Attendance: 'away + table', Communed: 'table' },
            isHeld: isSummer,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Midweek (Advent & Lent)',
        times: [
          {
            at: 'wednesday 18:30',
            room: { all: 46 },
            counts: { Attendance: 'all' },
            isHeld: ({ month }) => month === 12 || month === 3,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Livestream',
        times: [
          { at: 'sunday 10:30', room: { views: 41 }, counts: { Views: 'views' }, forgotten: 0.2 },
        ],
      },
      {
        name: 'Sunday School',
        rooms: [
          { name: 'Age 3 - Kindergarten', for: 'child' },
          { name: 'Grades 1-3', for: 'child' },
          { name: 'Grades 4-5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:15',
            room: { kids: 31, teachers: 8 },
            checkIns: { regular: 'kids', volunteer: 'teachers' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Confirmation 26/27',
        from: 10,
        rooms: [{ name: 'Confirmation', for: null }],
        times: [{ at: 'wednesday 17:30', room: { youth: 16 }, checkIns: { regular: 'youth' } }],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 31, givers: 85 },
      { name: 'Organ Restoration', gifts: 4, from: 100, until: 20 },
      { name: 'Endowment', gifts: 1 },
      { name: 'Youth Gathering Trip', gifts: 3, from: 60, until: 19 },
    ],
    serviceTypes: [{ name: 'Sunday Worship' }, { name: 'Midweek' }],
    serving: 46,
    forms: [
      { name: 'Visitor Card', weekly: 1 },
      { name: 'Altar Flowers Sign-up', weekly: 1 },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Attendance'] },
        { 'Sunday Worship': ['Attendance'], 'Midweek (Advent & Lent)': ['Attendance'] },
      ],
      kids: [{ checkedInAt: ['Sunday School'] }],
      guests: [{ source: 'form', of: ['Visitor Card'] }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: false,
    },
  },
  {
    title: 'First Presbyterian, ninety-five in the pews and a few on Zoom',
    churchName: 'First Presbyterian Church of Cranbury Falls',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 10:30',
            room: { pews: 92, zoom: 11 },
            counts: { 'In the pews': 'pews', Zoom: 'zoom' },
            isHeld: isSchoolYear,
            forgotten: 0.04,
          },
          {
            at: 'sunday 09:30',
            room: { pews: 66, zoom: 13 },
            counts: { 'In the pews': 'pews', Zoom: 'zoom' },
            isHeld: isSummer,
            forgotten: 0.08,
          },
        ],
      },
    ],
    funds: [
      { name: 'Pledges & Plate', isDefault: true, gifts: 24, givers: 62 },
      { name: 'Per Capita', gifts: 2, isGiven: ({ month }) => month <= 3 },
      { name: 'Deacons Fund', gifts: 3 },
      { name: 'One Great Hour of Sharing', gifts: 7, isGiven: ({ month }) => month === 4 },
      { name: 'Flowers', gifts: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['In the pews'] }],
      kids: [{}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Pledges & Plate'],
      serving: null,
      groups: false,
    },
  },
];
