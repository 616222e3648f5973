import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

/** American churches of students and of cowboys, by somebody who had not seen how the suggestion works. */
export const byFifthUsCustoms: readonly OrdinaryChurch[] = [
  {
    title: 'Lamplight, a Sunday-night church of students that empties with the semester',
    churchName: 'Lamplight Church Blacksburg',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Nights',
        times: [
          {
            at: 'sunday 17:00',
            room: { people: 96 },
            counts: { Headcount: 'people' },
            isHeld: ({ month, date }) =>
              !(month === 12 && date > 14) && !(month === 1 && date < 12),
            fullness: ({ month }) => (month >= 6 && month <= 8 ? 0.4 : 1),
            forgotten: 0.05,
          },
          {
            at: 'sunday 19:00',
            room: { people: 118 },
            counts: { Headcount: 'people' },
            isHeld: ({ month, date }) =>
              (month >= 9 && !(month === 12 && date > 14)) ||
              month === 2 ||
              month === 3 ||
              month === 4,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Serve Team Huddle',
        rooms: [{ name: 'Green Room', for: 'adult' }],
        times: [
          {
            at: 'sunday 15:30',
            room: { helpers: 21 },
            checkIns: { volunteer: 'helpers' },
            isHeld: ({ month }) => month >= 9 || (month >= 2 && month <= 4),
          },
        ],
      },
      {
        name: 'Fall Retreat 2025',
        frequency: 'None',
        from: 57,
        until: 57,
        isArchived: true,
        times: [{ at: 'friday 19:00', room: { students: 88 }, checkIns: { regular: 'students' } }],
      },
      {
        name: 'Fall Retreat 2026',
        frequency: 'None',
        from: 5,
        until: 5,
        times: [{ at: 'friday 19:00', room: { students: 97 }, checkIns: { regular: 'students' } }],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 24, givers: 80 },
      { name: 'Staff Support', gifts: 11 },
      { name: 'Retreat', gifts: 20, isGiven: ({ month }) => month === 9 || month === 10 },
    ],
    serviceTypes: [{ name: 'Sunday Nights' }],
    serving: 52,
    groupTypes: ['House Groups'],
    groupMembers: 124,
    forms: [
      { name: "I'm New", weekly: 6 },
      { name: 'Retreat Sign Up', weekly: 2 },
    ],
    workflows: [{ name: 'Membership 101', weekly: 1 }],
    right: {
      attendance: [{ 'Sunday Nights': ['Headcount'] }],
      kids: [{}],
      guests: [{ source: 'form', of: ["I'm New"] }],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Two Forks Cowboy Church, one count of everybody on the place',
    churchName: 'Two Forks Cowboy Church',
    events: [
      {
        name: 'Sunday Mornin Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 102, kids: 27 },
            counts: { Headcount: 'adults + kids' },
            forgotten: 0.07,
          },
        ],
      },
      {
        name: 'Kids Corral',
        from: 92,
        rooms: [
          { name: 'Lil Wranglers', for: 'child', ages: [24, 60] },
          { name: 'Buckaroos', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 23, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Buck Out',
        times: [
          {
            at: 'thursday 19:00',
            room: { riders: 18, crowd: 75 },
            counts: { Riders: 'riders', Spectators: 'crowd' },
            isHeld: ({ month, date }) => month >= 4 && month <= 10 && date <= 7,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Ranch Camp 2026',
        frequency: 'Daily',
        opens: 'day',
        from: 22,
        until: 22,
        isArchived: true,
        rooms: [{ name: 'Camp', for: 'child' }],
        times: weekdayNames.slice(1, 5).map(
          (day): TimeHabit => ({
            at: `${day} 08:30`,
            room: { kids: 44, 'new kids': 12 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'Boot Offering', isDefault: true, gifts: 23, givers: 55 },
      { name: 'Arena Fund', gifts: 5 },
      { name: 'Ranch Camp', gifts: 6, isGiven: ({ month }) => month === 5 || month === 6 },
    ],
    right: {
      attendance: [{ 'Sunday Mornin Service': ['Headcount'] }],
      kids: [{ checkedInAt: ['Kids Corral'] }],
      guests: [
        { source: 'first_time_check_ins', of: ['Kids Corral'] },
        { source: null },
        { source: 'new_people' },
      ],
      giving: ['Boot Offering'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
