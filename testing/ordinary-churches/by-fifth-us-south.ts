import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isFirstSunday: Held = ({ date }) => date <= 7;

/** Churches of the American South, and one just planted, by somebody who had not seen how the suggestion works. */
export const byFifthUsSouth: readonly OrdinaryChurch[] = [
  {
    title: 'Pine Hollow, forty-five Baptists who count all four of their meetings',
    churchName: 'Pine Hollow Baptist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday School',
        times: [
          {
            at: 'sunday 09:45',
            room: { adults: 21, kids: 6 },
            counts: { Total: 'adults + kids' },
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Sunday Moring Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 38, kids: 7 },
            counts: { Total: 'adults + kids' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Sunday Night',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 16, kids: 2 },
            counts: { Total: 'adults + kids' },
            forgotten: 0.12,
          },
        ],
      },
      {
        name: 'Wed. Prayer Meeting & Bible Study',
        times: [
          {
            at: 'wednesday 18:30',
            room: { adults: 14 },
            counts: { Total: 'adults' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'VBS 2026',
        frequency: 'Daily',
        opens: 'day',
        from: 20,
        until: 20,
        isArchived: true,
        times: weekdayNames.slice(1, 6).map(
          (day): TimeHabit => ({
            at: `${day} 18:00`,
            room: { kids: 24, adults: 12 },
            counts: { Kids: 'kids', Workers: 'adults' },
          }),
        ),
      },
    ],
    right: {
      attendance: [
        { 'Sunday Moring Worship': ['Total'] },
        { 'Sunday Moring Worship': ['Total'], 'Sunday Night': ['Total'] },
      ],
      kids: [{}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: [],
      serving: null,
      groups: false,
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Anchor City, a plant that launched ten months ago in a middle school',
    churchName: 'Anchor City Church',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Preview Services',
        from: 50,
        until: 42,
        isArchived: true,
        times: [
          {
            at: 'sunday 17:00',
            room: { adults: 40, kids: 11 },
            counts: { Adults: 'adults', Kids: 'kids' },
            isHeld: isFirstSunday,
          },
        ],
      },
      {
        name: 'Sunday Gathering',
        from: 40,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 62, kids: 18 },
            counts: { Adults: 'adults', Kids: 'kids' },
            // Launch Sunday.
            fullness: ({ ago }) => (ago === 40 ? 1.9 : 1),
          },
        ],
      },
      {
        name: 'Anchor Kids',
        from: 40,
        rooms: [
          { name: 'Littles', for: 'child', ages: [0, 35] },
          { name: 'Preschool', for: 'child', ages: [36, 60] },
          { name: 'Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 16, 'new kids': 2, helpers: 5 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 21, givers: 45, from: 54 },
      { name: 'Launch Fund', gifts: 5, from: 70, until: 32 },
    ],
    serviceTypes: [{ name: 'Sunday Gathering' }],
    serving: 26,
    groupTypes: ['City Groups'],
    groupMembers: 44,
    forms: [
      { name: 'Connect Card', weekly: 4 },
      { name: 'Join the Dream Team', weekly: 1 },
    ],
    workflows: [{ name: 'New Guest Follow-Up', weekly: 3 }],
    right: {
      attendance: [
        { 'Sunday Gathering': ['Adults', 'Kids'] },
        { 'Sunday Gathering': ['Adults', 'Kids'], 'Preview Services': ['Adults', 'Kids'] },
        { 'Sunday Gathering': ['Adults'], 'Anchor Kids': 'check_ins' },
        {
          'Sunday Gathering': ['Adults'],
          'Anchor Kids': 'check_ins',
          'Preview Services': ['Adults', 'Kids'],
        },
      ],
      kids: [
        { checkedInAt: ['Anchor Kids'] },
        { counted: { 'Sunday Gathering': ['Kids'] } },
        { counted: { 'Sunday Gathering': ['Kids'], 'Preview Services': ['Kids'] } },
      ],
      guests: [
        { source: 'form', of: ['Connect Card'] },
        { source: 'workflow', of: ['New Guest Follow-Up'] },
      ],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['kids'],
    },
  },
];
