import type { OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
/** School terms of the south: closed for Christmas and January. */
const isSouthernTerm: Held = ({ month, date }) =>
  month !== 1 && !(month === 12 && date > 12) && !(month === 7 && date < 15);

/** Churches of Africa and Asia, by somebody who had not seen how the suggestion works. */
export const byFifthSouth: readonly OrdinaryChurch[] = [
  {
    title: 'Every Tribe, a Cape Town church that switched the kids from a count to check-in',
    churchName: 'Every Tribe Church',
    timeZone: 'Africa/Johannesburg',
    country: 'ZA',
    currency: 'ZAR',
    events: [
      {
        name: 'Sunday Meetings',
        times: [
          {
            at: 'sunday 08:00',
            room: { adults: 132 },
            counts: { Auditorium: 'adults' },
            forgotten: 0.04,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 238 },
            counts: { Auditorium: 'adults' },
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Kids Church headcount',
        until: 52,
        isArchived: true,
        times: [
          { at: 'sunday 10:00', room: { kids: 78 }, counts: { Kids: 'kids' }, forgotten: 0.1 },
        ],
      },
      {
        name: 'Kids Church',
        from: 51,
        rooms: [
          { name: 'Babies & Toddlers', for: 'child', ages: [0, 35] },
          { name: '3-5', for: 'child', ages: [36, 71] },
          { name: 'Grade 1-3', for: 'child' },
          { name: 'Grade 4-7', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 76, 'new kids': 4 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Prayer Meeting',
        times: [
          {
            at: 'wednesday 18:30',
            room: { adults: 44 },
            counts: { Adults: 'adults' },
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Youth Fridays',
        times: [
          {
            at: 'friday 18:30',
            room: { youth: 67 },
            counts: { Youth: 'youth' },
            isHeld: isSouthernTerm,
            forgotten: 0.15,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes and Offerings', isDefault: true, gifts: 64, givers: 170 },
      { name: 'Missions & Church Planting', gifts: 10 },
      { name: 'Building', gifts: 9 },
      { name: 'Poor Fund', gifts: 6 },
    ],
    serviceTypes: [{ name: 'Sunday 8am & 10am' }],
    serving: 96,
    groupTypes: ['Connect Groups'],
    groupMembers: 205,
    forms: [{ name: 'Visitor Card', weekly: 5 }],
    right: {
      attendance: [
        {
          'Sunday Meetings': ['Auditorium'],
          'Kids Church': 'check_ins',
          'Kids Church headcount': ['Kids'],
        },
        { 'Sunday Meetings': ['Auditorium'], 'Kids Church': 'check_ins' },
        { 'Sunday Meetings': ['Auditorium'] },
      ],
      kids: [
        { checkedInAt: ['Kids Church'], counted: { 'Kids Church headcount': ['Kids'] } },
        { checkedInAt: ['Kids Church'] },
      ],
      guests: [{ source: 'form', of: ['Visitor Card'] }],
      giving: ['Tithes and Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids'],
    },
  },
  {
    title: 'Bukit Hope, a Singapore church from Saturday evening to a Mandarin service',
    churchName: 'Bukit Hope Methodist Church',
    timeZone: 'Asia/Singapore',
    country: 'SG',
    currency: 'SGD',
    events: [
      {
        name: 'Weekend Worship Services',
        opens: 'saturday',
        times: [
          {
            at: 'saturday 17:00',
            room: { hall: 165 },
            counts: { 'Main Hall': 'hall' },
            forgotten: 0.02,
          },
          {
            at: 'sunday 09:00',
            room: { hall: 305, annex: 44, stream: 95 },
            counts: { 'Main Hall': 'hall', 'Annex (overflow)': 'annex', 'YouTube Live': 'stream' },
            forgotten: 0.02,
          },
          {
            at: 'sunday 11:15',
            room: { hall: 262 },
            counts: { 'Main Hall': 'hall' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Mandarin Service 华语崇拜',
        times: [
          {
            at: 'sunday 11:15',
            room: { adults: 72 },
            counts: { Worshippers: 'adults' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: "Children's Ministry",
        rooms: [
          { name: 'Nursery', for: 'child', ages: [18, 35] },
          { name: 'N1-K2', for: 'child', ages: [36, 83] },
          { name: 'P1-P3', for: 'child' },
          { name: 'P4-P6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 74, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 11:15',
            room: { kids: 52, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'Prayer Meeting',
        times: [
          {
            at: 'wednesday 20:00',
            room: { adults: 36 },
            counts: { Attendance: 'adults' },
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Church Camp 2025 (Melaka)',
        frequency: 'None',
        from: 76,
        until: 76,
        isArchived: true,
        times: [{ at: 'thursday 14:00', room: { campers: 310 }, checkIns: { regular: 'campers' } }],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 130, givers: 390 },
      { name: 'Missions', gifts: 22 },
      { name: 'Building Fund', gifts: 18 },
      { name: 'Community Outreach / Welfare', gifts: 9 },
      { name: 'Church Camp', gifts: 25, from: 92, until: 78 },
    ],
    serviceTypes: [{ name: 'English Services' }, { name: 'Mandarin Service' }],
    serving: 180,
    groupTypes: ['Cell Groups', 'Discipleship Classes'],
    groupMembers: 430,
    forms: [{ name: 'Newcomer Card', weekly: 6 }],
    workflows: [{ name: 'Newcomers Follow-up', weekly: 5 }],
    right: {
      attendance: [
        {
          'Weekend Worship Services': ['Main Hall', 'Annex (overflow)'],
          'Mandarin Service 华语崇拜': ['Worshippers'],
          "Children's Ministry": 'check_ins',
        },
        {
          'Weekend Worship Services': ['Main Hall', 'Annex (overflow)'],
          'Mandarin Service 华语崇拜': ['Worshippers'],
        },
      ],
      kids: [{ checkedInAt: ["Children's Ministry"] }],
      guests: [
        { source: 'form', of: ['Newcomer Card'] },
        { source: 'workflow', of: ['Newcomers Follow-up'] },
      ],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'guests'],
    },
  },
];
