import type { OrdinaryChurch, TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isSummer: Held = ({ month }) => month >= 6 && month <= 8;
const isSchoolYear: Held = (week) => !isSummer(week);

/** Churches of Canada, by somebody who had not seen how the suggestion works. */
export const byFifthCanada: readonly OrdinaryChurch[] = [
  {
    title: 'Prairie Alliance, an Alberta church with Kidz, a Global Advance Fund and quiet summers',
    churchName: 'Prairie Alliance Church',
    timeZone: 'America/Edmonton',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 09:15',
            room: { adults: 92, kids: 14 },
            counts: { Sanctuary: 'adults', Kidz: 'kids' },
            isHeld: isSchoolYear,
            forgotten: 0.03,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 128, kids: 33, babies: 8 },
            counts: { Sanctuary: 'adults', Kidz: 'kids', Nursery: 'babies' },
            isHeld: isSchoolYear,
            forgotten: 0.03,
          },
          {
            at: 'sunday 10:00',
            room: { adults: 139, kids: 24, babies: 6 },
            counts: { Sanctuary: 'adults', Kidz: 'kids', Nursery: 'babies' },
            isHeld: isSummer,
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Kids Club (Thursdays)',
        rooms: [
          { name: 'K-3', for: 'child' },
          { name: 'Gr 4-6', for: 'child' },
        ],
        times: [
          {
            at: 'thursday 18:30',
            room: { kids: 47, leaders: 12 },
            checkIns: { regular: 'kids', volunteer: 'leaders' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Youth (Jr + Sr)',
        rooms: [{ name: 'Gym', for: null }],
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 34, 'new youth': 2 },
            checkIns: { regular: 'youth', guest: 'new youth' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Missions Conference 2025',
        frequency: 'None',
        from: 58,
        until: 58,
        isArchived: true,
        times: [{ at: 'saturday 18:00', room: { all: 140 }, counts: { Attendance: 'all' } }],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 52, givers: 130 },
      { name: 'Global Advance Fund', gifts: 12 },
      { name: 'Benevolent', gifts: 4 },
      { name: 'Mortgage Reduction', gifts: 8 },
      { name: 'Kids Club Fees', gifts: 5, isGiven: ({ month }) => month === 9 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }],
    serving: 76,
    groupTypes: ['Life Groups'],
    groupMembers: 105,
    forms: [
      { name: 'Welcome Card', weekly: 3 },
      { name: 'Kids Club Registration', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Sunday Morning': ['Sanctuary', 'Kidz', 'Nursery'] }],
      kids: [
        { counted: { 'Sunday Morning': ['Kidz', 'Nursery'] } },
        { counted: { 'Sunday Morning': ['Kidz'] } },
      ],
      guests: [{ source: 'form', of: ['Welcome Card'] }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['kids'],
    },
  },
  {
    title: 'Église de la Rive-Sud, ninety people near Montréal, in French',
    churchName: 'Église évangélique de la Rive-Sud',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Culte du dimanche',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 66, kids: 22, online: 14 },
            counts: { Adultes: 'adults', Enfants: 'kids', 'En ligne': 'online' },
            forgotten: 0.06,
            fullness: ({ month }) => (month === 7 || month === 8 ? 0.75 : 1),
          },
        ],
      },
      {
        name: 'École du dimanche',
        from: 84,
        rooms: [
          { name: 'Garderie', for: 'child', ages: [0, 35] },
          { name: 'Petits (3-6 ans)', for: 'child', ages: [36, 83] },
          { name: 'Grands (7-11 ans)', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 19, moniteurs: 4 },
            checkIns: { regular: 'kids', volunteer: 'moniteurs' },
            isHeld: ({ month }) => month !== 7 && month !== 8,
          },
        ],
      },
      {
        name: 'Réunion de prière',
        times: [
          {
            at: 'wednesday 19:30',
            room: { adults: 15 },
            counts: { Présents: 'adults' },
            forgotten: 0.25,
          },
        ],
      },
    ],
    funds: [
      { name: 'Dîmes et offrandes', isDefault: true, gifts: 19, givers: 45 },
      { name: 'Missions', gifts: 4 },
      { name: 'Fonds de bâtiment', gifts: 3 },
    ],
    serviceTypes: [{ name: 'Culte' }],
    serving: 24,
    groupTypes: ['Groupes de maison'],
    groupMembers: 41,
    right: {
      attendance: [{ 'Culte du dimanche': ['Adultes', 'Enfants'] }],
      kids: [
        { counted: { 'Culte du dimanche': ['Enfants'] } },
        { checkedInAt: ['École du dimanche'] },
      ],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Dîmes et offrandes'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['kids'],
    },
  },
];
