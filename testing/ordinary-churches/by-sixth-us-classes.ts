import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;

/** Churches of classes before worship, by somebody who had not seen how the suggestion works. */
export const bySixthUsClasses: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a PCA church with evening worship and Christian education',
    churchName: 'Covenant Presbyterian Church (PCA)',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Morning Worship',
        times: [
          {
            at: 'sunday 10:45',
            room: { sanctuary: 168, babies: 21, kids: 29 },
            counts: { Sanctuary: 'sanctuary', Nursery: 'babies', "Children's Church": 'kids' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Evening Worship',
        times: [
          {
            at: 'sunday 17:30',
            room: { sanctuary: 44 },
            counts: { Sanctuary: 'sanctuary' },
            isHeld: isSchoolYear,
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Christian Ed',
        times: [
          {
            at: 'sunday 09:30',
            room: { adults: 69, kids: 44 },
            counts: { 'Adult SS': 'adults', 'Kids SS': 'kids' },
            isHeld: isSchoolYear,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: "Nursery & Children's Church Check-In",
        from: 110,
        rooms: [
          { name: 'Infants', for: null, ages: [0, 12] },
          { name: 'Toddlers', for: null, ages: [13, 35] },
          { name: '3s-K', for: null, ages: [36, 83] },
        ],
        times: [
          {
            at: 'sunday 10:45',
            room: { kids: 48, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'VBS 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 22,
        until: 22,
        isArchived: true,
        times: [
          {
            at: 'monday 09:00',
            room: { kids: 72, newkids: 24, helpers: 35 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
          },
          {
            at: 'tuesday 09:00',
            room: { kids: 93, newkids: 3, helpers: 35 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
          },
          {
            at: 'thursday 09:00',
            room: { kids: 92, newkids: 1, helpers: 33 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund', isDefault: true, gifts: 58, givers: 105 },
      { name: 'Missions', gifts: 8, givers: 60 },
      { name: "Deacons' Fund", gifts: 4, givers: 60 },
      { name: 'Capital Campaign - Rooted', gifts: 10, givers: 60, from: 90 },
    ],
    serviceTypes: [{ name: 'Morning Worship' }, { name: 'Evening Worship' }],
    serving: 36,
    groupTypes: ['Shepherding Groups'],
    groupMembers: 142,
    forms: [{ name: 'Welcome Card', weekly: 2 }],
    right: {
      attendance: [{ 'Morning Worship': ['Sanctuary', 'Nursery', "Children's Church"] }],
      kids: [
        { counted: { 'Morning Worship': ['Nursery', "Children's Church"] } },
        { checkedInAt: ["Nursery & Children's Church Check-In"] },
      ],
      guests: [{ source: 'form', of: ['Welcome Card'] }],
      giving: ['General Fund'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: an Adventist church that counts Sabbath School and worship in one event',
    churchName: 'Cedar Lake Seventh-day Adventist Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Sabbath Morning',
        times: [
          {
            at: 'saturday 09:30',
            room: { people: 84 },
            counts: { 'Sabbath School': 'people' },
            forgotten: 0.05,
          },
          {
            at: 'saturday 11:00',
            room: { people: 168 },
            counts: { 'Church Service': 'people' },
          },
        ],
      },
      {
        name: "Children's Sabbath School",
        from: 80,
        rooms: [
          { name: 'Beginners', for: 'child' },
          { name: 'Kindergarten', for: 'child' },
          { name: 'Primary / Juniors', for: 'child' },
        ],
        times: [
          {
            at: 'saturday 09:30',
            room: { kids: 31, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Pathfinders',
        times: [
          {
            at: 'wednesday 18:30',
            room: { pathfinders: 19, staff: 5 },
            checkIns: { regular: 'pathfinders', volunteer: 'staff' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithe', isDefault: true, gifts: 38, givers: 85 },
      { name: 'Local Church Budget', gifts: 32, givers: 85 },
      { name: 'World Missions', gifts: 5, givers: 50 },
      { name: 'Academy Student Aid', gifts: 3, givers: 30 },
      { name: 'Camp Meeting Offering', gifts: 6, isGiven: ({ month }) => month === 6 },
    ],
    right: {
      attendance: [{ 'Sabbath Morning': ['Church Service'] }],
      leftOut: [{ 'Sabbath Morning': ['saturday 09:30'] }],
      kids: [{ checkedInAt: ["Children's Sabbath School"] }],
      guests: [
        { source: null },
        { source: 'new_people' },
        { source: 'first_time_check_ins', of: ["Children's Sabbath School"] },
      ],
      giving: ['Tithe', 'Local Church Budget'],
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
