import { counted, everybody, kidsIn } from './counted-times.ts';
import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

/** Others beside those that the sixth author wrote. */
export const byNeighborWorld: readonly OrdinaryChurch[] = [
  {
    title: 'Neighbor: an English parish with under fives, under 18s and a crèche by number',
    timeZone: 'Europe/London',
    country: 'GB',
    currency: 'GBP',
    events: [
      {
        name: '10am Holy Communion',
        times: [
          counted(
            'sunday 10:00',
            { adults: 63, babies: 5, young: 15 },
            { 'Over 18s': 'adults', Creche: 'babies', U18s: 'young' },
          ),
        ],
      },
    ],
    right: {
      attendance: [{ '10am Holy Communion': ['Over 18s', 'Creche', 'U18s'] }],
      kids: [{ counted: { '10am Holy Communion': ['Creche', 'U18s'] } }],
    },
  },
  {
    title: 'Neighbor: nine, eleven and a young evening, each by its hour, in Adelaide',
    timeZone: 'Australia/Adelaide',
    country: 'AU',
    currency: 'AUD',
    events: [
      {
        name: '9am',
        times: [
          counted('sunday 09:00', { adults: 90, kids: 28 }, { Adults: 'adults', Kids: 'kids' }),
        ],
      },
      {
        name: '11am Contemporary',
        times: [counted('sunday 11:00', { adults: 74 }, { Adults: 'adults' })],
      },
      {
        name: '6pm Young Adults',
        times: [counted('sunday 18:00', { adults: 48 }, { Adults: 'adults' })],
      },
      {
        name: '4pm Youth Group',
        times: [
          {
            at: 'sunday 16:00',
            room: { teens: 26 },
            checkIns: { regular: 'teens' },
          },
        ],
      },
    ],
    right: {
      attendance: [
        {
          '9am': ['Adults', 'Kids'],
          '11am Contemporary': ['Adults'],
          '6pm Young Adults': ['Adults'],
        },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: youth worship on Saturday beside the Sunday of a church in Hong Kong',
    timeZone: 'Asia/Hong_Kong',
    country: 'HK',
    currency: 'HKD',
    events: [
      { name: '主日崇拜', times: [everybody('sunday 09:30', 180), everybody('sunday 11:15', 240)] },
      { name: '青年崇拜 Youth Worship', times: [everybody('saturday 16:30', 72)] },
      { name: '青年團契', times: [everybody('friday 19:30', 40)] },
    ],
    right: {
      attendance: [{ 主日崇拜: ['Total'], '青年崇拜 Youth Worship': ['Total'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: scouts of a free church and of Adventists on the weekend',
    timeZone: 'Europe/Vienna',
    country: 'AT',
    currency: 'EUR',
    events: [
      {
        name: 'Gottesdienst',
        times: [
          counted(
            'sunday 10:00',
            { adults: 92, kids: 21 },
            { Erwachsene: 'adults', Kinder: 'kids' },
          ),
        ],
      },
      {
        name: 'Pfadfinder',
        times: [{ at: 'saturday 14:00', room: { scouts: 27 }, checkIns: { regular: 'scouts' } }],
      },
    ],
    right: { attendance: [{ Gottesdienst: ['Erwachsene', 'Kinder'] }] },
  },
  {
    title: 'Neighbor: an onsite total, kids and viewers, and a room for families',
    events: [
      {
        name: 'Sunday Celebration',
        times: [
          counted(
            'sunday 10:00',
            { adults: 130, kids: 38, viewers: 60 },
            { 'Onsite Total': 'adults + kids', Kids: 'kids', 'YouTube Viewers': 'viewers' },
          ),
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Celebration': ['Onsite Total'] }],
      kids: [{ counted: { 'Sunday Celebration': ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: the sanctuary, the cry room and the parents room are counted, families apart',
    events: [
      {
        name: 'Worship Service',
        times: [
          counted(
            'sunday 10:00',
            { people: 150, babies: 9, parents: 12, households: 61 },
            {
              Sanctuary: 'people',
              'Cry Room': 'babies',
              'Family Room': 'parents',
              Families: 'households',
            },
          ),
        ],
      },
    ],
    right: {
      attendance: [{ 'Worship Service': ['Sanctuary', 'Cry Room', 'Family Room'] }],
    },
  },
  {
    title: 'Neighbor: sanctuary and balcony are counted, kids check in on Sundays and midweek',
    events: [
      {
        name: 'Sunday',
        times: [
          counted(
            'sunday 10:00',
            { people: 180, above: 34 },
            { Sanctuary: 'people', Balcony: 'above' },
          ),
        ],
      },
      {
        name: 'KidCity',
        rooms: childrensRooms,
        times: [kidsIn('sunday 10:00', 52), kidsIn('wednesday 18:30', 25)],
      },
    ],
    right: {
      attendance: [
        { Sunday: ['Sanctuary', 'Balcony'], KidCity: 'check_ins' },
        { Sunday: ['Sanctuary', 'Balcony'] },
      ],
      leftOut: [{ KidCity: ['wednesday 18:30'] }, {}],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: an Anglican register with communicants, and children who check in meanwhile',
    timeZone: 'America/Toronto',
    country: 'CA',
    currency: 'CAD',
    events: [
      {
        name: 'Sunday Eucharist',
        times: [
          counted(
            'sunday 10:00',
            { people: 96, rail: 81 },
            { Attendance: 'people', Communicants: 'rail' },
          ),
        ],
      },
      {
        name: 'Children’s Chapel',
        rooms: childrensRooms,
        times: [kidsIn('sunday 10:00', 15)],
      },
    ],
    right: {
      attendance: [{ 'Sunday Eucharist': ['Attendance'] }],
      kids: [{ checkedInAt: ['Children’s Chapel'] }],
      mayAsk: ['attendance'],
    },
  },
];
