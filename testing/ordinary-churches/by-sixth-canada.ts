import type { OrdinaryChurch } from './ordinary-church.ts';

const isSummer = ({ month }: { month: number }) => month >= 6 && month <= 8;
const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;

/** Churches of Canada, by somebody who had not seen how the suggestion works. */
export const bySixthCanada: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Chinese Alliance church in Vancouver in three tongues',
    churchName: 'Fraserview Chinese Alliance Church',
    timeZone: 'America/Los_Angeles',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Cantonese Worship 粵語崇拜',
        times: [{ at: 'sunday 09:15', room: { people: 128 }, counts: { Total: 'people' } }],
      },
      {
        name: 'English Worship',
        times: [
          {
            at: 'sunday 11:15',
            room: { people: 84 },
            counts: { Total: 'people' },
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Mandarin Worship 國語崇拜',
        times: [
          {
            at: 'sunday 11:15',
            room: { people: 71 },
            counts: { Total: 'people' },
            fullness: ({ ago }) => 1.15 - ago / 400,
          },
        ],
      },
      {
        name: "Children's Ministry 兒童部",
        rooms: [
          { name: 'Nursery 幼兒', for: 'child' },
          { name: 'JK-Gr 2', for: 'child' },
          { name: 'Gr 3-6', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:15',
            room: { kids: 46, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: 'Friday Youth Fellowship',
        from: 100,
        times: [
          {
            at: 'friday 19:30',
            room: { youth: 33, newyouth: 1 },
            checkIns: { regular: 'youth', guest: 'newyouth' },
            isHeld: isSchoolYear,
          },
        ],
      },
      {
        name: 'Prayer Meeting 祈禱會',
        times: [
          {
            at: 'wednesday 20:00',
            room: { people: 24 },
            counts: { Total: 'people' },
            forgotten: 0.2,
          },
        ],
      },
    ],
    funds: [
      { name: 'General Fund 常費', isDefault: true, gifts: 62, givers: 150 },
      { name: 'Mission Fund 差傳', gifts: 12, givers: 90 },
      { name: 'Building Fund 建堂', gifts: 6, givers: 80 },
      { name: 'Benevolence 慈惠', gifts: 3, givers: 60 },
    ],
    groupTypes: ['Fellowships 團契'],
    groupMembers: 170,
    workflows: [{ name: 'Newcomer 新朋友', weekly: 2 }],
    right: {
      attendance: [
        {
          'Cantonese Worship 粵語崇拜': ['Total'],
          'English Worship': ['Total'],
          'Mandarin Worship 國語崇拜': ['Total'],
          "Children's Ministry 兒童部": 'check_ins',
        },
        {
          'Cantonese Worship 粵語崇拜': ['Total'],
          'English Worship': ['Total'],
          'Mandarin Worship 國語崇拜': ['Total'],
        },
      ],
      kids: [{ checkedInAt: ["Children's Ministry 兒童部"] }],
      guests: [{ source: 'workflow', of: ['Newcomer 新朋友'] }],
      giving: ['General Fund 常費'],
      serving: null,
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
  {
    title: 'Sixth: an Ontario Pentecostal church that counts by zones and rests its kids in summer',
    churchName: 'Lakeshore Pentecostal Church',
    timeZone: 'America/New_York',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'SUNDAY SERVICE',
        times: [
          {
            at: 'sunday 10:30',
            room: { floor: 83, balcony: 12, kids: 25, babies: 6, stream: 41 },
            counts: {
              'Main floor': 'floor',
              Balcony: 'balcony',
              'Kids Zone': 'kids',
              Nursery: 'babies',
              Livestream: 'stream',
            },
            isHeld: isSchoolYear,
            forgotten: 0.03,
          },
          {
            at: 'sunday 10:00',
            room: { floor: 86, balcony: 4, babies: 5, stream: 35 },
            counts: {
              'Main floor': 'floor',
              Balcony: 'balcony',
              Nursery: 'babies',
              Livestream: 'stream',
            },
            isHeld: isSummer,
            forgotten: 0.06,
          },
        ],
      },
      {
        name: 'Alpha - Fall 2025',
        from: 60,
        until: 50,
        isArchived: true,
        times: [
          {
            at: 'thursday 18:30',
            room: { guests: 16, team: 7 },
            checkIns: { regular: 'guests', volunteer: 'team' },
          },
        ],
      },
      {
        name: 'Youth Friday',
        times: [
          {
            at: 'friday 19:00',
            room: { youth: 18 },
            counts: { Youth: 'youth' },
            isHeld: isSchoolYear,
            forgotten: 0.2,
          },
        ],
      },
    ],
    funds: [
      { name: 'Tithes and Offerings', isDefault: true, gifts: 33, givers: 64 },
      { name: 'Missions', gifts: 7, givers: 40 },
      { name: 'ERDO', gifts: 1, givers: 20 },
      { name: 'Building fund', gifts: 3, givers: 30 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }],
    serving: 28,
    forms: [
      { name: 'Connect Card', weekly: 2 },
      { name: 'Water Baptism', weekly: 0 },
    ],
    right: {
      attendance: [{ 'SUNDAY SERVICE': ['Main floor', 'Balcony', 'Kids Zone', 'Nursery'] }],
      kids: [{ counted: { 'SUNDAY SERVICE': ['Kids Zone', 'Nursery'] } }],
      guests: [{ source: 'form', of: ['Connect Card'] }],
      giving: ['Tithes and Offerings'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
