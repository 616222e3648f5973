import { type OrdinaryChurch, type TimeHabit, weekdayNames } from './ordinary-church.ts';

/** American churches of other tongues, by somebody who had not seen how the suggestion works. */
export const byFifthUsTongues: readonly OrdinaryChurch[] = [
  {
    title: 'Casa de Restauración, a Spanish-speaking Pentecostal church in Houston',
    churchName: 'Iglesia Casa de Restauración',
    events: [
      {
        name: 'Servicio Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 112, youth: 24, kids: 36, visitors: 7 },
            counts: { Adultos: 'adults', Jóvenes: 'youth', Niños: 'kids', Visitas: 'visitors' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Escuela Dominical',
        times: [
          {
            at: 'sunday 09:45',
            room: { adults: 40, kids: 22 },
            counts: { Asistencia: 'adults + kids' },
            forgotten: 0.2,
          },
        ],
      },
      {
        name: 'Martes de Oracion',
        times: [
          {
            at: 'tuesday 19:30',
            room: { adults: 41, kids: 9 },
            counts: { Asistencia: 'adults + kids' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Noche de Jóvenes',
        times: [
          {
            at: 'friday 19:30',
            room: { youth: 29 },
            counts: { Jóvenes: 'youth' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Congreso de Mujeres 2025',
        frequency: 'Daily',
        opens: 'day',
        from: 56,
        until: 56,
        isArchived: true,
        times: weekdayNames.slice(4, 7).map(
          (day): TimeHabit => ({
            at: `${day} 19:00`,
            room: { adults: 210 },
            counts: { Asistencia: 'adults' },
          }),
        ),
      },
    ],
    funds: [
      { name: 'Diezmos', isDefault: true, gifts: 34, givers: 80 },
      { name: 'Ofrendas', gifts: 28 },
      { name: 'Pro-Templo', gifts: 11 },
      { name: 'Misiones', gifts: 6 },
    ],
    serviceTypes: [{ name: 'Domingo' }],
    serving: 34,
    workflows: [
      { name: 'Visitas - seguimiento', weekly: 4 },
      { name: 'Clase de Bautismo', weekly: 1 },
    ],
    right: {
      attendance: [{ 'Servicio Dominical': ['Adultos', 'Jóvenes', 'Niños', 'Visitas'] }],
      kids: [{ counted: { 'Servicio Dominical': ['Niños'] } }],
      guests: [{ source: 'workflow', of: ['Visitas - seguimiento'] }],
      giving: ['Diezmos', 'Ofrendas'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Hanmaum, a Korean church with an English ministry and prayer at dawn',
    churchName: 'Hanmaum Korean Presbyterian Church 한마음교회',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: '주일 1부 예배',
        times: [
          { at: 'sunday 09:00', room: { adults: 66 }, counts: { 장년: 'adults' }, forgotten: 0.02 },
        ],
      },
      {
        name: '주일 2부 예배',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 148 },
            counts: { 장년: 'adults' },
            forgotten: 0.02,
          },
        ],
      },
      {
        name: 'EM Sunday Service',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 46 },
            counts: { Adults: 'adults' },
            forgotten: 0.1,
          },
        ],
      },
      {
        name: '유년부 Kids Worship',
        rooms: [
          { name: '영아부 Nursery', for: 'child', ages: [0, 35] },
          { name: '유치부 Preschool', for: 'child', ages: [36, 71] },
          { name: '초등부 Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 39, 'new kids': 1, teachers: 10 },
            checkIns: { regular: 'kids', guest: 'new kids', volunteer: 'teachers' },
          },
        ],
      },
      {
        name: '중고등부 Youth',
        times: [
          {
            at: 'sunday 11:00',
            room: { youth: 27 },
            counts: { Students: 'youth' },
            forgotten: 0.08,
          },
        ],
      },
      {
        name: '새벽기도',
        times: weekdayNames.slice(2, 7).map(
          (day): TimeHabit => ({
            at: `${day} 05:30`,
            room: { adults: day === 'saturday' ? 34 : 14 },
            counts: { 인원: 'adults' },
            forgotten: 0.25,
          }),
        ),
      },
      {
        name: '금요 찬양기도회',
        times: [
          { at: 'friday 20:00', room: { adults: 52 }, counts: { 인원: 'adults' }, forgotten: 0.1 },
        ],
      },
    ],
    funds: [
      { name: '십일조 (Tithe)', isDefault: true, gifts: 40, givers: 110 },
      { name: '주일헌금 (Sunday Offering)', gifts: 35 },
      { name: '감사헌금 (Thanksgiving)', gifts: 22 },
      { name: '선교헌금 (Missions)', gifts: 12 },
      { name: '건축헌금 (Building)', gifts: 8 },
    ],
    forms: [
      { name: '새가족 등록 / New Family Card', weekly: 2 },
      { name: 'Summer Retreat Registration', weekly: 1 },
    ],
    right: {
      attendance: [
        { '주일 1부 예배': ['장년'], '주일 2부 예배': ['장년'], 'EM Sunday Service': ['Adults'] },
        {
          '주일 1부 예배': ['장년'],
          '주일 2부 예배': ['장년'],
          'EM Sunday Service': ['Adults'],
          '중고등부 Youth': ['Students'],
        },
        {
          '주일 1부 예배': ['장년'],
          '주일 2부 예배': ['장년'],
          'EM Sunday Service': ['Adults'],
          '유년부 Kids Worship': 'check_ins',
        },
        {
          '주일 1부 예배': ['장년'],
          '주일 2부 예배': ['장년'],
          'EM Sunday Service': ['Adults'],
          '중고등부 Youth': ['Students'],
          '유년부 Kids Worship': 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ['유년부 Kids Worship'] }],
      guests: [{ source: 'form', of: ['새가족 등록 / New Family Card'] }],
      giving: ['십일조 (Tithe)', '주일헌금 (Sunday Offering)', '감사헌금 (Thanksgiving)'],
      groups: false,
      mayAsk: ['attendance', 'giving', 'guests'],
    },
  },
];
