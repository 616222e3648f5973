import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches with words of their own, which say nothing to others. */
export const byUnnamed: readonly OrdinaryChurch[] = [
  {
    title: 'Adults, kids, and something that only this church has a name for',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 120, kids: 30, loaves: 45 },
            counts: { Adults: 'adults', Kids: 'kids', Loaves: 'loaves' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Adults', 'Kids'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Adults, kids, visitors, and something that only this church has a name for',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 110, kids: 26, visitors: 7, loaves: 40 },
            counts: { Adults: 'adults', Kids: 'kids', Visitors: 'visitors', Loaves: 'loaves' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Adults', 'Kids'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'A class with a name of its own before worship',
    events: [
      {
        name: 'Sunday Worship',
        times: [{ at: 'sunday 10:30', room: { people: 140 }, counts: { Count: 'people' } }],
      },
      {
        name: 'Roots',
        times: [{ at: 'sunday 09:15', room: { people: 42 }, counts: { Count: 'people' } }],
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Count'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'A club for children on Wednesdays beside a nursery on Sundays',
    events: [
      {
        name: 'Sunday Worship',
        times: [{ at: 'sunday 10:30', room: { people: 140 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Sunday Nursery',
        rooms: [{ name: 'Nursery', for: 'child' }],
        times: [{ at: 'sunday 10:30', room: { kids: 14 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'Trailblazers',
        rooms: [{ name: 'Gym', for: 'child' }],
        times: [{ at: 'wednesday 18:30', room: { kids: 60 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Attendance'] }],
      kids: [{ checkedInTo: { 'Sunday Nursery': ['Nursery'] } }],
      mayAsk: ['attendance'],
    },
  },
];
