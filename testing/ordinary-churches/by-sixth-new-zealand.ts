import type { OrdinaryChurch } from './ordinary-church.ts';

const isSouthernTerm = ({ month }: { month: number }) => month >= 2 && month <= 11;

/** Churches of New Zealand, by somebody who had not seen how the suggestion works. */
export const bySixthNewZealand: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a New Zealand Baptist church with mainly music and Boys Brigade',
    churchName: 'Otumoetai Baptist',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    currency: 'NZD',
    events: [
      {
        name: 'Sunday Gathering',
        rooms: [
          { name: 'Creche', for: 'child' },
          { name: 'Kids 3-10', for: 'child' },
          { name: 'Intermediates', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 163, kids: 47, newkids: 2, helpers: 12 },
            counts: { Auditorium: 'adults', 'Kids + leaders': 'kids + newkids + helpers' },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'helpers' },
            fullness: ({ month }) => (month === 1 ? 0.6 : 1),
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'mainly music',
        times: [
          {
            at: 'thursday 09:30',
            room: { toddlers: 26, mums: 22 },
            checkIns: { regular: 'toddlers + mums' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: "Boys' Brigade",
        from: 120,
        times: [
          {
            at: 'wednesday 18:00',
            room: { boys: 21, leaders: 5 },
            checkIns: { regular: 'boys', volunteer: 'leaders' },
            isHeld: isSouthernTerm,
          },
        ],
      },
      {
        name: 'Night Church (finished)',
        until: 95,
        isArchived: true,
        times: [
          {
            at: 'sunday 18:30',
            room: { adults: 31 },
            counts: { Auditorium: 'adults' },
            forgotten: 0.15,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Offering', isDefault: true, gifts: 49, givers: 108 },
      { name: 'NZBMS Missions', gifts: 5, givers: 60 },
      { name: 'Community Ministries', gifts: 3, givers: 50 },
      { name: 'Hall Hire', gifts: 2 },
    ],
    serviceTypes: [{ name: 'Sunday Gathering' }],
    serving: 58,
    groupTypes: ['Life Groups'],
    groupMembers: 121,
    forms: [{ name: "Kia ora! I'm new", weekly: 2 }],
    right: {
      attendance: [
        { 'Sunday Gathering': ['Auditorium', 'Kids + leaders'] },
        {
          'Sunday Gathering': ['Auditorium', 'Kids + leaders'],
          'Night Church (finished)': ['Auditorium'],
        },
      ],
      kids: [
        { checkedInAt: ['Sunday Gathering'] },
        { counted: { 'Sunday Gathering': ['Kids + leaders'] } },
      ],
      guests: [{ source: 'form', of: ["Kia ora! I'm new"] }],
      giving: ['General Offering'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a Samoan congregation in Auckland with a Sunday School before church',
    churchName: 'EFKS Otara',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    currency: 'NZD',
    events: [
      {
        name: 'Lotu Aso Sa 10am',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 61, youth: 17, kids: 22 },
            counts: {
              'Matua (Adults)': 'adults',
              Autalavou: 'youth',
              'Tamaiti (Children)': 'kids',
            },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Lotu Afiafi',
        times: [
          {
            at: 'sunday 16:00',
            room: { people: 43 },
            counts: { Total: 'people' },
            forgotten: 0.12,
          },
        ],
      },
      {
        name: 'Aoga Aso Sa (Sunday School)',
        times: [
          {
            at: 'sunday 08:30',
            room: { kids: 29 },
            counts: { 'Tamaiti (Children)': 'kids' },
            isHeld: isSouthernTerm,
            forgotten: 0.08,
          },
        ],
      },
    ],
    funds: [
      { name: 'Taulaga (Offering)', isDefault: true, gifts: 27, givers: 38 },
      { name: 'Atinae (Development)', gifts: 4, givers: 30 },
      { name: 'Building - Falesa', gifts: 6, givers: 38 },
    ],
    right: {
      attendance: [{ 'Lotu Aso Sa 10am': ['Matua (Adults)', 'Autalavou', 'Tamaiti (Children)'] }],
      kids: [
        { counted: { 'Lotu Aso Sa 10am': ['Tamaiti (Children)'] } },
        { counted: { 'Aoga Aso Sa (Sunday School)': ['Tamaiti (Children)'] } },
      ],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Taulaga (Offering)'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
