import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Churches where more goes on than worship: schools, youth, choirs, check-ins of some. */
export const byWeekday: readonly OrdinaryChurch[] = [
  {
    title: 'A preschool of sixty checks in on weekdays',
    events: [
      {
        name: 'Sunday Services',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 60, kids: 15 },
            counts: { Adults: 'adults', Kids: 'kids' },
          },
        ],
      },
      {
        name: 'Little Lambs Preschool',
        frequency: 'Daily',
        opens: 'day',
        rooms: childrensRooms,
        times: weekdays.map((day) => ({
          at: `${day} 08:30` as const,
          room: { kids: 60 },
          checkIns: { regular: 'kids' },
          isHeld: ({ month }) => month < 6 || month > 7,
        })),
      },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Sunday Services': ['Kids'] } }],
    },
  },
  {
    title: 'A day care nobody would know by its name, and Sunday by check-in',
    events: [
      {
        name: 'Sundays at Redeemer',
        rooms: [
          { name: 'Kids', for: 'child' },
          { name: 'Adults', for: 'adult' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 70, kids: 20 },
            checkIns: { regular: 'adults + kids' },
          },
        ],
      },
      {
        name: 'Sunbeams',
        opens: 'day',
        rooms: [{ name: 'Sunbeam Room', for: 'child' }],
        times: weekdays.map((day) => ({
          at: `${day} 07:45` as const,
          room: { kids: 32 },
          checkIns: { regular: 'kids' },
        })),
      },
    ],
    right: { attendance: [{ 'Sundays at Redeemer': 'check_ins' }] },
  },
  {
    title: 'Youth, choir and an after-school club during the week',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 85, kids: 20 },
            counts: { Adults: 'adults', Children: 'kids' },
          },
        ],
      },
      {
        name: 'Student Night',
        times: [{ at: 'wednesday 18:30', room: { teens: 25 }, checkIns: { regular: 'teens' } }],
      },
      {
        name: 'Choir Rehearsal',
        times: [{ at: 'thursday 19:00', room: { singers: 18 }, counts: { Singers: 'singers' } }],
      },
      {
        name: 'After School Club',
        times: [{ at: 'tuesday 15:15', room: { kids: 22 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'Youth Group',
        times: [{ at: 'sunday 18:00', room: { teens: 20 }, checkIns: { regular: 'teens' } }],
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Adults', 'Children'] }],
      kids: [{ counted: { 'Sunday Worship': ['Children'] } }],
    },
  },
  {
    title: 'Check-ins whose periods begin mid-week',
    events: [
      {
        name: 'Weekend Check-In',
        opens: 'wednesday',
        rooms: [
          { name: 'Children', for: 'child' },
          { name: 'Everybody else', for: null },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 80, kids: 25 },
            checkIns: { regular: 'adults + kids' },
          },
          {
            at: 'sunday 11:00',
            room: { adults: 60, kids: 15 },
            checkIns: { regular: 'adults + kids' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Weekend Check-In': 'check_ins' }] },
  },
  {
    title: 'Everybody is counted, and about a third also check in',
    events: [
      {
        name: 'Sunday Gathering',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 110, kids: 35, helpers: 10, few: 8 },
            counts: { Adults: 'adults', Kids: 'kids' },
            checkIns: { regular: 'kids + few', volunteer: 'helpers' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Gathering': ['Adults', 'Kids'] }],
      kids: [{ checkedInAt: ['Sunday Gathering'] }, { counted: { 'Sunday Gathering': ['Kids'] } }],
    },
  },
  {
    title: 'Counts that are twice the check-ins of the same service',
    events: [
      {
        name: 'Sunday Service',
        rooms: [{ name: 'Everybody', for: null }],
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 80 },
            counts: { Attendance: 'people + people' },
            checkIns: { regular: 'people' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Service': ['Attendance'] }, { 'Sunday Service': 'check_ins' }],
      mayAsk: ['attendance'],
    },
  },
];
