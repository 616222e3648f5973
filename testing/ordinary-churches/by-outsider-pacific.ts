import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the Pacific, by somebody who had not read how the suggestion works. */
export const byOutsiderPacific: readonly OrdinaryChurch[] = [
  {
    title: 'Seoul: three services as three events, dawn prayer, Wednesday and Friday',
    timeZone: 'Asia/Seoul',
    country: 'KR',
    events: [
      ...(
        [
          ['1부', '07:30', 60],
          ['2부', '09:30', 190],
          ['3부', '11:30', 240],
        ] as const
      ).map(([name, clock, people]) => ({
        name: `주일예배 ${name}`,
        times: [
          {
            at: `sunday ${clock}` as const,
            room: { adults: people, kids: Math.round(people / 6), online: 30 },
            counts: { 성인: 'adults', 어린이: 'kids', 온라인: 'online' },
          },
        ],
      })),
      {
        name: '새벽기도',
        times: (['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const).map((day) => ({
          at: `${day} 05:30` as const,
          room: { people: 25 },
          counts: { 출석: 'people' },
        })),
      },
      {
        name: '수요예배',
        times: [{ at: 'wednesday 19:30', room: { people: 70 }, counts: { 출석: 'people' } }],
      },
      {
        name: '금요철야',
        times: [{ at: 'friday 21:00', room: { people: 55 }, counts: { 출석: 'people' } }],
      },
    ],
    right: {
      attendance: [
        {
          '주일예배 1부': ['성인', '어린이'],
          '주일예배 2부': ['성인', '어린이'],
          '주일예배 3부': ['성인', '어린이'],
        },
      ],
      kids: [
        {
          counted: {
            '주일예배 1부': ['어린이'],
            '주일예배 2부': ['어린이'],
            '주일예배 3부': ['어린이'],
          },
        },
      ],
    },
  },
  {
    title: 'Auckland: nine and six, youth on Friday, hall rows and a Sunday lunch',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    events: [
      {
        name: 'Sunday 9am',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 140, kids: 40 },
            counts: { Adults: 'adults', Tamariki: 'kids' },
          },
        ],
      },
      {
        name: 'Sunday 6pm',
        times: [{ at: 'sunday 18:00', room: { adults: 60 }, counts: { Adults: 'adults' } }],
      },
      {
        name: 'Friday Youth',
        times: [
          {
            at: 'friday 19:00',
            room: { teens: 45, leaders: 10 },
            checkIns: { regular: 'teens', volunteer: 'leaders' },
          },
        ],
      },
      {
        name: 'Community Lunch',
        times: [
          {
            at: 'sunday 12:30',
            room: { people: 90 },
            counts: { Meals: 'people' },
            isHeld: ({ date }) => date <= 7,
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday 9am': ['Adults', 'Tamariki'], 'Sunday 6pm': ['Adults'] }],
      kids: [{ counted: { 'Sunday 9am': ['Tamariki'] } }],
    },
  },
  {
    title: 'Christchurch: everybody checks in, and the band does so as volunteers',
    timeZone: 'Pacific/Auckland',
    country: 'NZ',
    events: [
      {
        name: 'Sunday Church',
        rooms: [...childrensRooms, { name: 'Auditorium', for: 'adult' }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 95, kids: 30, guests: 4, band: 18 },
            checkIns: { regular: 'adults + kids', guest: 'guests', volunteer: 'band' },
          },
        ],
      },
      {
        name: 'Playgroup',
        rooms: [{ name: 'Hall', for: 'child' }],
        times: [
          {
            at: 'tuesday 09:30',
            room: { kids: 28, parents: 22 },
            checkIns: { regular: 'kids + parents' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Church': 'check_ins' }],
      kids: [{ checkedInTo: { 'Sunday Church': ['Nursery', 'Elementary'] } }],
    },
  },
  {
    title: 'Manila: the count began with families, and cell groups meet midweek',
    timeZone: 'Asia/Manila',
    country: 'PH',
    events: [
      {
        name: 'Sunday Worship Service',
        times: [
          {
            at: 'sunday 09:00',
            room: { people: 320, kids: 60, families: 110 },
            counts: { Attendees: 'people', 'Kids Church': 'kids', Families: 'families' },
          },
        ],
      },
      {
        name: 'Prayer and Fasting',
        times: [{ at: 'friday 19:00', room: { people: 50 }, counts: { Attendees: 'people' } }],
      },
    ],
    groupTypes: ['Cell Groups'],
    groupMembers: 140,
    right: {
      attendance: [{ 'Sunday Worship Service': ['Attendees', 'Kids Church'] }],
      kids: [{ counted: { 'Sunday Worship Service': ['Kids Church'] } }],
      groups: true,
      mayAsk: ['attendance'],
    },
  },
];
