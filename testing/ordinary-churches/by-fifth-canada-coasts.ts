import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Churches of the Canadian coasts, by somebody who had not seen how the suggestion works. */
export const byFifthCanadaCoasts: readonly OrdinaryChurch[] = [
  {
    title: 'Richmond Chinese Community Church, three congregations by language on one morning',
    churchName: 'Richmond Chinese Community Church',
    timeZone: 'America/Vancouver',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Cantonese Worship 粵語崇拜',
        times: [
          {
            at: 'sunday 09:30',
            room: { people: 172 },
            counts: { 'Attendance 人數': 'people' },
            forgotten: 0.01,
          },
        ],
      },
      {
        name: 'Mandarin Worship 國語崇拜',
        from: 130,
        times: [
          {
            at: 'sunday 11:15',
            room: { people: 98 },
            counts: { 'Attendance 人數': 'people' },
            forgotten: 0.03,
            fullness: ({ ago }) => (ago > 78 ? 0.75 : 1),
          },
        ],
      },
      {
        name: 'English Worship',
        times: [
          {
            at: 'sunday 11:15',
            room: { people: 84 },
            counts: { Attendance: 'people' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: "Children's Worship",
        times: [
          {
            at: 'sunday 09:30',
            room: { kids: 31, teachers: 8 },
            counts: { Children: 'kids', Teachers: 'teachers' },
            forgotten: 0.05,
          },
          {
            at: 'sunday 11:15',
            room: { kids: 27, teachers: 6 },
            counts: { Children: 'kids', Teachers: 'teachers' },
            forgotten: 0.05,
          },
        ],
      },
      {
        name: 'Adult Sunday School 主日學',
        times: [
          {
            at: 'sunday 11:15',
            room: { people: 76 },
            counts: { Attendance: 'people' },
            forgotten: 0.15,
          },
        ],
      },
      {
        name: 'Friday Night Fellowships 團契',
        times: [
          {
            at: 'friday 19:30',
            room: { people: 88 },
            counts: { Attendance: 'people' },
            forgotten: 0.2,
          },
        ],
      },
    ],
    funds: [
      { name: 'General 常費', isDefault: true, gifts: 68, givers: 190 },
      { name: 'Missions 差傳', gifts: 18 },
      { name: 'Building 建堂', gifts: 14 },
      { name: 'Benevolence 慈惠', gifts: 5 },
    ],
    serviceTypes: [{ name: 'Cantonese' }, { name: 'Mandarin' }, { name: 'English' }],
    serving: 70,
    groupTypes: ['Fellowships', 'Cell Groups'],
    groupMembers: 210,
    right: {
      attendance: [
        {
          'Cantonese Worship 粵語崇拜': ['Attendance 人數'],
          'Mandarin Worship 國語崇拜': ['Attendance 人數'],
          'English Worship': ['Attendance'],
          "Children's Worship": ['Children'],
        },
        {
          'Cantonese Worship 粵語崇拜': ['Attendance 人數'],
          'Mandarin Worship 國語崇拜': ['Attendance 人數'],
          'English Worship': ['Attendance'],
          "Children's Worship": ['Children', 'Teachers'],
        },
        {
          'Cantonese Worship 粵語崇拜': ['Attendance 人數'],
          'Mandarin Worship 國語崇拜': ['Attendance 人數'],
          'English Worship': ['Attendance'],
        },
      ],
      kids: [{ counted: { "Children's Worship": ['Children'] } }],
      guests: [{ source: null }, { source: 'new_people' }],
      giving: ['General 常費'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Harvest Bay, a Nova Scotia church that counts its livestream beside the room',
    churchName: 'Harvest Bay Church',
    timeZone: 'America/Halifax',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'SUNDAY SERVICES',
        times: [
          {
            at: 'sunday 09:00',
            room: { adults: 134, helpers: 22, streams: 61 },
            counts: { 'In Person': 'adults', 'Dream Team': 'helpers', Livestream: 'streams' },
            forgotten: 0.04,
          },
          {
            at: 'sunday 11:00',
            room: { adults: 171, helpers: 26, streams: 88 },
            counts: { 'In Person': 'adults', 'Dream Team': 'helpers', Livestream: 'streams' },
            forgotten: 0.04,
          },
        ],
      },
      {
        name: 'HB Kids',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 09:00',
            room: { kids: 39, 'new kids': 2 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
          {
            at: 'sunday 11:00',
            room: { kids: 55, 'new kids': 3 },
            checkIns: { regular: 'kids', guest: 'new kids' },
          },
        ],
      },
      {
        name: 'HB Kids (OLD do not use)',
        from: 155,
        until: 150,
        isArchived: true,
        rooms: [{ name: 'Everybody', for: null }],
        times: [{ at: 'sunday 10:00', room: { kids: 4 }, checkIns: { regular: 'kids' } }],
      },
      {
        name: 'First Wednesday',
        times: [
          {
            at: 'wednesday 19:00',
            room: { adults: 120 },
            counts: { 'In Person': 'adults' },
            isHeld: ({ date }) => date <= 7,
            forgotten: 0.1,
          },
        ],
      },
      {
        name: 'Sisterhood Conf. 2026',
        frequency: 'None',
        from: 36,
        until: 36,
        isArchived: true,
        times: [{ at: 'saturday 09:00', room: { women: 240 }, checkIns: { regular: 'women' } }],
      },
    ],
    funds: [
      { name: 'Tithes & Offerings', isDefault: true, gifts: 82, givers: 210 },
      { name: 'Heart for the House', gifts: 9 },
      { name: 'Missions', gifts: 10 },
      { name: 'Hurricane Relief', gifts: 12, from: 118, until: 106 },
      { name: 'Sisterhood Tickets', gifts: 15, from: 46, until: 37 },
    ],
    serviceTypes: [{ name: 'Sunday Services' }, { name: 'First Wednesday' }],
    serving: 118,
    groupTypes: ['Small Groups (Spring/Fall)'],
    groupMembers: 165,
    forms: [
      { name: 'Digital Connect Card', weekly: 7 },
      { name: 'I Said Yes (Salvation)', weekly: 2 },
      { name: 'Growth Track', weekly: 3 },
    ],
    right: {
      attendance: [
        { 'SUNDAY SERVICES': ['In Person', 'Dream Team'], 'HB Kids': 'check_ins' },
        { 'SUNDAY SERVICES': ['In Person'], 'HB Kids': 'check_ins' },
        { 'SUNDAY SERVICES': ['In Person', 'Dream Team'] },
        { 'SUNDAY SERVICES': ['In Person'] },
      ],
      kids: [{ checkedInAt: ['HB Kids'] }],
      guests: [{ source: 'form', of: ['Digital Connect Card'] }],
      giving: ['Tithes & Offerings'],
      serving: 'team_members',
      groups: true,
      mayAsk: ['attendance'],
    },
  },
];
