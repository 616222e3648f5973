import type { OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);

/** American churches of families, by somebody who had not seen how the suggestion works. */
export const byFifthUsFamilies: readonly OrdinaryChurch[] = [
  {
    title: 'The Table, which put down the clicker and now checks in whole families',
    churchName: 'The Table KC',
    events: [
      {
        name: 'Sunday Worship (clicker count)',
        until: 58,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 64, kids: 21 },
            counts: { Total: 'adults + kids' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Sunday Family Check-In',
        from: 57,
        rooms: [
          { name: 'Worship', for: 'adult' },
          { name: 'Nursery', for: 'child', ages: [0, 35] },
          { name: 'Table Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 66, kids: 23, guests: 3, helpers: 12 },
            checkIns: { regular: 'kids + adults', guest: 'guests', volunteer: 'helpers' },
          },
        ],
      },
      {
        name: 'Family Camp 2026',
        frequency: 'None',
        from: 14,
        until: 14,
        isArchived: true,
        times: [
          {
            at: 'friday 18:00',
            room: { adults: 38, kids: 17 },
            checkIns: { regular: 'adults + kids' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 19, givers: 40 },
      { name: 'Missions', gifts: 3 },
      { name: 'Family Camp', gifts: 5, isGiven: ({ month }) => month >= 6 && month <= 8 },
    ],
    groupTypes: ['Home Groups'],
    groupMembers: 57,
    right: {
      attendance: [
        { 'Sunday Worship (clicker count)': ['Total'], 'Sunday Family Check-In': 'check_ins' },
      ],
      kids: [{ checkedInTo: { 'Sunday Family Check-In': ['Nursery', 'Table Kids'] } }],
      guests: [{ source: 'first_time_check_ins', of: ['Sunday Family Check-In'] }],
      giving: ['Tithes & Offerings'],
      serving: 'check_ins',
      groups: true,
      mayAsk: ['kids'],
    },
  },
  {
    title: 'Eastlake Community, which types its parts and then the total',
    churchName: 'Eastlake Community Church',
    timeZone: 'America/Indiana/Indianapolis',
    events: [
      {
        name: 'Weekend Services',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 148, kids: 44, students: 19 },
            counts: {
              Auditorium: 'adults',
              Kids: 'kids',
              Students: 'students',
              Total: 'adults + kids + students',
            },
          },
          {
            at: 'sunday 10:45',
            room: { adults: 196, kids: 67, students: 25 },
            counts: {
              Auditorium: 'adults',
              Kids: 'kids',
              Students: 'students',
              Total: 'adults + kids + students',
            },
            forgotten: 0.01,
          },
        ],
      },
      {
        name: 'Kids Check-In',
        rooms: [
          { name: 'Nursery', for: 'child', ages: [0, 23] },
          { name: '2s & 3s', for: 'child', ages: [24, 47] },
          { name: '4s & 5s', for: 'child', ages: [48, 71] },
          { name: 'Grade School', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 42, 'new kids': 1 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 10:45',
            room: { kids: 64, 'new kids': 3 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Volunteer Check-In',
        rooms: [{ name: 'Team HQ', for: 'adult' }],
        times: [{ at: 'sunday 08:30', room: { helpers: 72 }, checkIns: { volunteer: 'helpers' } }],
      },
      {
        name: 'Wednesday Students (6th-12th)',
        rooms: [{ name: 'The Loft', for: null }],
        times: [
          {
            at: 'wednesday 18:30',
            room: { students: 58, 'new students': 2 },
            checkIns: { regular: 'students', guest: 'new students' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Trunk or Treat 2025 🎃',
        frequency: 'None',
        from: 56,
        until: 56,
        isArchived: true,
        times: [
          {
            at: 'friday 18:00',
            room: { people: 900, trunks: 31 },
            counts: { 'Est. people': 'people', Trunks: 'trunks' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 74, givers: 190 },
      { name: 'Building Fund', gifts: 13 },
      { name: 'Mission Trips', gifts: 7, isGiven: ({ month }) => month >= 2 && month <= 7 },
      { name: 'VBS / Camp Fees', gifts: 9, isGiven: ({ month }) => month >= 4 && month <= 7 },
    ],
    serviceTypes: [{ name: 'Weekend' }],
    serving: 130,
    groupTypes: ['Life Groups'],
    groupMembers: 230,
    forms: [
      { name: 'Connect Card', weekly: 6 },
      { name: 'Prayer Request', weekly: 5 },
      { name: 'Starting Point RSVP', weekly: 2 },
    ],
    workflows: [{ name: 'First Time Guest', weekly: 5 }],
    right: {
      attendance: [
        { 'Weekend Services': ['Total'] },
        { 'Weekend Services': ['Auditorium', 'Kids', 'Students'] },
      ],
      kids: [{ checkedInAt: ['Kids Check-In'] }, { counted: { 'Weekend Services': ['Kids'] } }],
      guests: [
        { source: 'form', of: ['Connect Card'] },
        { source: 'workflow', of: ['First Time Guest'] },
      ],
      giving: ['General Fund'],
      groups: true,
      mayAsk: ['guests', 'kids'],
    },
  },
];
