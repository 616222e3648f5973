import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;

/** A Lutheran and an Episcopal register, by somebody who had not seen how the suggestion works. */
export const bySixthUsRegisters: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Lutheran congregation with a day school and midweek Lent',
    churchName: 'Immanuel Lutheran Church & School',
    events: [
      {
        name: 'Divine Service',
        times: [
          {
            at: 'saturday 17:30',
            room: { others: 14, communed: 26 },
            counts: { Attendance: 'others + communed', Communed: 'communed' },
          },
          {
            at: 'sunday 08:00',
            room: { others: 25, communed: 41 },
            counts: { Attendance: 'others + communed', Communed: 'communed' },
          },
          {
            at: 'sunday 10:30',
            room: { others: 41, communed: 50 },
            counts: { Attendance: 'others + communed', Communed: 'communed' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Midweek Lent / Advent',
        times: [
          {
            at: 'wednesday 18:30',
            room: { people: 61 },
            counts: { Attendance: 'people' },
            isHeld: ({ month }) => month === 3 || month === 12,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Sunday School & Bible Class',
        times: [
          {
            at: 'sunday 09:15',
            room: { kids: 33, adults: 42 },
            counts: { 'Sunday School': 'kids', 'Adult Bible Class': 'adults' },
            isHeld: isSchoolYear,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'School Chapel',
        times: [
          {
            at: 'wednesday 08:30',
            room: { students: 118, parents: 14 },
            counts: { Students: 'students', 'Parents/Guests': 'parents' },
            isHeld: isSchoolYear,
            forgotten: 0.3,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 52, givers: 110 },
      { name: 'School Tuition Assistance', gifts: 4, givers: 50 },
      { name: 'LWML Mites', gifts: 1 },
      { name: 'Building / Debt Reduction', gifts: 6, givers: 50 },
    ],
    serviceTypes: [{ name: 'Divine Service' }],
    serving: 30,
    right: {
      attendance: [
        { 'Divine Service': ['Attendance'] },
        { 'Divine Service': ['Attendance'], 'Midweek Lent / Advent': ['Attendance'] },
      ],
      kids: [{ counted: { 'Sunday School & Bible Class': ['Sunday School'] } }],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: an Episcopal parish that reports its average Sunday attendance',
    churchName: "St. Luke's Episcopal Church",
    timeZone: 'America/New_York',
    events: [
      {
        name: '8:00 Rite I',
        times: [
          {
            at: 'sunday 08:00',
            room: { people: 31, rail: 29 },
            counts: { Attendance: 'people', Communicants: 'rail' },
          },
        ],
      },
      {
        name: '10:15 Rite II',
        times: [
          {
            at: 'sunday 10:15',
            room: { people: 124, rail: 108, online: 46 },
            counts: { Attendance: 'people', Communicants: 'rail', 'Facebook Live': 'online' },
            fullness: ({ month }) => (month >= 6 && month <= 8 ? 0.7 : 1.05),
          },
        ],
      },
      {
        name: 'Wednesday Healing Eucharist',
        times: [
          {
            at: 'wednesday 12:10',
            room: { people: 13, rail: 13 },
            counts: { Attendance: 'people', Communicants: 'rail' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Godly Play',
        rooms: [
          { name: 'Nursery', for: 'child' },
          { name: 'Godly Play Room', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 17 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Pledge Payments', isDefault: true, gifts: 36, givers: 84 },
      { name: 'Plate / Loose Offering', gifts: 7 },
      { name: 'Outreach', gifts: 2, givers: 40 },
      { name: 'Altar Flowers', gifts: 1, givers: 30 },
    ],
    serviceTypes: [{ name: '10:15 Rite II' }, { name: '8:00 Rite I' }],
    serving: 34,
    forms: [{ name: "Welcome! I'm New", weekly: 1 }],
    right: {
      attendance: [{ '8:00 Rite I': ['Attendance'], '10:15 Rite II': ['Attendance'] }],
      kids: [{ checkedInAt: ['Godly Play'] }],
      guests: [{ source: 'form', of: ["Welcome! I'm New"] }],
      giving: ['Pledge Payments', 'Plate / Loose Offering'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
