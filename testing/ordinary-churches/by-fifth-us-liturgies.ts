import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);
const isFirstSunday: Held = ({ date }) => date <= 7;

/** American parishes with a liturgy, by somebody who had not seen how the suggestion works. */
export const byFifthUsLiturgies: readonly OrdinaryChurch[] = [
  {
    title: 'St. Ignatius, an Antiochian parish that counts at Liturgy and at Vespers',
    churchName: 'St. Ignatius Antiochian Orthodox Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Divine Liturgy',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 84, kids: 23 },
            counts: { Adults: 'adults', Children: 'kids' },
            forgotten: 0.12,
          },
        ],
      },
      {
        name: 'Great Vespers',
        opens: 'saturday',
        times: [
          {
            at: 'saturday 18:00',
            room: { adults: 19, kids: 4 },
            counts: { Attendance: 'adults + kids' },
            forgotten: 0.3,
          },
        ],
      },
      {
        name: 'Church School',
        rooms: [
          { name: 'Pre-K & K', for: 'child' },
          { name: 'Grades 1-5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:45',
            room: { kids: 19, teachers: 5 },
            checkIns: { regular: 'kids', volunteer: 'teachers' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Holy Week & Pascha 2026',
        frequency: 'Daily',
        opens: 'day',
        from: 32,
        until: 32,
        isArchived: true,
        times: [
          { at: 'thursday 19:00', room: { all: 70 }, counts: { Attendance: 'all' } },
          { at: 'friday 19:00', room: { all: 120 }, counts: { Attendance: 'all' } },
          { at: 'saturday 23:30', room: { all: 175 }, counts: { Attendance: 'all' } },
        ],
      },
    ],
    funds: [
      { name: 'Stewardship', isDefault: true, gifts: 22, givers: 60 },
      { name: 'Candles', gifts: 8 },
      { name: 'Building Fund', gifts: 5 },
      {
        name: 'Food For Hungry People',
        gifts: 3,
        isGiven: ({ month }) => month >= 3 && month <= 4,
      },
    ],
    right: {
      attendance: [
        { 'Divine Liturgy': ['Adults', 'Children'] },
        { 'Divine Liturgy': ['Adults', 'Children'], 'Holy Week & Pascha 2026': ['Attendance'] },
      ],
      kids: [{ counted: { 'Divine Liturgy': ['Children'] } }, { checkedInAt: ['Church School'] }],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Stewardship'],
      groups: false,
      easter: 'orthodox',
      mayAsk: ['kids', 'attendance'],
    },
  },
  {
    title: 'St. Bernadette, a Catholic parish whose ushers count every weekend Mass',
    churchName: 'St. Bernadette Catholic Parish',
    events: [
      {
        name: 'Weekend Masses',
        opens: 'saturday',
        times: [
          {
            at: 'saturday 17:00',
            room: { all: 205 },
            counts: { Attendance: 'all' },
            forgotten: 0.08,
          },
          {
            at: 'sunday 08:00',
            room: { all: 170 },
            counts: { Attendance: 'all' },
            forgotten: 0.06,
          },
          {
            at: 'sunday 10:00',
            room: { all: 345 },
            counts: { Attendance: 'all' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Misa en Español',
        times: [
          { at: 'sunday 12:30', room: { all: 285 }, counts: { Asistencia: 'all' }, forgotten: 0.1 },
        ],
      },
      {
        name: 'Daily Mass',
        times: weekdayNames.slice(1, 6).map(
          (day): TimeHabit => ({
            at: `${day} 08:15`,
            room: { all: 26 },
            counts: { Attendance: 'all' },
            forgotten: 0.5,
          }),
        ),
      },
      {
        name: 'Faith Formation 2026-27 (CCD)',
        from: 11,
        rooms: [
          { name: 'Grades 1-2', for: 'child' },
          { name: 'Grades 3-5', for: 'child' },
          { name: 'Grades 6-8', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:15',
            room: { kids: 118, catechists: 17 },
            checkIns: { regular: 'kids', volunteer: 'catechists' },
          },
        ],
      },
      {
        name: 'Faith Formation 2025-26',
        from: 62,
        until: 28,
        isArchived: true,
        rooms: [
          { name: 'Grades 1-2', for: 'child' },
          { name: 'Grades 3-5', for: 'child' },
          { name: 'Grades 6-8', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 18:15',
            room: { kids: 124, catechists: 17 },
            checkIns: { regular: 'kids', volunteer: 'catechists' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Offertory', isDefault: true, gifts: 120, givers: 380 },
      { name: 'Second Collections', gifts: 14, isGiven: isFirstSunday },
      { name: 'Diocesan Appeal 2026', gifts: 9, from: 42 },
      { name: 'Capital Campaign', gifts: 12 },
      {
        name: 'Religious Ed Tuition',
        gifts: 6,
        isGiven: ({ month }) => month === 8 || month === 9,
      },
    ],
    serviceTypes: [{ name: 'Weekend Masses - Ministers' }],
    serving: 85,
    forms: [
      { name: 'Parish Registration', weekly: 2 },
      { name: 'Mass Intention Request', weekly: 4 },
    ],
    right: {
      attendance: [{ 'Weekend Masses': ['Attendance'], 'Misa en Español': ['Asistencia'] }],
      kids: [
        { checkedInAt: ['Faith Formation 2026-27 (CCD)', 'Faith Formation 2025-26'] },
        { checkedInAt: ['Faith Formation 2026-27 (CCD)'] },
        {},
      ],
      guests: [
        { source: null },
        { source: 'new_people' },
        { source: 'form', of: ['Parish Registration'] },
      ],
      giving: ['Offertory'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['kids', 'guests'],
    },
  },
];
