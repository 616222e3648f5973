import type { OrdinaryChurch } from './ordinary-church.ts';

/** Congregations of Spanish and Korean, by somebody who had not seen how the suggestion works. */
export const bySixthUsTongues: readonly OrdinaryChurch[] = [
  {
    title: 'Sixth: a Hispanic congregation in Texas with cells',
    churchName: 'Iglesia Roca Eterna',
    events: [
      {
        name: 'Culto Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 112, kids: 41, visits: 6 },
            counts: { Adultos: 'adults + visits', Niños: 'kids', Visitas: 'visits' },
            forgotten: 0.03,
          },
        ],
      },
      {
        name: 'Martes de Oracion',
        times: [
          {
            at: 'tuesday 19:30',
            room: { people: 37 },
            counts: { Total: 'people' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Noche de Jóvenes',
        from: 96,
        times: [
          {
            at: 'friday 19:30',
            room: { youth: 27, newyouth: 1 },
            checkIns: { regular: 'youth', guest: 'newyouth' },
          },
        ],
      },
      {
        name: 'Retiro de Damas 2024',
        frequency: 'None',
        opens: 'day',
        from: 82,
        until: 82,
        isArchived: true,
        times: [{ at: 'saturday 09:00', room: { women: 64 }, checkIns: { regular: 'women' } }],
      },
    ],
    funds: [
      { name: 'Diezmos', isDefault: true, gifts: 34, givers: 58 },
      { name: 'Ofrendas', gifts: 22, givers: 70 },
      { name: 'Misiones', gifts: 4, givers: 30 },
      { name: 'Pro-Templo', gifts: 6, givers: 34 },
    ],
    groupTypes: ['Células'],
    groupMembers: 96,
    forms: [{ name: 'Petición de Oración', weekly: 2 }],
    workflows: [{ name: 'Nuevos Visitantes', weekly: 3 }],
    right: {
      attendance: [{ 'Culto Dominical': ['Adultos', 'Niños'] }],
      kids: [{ counted: { 'Culto Dominical': ['Niños'] } }],
      guests: [{ source: 'workflow', of: ['Nuevos Visitantes'] }],
      giving: ['Diezmos', 'Ofrendas'],
      serving: null,
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
  {
    title: 'Sixth: a Korean Presbyterian church with an English ministry',
    churchName: '뉴저지 소망장로교회 Somang Presbyterian Church',
    timeZone: 'America/New_York',
    events: [
      {
        name: '주일예배 (KM)',
        times: [
          { at: 'sunday 08:00', room: { people: 48 }, counts: { 장년: 'people' } },
          { at: 'sunday 11:00', room: { people: 121 }, counts: { 장년: 'people' } },
        ],
      },
      {
        name: 'EM Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 47 },
            counts: { EM: 'people' },
            forgotten: 0.08,
          },
        ],
      },
      {
        name: 'Youth Group 중고등부',
        times: [
          {
            at: 'sunday 11:00',
            room: { students: 23 },
            counts: { Students: 'students' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Sunday School 주일학교',
        rooms: [
          { name: '유아부 Nursery', for: 'child' },
          { name: '유치부 Pre-K', for: 'child' },
          { name: '유년부 Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 52, newkids: 1 },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
      {
        name: '새벽기도회',
        opens: 'day',
        frequency: 'Daily',
        from: 120,
        times: [
          {
            at: 'tuesday 06:00',
            room: { people: 21 },
            counts: { 인원: 'people' },
            forgotten: 0.2,
          },
          {
            at: 'thursday 06:00',
            room: { people: 20 },
            counts: { 인원: 'people' },
            forgotten: 0.2,
          },
          {
            at: 'saturday 06:00',
            room: { people: 39 },
            counts: { 인원: 'people' },
            forgotten: 0.2,
          },
        ],
      },
      {
        name: '수요예배',
        times: [
          {
            at: 'wednesday 20:00',
            room: { people: 41 },
            counts: { 인원: 'people' },
            forgotten: 0.1,
          },
        ],
      },
    ],
    funds: [
      { name: '주정헌금 Weekly Offering', isDefault: true, gifts: 44, givers: 120 },
      { name: '십일조 Tithe', gifts: 30, givers: 70 },
      { name: '감사헌금 Thanksgiving', gifts: 12, givers: 90 },
      { name: '선교헌금 Missions', gifts: 6, givers: 60 },
      { name: '건축헌금 Building', gifts: 5, givers: 60 },
    ],
    groupTypes: ['구역'],
    groupMembers: 140,
    workflows: [{ name: '새가족 New Family', weekly: 2 }],
    right: {
      attendance: [
        {
          '주일예배 (KM)': ['장년'],
          'EM Worship': ['EM'],
          'Youth Group 중고등부': ['Students'],
          'Sunday School 주일학교': 'check_ins',
        },
        { '주일예배 (KM)': ['장년'], 'EM Worship': ['EM'] },
        {
          '주일예배 (KM)': ['장년'],
          'EM Worship': ['EM'],
          'Sunday School 주일학교': 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ['Sunday School 주일학교'] }],
      guests: [{ source: 'workflow', of: ['새가족 New Family'] }],
      giving: ['주정헌금 Weekly Offering', '십일조 Tithe', '감사헌금 Thanksgiving'],
      serving: null,
      groups: true,
      mayAsk: ['attendance', 'giving', 'guests', 'kids'],
    },
  },
];
