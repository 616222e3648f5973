import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;
const isMidsummer = ({ month }: { month: number }) => month === 7 || month === 8;
const isNotMidsummer = ({ month }: { month: number }) => month !== 7 && month !== 8;

/** Churches that join their services in summer, or went over to check-ins, by somebody who had not seen how the suggestion works. */
export const bySixthUsChanges: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Black Baptist church that joins its services in summer',
    churchName: 'Greater New Hope Missionary Baptist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: '8AM Worship',
        times: [
          {
            at: 'sunday 08:00',
            room: { men: 37, women: 74, youth: 11, children: 15, virtual: 58 },
            counts: {
              Men: 'men',
              Women: 'women',
              Youth: 'youth',
              Children: 'children',
              Virtual: 'virtual',
            },
            isHeld: isNotMidsummer,
          },
        ],
      },
      {
        name: '11AM Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { men: 62, women: 121, youth: 24, children: 32, virtual: 140 },
            counts: {
              Men: 'men',
              Women: 'women',
              Youth: 'youth',
              Children: 'children',
              Virtual: 'virtual',
            },
            isHeld: isNotMidsummer,
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Summer Combined Worship',
        times: [
          {
            at: 'sunday 09:30',
            room: { men: 88, women: 170, youth: 30, children: 40, virtual: 170 },
            counts: {
              Men: 'men',
              Women: 'women',
              Youth: 'youth',
              Children: 'children',
              Virtual: 'virtual',
            },
            isHeld: isMidsummer,
          },
        ],
      },
      {
        name: 'Midweek Bible Study',
        times: [
          {
            at: 'wednesday 19:00',
            room: { people: 44, zoom: 71 },
            counts: { 'In Person': 'people', Zoom: 'zoom' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'REVIVAL 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 34,
        until: 34,
        isArchived: true,
        times: [
          { at: 'monday 19:00', room: { people: 160 }, counts: { 'In Person': 'people' } },
          { at: 'tuesday 19:00', room: { people: 175 }, counts: { 'In Person': 'people' } },
          { at: 'wednesday 19:00', room: { people: 210 }, counts: { 'In Person': 'people' } },
        ],
      },
    ],
    funds: [
      { name: 'Tithes', isDefault: true, gifts: 68, givers: 150 },
      { name: 'Offering', gifts: 35, givers: 180 },
      { name: 'Building Fund', gifts: 12, givers: 100 },
      { name: 'Missions', gifts: 5, givers: 100 },
      { name: 'Scholarship Fund', gifts: 1, givers: 40 },
      {
        name: "Pastor's Anniversary",
        gifts: 30,
        givers: 150,
        isGiven: ({ month }) => month === 10,
      },
    ],
    serviceTypes: [{ name: 'Sunday Worship' }],
    serving: 46,
    forms: [
      { name: 'Visitor Card', weekly: 4 },
      { name: 'New Member / Baptism Request', weekly: 1 },
    ],
    right: {
      attendance: [
        {
          '8AM Worship': ['Men', 'Women', 'Youth', 'Children'],
          '11AM Worship': ['Men', 'Women', 'Youth', 'Children'],
          'Summer Combined Worship': ['Men', 'Women', 'Youth', 'Children'],
        },
      ],
      kids: [
        {
          counted: {
            '8AM Worship': ['Children'],
            '11AM Worship': ['Children'],
            'Summer Combined Worship': ['Children'],
          },
        },
        {
          counted: {
            '8AM Worship': ['Children', 'Youth'],
            '11AM Worship': ['Children', 'Youth'],
            'Summer Combined Worship': ['Children', 'Youth'],
          },
        },
      ],
      guests: [{ source: 'form', of: ['Visitor Card'] }],
      giving: ['Tithes', 'Offering'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
  {
    title: 'Sixth: a church that went from headcounts to checking everybody in a year ago',
    churchName: 'Front Range Community Church',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Sunday Headcount',
        until: 53,
        isArchived: true,
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 62, kids: 20 },
            counts: { Adults: 'adults', Kids: 'kids' },
          },
          {
            at: 'sunday 10:45',
            room: { adults: 95, kids: 34 },
            counts: { Adults: 'adults', Kids: 'kids' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Sunday Check-In',
        from: 52,
        rooms: [
          { name: 'Auditorium', for: 'adult' },
          { name: 'Nursery', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:15',
            room: { adults: 58, kids: 21, newcomers: 2, team: 11 },
            checkIns: { regular: 'kids + adults', guest: 'newcomers', volunteer: 'team' },
          },
          {
            at: 'sunday 11:00',
            room: { adults: 90, kids: 35, newcomers: 3, team: 15 },
            checkIns: { regular: 'kids + adults', guest: 'newcomers', volunteer: 'team' },
          },
        ],
      },
      {
        name: 'Life Groups check in',
        from: 44,
        times: [
          {
            at: 'thursday 18:30',
            room: { members: 63 },
            checkIns: { regular: 'members' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Trunk or Treat',
        frequency: 'None',
        opens: 'day',
        from: 56,
        times: [
          {
            at: 'wednesday 17:30',
            room: { kids: 240, adults: 200 },
            counts: { Kids: 'kids', Adults: 'adults' },
            isHeld: ({ month, date }) => month === 10 && date >= 25,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 46, givers: 90 },
      { name: 'Global Outreach', gifts: 5, givers: 40 },
      { name: 'Camp / Event Fees', gifts: 4, isGiven: ({ month }) => month >= 4 && month <= 7 },
    ],
    serviceTypes: [{ name: 'Weekend' }],
    serving: 42,
    groupTypes: ['Life Groups', 'Classes'],
    groupMembers: 118,
    right: {
      attendance: [
        { 'Sunday Check-In': 'check_ins', 'Sunday Headcount': ['Adults', 'Kids'] },
        { 'Sunday Check-In': 'check_ins' },
      ],
      kids: [
        { checkedInTo: { 'Sunday Check-In': ['Nursery', 'Preschool', 'Elementary'] } },
        {
          checkedInTo: { 'Sunday Check-In': ['Nursery', 'Preschool', 'Elementary'] },
          counted: { 'Sunday Headcount': ['Kids'] },
        },
      ],
      guests: [{ source: 'first_time_check_ins', of: ['Sunday Check-In'] }],
      giving: ['General Fund'],
      groups: true,
      mayAsk: ['attendance', 'giving', 'kids'],
    },
  },
];
