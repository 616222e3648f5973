import type { OrdinaryChurch } from './ordinary-church.ts';

type Ago = { ago: number };
const easters = [32, 82, 137];
const isSummer = ({ ago }: Ago): boolean => ago % 52 >= 11 && ago % 52 <= 23;
const seasons = ({ ago }: Ago): number =>
  easters.includes(ago) ? 1.6 : isSummer({ ago }) ? 0.85 : 1;

/** Congregations of Spanish and Korean, by somebody who had not seen how the suggestion works. */
export const bySeventhUsTongues: readonly OrdinaryChurch[] = [
  {
    title: 'Iglesia pentecostal hispana in New Jersey',
    churchName: 'Iglesia Cristiana Roca Eterna',
    timeZone: 'America/New_York',
    events: [
      {
        name: 'Culto Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { adultos: 84, jovenes: 22, ninos: 31, visitas: 5 },
            counts: {
              Adultos: 'adultos + visitas',
              Jóvenes: 'jovenes',
              Niños: 'ninos',
              Visitas: 'visitas',
            },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'Culto de Oración (martes)',
        times: [
          {
            at: 'tuesday 19:30',
            room: { adultos: 36, ninos: 8 },
            counts: { Adultos: 'adultos', Niños: 'ninos' },
            forgotten: 0.12,
          },
        ],
      },
    ],
    funds: [
      { name: 'Diezmos', isDefault: true, gifts: 34, givers: 52 },
      { name: 'Ofrendas', gifts: 26, givers: 60 },
      { name: 'Misiones', gifts: 6, givers: 25 },
      { name: 'Pro-Templo', gifts: 8, givers: 30, from: 80 },
    ],
    serviceTypes: [{ name: 'Culto Dominical' }],
    serving: 26,
    right: {
      attendance: [{ 'Culto Dominical': ['Adultos', 'Jóvenes', 'Niños'] }],
      kids: [
        { counted: { 'Culto Dominical': ['Niños'] } },
        { counted: { 'Culto Dominical': ['Niños', 'Jóvenes'] } },
      ],
      guests: [{ source: null }],
      giving: ['Diezmos', 'Ofrendas'],
      serving: 'team_members',
      groups: false,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
  {
    title: 'Korean Presbyterians in Los Angeles, KM and EM',
    churchName: '나성한빛교회 LA Hanbit Church',
    timeZone: 'America/Los_Angeles',
    events: [
      {
        name: '주일예배 (KM)',
        times: [
          {
            at: 'sunday 08:00',
            room: { people: 74, newcomers: 1 },
            counts: { 장년: 'people', 새가족: 'newcomers' },
            fullness: seasons,
          },
          {
            at: 'sunday 11:00',
            room: { people: 188, newcomers: 2 },
            counts: { 장년: 'people', 새가족: 'newcomers' },
            fullness: seasons,
          },
        ],
      },
      {
        name: 'EM Worship',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 57 },
            counts: { Adults: 'people' },
            fullness: seasons,
            forgotten: 0.05,
          },
        ],
      },
      {
        name: '새벽기도회',
        frequency: 'Daily',
        opens: 'day',
        times: [
          { at: 'tuesday 05:45', room: { people: 22 }, counts: { 참석: 'people' } },
          { at: 'wednesday 05:45', room: { people: 19 }, counts: { 참석: 'people' } },
          { at: 'thursday 05:45', room: { people: 18 }, counts: { 참석: 'people' } },
          { at: 'friday 05:45', room: { people: 20 }, counts: { 참석: 'people' } },
          { at: 'saturday 06:00', room: { people: 41 }, counts: { 참석: 'people' } },
        ],
      },
      {
        name: '주일학교 Sunday School',
        rooms: [
          { name: '영아부 Nursery', for: 'child' },
          { name: '유치부 Preschool', for: 'child' },
          { name: '초등부 Elementary', for: 'child' },
        ],
        times: [
          {
            at: 'sunday 11:00',
            room: { kids: 52, newkids: 1, teachers: 11 },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'teachers' },
            fullness: seasons,
          },
        ],
      },
    ],
    funds: [
      { name: '십일조 Tithe', isDefault: true, gifts: 48, givers: 110 },
      { name: '주일헌금 Sunday Offering', gifts: 40, givers: 140 },
      { name: '감사헌금 Thanksgiving', gifts: 14, givers: 80 },
      { name: '선교헌금 Missions', gifts: 11, givers: 60 },
      { name: '건축헌금 Building', gifts: 5, givers: 40 },
    ],
    serviceTypes: [{ name: 'KM 주일예배' }, { name: 'EM Worship' }],
    serving: 60,
    groupTypes: ['구역 (Cell)'],
    groupMembers: 170,
    workflows: [{ name: '새가족 등록', weekly: 1 }],
    right: {
      attendance: [
        { '주일예배 (KM)': ['장년'], 'EM Worship': ['Adults'] },
        {
          '주일예배 (KM)': ['장년'],
          'EM Worship': ['Adults'],
          '주일학교 Sunday School': 'check_ins',
        },
      ],
      kids: [{ checkedInAt: ['주일학교 Sunday School'] }],
      guests: [
        { source: 'workflow', of: ['새가족 등록'] },
        { source: 'first_time_check_ins', of: ['주일학교 Sunday School'] },
      ],
      giving: ['십일조 Tithe', '주일헌금 Sunday Offering', '감사헌금 Thanksgiving'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance', 'kids', 'giving', 'guests'],
    },
  },
];
