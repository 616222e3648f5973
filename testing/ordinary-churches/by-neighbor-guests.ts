import { counted, everybody, kidsIn } from './counted-times.ts';
import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const both = { Adults: 'adults', Kids: 'kids' };

/** Churches beside those that the seventh author wrote: who is new, and who comes at other hours. */
export const byNeighborGuests: readonly OrdinaryChurch[] = [
  {
    title: 'Neighbor: a form with a name of its own, and children who check in',
    events: [
      {
        name: 'Sunday Gathering',
        times: [counted('sunday 10:00', { adults: 120, kids: 36 }, both)],
      },
      { name: 'Wild Kids', rooms: childrensRooms, times: [kidsIn('sunday 10:00', 33)] },
    ],
    forms: [
      { name: 'Tell us about you', weekly: 2 },
      { name: 'Baptism interest', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Gathering': ['Adults', 'Kids'] }],
      guests: [
        { source: 'form', of: ['Tell us about you'] },
        { source: 'first_time_check_ins', of: ['Wild Kids'] },
      ],
      mayAsk: ['guests'],
    },
  },
  {
    title: 'Neighbor: one form for everything in the bulletin, and nobody checks in',
    events: [{ name: 'Worship', times: [everybody('sunday 10:30', 96)] }],
    forms: [{ name: 'Digital bulletin response', weekly: 3 }],
    right: {
      attendance: [{ Worship: ['Total'] }],
      guests: [{ source: null }, { source: 'form', of: ['Digital bulletin response'] }],
    },
  },
  {
    title: 'Neighbor: a contact card for guests, and a contact form for the office',
    country: 'AU',
    timeZone: 'Australia/Melbourne',
    events: [
      { name: 'Sunday 10am', times: [counted('sunday 10:00', { adults: 88, kids: 25 }, both)] },
    ],
    forms: [
      { name: 'Contact the office', weekly: 2 },
      { name: 'Contact Card', weekly: 2 },
    ],
    right: {
      attendance: [{ 'Sunday 10am': ['Adults', 'Kids'] }],
      guests: [{ source: 'form', of: ['Contact Card'] }],
    },
  },
  {
    title: 'Neighbor: a midweek club with many new children, and no form for guests',
    events: [
      { name: 'Sunday Worship', times: [everybody('sunday 11:00', 140)] },
      { name: 'JAM Club', rooms: childrensRooms, times: [kidsIn('wednesday 18:00', 44)] },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Total'] }],
      guests: [{ source: null }],
    },
  },
  {
    title: 'Neighbor: a Sunday school whose children are known, and no form for guests',
    events: [
      { name: 'Divine Worship', times: [everybody('sunday 10:30', 102)] },
      {
        name: 'Sunday School',
        rooms: childrensRooms,
        times: [{ at: 'sunday 09:15', room: { kids: 19 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: { attendance: [{ 'Divine Worship': ['Total'] }], guests: [{ source: null }] },
  },
  {
    title: 'Neighbor: a young adults service at night, counted like the mornings',
    events: [
      {
        name: 'Sunday Services',
        times: (['sunday 09:00', 'sunday 11:00'] as const).map((at) =>
          counted(at, { adults: 230, kids: 60 }, both),
        ),
      },
      {
        name: 'Young Adults Service',
        times: [counted('sunday 19:00', { adults: 140, kids: 3 }, both)],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Services': ['Adults', 'Kids'], 'Young Adults Service': ['Adults', 'Kids'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: recovery on Fridays, counted like the mornings',
    events: [
      { name: 'Sunday Service', times: [counted('sunday 10:00', { adults: 180, kids: 50 }, both)] },
      {
        name: 'Celebrate Recovery',
        times: [counted('friday 18:30', { adults: 55, kids: 12 }, both)],
      },
    ],
    right: { attendance: [{ 'Sunday Service': ['Adults', 'Kids'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Neighbor: students who have their own hour beside the second service',
    events: [
      {
        name: 'Sunday Worship',
        times: (['sunday 09:00', 'sunday 10:45'] as const).map((at) =>
          counted(at, { adults: 190, kids: 55 }, both),
        ),
      },
      {
        name: 'Students at 10:45',
        times: [counted('sunday 10:45', { students: 48 }, { Students: 'students' })],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Adults', 'Kids'] },
        { 'Sunday Worship': ['Adults', 'Kids'], 'Students at 10:45': ['Students'] },
      ],
      mayAsk: ['attendance'],
    },
  },
];
