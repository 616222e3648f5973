import type { OrdinaryChurch } from './ordinary-church.ts';

const isFirstOfMonth = ({ date }: { date: number }) => date <= 7;

/** Churches of Britain, by somebody who had not seen how the suggestion works. */
export const bySixthBritain: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Church of England parish with Messy Church and Tiny Tots',
    churchName: 'St Oswald’s, Kirkthorpe',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Sunday 9am (BCP)',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 19 },
            counts: { Adults: 'adults' },
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'Sunday 10.30 Parish Communion',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 76, kids: 17 },
            counts: { Adults: 'adults', U16s: 'kids' },
            fullness: ({ month }) => (month === 8 ? 0.75 : 1),
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'Messy Church',
        times: [
          {
            at: 'thursday 15:45',
            room: { adults: 26, kids: 34 },
            counts: { Adults: 'adults', U16s: 'kids' },
            isHeld: isFirstOfMonth,
          },
        ],
      },
      {
        name: 'Midweek Communion',
        times: [
          {
            at: 'wednesday 10:00',
            room: { adults: 14 },
            counts: { Adults: 'adults' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Tiny Tots',
        from: 64,
        times: [
          {
            at: 'tuesday 09:30',
            room: { toddlers: 19, carers: 17 },
            checkIns: { regular: 'toddlers + carers' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
    ],
    funds: [
      { name: 'Planned Giving (Gift Aid)', isDefault: true, gifts: 22, givers: 48 },
      { name: 'Plate & one-off giving', gifts: 8 },
      { name: 'Roof Appeal', gifts: 3, givers: 40, from: 80 },
      { name: "Children's Society", gifts: 4, isGiven: ({ month }) => month === 12 },
    ],
    right: {
      attendance: [
        {
          'Sunday 9am (BCP)': ['Adults'],
          'Sunday 10.30 Parish Communion': ['Adults', 'U16s'],
        },
        {
          'Sunday 9am (BCP)': ['Adults'],
          'Sunday 10.30 Parish Communion': ['Adults', 'U16s'],
          'Messy Church': ['Adults', 'U16s'],
        },
        {
          'Sunday 9am (BCP)': ['Adults'],
          'Sunday 10.30 Parish Communion': ['Adults', 'U16s'],
          'Messy Church': ['Adults', 'U16s'],
          'Midweek Communion': ['Adults'],
        },
      ],
      kids: [
        { counted: { 'Sunday 10.30 Parish Communion': ['U16s'] } },
        { counted: { 'Sunday 10.30 Parish Communion': ['U16s'], 'Messy Church': ['U16s'] } },
      ],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['Planned Giving (Gift Aid)', 'Plate & one-off giving'],
      serving: null,
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
  {
    title: 'Sixth: a London evangelical church with morning and evening',
    churchName: 'Grace Church Peckham',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 134, kids: 33, babies: 9, stream: 14 },
            counts: { Adults: 'adults', Kids: 'kids', Creche: 'babies', Livestream: 'stream' },
          },
        ],
      },
      {
        name: 'Sunday Evening',
        times: [
          {
            at: 'sunday 18:00',
            room: { adults: 52 },
            counts: { Adults: 'adults' },
            isHeld: ({ month }) => month !== 8,
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Kids Groups sign-in',
        from: 49,
        rooms: [
          { name: 'Crèche (0-2)', for: 'child' },
          { name: 'Sparklers (3-5)', for: 'child' },
          { name: 'Pathfinders (6-11)', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 10:30',
            room: { kids: 40, newkids: 1, leaders: 9 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'leaders' },
            isHeld: ({ month }) => month !== 8,
          },
        ],
      },
      {
        name: 'Copy of Sunday Morning',
        from: 90,
        until: 88,
        isArchived: true,
        times: [{ at: 'sunday 10:30', room: { adults: 130 } }],
      },
    ],
    funds: [
      { name: 'General', isDefault: true, gifts: 37, givers: 85 },
      { name: 'Gospel Partners (Mission)', gifts: 5, givers: 50 },
      { name: 'Weekend Away', gifts: 10, isGiven: ({ month }) => month === 4 || month === 5 },
      { name: 'Hardship Fund', gifts: 1, givers: 30 },
    ],
    serviceTypes: [{ name: 'Sunday Morning' }, { name: 'Sunday Evening' }],
    serving: 44,
    groupTypes: ['Home Groups'],
    groupMembers: 104,
    forms: [{ name: 'Welcome form', weekly: 3 }],
    right: {
      attendance: [
        { 'Sunday Morning': ['Adults', 'Kids', 'Creche'] },
        { 'Sunday Morning': ['Adults', 'Kids', 'Creche'], 'Sunday Evening': ['Adults'] },
      ],
      kids: [
        { counted: { 'Sunday Morning': ['Kids', 'Creche'] } },
        { checkedInAt: ['Kids Groups sign-in'] },
      ],
      guests: [{ source: 'form', of: ['Welcome form'] }],
      giving: ['General'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
