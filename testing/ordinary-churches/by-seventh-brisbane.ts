import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
/** January, when the southern half of the world is at the beach. */
const isJanuary = ({ ago }: Ago): boolean => ago % 52 >= 41 && ago % 52 <= 46;
const south = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.25 : isJanuary({ ago }) ? 0.65 : 1;

/** A church of Brisbane with a location that closed, by somebody who had not seen how the suggestion works. */
export const bySeventhBrisbane: readonly OrdinaryChurch[] = [
  {
    title: 'Pentecostals of Brisbane in three locations, one closed',
    churchName: 'Horizon Church',
    timeZone: 'Australia/Brisbane',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: 'City Location',
        times: [
          {
            at: 'sunday 09:00',
            room: { aud: 168, kids: 47, saved: 2, firsts: 4 },
            counts: {
              Auditorium: 'aud',
              'Kids Total': 'kids',
              Salvations: 'saved',
              'First Time Visitors': 'firsts',
            },
            fullness: south,
          },
          {
            at: 'sunday 17:30',
            room: { aud: 132, saved: 2, firsts: 4 },
            counts: { Auditorium: 'aud', Salvations: 'saved', 'First Time Visitors': 'firsts' },
            fullness: south,
          },
        ],
      },
      {
        name: 'North Location',
        times: [
          {
            at: 'sunday 09:30',
            room: { aud: 114, kids: 36, saved: 1, firsts: 3 },
            counts: {
              Auditorium: 'aud',
              'Kids Total': 'kids',
              Salvations: 'saved',
              'First Time Visitors': 'firsts',
            },
            fullness: south,
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Ipswich Location (CLOSED)',
        until: 64,
        isArchived: true,
        times: [
          {
            at: 'sunday 10:00',
            room: { aud: 46, kids: 13, saved: 1, firsts: 1 },
            counts: {
              Auditorium: 'aud',
              'Kids Total': 'kids',
              Salvations: 'saved',
              'First Time Visitors': 'firsts',
            },
            fullness: south,
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Horizon Kids Check In',
        rooms: [
          { name: 'Bubs', for: 'child' },
          { name: 'Kindy', for: 'child' },
          { name: 'Primary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 44, newkids: 2, team: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: south,
          },
          {
            at: 'sunday 09:30',
            room: { kids: 34, newkids: 2, team: 7 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'team' },
            fullness: south,
          },
        ],
      },
      {
        name: 'Presence Conference 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 66,
        until: 66,
        isArchived: true,
        times: [
          { at: 'thursday 19:00', room: { aud: 380 }, counts: { Auditorium: 'aud' } },
          { at: 'friday 19:00', room: { aud: 420 }, counts: { Auditorium: 'aud' } },
          { at: 'saturday 10:00', room: { aud: 350 }, counts: { Auditorium: 'aud' } },
        ],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 130, givers: 300 },
      { name: 'Heart for the House', gifts: 22, givers: 180 },
      { name: 'Missions', gifts: 12, givers: 90 },
      { name: 'Conference rego', gifts: 10, givers: 90, from: 80, until: 66 },
    ],
    serviceTypes: [{ name: 'City' }, { name: 'North' }, { name: 'Ipswich', isArchived: true }],
    serving: 190,
    groupTypes: ['Connect Groups'],
    groupMembers: 260,
    workflows: [
      { name: 'New People Journey', weekly: 6 },
      { name: 'New Christians', weekly: 3 },
    ],
    right: {
      attendance: [
        {
          'City Location': ['Auditorium', 'Kids Total'],
          'North Location': ['Auditorium', 'Kids Total'],
          'Ipswich Location (CLOSED)': ['Auditorium', 'Kids Total'],
        },
        {
          'City Location': ['Auditorium', 'Kids Total'],
          'North Location': ['Auditorium', 'Kids Total'],
        },
      ],
      kids: [
        {
          counted: {
            'City Location': ['Kids Total'],
            'North Location': ['Kids Total'],
            'Ipswich Location (CLOSED)': ['Kids Total'],
          },
        },
        { counted: { 'City Location': ['Kids Total'], 'North Location': ['Kids Total'] } },
        { checkedInAt: ['Horizon Kids Check In'] },
      ],
      guests: [
        { source: 'workflow', of: ['New People Journey'] },
        { source: 'first_time_check_ins', of: ['Horizon Kids Check In'] },
      ],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
];
