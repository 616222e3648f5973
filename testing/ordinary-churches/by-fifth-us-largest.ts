import type { EventHabit, OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
type Attendance = OrdinaryChurch['right']['attendance'][number];
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);
const canyonSeats: Attendance = {
  'Weekend Services': ['Worship Center', 'Balcony', 'Chapel Overflow'],
  'Canyon en Español': ['Asistencia'],
};
const canyonPeople: Attendance = {
  'Weekend Services': ['Worship Center', 'Balcony', 'Chapel Overflow', 'Lobby & Cafe'],
  'Canyon en Español': ['Asistencia'],
};
const canyonKids: Attendance = { 'Canyon Kids - Weekend': 'check_ins' };
const canyonChristmas: Attendance = { 'Christmas at Canyon 2025': ['Worship Center', 'Balcony'] };
const canyonRooms: NonNullable<EventHabit['rooms']> = [
  { name: 'Crawlers', for: 'child', ages: [0, 11] },
  { name: 'Walkers', for: 'child', ages: [12, 23] },
  { name: '2 yr olds', for: 'child', ages: [24, 35] },
  { name: '3 yr olds', for: 'child', ages: [36, 47] },
  { name: 'PreK', for: 'child', ages: [48, 60] },
  { name: 'K-1', for: 'child' },
  { name: '2-3', for: 'child' },
  { name: '4-5', for: 'child' },
];

/** The largest American church, by somebody who had not seen how the suggestion works. */
export const byFifthUsLargest: readonly OrdinaryChurch[] = [
  {
    title: 'Canyon Church, four thousand on a weekend, with cars and decisions counted beside them',
    churchName: 'Canyon Church',
    timeZone: 'America/Phoenix',
    events: [
      {
        name: 'Weekend Services',
        opens: 'saturday',
        times: [
          {
            at: 'saturday 17:00',
            room: { floor: 520, lobby: 18, cars: 240, yes: 2 },
            counts: {
              'Worship Center': 'floor',
              'Lobby & Cafe': 'lobby',
              'Cars in lot': 'cars',
              Decisions: 'yes',
            },
          },
          {
            at: 'sunday 09:00',
            room: { floor: 960, balcony: 130, chapel: 64, lobby: 42, cars: 560, yes: 5 },
            counts: {
              'Worship Center': 'floor',
              Balcony: 'balcony',
              'Chapel Overflow': 'chapel',
              'Lobby & Cafe': 'lobby',
              'Cars in lot': 'cars',
              Decisions: 'yes',
            },
          },
          {
            at: 'sunday 11:00',
            room: { floor: 910, balcony: 95, chapel: 40, lobby: 38, cars: 520, yes: 6, peak: 880 },
            counts: {
              'Worship Center': 'floor',
              Balcony: 'balcony',
              'Chapel Overflow': 'chapel',
              'Lobby & Cafe': 'lobby',
              'Cars in lot': 'cars',
              Decisions: 'yes',
              'Online Peak': 'peak',
            },
          },
        ],
      },
      {
        name: 'Canyon en Español',
        from: 110,
        times: [
          {
            at: 'sunday 13:00',
            room: { all: 235 },
            counts: { Asistencia: 'all' },
            forgotten: 0.03,
            fullness: ({ ago }) => (ago > 60 ? 0.7 : 1),
          },
        ],
      },
      {
        name: 'Canyon Kids - Weekend',
        opens: 'saturday',
        rooms: canyonRooms,
        times: [
          {
            at: 'saturday 17:00',
            room: { kids: 88, 'new kids': 3 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 09:00',
            room: { kids: 205, 'new kids': 8 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 190, 'new kids': 9 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'HSM Wednesday',
        times: [
          {
            at: 'wednesday 18:45',
            room: { students: 190 },
            counts: { Students: 'students' },
            isHeld: isSchoolYear,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'JHM Wednesday',
        times: [
          {
            at: 'wednesday 18:45',
            room: { students: 165 },
            counts: { Students: 'students' },
            isHeld: isSchoolYear,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Christmas at Canyon 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 47,
        until: 47,
        isArchived: true,
        times: [
          {
            at: 'tuesday 17:00',
            room: { floor: 1050, balcony: 210 },
            counts: { 'Worship Center': 'floor', Balcony: 'balcony' },
          },
          {
            at: 'wednesday 15:00',
            room: { floor: 1100, balcony: 240 },
            counts: { 'Worship Center': 'floor', Balcony: 'balcony' },
          },
          {
            at: 'wednesday 17:00',
            room: { floor: 1120, balcony: 250 },
            counts: { 'Worship Center': 'floor', Balcony: 'balcony' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 360, givers: 1400 },
      { name: 'Vision 2027', gifts: 55, from: 70 },
      { name: 'Global Outreach', gifts: 36 },
      { name: 'Compassion / Benevolence', gifts: 9 },
      { name: 'Camps & Events', gifts: 22, isGiven: ({ month }) => month >= 2 && month <= 6 },
    ],
    serviceTypes: [
      { name: 'Weekend Services' },
      { name: 'Español' },
      { name: 'Students' },
      { name: 'Christmas 2023', isArchived: true },
    ],
    serving: 600,
    groupTypes: ['Life Groups', 'Classes', 'Support Groups'],
    groupMembers: 1500,
    forms: [
      { name: 'Connect Card', weekly: 24 },
      { name: 'Next Steps Class', weekly: 8 },
      { name: 'Prayer', weekly: 20 },
      { name: 'Plan Your Visit', weekly: 7 },
    ],
    workflows: [
      { name: 'New Guest', weekly: 19 },
      { name: 'Baptism', weekly: 4 },
      { name: 'Serve Interest', weekly: 6 },
    ],
    right: {
      attendance: [
        { ...canyonPeople, ...canyonKids },
        { ...canyonPeople, ...canyonKids, ...canyonChristmas },
        { ...canyonSeats, ...canyonKids },
        { ...canyonSeats, ...canyonKids, ...canyonChristmas },
      ],
      kids: [{ checkedInAt: ['Canyon Kids - Weekend'] }],
      guests: [
        { source: 'form', of: ['Connect Card'] },
        { source: 'workflow', of: ['New Guest'] },
      ],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
