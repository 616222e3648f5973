import type { OrdinaryChurch } from './ordinary-church.ts';

/** Churches that count more than people, or people under many names. */
export const byHeadcountType: readonly OrdinaryChurch[] = [
  {
    title: 'One slip for worship and for the Sunday school of all ages before it',
    events: [
      {
        name: 'Sunday',
        times: [
          {
            at: 'sunday 11:00',
            room: { all: 110, classes: 62 },
            counts: { Worship: 'all', 'Sunday School': 'classes' },
          },
        ],
      },
    ],
    right: {
      // Who is in class at ten is in the pew at eleven.
      attendance: [{ Sunday: ['Worship'] }],
      kids: [{}],
    },
  },
  {
    title: 'Everything is counted: cars, decisions, baptisms, communion, volunteers, offering',
    events: [
      {
        name: 'Sunday Celebration',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 130, kids: 40, cars: 80, few: 2, cups: 120, team: 24, dollars: 3000 },
            counts: {
              Adults: 'adults',
              Children: 'kids',
              'Cars in lot': 'cars',
              Decisions: 'few',
              Baptisms: 'few',
              Communion: 'cups',
              'Serve Team': 'team',
              Offering: 'dollars',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Celebration': ['Adults', 'Children'] },
        // Whoever serves may sit in the room or not; the church may say.
        { 'Sunday Celebration': ['Adults', 'Children', 'Serve Team'] },
      ],
      kids: [{ counted: { 'Sunday Celebration': ['Children'] } }],
    },
  },
  {
    title: 'Men, women, children, and a nursery; viewers on Facebook',
    timeZone: 'Africa/Lagos',
    currency: 'NGN',
    events: [
      {
        name: 'Sunday Worship Service',
        times: [
          {
            at: 'sunday 08:00',
            room: { men: 85, women: 120, kids: 60, babies: 10, online: 40 },
            counts: {
              Men: 'men',
              Women: 'women',
              Children: 'kids',
              Nursery: 'babies',
              'Facebook Live': 'online',
            },
          },
        ],
      },
      {
        name: 'Midweek Bible Study',
        times: [
          {
            at: 'wednesday 18:00',
            room: { men: 20, women: 35 },
            counts: { Men: 'men', Women: 'women' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship Service': ['Men', 'Women', 'Children', 'Nursery'] }],
      kids: [{ counted: { 'Sunday Worship Service': ['Children', 'Nursery'] } }],
    },
  },
  {
    title: 'French: Adultes, Enfants, Bénévoles, En ligne',
    timeZone: 'Europe/Paris',
    currency: 'EUR',
    events: [
      {
        name: 'Culte du dimanche',
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 75, kids: 24, team: 12, online: 22 },
            counts: { Adultes: 'adults', Enfants: 'kids', Bénévoles: 'team', 'En ligne': 'online' },
          },
        ],
      },
    ],
    right: {
      attendance: [{ 'Culte du dimanche': ['Adultes', 'Enfants'] }],
      kids: [{ counted: { 'Culte du dimanche': ['Enfants'] } }],
    },
  },
  {
    title: 'The total has the volunteers in it',
    timeZone: 'America/Mexico_City',
    currency: 'MXN',
    events: [
      {
        name: 'Servicio Dominical',
        times: [
          {
            at: 'sunday 11:00',
            room: { adults: 140, kids: 50, team: 18, cars: 55 },
            counts: {
              Adultos: 'adults',
              Niños: 'kids',
              Voluntarios: 'team',
              Carros: 'cars',
              Total: 'adults + kids + team',
            },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Servicio Dominical': ['Total'] },
        { 'Servicio Dominical': ['Adultos', 'Niños'] },
      ],
      kids: [{ counted: { 'Servicio Dominical': ['Niños'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Thirty people and one headcount, with gaps',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          {
            at: 'sunday 10:30',
            room: { people: 30 },
            counts: { Headcount: 'people' },
            forgotten: 0.3,
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Worship': ['Headcount'] }] },
  },
  {
    title: 'Attendance, and within it first-time guests and salvations',
    events: [
      {
        name: 'Sunday Experience',
        times: [
          {
            at: 'sunday 10:00',
            room: { people: 240, guests: 9, few: 2 },
            counts: { Attendance: 'people', 'First Time Guests': 'guests', Salvations: 'few' },
          },
        ],
      },
    ],
    right: { attendance: [{ 'Sunday Experience': ['Attendance'] }] },
  },
  {
    title: 'Two congregations in one event, each its own type',
    events: [
      {
        name: 'Sunday',
        times: [
          { at: 'sunday 08:30', room: { people: 70 }, counts: { Traditional: 'people' } },
          { at: 'sunday 11:00', room: { people: 110 }, counts: { Contemporary: 'people' } },
        ],
      },
    ],
    right: { attendance: [{ Sunday: ['Traditional', 'Contemporary'] }] },
  },
  {
    title: 'Italian: Totale beside Adulti and Bambini, rounded by whoever counts',
    timeZone: 'Europe/Rome',
    currency: 'EUR',
    events: [
      {
        name: 'Culto domenicale',
        times: [
          {
            at: 'sunday 10:30',
            room: { adults: 64, kids: 19, more: 2 },
            counts: { Adulti: 'adults', Bambini: 'kids', Totale: 'adults + kids + more' },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Culto domenicale': ['Totale'] },
        { 'Culto domenicale': ['Adulti', 'Bambini'] },
      ],
      kids: [{ counted: { 'Culto domenicale': ['Bambini'] } }],
    },
  },
];
