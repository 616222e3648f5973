import {
  childrensRooms,
  type EventHabit,
  type OrdinaryChurch,
  type Room,
} from './ordinary-church.ts';

type At = EventHabit['times'][number]['at'];

const counting = (
  name: string,
  at: At,
  room: Room,
  counts: Readonly<Record<string, string>>,
): EventHabit => ({ name, times: [{ at, room, counts }] });
const everybody = (name: string, at: At, people: number) =>
  counting(name, at, { people }, { Attendance: 'people' });

/** Churches that were thought of once the others were right. */
export const bySecondLook: readonly OrdinaryChurch[] = [
  {
    title: 'A campus that checked everybody in until its event was replaced',
    events: [
      everybody('Main Campus', 'sunday 10:00', 400),
      {
        name: 'East Campus (old)',
        until: 50,
        isArchived: true,
        rooms: [{ name: 'Hall', for: null }],
        times: [{ at: 'sunday 10:00', room: { people: 80 }, checkIns: { regular: 'people' } }],
      },
      { ...everybody('East Campus', 'sunday 10:00', 85), from: 49 },
    ],
    right: {
      attendance: [
        {
          'Main Campus': ['Attendance'],
          'East Campus (old)': 'check_ins',
          'East Campus': ['Attendance'],
        },
      ],
    },
  },
  {
    title: 'A total whose name says that it has those online in it',
    events: [
      counting(
        'Weekend',
        'sunday 10:00',
        { here: 130, online: 50 },
        {
          'Total (incl. online)': 'here + online',
          'In-house': 'here',
          Livestream: 'online',
        },
      ),
    ],
    right: { attendance: [{ Weekend: ['In-house'] }] },
  },
  {
    title: 'Bible class before worship, worship again at night, class on Wednesday',
    events: [
      everybody('Bible Class', 'sunday 09:00', 70),
      everybody('AM Worship', 'sunday 10:00', 120),
      everybody('PM Worship', 'sunday 18:00', 60),
      everybody('Wednesday Bible Class', 'wednesday 19:00', 65),
    ],
    right: {
      attendance: [
        { 'AM Worship': ['Attendance'], 'PM Worship': ['Attendance'] },
        { 'AM Worship': ['Attendance'] },
      ],
    },
  },
  {
    title: 'Sunday school is a type of the one event that there is',
    events: [
      {
        name: 'Sunday',
        times: [
          { at: 'sunday 09:00', room: { people: 50 }, counts: { 'Sunday School': 'people' } },
          { at: 'sunday 10:30', room: { people: 110 }, counts: { Worship: 'people' } },
        ],
      },
    ],
    right: { attendance: [{ Sunday: ['Worship'] }], leftOut: [{ Sunday: ['sunday 09:00'] }] },
  },
  {
    title: 'One event for Sunday and Wednesday, its periods begin mid-week',
    events: [
      {
        name: 'Services',
        opens: 'wednesday',
        times: [
          { at: 'sunday 10:00', room: { people: 90 }, counts: { Attendance: 'people' } },
          { at: 'wednesday 19:00', room: { people: 35 }, counts: { Attendance: 'people' } },
        ],
      },
    ],
    right: {
      attendance: [{ Services: ['Attendance'] }],
      leftOut: [{ Services: ['wednesday 19:00'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Check-ins of Sunday whose time is when they open, on Wednesday',
    events: [
      {
        name: 'Sunday Check-In',
        opens: 'wednesday',
        rooms: [{ name: 'Everybody', for: null }],
        times: [{ at: 'wednesday 00:00', room: { people: 85 }, checkIns: { regular: 'people' } }],
      },
      everybody('Saturday Service', 'saturday 18:00', 40),
    ],
    right: {
      attendance: [{ 'Sunday Check-In': 'check_ins', 'Saturday Service': ['Attendance'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'The old fund is still the default one, half a year after it ended',
    funds: [
      { name: 'Main', isDefault: true, gifts: 5, until: 26 },
      { name: 'Ministry', gifts: 5, from: 25 },
      { name: 'Missions', gifts: 1 },
    ],
    right: { attendance: [{}], giving: ['Main', 'Ministry'] },
  },
  {
    title: 'Adults check in at worship, children at their own event',
    events: [
      {
        name: 'Worship',
        rooms: [{ name: 'Sanctuary', for: 'adult' }],
        times: [{ at: 'sunday 10:00', room: { adults: 60 }, checkIns: { regular: 'adults' } }],
      },
      {
        name: 'Kids Church',
        rooms: childrensRooms,
        times: [{ at: 'sunday 10:00', room: { kids: 20 }, checkIns: { regular: 'kids' } }],
      },
    ],
    right: {
      attendance: [{ Worship: 'check_ins', 'Kids Church': 'check_ins' }],
      kids: [{ checkedInAt: ['Kids Church'] }],
    },
  },
  {
    title: 'Kids are counted by age, then added up, and everybody once more',
    events: [
      counting(
        'Sunday',
        'sunday 10:00',
        { adults: 100, babies: 10, kids: 25 },
        {
          Adults: 'adults',
          Nursery: 'babies',
          Elementary: 'kids',
          'Kids Total': 'babies + kids',
          Total: 'adults + babies + kids',
        },
      ),
    ],
    right: {
      attendance: [{ Sunday: ['Total'] }],
      kids: [{ counted: { Sunday: ['Nursery', 'Elementary'] } }],
    },
  },
  {
    title: 'Visitors beside adults and kids, and no total',
    events: [
      counting(
        'Sunday',
        'sunday 10:00',
        { adults: 100, kids: 30, visitors: 6 },
        { Adults: 'adults', Kids: 'kids', Visitors: 'visitors' },
      ),
    ],
    right: { attendance: [{ Sunday: ['Adults', 'Kids'] }], mayAsk: ['attendance'] },
  },
  {
    title: 'Three campuses by the names of their places',
    events: [
      everybody('Brookside', 'sunday 09:30', 140),
      everybody('Lakeview', 'sunday 10:00', 90),
      everybody('Hillcrest', 'sunday 11:00', 230),
    ],
    right: {
      attendance: [
        { Brookside: ['Attendance'], Lakeview: ['Attendance'], Hillcrest: ['Attendance'] },
      ],
    },
  },
  {
    title: 'A Saturday service that ended, and viewers at an event of their own',
    events: [
      { ...everybody('Saturday Service', 'saturday 18:00', 70), until: 30, isArchived: true },
      everybody('Sunday Service', 'sunday 10:00', 200),
      counting('Online Service', 'sunday 10:00', { viewers: 90 }, { Viewers: 'viewers' }),
    ],
    right: {
      attendance: [{ 'Saturday Service': ['Attendance'], 'Sunday Service': ['Attendance'] }],
    },
  },
  {
    title: 'Romanian: Adulți, Copii, Total; Easter with the country',
    timeZone: 'Europe/Bucharest',
    country: 'RO',
    events: [
      counting(
        'Serviciu divin',
        'sunday 10:00',
        { adults: 120, kids: 40 },
        { Adulți: 'adults', Copii: 'kids', Total: 'adults + kids' },
      ),
    ],
    right: {
      attendance: [{ 'Serviciu divin': ['Total'] }],
      kids: [{ counted: { 'Serviciu divin': ['Copii'] } }],
      easter: 'orthodox',
    },
  },
  {
    title: 'Arabic, on Friday: كبار, أطفال, المجموع',
    timeZone: 'Asia/Kuwait',
    country: 'KW',
    events: [
      counting(
        'خدمة الجمعة',
        'friday 10:00',
        { adults: 90, kids: 22 },
        { كبار: 'adults', أطفال: 'kids', المجموع: 'adults + kids' },
      ),
    ],
    right: {
      attendance: [{ 'خدمة الجمعة': ['المجموع'] }],
      kids: [{ counted: { 'خدمة الجمعة': ['أطفال'] } }],
    },
  },
];
