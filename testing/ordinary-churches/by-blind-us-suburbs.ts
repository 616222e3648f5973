import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of American suburbs, by a judge who had not seen how the suggestion works. */
export const byBlindUsSuburbs: readonly OrdinaryChurch[] = [
  {
    title: 'Ohio: auditorium, kids and volunteers typed, kids checked in too, and a VBS each June',
    events: [
      {
        name: 'Sunday Services',
        times: (['sunday 09:00', 'sunday 10:45'] as const).map((at, service) => ({
          at,
          room: { adults: [120, 150][service] ?? 0, kids: 38, team: 24 },
          counts: { Auditorium: 'adults', Kids: 'kids', Volunteers: 'team' },
          fullness: ({ month }) => (month === 7 ? 0.8 : 1),
          forgotten: 0.02,
        })),
      },
      {
        name: 'Kids Check-In',
        rooms: [
          { name: 'Nursery (0-2)', for: null, ages: [0, 24] },
          { name: 'Preschool', for: null, ages: [24, 60] },
          { name: 'K-5th', for: null, ages: [60, 132] },
        ],
        times: (['sunday 09:00', 'sunday 10:45'] as const).map((at) => ({
          at,
          room: { kids: 36, guestkids: 2 },
          checkIns: { regular: 'kids', guest: 'guestkids' },
          fullness: ({ month }) => (month === 7 ? 0.8 : 1),
        })),
      },
      ...[
        { year: 2024, ago: 125 },
        { year: 2025, ago: 73 },
        { year: 2026, ago: 21 },
      ].map(({ year, ago }) => ({
        name: `VBS ${year}`,
        frequency: 'Daily',
        opens: 'day' as const,
        from: ago,
        until: ago,
        isArchived: year < 2026,
        rooms: [{ name: 'VBS', for: 'child' as const }],
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
          at: `${day} 09:00` as const,
          room: { kids: 95, guestkids: 40 },
          checkIns: { regular: 'kids', guest: 'guestkids' },
        })),
      })),
      ...[
        { name: 'Christmas Eve 2024', ago: 98, at: 'tuesday 17:00' as const },
        { name: 'Christmas Eve 2025', ago: 46, at: 'wednesday 17:00' as const },
      ].map(({ name, ago, at }) => ({
        name,
        frequency: 'None',
        from: ago,
        until: ago,
        times: [{ at, room: { all: 520 }, counts: { Auditorium: 'all' } }],
      })),
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 60, givers: 140 },
      { name: 'Missions', gifts: 8, givers: 40 },
      { name: 'VBS', gifts: 3, givers: 30, isGiven: ({ month }) => month === 5 || month === 6 },
    ],
    forms: [
      { name: 'Connect Card', weekly: 6 },
      { name: 'Prayer Request', weekly: 5 },
      { name: 'Baptism Interest', weekly: 1 },
    ],
    workflows: [{ name: 'New Guest Follow-Up', weekly: 5 }],
    serviceTypes: [{ name: 'Weekend' }],
    serving: 70,
    groupTypes: ['Fall Groups', 'Spring Groups', 'Serve Teams'],
    groupMembers: 160,
    right: {
      // Everyone in the building once: volunteers sit in the other service. Christmas Eve as you like.
      attendance: [
        { 'Sunday Services': ['Auditorium', 'Kids'] },
        {
          'Sunday Services': ['Auditorium', 'Kids'],
          'Christmas Eve 2024': ['Auditorium'],
          'Christmas Eve 2025': ['Auditorium'],
        },
      ],
      // Either way of counting the same children, but never the neighborhood's at VBS.
      kids: [{ counted: { 'Sunday Services': ['Kids'] } }, { checkedInAt: ['Kids Check-In'] }],
      guests: [
        { source: 'form', of: ['Connect Card'] },
        { source: 'workflow', of: ['New Guest Follow-Up'] },
        { source: 'first_time_check_ins', of: ['Kids Check-In'] },
      ],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Wisconsin: one total, one service in summer, Upward basketball and a food pantry',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          ...(['sunday 08:30', 'sunday 10:45'] as const).map((at, service) => ({
            at,
            room: { all: [130, 235][service] ?? 0 },
            counts: { 'Total Attendance': 'all' },
            isHeld: ({ month }: { month: number }) => month < 6 || month > 8,
          })),
          {
            at: 'sunday 09:30',
            room: { all: 290 },
            counts: { 'Total Attendance': 'all' },
            isHeld: ({ month }) => month >= 6 && month <= 8,
          },
        ],
      },
      {
        name: 'Kids Town',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:45',
            room: { kids: 62, guestkids: 2, team: 12 },
            checkIns: { regular: 'kids', guest: 'guestkids', volunteer: 'team' },
            isHeld: ({ month }) => month < 6 || month > 8,
          },
          {
            at: 'sunday 09:30',
            room: { kids: 45, guestkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'guestkids', volunteer: 'team' },
            isHeld: ({ month }) => month >= 6 && month <= 8,
          },
        ],
      },
      {
        name: 'The Well (Youth)',
        times: [
          {
            at: 'wednesday 18:30',
            room: { teens: 48, newteens: 2 },
            checkIns: { regular: 'teens', guest: 'newteens' },
            isHeld: ({ month }) => month < 6 || month > 8,
          },
        ],
      },
      {
        name: 'Upward Basketball',
        rooms: [{ name: 'Gym', for: 'child' }],
        times: (['saturday 09:00', 'saturday 11:00'] as const).map((at) => ({
          at,
          room: { kids: 85 },
          checkIns: { regular: 'kids' },
          isHeld: ({ month }) => month <= 2,
        })),
      },
      {
        name: 'Food Pantry',
        times: [
          {
            at: 'thursday 16:00',
            room: { homes: 70, team: 12 },
            counts: { Households: 'homes', Volunteers: 'team' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Ministry Fund', isDefault: true, gifts: 70, givers: 170 },
      { name: 'Food Pantry', gifts: 5, givers: 40 },
      { name: 'Capital Campaign: Room to Grow', gifts: 12, givers: 60, from: 80 },
      { name: 'Upward', gifts: 2, givers: 20, isGiven: ({ month }) => month <= 2 },
    ],
    forms: [
      { name: "I'm New", weekly: 4 },
      { name: 'Building Use Request', weekly: 2 },
    ],
    serviceTypes: [{ name: 'Sunday Worship' }, { name: 'Funerals' }],
    serving: 60,
    right: {
      // The total on the usher's slip already has the children; sports and pantry are outreach.
      attendance: [{ 'Sunday Worship': ['Total Attendance'] }],
      kids: [{ checkedInAt: ['Kids Town'] }],
      guests: [
        { source: 'form', of: ["I'm New"] },
        { source: 'first_time_check_ins', of: ['Kids Town'] },
      ],
      giving: ['Ministry Fund'],
      serving: 'team_members',
      groups: false,
    },
  },
  {
    title: 'Arizona: everybody checks in, a Saturday added, a lunch service dropped, a coffee bar',
    timeZone: 'America/Phoenix',
    events: [
      {
        name: 'Weekend Services',
        opens: 'monday',
        rooms: [
          { name: 'Auditorium', for: 'adult' },
          { name: 'Coffee Bar', for: 'adult' },
          { name: 'Littles', for: 'child' },
          { name: 'Grade School', for: 'child' },
        ],
        times: [
          {
            at: 'saturday 17:00' as const,
            adults: 60,
            kids: 18,
            isHeld: (ago: number) => ago < 40,
          },
          { at: 'sunday 09:00' as const, adults: 120, kids: 45, isHeld: () => true },
          { at: 'sunday 10:45' as const, adults: 150, kids: 50, isHeld: () => true },
          { at: 'sunday 12:30' as const, adults: 40, kids: 8, isHeld: (ago: number) => ago > 70 },
        ].map(({ at, adults, kids, isHeld }) => ({
          at,
          room: { adults, kids, guests: 4, team: 22 },
          checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'team' },
          isHeld: ({ ago }) => isHeld(ago),
        })),
      },
      {
        name: 'Wednesday Students',
        times: [
          {
            at: 'wednesday 18:30',
            room: { teens: 55, newteens: 3 },
            checkIns: { regular: 'teens', guest: 'newteens' },
          },
        ],
      },
    ],
    funds: [
      { name: 'Giving', isDefault: true, gifts: 80, givers: 190 },
      { name: 'Expansion', gifts: 10, givers: 70 },
      { name: 'Mexico Homes Trip', gifts: 4, givers: 40 },
    ],
    groupTypes: ['Life Groups'],
    groupMembers: 210,
    right: {
      // Every name on the weekend's list but those who serve; students have their own night.
      attendance: [{ 'Weekend Services': 'check_ins' }],
      kids: [{ checkedInTo: { 'Weekend Services': ['Littles', 'Grade School'] } }],
      guests: [{ source: 'first_time_check_ins', of: ['Weekend Services'] }],
      giving: ['Giving'],
      serving: 'check_ins',
      groups: true,
    },
  },
];
