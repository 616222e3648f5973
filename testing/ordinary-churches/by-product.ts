import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches that use one product of Planning Center, or one part of it. */
export const byProduct: readonly OrdinaryChurch[] = [
  {
    title: 'Forms for groups, teams and a lunch bear the words of the card for guests',
    events: [
      {
        name: 'Sunday Service',
        times: [{ at: 'sunday 10:00', room: { all: 120 }, counts: { Attendance: 'all' } }],
      },
    ],
    forms: [
      { name: 'Connect Group Sign-Up', weekly: 2 },
      { name: 'Welcome Team Application', weekly: 1 },
      { name: 'Welcome Lunch RSVP', weekly: 3 },
      { name: 'Digital Connect Card', weekly: 4 },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Attendance'] }],
      guests: [{ source: 'form', of: ['Digital Connect Card'] }],
    },
  },
  {
    title: 'Nothing but giving',
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 14, givers: 45 },
      { name: 'Missions', gifts: 3, givers: 12 },
    ],
    right: { attendance: [{}], giving: ['General Fund'], serving: null, groups: false },
  },
  {
    title: 'Nothing but giving, of seven people',
    funds: [{ name: 'Offering', isDefault: true, gifts: 5, givers: 7 }],
    right: { attendance: [{}], giving: ['Offering'], serving: null, groups: false },
  },
  {
    title: 'Nothing but headcounts',
    events: [
      {
        name: 'Worship',
        times: [{ at: 'sunday 10:00', room: { people: 95 }, counts: { Total: 'people' } }],
      },
    ],
    right: { attendance: [{ Worship: ['Total'] }], serving: null, groups: false },
  },
  {
    title: 'Nothing but check-ins',
    events: [
      {
        name: 'Sunday Check-In',
        rooms: [...childrensRooms, { name: 'Adults', for: 'adult' }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 70, kids: 25 },
            checkIns: { regular: 'adults + kids' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Check-In': 'check_ins' }],
      serving: null,
      groups: false,
    },
  },
  {
    title: 'Groups only',
    groupTypes: ['Small Groups', 'Classes'],
    groupMembers: 48,
    right: { attendance: [{}], serving: null, groups: true },
  },
  {
    title: 'Services only, one type archived',
    serviceTypes: [{ name: 'Sunday Service' }, { name: 'Saturday Night', isArchived: true }],
    serving: 36,
    right: { attendance: [{}], serving: 'team_members', groups: false },
  },
];
