import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;
const isFirstOfMonth = ({ date }: { date: number }) => date <= 7;

/** Large churches of the West, by somebody who had not seen how the suggestion works. */
export const bySixthUsWest: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a church of four thousand in Arizona with Saturday and three on Sunday',
    churchName: 'Sonoran Hills Church',
    timeZone: 'America/Phoenix',
    events: [
      {
        name: 'Weekend Experience',
        times: [
          {
            at: 'saturday 17:00',
            room: { people: 510, kids: 96, online: 240, saved: 2 },
            counts: {
              'Worship Center': 'people',
              Kids: 'kids',
              'Online (Unique)': 'online',
              Salvations: 'saved',
            },
          },
          {
            at: 'sunday 09:00',
            room: { people: 840, kids: 231, online: 520, saved: 3 },
            counts: {
              'Worship Center': 'people',
              Kids: 'kids',
              'Online (Unique)': 'online',
              Salvations: 'saved',
            },
          },
          {
            at: 'sunday 10:45',
            room: { people: 1020, kids: 265, students: 118, online: 610, saved: 4 },
            counts: {
              'Worship Center': 'people',
              Kids: 'kids',
              'Jr High': 'students',
              'Online (Unique)': 'online',
              Salvations: 'saved',
            },
          },
          {
            at: 'sunday 12:30',
            room: { people: 470, kids: 104, online: 210, saved: 2 },
            counts: {
              'Worship Center': 'people',
              Kids: 'kids',
              'Online (Unique)': 'online',
              Salvations: 'saved',
            },
          },
        ],
      },
      {
        name: 'Wednesday HS Nights',
        from: 60,
        times: [
          {
            at: 'wednesday 18:30',
            room: { students: 110, newstudents: 4, leaders: 22 },
            checkIns: { regular: 'students', guest: 'newstudents', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Sonoran Kids Check-In',
        from: 40,
        rooms: [
          { name: 'Nursery 0-12m', for: null, ages: [0, 12] },
          { name: 'Walkers', for: null, ages: [13, 23] },
          { name: '2s & 3s', for: null, ages: [24, 47] },
          { name: 'PreK', for: null, ages: [48, 71] },
          { name: 'K-5 Theater', for: null, ages: [60, 143] },
        ],
        times: [
          {
            at: 'saturday 17:00',
            room: { kids: 90, newkids: 4 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 09:00',
            room: { kids: 222, newkids: 8 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 10:45',
            room: { kids: 254, newkids: 10 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 12:30',
            room: { kids: 99, newkids: 5 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Night of Worship',
        frequency: 'None',
        times: [
          {
            at: 'friday 19:00',
            room: { people: 640 },
            counts: { 'Worship Center': 'people' },
            isHeld: ({ month, date }) => (month === 2 || month === 10) && date <= 7,
          },
        ],
      },
      {
        name: "Women's Conference 2025",
        frequency: 'None',
        opens: 'day',
        from: 30,
        until: 30,
        isArchived: true,
        times: [
          { at: 'friday 18:30', room: { women: 380 }, checkIns: { regular: 'women' } },
          { at: 'saturday 09:00', room: { women: 360 }, checkIns: { regular: 'women' } },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 190, givers: 1400 },
      { name: 'Hope for Arizona', gifts: 10, givers: 300 },
      { name: 'Missions Trips', gifts: 6, givers: 90 },
      { name: 'Coffee Shop', gifts: 15 },
    ],
    serviceTypes: [
      { name: 'Weekend Experience' },
      { name: 'Students' },
      { name: 'TEST - do not use' },
    ],
    serving: 180,
    groupTypes: ['Small Groups'],
    groupMembers: 900,
    forms: [
      { name: "I'm New", weekly: 26 },
      { name: 'I Said Yes to Jesus', weekly: 5 },
      { name: 'Prayer', weekly: 18 },
    ],
    right: {
      attendance: [{ 'Weekend Experience': ['Worship Center', 'Kids', 'Jr High'] }],
      kids: [
        { counted: { 'Weekend Experience': ['Kids'] } },
        { checkedInAt: ['Sonoran Kids Check-In'] },
      ],
      guests: [{ source: 'form', of: ["I'm New"] }],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Calvary Chapel with kids check-in on Sundays and Wednesdays and no Services',
    churchName: 'Calvary Chapel Temescal Valley',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: 'Sunday Services',
        times: [
          {
            at: 'sunday 09:00',
            room: { people: 214, patio: 22 },
            counts: { Sanctuary: 'people', 'Patio / Overflow': 'patio' },
          },
          {
            at: 'sunday 11:00',
            room: { people: 236, patio: 31 },
            counts: { Sanctuary: 'people', 'Patio / Overflow': 'patio' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Midweek Study',
        times: [
          {
            at: 'wednesday 19:00',
            room: { people: 121 },
            counts: { Sanctuary: 'people' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Calvary Kids',
        from: 110,
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Pre-K', for: 'child' },
          { name: '1st-3rd', for: 'child' },
          { name: '4th-6th', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 58, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 71, newkids: 3 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'wednesday 19:00',
            room: { kids: 29 },
            checkIns: { regular: 'kids' },
          },
        ],
      },
      {
        name: 'Serving Team Check In',
        from: 110,
        times: [
          { at: 'sunday 08:00', room: { team: 42 }, checkIns: { volunteer: 'team' } },
          { at: 'sunday 10:30', room: { team: 38 }, checkIns: { volunteer: 'team' } },
        ],
      },
      {
        name: "Men's Breakfast",
        times: [
          {
            at: 'saturday 08:00',
            room: { men: 55 },
            checkIns: { regular: 'men' },
            isHeld: isFirstOfMonth,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 88, givers: 230 },
      { name: 'Missions', gifts: 9, givers: 120 },
      { name: 'Radio Ministry', gifts: 4, givers: 80 },
      { name: 'Building', gifts: 7, givers: 120 },
    ],
    forms: [
      { name: 'New Believer', weekly: 1 },
      { name: 'First Time Here', weekly: 5 },
    ],
    right: {
      attendance: [
        { 'Sunday Services': ['Sanctuary', 'Patio / Overflow'], 'Calvary Kids': 'check_ins' },
        { 'Sunday Services': ['Sanctuary', 'Patio / Overflow'] },
      ],
      leftOut: [{ 'Calvary Kids': ['wednesday 19:00'] }],
      kids: [{ checkedInAt: ['Calvary Kids'] }],
      guests: [{ source: 'form', of: ['First Time Here'] }],
      giving: ['General'],
      serving: 'check_ins',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
