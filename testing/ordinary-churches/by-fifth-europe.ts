import { childrensRooms, type OrdinaryChurch, type TimeHabit } from './ordinary-church.ts';

type Held = NonNullable<TimeHabit['isHeld']>;
const isAugust: Held = ({ month }) => month === 8;
const isUsualMonth: Held = (week) => !isAugust(week);
const isFirstSunday: Held = ({ date }) => date <= 7;

/** Churches of the European continent and Ireland, by somebody who had not seen how the suggestion works. */
export const byFifthEurope: readonly OrdinaryChurch[] = [
  {
    title: 'Freie Gemeinde am Park, a German free church with Kindergottesdienst and house groups',
    churchName: 'Freie evangelische Gemeinde am Park',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 104, kids: 29, stream: 23 },
            counts: { Erwachsene: 'adults', Kinder: 'kids', Livestream: 'stream' },
            forgotten: 0.05,
            fullness: ({ month }) => (month === 8 ? 0.7 : 1),
          },
        ],
      },
      {
        name: 'Kindergottesdienst (KiGo)',
        from: 66,
        rooms: [
          { name: 'Krabbelgruppe 0-3', for: 'child', ages: [0, 35] },
          { name: 'Kiga-Kinder', for: 'child', ages: [36, 71] },
          { name: 'Schulkinder', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:15',
            room: { kids: 26, 'neue kids': 1, team: 6 },
            checkIns: { regular: 'kids', guest: 'neue kids', volunteer: 'team' },
            isHeld: isUsualMonth,
          },
        ],
      },
      {
        name: 'Jugend',
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 24 },
            counts: { Jugendliche: 'youth' },
            isHeld: isUsualMonth,
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Gebetsabend',
        times: [
          {
            at: 'tuesday 19:30',
            room: { adults: 12 },
            counts: { Teilnehmer: 'adults' },
            isHeld: isFirstSunday,
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Gemeindefreizeit 2025',
        frequency: 'None',
        from: 77,
        until: 77,
        isArchived: true,
        times: [{ at: 'friday 17:00', room: { all: 86 }, counts: { Teilnehmer: 'all' } }],
      },
    ],
    funds: [
      { name: 'Allgemeine Spenden', isDefault: true, gifts: 22, givers: 65 },
      { name: 'Mission', gifts: 5 },
      { name: 'Bauprojekt', gifts: 6, from: 120, until: 40 },
      { name: 'Diakonie', gifts: 2 },
    ],
    serviceTypes: [{ name: 'Gottesdienst' }],
    serving: 50,
    groupTypes: ['Hauskreise'],
    groupMembers: 74,
    forms: [{ name: 'Kontaktkarte', weekly: 2 }],
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene', 'Kinder'] }],
      kids: [
        { counted: { Gottesdienst: ['Kinder'] } },
        { checkedInAt: ['Kindergottesdienst (KiGo)'] },
      ],
      guests: [{ source: 'form', of: ['Kontaktkarte'] }],
      giving: ['Allgemeine Spenden'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['kids', 'guests'],
    },
  },
  {
    title: 'Liffey House Church, twenty-eight people and two products',
    churchName: 'Liffey House Church',
    timeZone: 'Europe/Dublin',
    country: 'IE',
    currency: 'EUR',
    events: [
      {
        name: 'sunday gathering',
        from: 71,
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 16:00',
            room: { adults: 20, kids: 8 },
            counts: { people: 'adults + kids' },
            isHeld: isUsualMonth,
            forgotten: 0.12,
          },
        ],
      },
    ],
    groupTypes: ['Small groups'],
    groupMembers: 17,
    right: {
      attendance: [{ 'sunday gathering': ['people'] }],
      kids: [{}],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: [],
      serving: null,
      groups: true,
    },
  },
];
