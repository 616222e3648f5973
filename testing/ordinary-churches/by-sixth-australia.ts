import type { OrdinaryChurch } from './ordinary-church.ts';

const isNotJanuary = ({ month }: { month: number }) => month !== 1;
const isSouthernTerm = ({ month }: { month: number }) => month >= 2 && month <= 11;

/** Churches of Australia, by somebody who had not seen how the suggestion works. */
export const bySixthAustralia: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Brisbane Pentecostal church whose night service moved',
    churchName: 'Riverlife City Church',
    timeZone: 'Australia/Brisbane',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: 'Sunday Services',
        times: [
          {
            at: 'sunday 08:30',
            room: { adults: 96, kids: 24, new: 2, saved: 1 },
            counts: {
              Adults: 'adults + new',
              Kids: 'kids',
              'First Time Visitors': 'new',
              Salvations: 'saved',
            },
          },
          {
            at: 'sunday 10:30',
            room: { adults: 171, kids: 58, new: 5, saved: 1 },
            counts: {
              Adults: 'adults + new',
              Kids: 'kids',
              'First Time Visitors': 'new',
              Salvations: 'saved',
            },
          },
          {
            at: 'sunday 18:00',
            room: { adults: 88, new: 3, saved: 1 },
            counts: { Adults: 'adults + new', 'First Time Visitors': 'new', Salvations: 'saved' },
            isHeld: ({ ago }) => ago > 68,
            forgotten: 0.04,
          },
          {
            at: 'sunday 17:00',
            room: { adults: 97, kids: 13, new: 4, saved: 1 },
            counts: {
              Adults: 'adults + new',
              Kids: 'kids',
              'First Time Visitors': 'new',
              Salvations: 'saved',
            },
            isHeld: ({ ago }) => ago <= 68,
          },
        ],
      },
      {
        name: 'Riverlife Kids',
        from: 104,
        rooms: [
          { name: 'Tiny Tackers 0-2', for: 'child' },
          { name: 'Kindy', for: 'child' },
          { name: 'Prep - Grade 6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 08:30',
            room: { kids: 22, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
          {
            at: 'sunday 10:30',
            room: { kids: 54, newkids: 2 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Friday Night Youth 🔥',
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 74, newyouth: 5, leaders: 15 },
            checkIns: { regular: 'youth', guest: 'newyouth', volunteer: 'leaders' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: 'Colour Sisterhood Night',
        frequency: 'None',
        from: 58,
        until: 58,
        isArchived: true,
        times: [{ at: 'thursday 19:00', room: { women: 130 }, counts: { Women: 'women' } }],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 82, givers: 190 },
      { name: 'Heart for the House (Building)', gifts: 9, givers: 120 },
      { name: 'Missions', gifts: 7, givers: 90 },
      { name: 'Youth Camp', gifts: 8, isGiven: ({ month }) => month === 9 },
    ],
    serviceTypes: [{ name: 'Sundays' }, { name: 'Youth' }],
    serving: 88,
    groupTypes: ['Connect Groups'],
    groupMembers: 210,
    workflows: [
      { name: 'New Christians', weekly: 1 },
      { name: 'First Time Guests', weekly: 7 },
    ],
    right: {
      attendance: [{ 'Sunday Services': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Sunday Services': ['Kids'] } }, { checkedInAt: ['Riverlife Kids'] }],
      guests: [{ source: 'workflow', of: ['First Time Guests'] }],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Sydney Anglican parish of three congregations',
    churchName: "St Barnabas' Anglican Church Penshurst",
    timeZone: 'Australia/Sydney',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: '8am Traditional',
        times: [{ at: 'sunday 08:00', room: { adults: 37 }, counts: { Adults: 'adults' } }],
      },
      {
        name: '10am Family',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 82, kids: 31 },
            counts: { Adults: 'adults', Children: 'kids' },
            fullness: ({ month }) => (month === 1 ? 0.65 : 1),
            forgotten: 0.02,
          },
        ],
      },
      {
        name: '5pm Youth & Young Adults',
        times: [
          {
            at: 'sunday 17:00',
            room: { adults: 44 },
            counts: { Adults: 'adults' },
            isHeld: isNotJanuary,
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Kids Church Check-in',
        from: 60,
        rooms: [
          { name: 'Creche', for: 'child' },
          { name: 'Preschool', for: 'child' },
          { name: 'K-Year 5', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { kids: 28, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
            isHeld: isNotJanuary,
          },
        ],
      },
      {
        name: 'ESL Conversation Cafe',
        times: [
          {
            at: 'wednesday 10:00',
            room: { learners: 17, helpers: 6 },
            counts: { Learners: 'learners', Helpers: 'helpers' },
            isHeld: isSouthernTerm,
            forgotten: 0.15,
          },
        ],
      },
    ],
    funds: [
      { name: 'Ministry Offertory', isDefault: true, gifts: 41, givers: 88 },
      { name: 'CMS / Mission Partners', gifts: 4, givers: 50 },
      { name: 'Property Fund', gifts: 3, givers: 40 },
    ],
    serviceTypes: [{ name: '10am' }, { name: '8am' }, { name: '5pm' }],
    serving: 52,
    groupTypes: ['Growth Groups'],
    groupMembers: 98,
    forms: [{ name: 'Newcomers card', weekly: 2 }],
    right: {
      attendance: [
        {
          '8am Traditional': ['Adults'],
          '10am Family': ['Adults', 'Children'],
          '5pm Youth & Young Adults': ['Adults'],
        },
      ],
      kids: [
        { counted: { '10am Family': ['Children'] } },
        { checkedInAt: ['Kids Church Check-in'] },
      ],
      guests: [{ source: 'form', of: ['Newcomers card'] }],
      giving: ['Ministry Offertory'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
