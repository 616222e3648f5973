import { childrensRooms, type OrdinaryChurch, type TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
type Attendance = OrdinaryChurch['right']['attendance'][number];
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);
const campusRooms: Attendance = {
  'Northside - Weekend Services': ['Auditorium'],
  'Westfield - Weekend Services': ['Auditorium'],
};
const campusRoomsAndTeams: Attendance = {
  'Northside - Weekend Services': ['Auditorium', 'Volunteers'],
  'Westfield - Weekend Services': ['Auditorium', 'Volunteers'],
};
const campusKids: Attendance = { 'Northside Kids': 'check_ins', 'Westfield Kids': 'check_ins' };
const downtown: Attendance = {
  'Downtown - Weekend Services': ['Auditorium'],
  'Downtown Kids': 'check_ins',
};
const downtownAndTeams: Attendance = {
  'Downtown - Weekend Services': ['Auditorium', 'Volunteers'],
  'Downtown Kids': 'check_ins',
};

/** An American church of several campuses, by somebody who had not seen how the suggestion works. */
export const byFifthUsCampuses: readonly OrdinaryChurch[] = [
  {
    title: 'Summit Ridge, two campuses and a third that was folded into the first',
    churchName: 'Summit Ridge Church',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Northside - Weekend Services',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 310, helpers: 48, yes: 1 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers', Salvations: 'yes' },
          },
          {
            at: 'sunday 10:00',
            room: { adults: 560, helpers: 70, yes: 3 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers', Salvations: 'yes' },
            fullness: ({ ago }) => (ago <= 60 ? 1.1 : 1),
          },
          {
            at: 'sunday 11:30',
            room: { adults: 390, helpers: 52, yes: 2 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers', Salvations: 'yes' },
          },
        ],
      },
      {
        name: 'Westfield - Weekend Services',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 215, helpers: 40, yes: 1 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers', Salvations: 'yes' },
            forgotten: 0.02,
          },
          {
            at: 'sunday 10:45',
            room: { adults: 260, helpers: 42, yes: 1 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers', Salvations: 'yes' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Downtown - Weekend Services',
        until: 61,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 92, helpers: 19 },
            counts: { Auditorium: 'adults', Volunteers: 'helpers' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Church Online',
        times: [
          {
            at: 'sunday 10:00',
            room: { devices: 410 },
            counts: { 'Unique Viewers': 'devices' },
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Northside Kids',
        rooms: [
          { name: 'Babies', for: 'child', ages: [0, 23] },
          { name: 'Early Childhood', for: 'child', ages: [24, 60] },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 08:30',
            room: { kids: 52, 'new kids': 1 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 10:00',
            room: { kids: 118, 'new kids': 5 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 11:30',
            room: { kids: 64, 'new kids': 3 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Westfield Kids',
        rooms: [
          { name: 'Westfield Babies', for: 'child', ages: [0, 23] },
          { name: 'Westfield Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 47, 'new kids': 1 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 10:45',
            room: { kids: 61, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Downtown Kids',
        until: 61,
        isArchived: true,
        rooms: childrensRooms,
        times: [{ at: 'sunday 10:00', room: { kids: 15 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'Wednesday Student Night',
        rooms: [
          { name: 'Middle School', for: null },
          { name: 'High School', for: null },
        ],
        times: [
          {
            at: 'wednesday 18:30',
            room: { students: 96, 'new students': 4 },
            checkIns: { regular: 'students', guest: 'new students' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Global Leadership Summit 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 68,
        until: 68,
        isArchived: true,
        times: [
          { at: 'thursday 09:00', room: { all: 340 }, counts: { Attendees: 'all' } },
          { at: 'friday 09:00', room: { all: 325 }, counts: { Attendees: 'all' } },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 240, givers: 700 },
      { name: 'Legacy Campaign', gifts: 38, from: 90 },
      { name: 'Missions', gifts: 20 },
      { name: 'Benevolence', gifts: 6 },
      { name: 'Camp Payments', gifts: 14, isGiven: ({ month }) => month >= 3 && month <= 6 },
    ],
    serviceTypes: [
      { name: 'Northside Weekend' },
      { name: 'Westfield Weekend' },
      { name: 'Downtown Weekend', isArchived: true },
    ],
    serving: 420,
    groupTypes: ['Small Groups', 'Care & Recovery'],
    groupMembers: 820,
    forms: [
      { name: 'Connect Card - Northside', weekly: 11 },
      { name: 'Connect Card - Westfield', weekly: 5 },
      { name: 'Baptism Sign Up', weekly: 2 },
      { name: 'Serve at Summit Ridge', weekly: 3 },
    ],
    workflows: [
      { name: 'New Guest - Northside', weekly: 9 },
      { name: 'New Guest - Westfield', weekly: 4 },
      { name: 'Membership', weekly: 2 },
    ],
    right: {
      attendance: [
        { ...campusRooms, ...campusKids },
        { ...campusRooms, ...campusKids, ...downtown },
        { ...campusRoomsAndTeams, ...campusKids },
        { ...campusRoomsAndTeams, ...campusKids, ...downtownAndTeams },
      ],
      kids: [
        { checkedInAt: ['Northside Kids', 'Westfield Kids'] },
        { checkedInAt: ['Northside Kids', 'Westfield Kids', 'Downtown Kids'] },
      ],
      guests: [
        { source: 'form', of: ['Connect Card - Northside', 'Connect Card - Westfield'] },
        { source: 'workflow', of: ['New Guest - Northside', 'New Guest - Westfield'] },
      ],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
