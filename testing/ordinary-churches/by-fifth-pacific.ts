import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
/** School terms of the south: closed for Christmas and January. */
const isSouthernTerm: Held = ({ month, date }) =>
  month !== 1 && !(month === 12 && date > 12) && !(month === 7 && date < 15);

/** Churches of the Pacific, by somebody who had not seen how the suggestion works. */
export const byFifthPacific: readonly OrdinaryChurch[] = [
  {
    title: 'Northern Beaches Baptist, three Sunday congregations and a January of empty rooms',
    churchName: 'Northern Beaches Baptist Church',
    timeZone: 'Australia/Sydney',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: 'Sunday Services',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 88 },
            counts: { Adults: 'adults' },
            fullness: ({ month }) => (month === 1 ? 0.7 : 1),
            forgotten: 0.03,
          },
          {
            at: 'sunday 10:30',
            room: { adults: 196, kids: 68 },
            counts: { Adults: 'adults', Kids: 'kids' },
            fullness: ({ month }) => (month === 1 ? 0.6 : 1),
            forgotten: 0.03,
          },
          {
            at: 'sunday 18:00',
            room: { adults: 104 },
            counts: { Adults: 'adults' },
            fullness: ({ month }) => (month === 1 ? 0.6 : 1),
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'NBB Kids',
        rooms: [
          { name: 'Creche', for: 'child', ages: [0, 35] },
          { name: 'Preschool', for: 'child', ages: [36, 59] },
          { name: 'K-2', for: 'child' },
          { name: 'Yr 3-6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 63, 'new kids': 3, leaders: 17 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'leaders' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: 'Friday Night Youth',
        rooms: [{ name: 'Hall', for: null }],
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 72, 'new youth': 5, leaders: 14 },
            checkIns: { regular: 'youth', guest: 'new youth', volunteer: 'leaders' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: 'Playtime (playgroup)',
        rooms: [{ name: 'Playtime', for: null, ages: [0, 60] }],
        times: [
          {
            at: 'wednesday 09:30',
            room: { kids: 29, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: "Carols '25",
        frequency: 'None',
        from: 49,
        until: 49,
        isArchived: true,
        times: [{ at: 'saturday 18:30', room: { crowd: 1100 }, counts: { Crowd: 'crowd' } }],
      },
    ],
    funds: [
      { name: 'General Offerings', isDefault: true, gifts: 98, givers: 240 },
      { name: 'Global Interaction / Missions', gifts: 12 },
      { name: 'Building & Property', gifts: 15 },
      { name: 'Care Fund', gifts: 3 },
    ],
    serviceTypes: [{ name: '10:30' }, { name: '8:30' }, { name: '6pm' }],
    serving: 160,
    groupTypes: ['Growth Groups'],
    groupMembers: 260,
    forms: [
      { name: 'Say Hi / Connect Card', weekly: 5 },
      { name: 'Playtime enrolment', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Sunday Services': ['Kids'] } }, { checkedInAt: ['NBB Kids'] }],
      guests: [{ source: 'form', of: ['Say Hi / Connect Card'] }],
      giving: ['General Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['kids'],
    },
  },
  {
    title: 'Kauri Street Church, a New Zealand congregation whose whole roster is a check-in',
    churchName: 'Kauri Street Church',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    currency: 'NZD',
    events: [
      {
        name: 'Sunday @ Kauri St',
        times: [
          {
            at: 'sunday 09:30',
            room: { adults: 128, kids: 33 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ ago }) => ago > 95,
            forgotten: 0.06,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 139, kids: 36 },
            counts: { Adults: 'adults', Children: 'kids' },
            isHeld: ({ ago }) => ago <= 95,
            fullness: ({ month }) => (month === 1 ? 0.6 : 1),
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Volunteers',
        from: 88,
        rooms: [{ name: 'Volunteers', for: 'adult' }],
        times: [{ at: 'sunday 09:00', room: { helpers: 37 }, checkIns: { volunteer: 'helpers' } }],
      },
      {
        name: 'Kauri Kids Holiday Programme Oct 25',
        frequency: 'Daily',
        opens: 'day',
        from: 58,
        until: 58,
        isArchived: true,
        rooms: [{ name: 'Holiday Programme', for: 'child' }],
        times: weekdayNames.slice(1, 6).map(
          (day): TimeHabit => ({
            at: `${day} 08:30`,
            room: { kids: 38, 'new kids': 14 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          }),
        ),
      },
      {
        name: 'Mainly Music',
        times: [
          {
            at: 'tuesday 10:00',
            room: { tots: 24, mums: 19 },
            counts: { Children: 'tots', Adults: 'mums' },
            isHeld: isSouthernTerm,
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 37, givers: 95 },
      { name: 'Missions', gifts: 5 },
      { name: 'Building', gifts: 4 },
      { name: 'Holiday Programme', gifts: 8, isGiven: ({ month }) => month === 9 || month === 10 },
    ],
    groupTypes: ['Home Groups'],
    groupMembers: 96,
    forms: [{ name: 'Kia ora! New here?', weekly: 3 }],
    right: {
      attendance: [{ 'Sunday @ Kauri St': ['Adults', 'Children'] }],
      kids: [{ counted: { 'Sunday @ Kauri St': ['Children'] } }],
      guests: [{ source: 'form', of: ['Kia ora! New here?'] }],
      giving: ['General'],
      serving: 'check_ins',
      groups: true,
      mayAsk: ['guests'],
    },
  },
];
