import { counted, everybody, kidsIn } from './counted-times.ts';
import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const morning = { name: 'Sunday Worship', times: [everybody('sunday 10:30', 190)] };

/** Churches with an evening of other people, or of the same; and helpers of children beside few of them. */
export const byNeighborEvenings: readonly OrdinaryChurch[] = [
  {
    title: 'Neighbor: a Spanish-speaking congregation meets in an English church in the evening',
    events: [morning, { name: 'Culto de la Noche', times: [everybody('sunday 17:00', 70)] }],
    right: { attendance: [{ 'Sunday Worship': ['Total'], 'Culto de la Noche': ['Total'] }] },
  },
  {
    title: 'Neighbor: so does a Nepali one',
    events: [morning, { name: 'Nepali Evening Service', times: [everybody('sunday 17:00', 60)] }],
    right: { attendance: [{ 'Sunday Worship': ['Total'], 'Nepali Evening Service': ['Total'] }] },
  },
  {
    title: 'Neighbor: and a Samoan one',
    events: [morning, { name: 'Lotu Afiafi', times: [everybody('sunday 16:00', 60)] }],
    right: {
      attendance: [{ 'Sunday Worship': ['Total'], 'Lotu Afiafi': ['Total'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title:
      'Neighbor: the early service was given up two years ago, and the same people come at night',
    events: [
      morning,
      {
        name: 'Early Service',
        times: [{ ...everybody('sunday 08:30', 60), isHeld: ({ ago }) => ago > 104 }],
      },
      { name: 'Sunday Night', times: [everybody('sunday 18:00', 80)] },
    ],
    right: {
      attendance: [
        { 'Sunday Worship': ['Total'] },
        { 'Sunday Worship': ['Total'], 'Early Service': ['Total'] },
      ],
    },
  },
  {
    title: 'Neighbor: as many volunteers as kids, and only the kids check in',
    events: [
      {
        name: 'Sunday Morning',
        times: [
          counted(
            'sunday 10:00',
            { adults: 38, helpers: 8 },
            { Adults: 'adults', 'Kids Volunteers': 'helpers' },
          ),
        ],
      },
      { name: 'Kids Check-In', rooms: childrensRooms, times: [kidsIn('sunday 10:00', 6)] },
    ],
    right: {
      attendance: [
        { 'Sunday Morning': ['Adults'], 'Kids Check-In': 'check_ins' },
        { 'Sunday Morning': ['Adults', 'Kids Volunteers'], 'Kids Check-In': 'check_ins' },
        { 'Sunday Morning': ['Adults'] },
      ],
      kids: [{ checkedInAt: ['Kids Check-In'] }],
      mayAsk: ['attendance'],
    },
  },
];
