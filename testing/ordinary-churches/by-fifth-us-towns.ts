import {
  type EventHabit,
  type OrdinaryChurch,
  type TimeHabit,
  weekdayNames,
} from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);
const isChristmasEve: Held = ({ month, date }) => month === 12 && date === 24;
const roomsByAge: NonNullable<EventHabit['rooms']> = [
  { name: 'Nursery (0-1s)', for: 'child', ages: [0, 23] },
  { name: 'Toddlers (2s)', for: 'child', ages: [24, 35] },
  { name: 'Preschool (3s & 4s)', for: 'child', ages: [36, 60] },
  { name: 'K-2nd', for: 'child' },
  { name: '3rd-5th', for: 'child' },
];

/** Churches of American towns, by somebody who had not seen how the suggestion works. */
export const byFifthUsTowns: readonly OrdinaryChurch[] = [
  {
    title: 'Grace Methodist, where the ushers count the choir and the summer is one service',
    churchName: 'Grace United Methodist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 38, kids: 2 },
            counts: { Sanctuary: 'adults', Children: 'kids' },
            isHeld: isSchoolYear,
            forgotten: 0.05,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 62, choir: 14, kids: 11, babies: 4, online: 37 },
            counts: {
              Sanctuary: 'adults',
              Choir: 'choir',
              Children: 'kids',
              Nursery: 'babies',
              Online: 'online',
            },
            isHeld: isSchoolYear,
            forgotten: 0.03,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 81, kids: 9, babies: 3, online: 30 },
            counts: { Sanctuary: 'adults', Children: 'kids', Nursery: 'babies', Online: 'online' },
            isHeld: isSummer,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Sunday School',
        times: [
          {
            at: 'sunday 09:45',
            room: { adults: 34, kids: 9 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: isSchoolYear,
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Christmas Eve',
        frequency: 'None',
        times: weekdayNames.map(
          (day): TimeHabit => ({
            at: `${day} 19:00`,
            room: { adults: 190, kids: 35 },
            counts: { Sanctuary: 'adults + kids' },
            isHeld: isChristmasEve,
          }),
        ),
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 26, givers: 70 },
      { name: 'UMCOR', gifts: 1 },
      { name: 'Memorials', gifts: 1 },
      { name: 'Roof Campaign', gifts: 4, from: 64, until: 6 },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Sanctuary', 'Choir', 'Children', 'Nursery'] },
        {
          'Sunday Worship': ['Sanctuary', 'Choir', 'Children', 'Nursery'],
          'Christmas Eve': ['Sanctuary'],
        },
      ],
      kids: [
        { counted: { 'Sunday Worship': ['Children', 'Nursery'] } },
        { counted: { 'Sunday Worship': ['Children'] } },
      ],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['General Fund'],
      serving: null,
      groups: false,
      mayAsk: ['kids'],
    },
  },
  {
    title: 'Redeemer Fellowship, three hundred and fifty people of whom only the kids check in',
    churchName: 'Redeemer Fellowship',
    events: [
      {
        name: 'Redeemer Kids',
        rooms: roomsByAge,
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 34, 'new kids': 1, helpers: 11 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'helpers' },
          },
          {
            at: 'sunday 10:45',
            room: { kids: 48, 'new kids': 3, helpers: 14 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'helpers' },
          },
        ],
      },
      {
        name: 'Wed Night Kids',
        rooms: roomsByAge,
        times: [
          {
            at: 'wednesday 18:30',
            room: { kids: 38 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'MOPS Childcare',
        rooms: [{ name: 'MOPS Nursery', for: 'child', ages: [0, 60] }],
        times: [
          {
            at: 'thursday 09:30',
            room: { kids: 15 },
            checkIns: { regular: 'kids' },
            isHeld: (week) => isSchoolYear(week) && week.date <= 7,
          },
        ],
      },
      {
        name: 'VBS 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 75,
        until: 75,
        isArchived: true,
        rooms: [{ name: 'VBS Check In', for: 'child' }],
        times: weekdayNames.slice(1, 5).map(
          (day): TimeHabit => ({
            at: `${day} 09:00`,
            room: { kids: 120, 'new kids': 22 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          }),
        ),
      },
      {
        name: 'VBS 2026 - Rainforest',
        frequency: 'Daily',
        opens: 'day',
        from: 23,
        until: 23,
        rooms: [{ name: 'VBS Check In', for: 'child' }],
        times: weekdayNames.slice(1, 5).map(
          (day): TimeHabit => ({
            at: `${day} 09:00`,
            room: { kids: 132, 'new kids': 26 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 58, givers: 150 },
      { name: 'Missions', gifts: 9 },
      { name: 'Building - Next Chapter', gifts: 12, from: 80 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }, { name: 'Special Events' }],
    serving: 90,
    groupTypes: ['Community Groups', 'Bible Studies'],
    groupMembers: 170,
    forms: [
      { name: 'Connect Card (Digital)', weekly: 5 },
      { name: 'Prayer Requests', weekly: 6 },
      { name: 'Baby Dedication', weekly: 1 },
    ],
    right: {
      attendance: [{}],
      kids: [{ checkedInAt: ['Redeemer Kids'] }],
      guests: [{ source: 'form', of: ['Connect Card (Digital)'] }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance'],
    },
  },
];
