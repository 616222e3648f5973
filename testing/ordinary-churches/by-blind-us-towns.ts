import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches of small American towns, by a judge who had not seen how the suggestion works. */
export const byBlindUsTowns: readonly OrdinaryChurch[] = [
  {
    title: 'Kansas: 45 Methodists, Sunday school and worship typed at one event by one volunteer',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          { at: 'sunday 09:30', room: { school: 18 }, counts: { 'Sunday School': 'school' } },
          { at: 'sunday 10:45', room: { all: 45 }, counts: { Worship: 'all' }, forgotten: 0.05 },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 12, givers: 24 },
      { name: 'Missions & Apportionments', gifts: 1, givers: 8 },
      { name: 'Cemetery', gifts: 1, givers: 5 },
    ],
    right: {
      // The conference asks for average worship attendance; who is in class is in the pew after it.
      attendance: [{ 'Sunday Morning': ['Worship'] }],
      leftOut: [{ 'Sunday Morning': ['sunday 09:30'] }],
      kids: [{}],
      giving: ['General Fund'],
      serving: null,
      groups: false,
    },
  },
  {
    title: 'Tennessee: Southern Baptists with classes, two worships and a Wednesday night',
    events: [
      {
        name: 'Sunday School',
        times: [
          {
            at: 'sunday 09:15',
            room: { babies: 9, kids: 26, teens: 17, adults: 84 },
            counts: { Preschool: 'babies', Children: 'kids', Youth: 'teens', Adults: 'adults' },
          },
        ],
      },
      {
        name: 'Morning Worship',
        times: [{ at: 'sunday 10:30', room: { all: 180 }, counts: { Attendance: 'all' } }],
      },
      {
        name: 'Evening Worship',
        times: [
          {
            at: 'sunday 18:00',
            room: { all: 58 },
            counts: { Attendance: 'all' },
            isHeld: ({ month, date }) => !(month === 12 && date > 20),
          },
        ],
      },
      {
        name: 'Wednesday Night',
        times: [
          {
            at: 'wednesday 18:15',
            room: { adults: 40, kids: 38, teens: 22 },
            counts: { 'Prayer Meeting': 'adults', AWANA: 'kids', Youth: 'teens' },
            isHeld: ({ month }) => month !== 7,
          },
        ],
      },
    ],
    funds: [
      { name: 'Budget Offering', isDefault: true, gifts: 45, givers: 95 },
      { name: 'Building Fund', gifts: 5, givers: 30 },
      {
        name: 'Lottie Moon Christmas Offering',
        gifts: 14,
        givers: 60,
        isGiven: ({ month }) => month === 12,
      },
      {
        name: 'Annie Armstrong Easter Offering',
        gifts: 8,
        givers: 40,
        isGiven: ({ month }) => month === 3 || month === 4,
      },
    ],
    serviceTypes: [{ name: 'Sunday AM' }, { name: 'Choir Rehearsal' }],
    serving: 40,
    groupTypes: ['Sunday School Classes'],
    groupMembers: 120,
    right: {
      // Worship attendance is the morning's; at night come the same people, whom some add.
      attendance: [
        { 'Morning Worship': ['Attendance'] },
        { 'Morning Worship': ['Attendance'], 'Evening Worship': ['Attendance'] },
      ],
      // Only Sunday school counts children by the Sunday; a pastor may also call that a class.
      kids: [{ counted: { 'Sunday School': ['Preschool', 'Children'] } }, {}],
      giving: ['Budget Offering'],
      serving: 'team_members',
      groups: true,
    },
  },
  {
    title: 'Oregon: a house church that only gives',
    funds: [
      { name: 'General', isDefault: true, gifts: 7, givers: 11 },
      { name: 'Support: The Andersons in Chiang Mai', gifts: 3, givers: 8 },
    ],
    groupTypes: ['House Churches'],
    groupMembers: 25,
    right: {
      // Nobody counts twenty-five people in a living room.
      attendance: [{}],
      kids: [{}],
      guests: [{ source: null }],
      mayAsk: ['giving'],
      giving: ['General'],
      serving: null,
      groups: true,
    },
  },
  {
    title: 'Denver: a plant of thirty-eight weeks, monthly previews, then every Sunday',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Preview Services',
        frequency: 'None',
        from: 38,
        until: 26,
        isArchived: true,
        rooms: [
          { name: 'School Cafeteria', for: 'adult' },
          { name: 'Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 16:00',
            room: { adults: 45, kids: 14, guests: 8, team: 12 },
            checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'team' },
            isHeld: ({ ago }) => ago % 4 === 2,
          },
        ],
      },
      {
        name: 'Sunday Gathering',
        from: 22,
        rooms: [
          { name: 'School Cafeteria', for: 'adult' },
          { name: 'Kids', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 52, kids: 18, guests: 4, team: 14 },
            checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'team' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Giving', isDefault: true, gifts: 14, givers: 30, from: 40 },
      { name: 'Launch Fund', gifts: 4, givers: 25, from: 40 },
    ],
    groupTypes: ['Community Groups'],
    groupMembers: 44,
    right: {
      // The Sunday since the launch; whether the previews were Sundays is a matter of taste.
      attendance: [
        { 'Sunday Gathering': 'check_ins' },
        { 'Sunday Gathering': 'check_ins', 'Preview Services': 'check_ins' },
      ],
      kids: [
        { checkedInTo: { 'Sunday Gathering': ['Kids'] } },
        { checkedInTo: { 'Sunday Gathering': ['Kids'], 'Preview Services': ['Kids'] } },
      ],
      guests: [
        { source: 'first_time_check_ins', of: ['Sunday Gathering'] },
        { source: 'first_time_check_ins', of: ['Sunday Gathering', 'Preview Services'] },
      ],
      giving: ['General Giving'],
      serving: 'check_ins',
      groups: true,
    },
  },
];
