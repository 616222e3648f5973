import { counted, everybody, kidsIn } from './counted-times.ts';
import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const isTerm = ({ ago }: { ago: number }) => ago % 13 > 1;

/** Churches beside those that the seventh author wrote: who is among the children that are counted. */
export const byNeighborChildren: readonly OrdinaryChurch[] = [
  {
    title: 'Neighbor: kids and their leaders are one count, and the kids check in elsewhere',
    events: [
      {
        name: 'Weekend Services',
        times: (['sunday 09:00', 'sunday 11:00'] as const).map((at) =>
          counted(
            at,
            { main: 160, kids: 44, leaders: 9 },
            { 'Main Room': 'main', 'Kids + Leaders': 'kids + leaders' },
          ),
        ),
      },
      {
        name: 'Kids Check-In',
        rooms: childrensRooms,
        times: [kidsIn('sunday 09:00', 42), kidsIn('sunday 11:00', 42)],
      },
    ],
    right: {
      attendance: [
        { 'Weekend Services': ['Main Room', 'Kids + Leaders'] },
        { 'Weekend Services': ['Main Room'], 'Kids Check-In': 'check_ins' },
      ],
      kids: [
        { checkedInAt: ['Kids Check-In'] },
        { counted: { 'Weekend Services': ['Kids + Leaders'] } },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: those who serve the kids are counted beside the adults and the kids',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          counted(
            'sunday 10:30',
            { adults: 130, kids: 38, workers: 11 },
            { Adults: 'adults', Children: 'kids', "Children's Workers": 'workers' },
          ),
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Adults', 'Children'] },
        { 'Sunday Worship': ['Adults', 'Children', "Children's Workers"] },
      ],
      kids: [{ counted: { 'Sunday Worship': ['Children'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title:
      'Neighbor: a chapel in Wales that counts everyone with the children, and checks nobody in',
    country: 'GB',
    timeZone: 'Europe/London',
    events: [
      {
        name: 'Morning Service',
        times: [counted('sunday 10:30', { people: 64 }, { 'Everyone inc. children': 'people' })],
      },
    ],
    right: { attendance: [{ 'Morning Service': ['Everyone inc. children'] }], kids: [{}] },
  },
  {
    title: 'Neighbor: adults apart, and all with the kids, in Australia',
    country: 'AU',
    timeZone: 'Australia/Brisbane',
    events: [
      {
        name: 'Sunday 9.30am',
        times: [
          counted(
            'sunday 09:30',
            { adults: 92, kids: 30 },
            { Adults: 'adults', 'Total including kids': 'adults + kids' },
          ),
        ],
      },
      {
        name: 'Treehouse',
        rooms: childrensRooms,
        times: [{ ...kidsIn('sunday 09:30', 27), isHeld: isTerm }],
      },
    ],
    right: {
      attendance: [{ 'Sunday 9.30am': ['Total including kids'] }],
      kids: [{ checkedInAt: ['Treehouse'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: a total of the kids, who also check in',
    events: [
      {
        name: 'Sunday',
        times: [
          counted(
            'sunday 10:00',
            { main: 210, kids: 61 },
            { Auditorium: 'main', 'Total Kids': 'kids' },
          ),
        ],
      },
      { name: 'Ark Kids', rooms: childrensRooms, times: [kidsIn('sunday 10:00', 57)] },
    ],
    right: {
      attendance: [
        { Sunday: ['Auditorium', 'Total Kids'] },
        { Sunday: ['Auditorium'], 'Ark Kids': 'check_ins' },
      ],
      kids: [{ counted: { Sunday: ['Total Kids'] } }, { checkedInAt: ['Ark Kids'] }],
    },
  },
  {
    title: 'Neighbor: Erwachsene und Kinder in einer Zahl, und der Kindergottesdienst meldet an',
    country: 'DE',
    timeZone: 'Europe/Berlin',
    events: [
      {
        name: 'Gottesdienst',
        times: [counted('sunday 10:00', { people: 118 }, { 'Erwachsene und Kinder': 'people' })],
      },
      { name: 'Kindergottesdienst', rooms: childrensRooms, times: [kidsIn('sunday 10:00', 21)] },
    ],
    right: {
      attendance: [{ Gottesdienst: ['Erwachsene und Kinder'] }],
      kids: [{ checkedInAt: ['Kindergottesdienst'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: kids with workers by a slash, checked in at the same event, and a band',
    events: [
      {
        name: 'Sunday Morning',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:15',
            room: { main: 175, kids: 52, newkids: 2, workers: 13, band: 8 },
            counts: {
              'Worship Center': 'main',
              'Kids/Workers': 'kids + newkids + workers',
              'Band & Tech': 'band',
            },
            checkIns: { regular: 'kids', guest: 'newkids', volunteer: 'workers' },
          },
        ],
      },
    ],
    right: {
      attendance: [
        { 'Sunday Morning': ['Worship Center', 'Kids/Workers'] },
        { 'Sunday Morning': ['Worship Center', 'Kids/Workers', 'Band & Tech'] },
      ],
      kids: [
        { checkedInTo: { 'Sunday Morning': ['Nursery', 'Elementary'] } },
        { counted: { 'Sunday Morning': ['Kids/Workers'] } },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: one count with children in its name, and a Sunday School of its own hour',
    events: [
      {
        name: 'Worship',
        times: [counted('sunday 11:00', { people: 83 }, { 'Head count w/ children': 'people' })],
      },
      { name: 'Sunday School', times: [everybody('sunday 09:45', 41)] },
    ],
    right: { attendance: [{ Worship: ['Head count w/ children'] }], kids: [{}] },
  },
];
