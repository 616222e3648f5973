import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches where people check in: everybody, only children, only volunteers, a school. */
export const byCheckIn: readonly OrdinaryChurch[] = [
  {
    title: 'Everybody checks in, nobody counts',
    events: [
      {
        name: 'Sunday Service',
        rooms: [
          { name: 'Kids', for: 'child' },
          { name: 'Sanctuary', for: null },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 45, kids: 15, helpers: 6, guests: 3 },
            checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Service': 'check_ins' }] },
  },
  {
    title: 'Children check in where adults are counted, in one event',
    events: [
      {
        name: 'Sunday Morning',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 90, kids: 28, helpers: 8 },
            counts: { Adults: 'adults' },
            checkIns: { regular: 'kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Morning': ['Adults'] }],
      kids: [{ checkedInAt: ['Sunday Morning'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Children check in to Sunday school, and an hour later to children’s church',
    events: [
      {
        name: 'Sunday School',
        rooms: childrensRooms,
        times: [{ at: 'sunday 09:15', room: { kids: 38 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'Children’s Church',
        rooms: childrensRooms,
        times: [{ at: 'sunday 10:30', room: { kids: 45 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'Worship',
        times: [{ at: 'sunday 10:30', room: { adults: 130 }, counts: { Adults: 'adults' } }],
      },
    ],
    right: {
      // The same children twice: once is enough.
      attendance: [{ Worship: ['Adults'], 'Children’s Church': 'check_ins' }],
      kids: [{ checkedInAt: ['Children’s Church'] }],
    },
  },
  {
    title: 'Adults are counted, children check in at an event of their own',
    events: [
      {
        name: 'Worship Service',
        times: [{ at: 'sunday 10:00', room: { adults: 120 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'Kids Church',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 40, helpers: 9 },
            checkIns: { regular: 'kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Worship Service': ['Adults'], 'Kids Church': 'check_ins' }],
      kids: [{ checkedInAt: ['Kids Church'] }],
    },
  },
  {
    title: 'The room is counted without saying whether children are in it',
    events: [
      {
        name: 'Sunday Service',
        times: [{ at: 'sunday 10:00', room: { people: 130 }, counts: { Headcount: 'people' } }],
      },
      {
        name: 'Grace Kids',
        rooms: childrensRooms,
        times: [{ at: 'sunday 10:00', room: { kids: 35 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Headcount'], 'Grace Kids': 'check_ins' }],
      kids: [{ checkedInAt: ['Grace Kids'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'A total attendance with the children in it, who also check in',
    events: [
      {
        name: 'Sunday Service',
        times: [
          { at: 'sunday 09:30', room: { people: 165 }, counts: { 'Total Attendance': 'people' } },
        ],
      },
      {
        name: "Children's Ministry",
        rooms: childrensRooms,
        times: [{ at: 'sunday 09:30', room: { kids: 42 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Total Attendance'] }],
      kids: [{ checkedInAt: ["Children's Ministry"] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Volunteers check in at an event of their own',
    events: [
      {
        name: 'Weekend Services',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 150, kids: 50 },
            counts: { Adults: 'adults', Kids: 'kids' },
          },
          {
            at: 'sunday 10:45',
            room: { adults: 190, kids: 65 },
            counts: { Adults: 'adults', Kids: 'kids' },
          },
        ],
      },
      {
        name: 'Serve Team Check-In',
        times: [
          {
            at: 'sunday 08:00',
            room: { team: 60 },
            checkIns: { regular: 'team' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Weekend Services': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Weekend Services': ['Kids'] } }],
    },
  },
  {
    title: 'Only children check in, and nobody counts',
    events: [
      {
        name: "Children's Check-In",
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 30, helpers: 7 },
            checkIns: { regular: 'kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{}],
      kids: [{ checkedInAt: ["Children's Check-In"] }],
      mayAsk: ['attendance'],
    },
  },
];
