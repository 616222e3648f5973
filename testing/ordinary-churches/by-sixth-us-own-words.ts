import type { OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;
const isFirstOfMonth = ({ date }: { date: number }) => date <= 7;

/** A cowboy church, a corps and a parish, each with words of its own, by somebody who had not seen how the suggestion works. */
export const bySixthUsOwnWords: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a cowboy church with its own words',
    churchName: 'Lone Oak Cowboy Church',
    events: [
      {
        name: 'Sunday Service',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 117, kids: 26 },
            counts: { 'Butts in Seats': 'adults', 'Lil Wranglers': 'kids' },
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Thursday Buckout',
        times: [
          {
            at: 'thursday 19:00',
            room: { riders: 15, watchers: 43 },
            counts: { Riders: 'riders', Spectators: 'watchers' },
            isHeld: ({ month }) => month >= 3 && month <= 10,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Wed Bible Study',
        times: [
          {
            at: 'wednesday 18:30',
            room: { adults: 24 },
            counts: { Adults: 'adults' },
            forgotten: 0.2,
          },
        ],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 28, givers: 55 },
      { name: 'Arena Fund', gifts: 3, givers: 22 },
      { name: 'Benevolence', gifts: 2, givers: 22 },
      { name: 'Ranch Camp', gifts: 4, isGiven: ({ month }) => month === 6 },
    ],
    workflows: [{ name: 'First Time Visitor Follow Up', weekly: 2 }],
    right: {
      attendance: [{ 'Sunday Service': ['Butts in Seats', 'Lil Wranglers'] }],
      kids: [{ counted: { 'Sunday Service': ['Lil Wranglers'] } }],
      guests: [{ source: 'workflow', of: ['First Time Visitor Follow Up'] }],
      giving: ['General'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Salvation Army corps with a community meal and an after school program',
    churchName: 'The Salvation Army Eastside Corps',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Holiness Meeting',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 39, kids: 14 },
            counts: { Adults: 'adults', 'Youth/Children': 'kids' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Sunday School',
        times: [
          {
            at: 'sunday 09:45',
            room: { people: 23 },
            counts: { Total: 'people' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Community Meal',
        times: [
          {
            at: 'tuesday 17:00',
            room: { meals: 88, helpers: 11 },
            counts: { 'Meals Served': 'meals', Volunteers: 'helpers' },
          },
        ],
      },
      {
        name: 'After School Program',
        opens: 'day',
        frequency: 'Daily',
        from: 100,
        times: [
          {
            at: 'monday 15:30',
            room: { kids: 21 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
          {
            at: 'wednesday 15:30',
            room: { kids: 23 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
          {
            at: 'thursday 15:30',
            room: { kids: 20 },
            checkIns: { regular: 'kids' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Offering / Cartridge', isDefault: true, gifts: 15, givers: 28 },
      { name: 'World Services', gifts: 1, givers: 15 },
      {
        name: 'Red Kettle Online',
        gifts: 9,
        isGiven: ({ month }) => month === 11 || month === 12,
      },
      { name: 'Disaster Relief', gifts: 1 },
    ],
    right: {
      attendance: [{ 'Holiness Meeting': ['Adults', 'Youth/Children'] }],
      kids: [{ counted: { 'Holiness Meeting': ['Youth/Children'] } }],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Offering / Cartridge'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Catholic parish in Louisiana with a new Spanish Mass',
    churchName: 'Our Lady of Prompt Succor Catholic Church',
    events: [
      {
        name: 'Weekend Masses',
        times: [
          { at: 'saturday 16:00', room: { people: 212 }, counts: { Attendance: 'people' } },
          { at: 'sunday 08:00', room: { people: 178 }, counts: { Attendance: 'people' } },
          { at: 'sunday 10:30', room: { people: 334 }, counts: { Attendance: 'people' } },
          {
            at: 'sunday 17:30',
            room: { people: 149 },
            counts: { Attendance: 'people' },
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Misa en Español',
        from: 91,
        times: [
          {
            at: 'sunday 13:00',
            room: { people: 163 },
            counts: { Asistencia: 'people' },
            fullness: ({ ago }) => 1.2 - ago / 230,
          },
        ],
      },
      {
        name: 'Daily Mass',
        opens: 'day',
        frequency: 'Daily',
        from: 130,
        times: [
          {
            at: 'tuesday 12:10',
            room: { people: 27 },
            counts: { Attendance: 'people' },
            forgotten: 0.4,
          },
          {
            at: 'thursday 12:10',
            room: { people: 29 },
            counts: { Attendance: 'people' },
            forgotten: 0.4,
          },
        ],
      },
      {
        name: 'PSR (K-6)',
        rooms: [
          { name: 'K-2', for: 'child' },
          { name: '3-4', for: 'child' },
          { name: '5-6', for: 'child' },
        ],
        times: [
          {
            at: 'wednesday 17:30',
            room: { kids: 88, catechists: 14 },
            checkIns: { regular: 'kids', volunteer: 'catechists' },
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    funds: [
      { name: 'Offertory', isDefault: true, gifts: 120, givers: 420 },
      { name: 'Second Collection', gifts: 14, givers: 200, isGiven: isFirstOfMonth },
      { name: 'Building & Maintenance', gifts: 9, givers: 150 },
      { name: 'PSR Registration Fees', gifts: 20, isGiven: ({ month }) => month === 8 },
      { name: 'Cemetery', gifts: 1 },
    ],
    right: {
      attendance: [{ 'Weekend Masses': ['Attendance'], 'Misa en Español': ['Asistencia'] }],
      kids: [{ checkedInAt: ['PSR (K-6)'] }, {}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Offertory'],
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
