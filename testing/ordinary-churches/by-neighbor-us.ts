import { counted, everybody, kidsIn } from './counted-times.ts';
import { childrensRooms, type OrdinaryChurch } from './ordinary-church.ts';

const isSchoolYear = ({ month }: { month: number }) => month < 6 || month > 8;

/** Churches of the United States beside those that the sixth author wrote: the same habits in other words. */
export const byNeighborUs: readonly OrdinaryChurch[] = [
  {
    title: 'Neighbor: two morning services, and a third at night for other people',
    events: [
      {
        name: 'Sunday Morning',
        times: (['sunday 09:00', 'sunday 10:45'] as const).map((at) =>
          counted(at, { adults: 140, kids: 40 }, { Adults: 'adults', Kids: 'kids' }),
        ),
      },
      {
        name: 'Sunday Night',
        times: [
          counted('sunday 17:00', { adults: 85, kids: 22 }, { Adults: 'adults', Kids: 'kids' }),
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Morning': ['Adults', 'Kids'], 'Sunday Night': ['Adults', 'Kids'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: a Nazarene church with evening praise every Sunday, and none since spring',
    events: [
      { name: 'AM Worship', times: [everybody('sunday 10:30', 118)] },
      { name: 'Sunday Evening Praise', until: 30, times: [everybody('sunday 18:00', 39)] },
    ],
    right: {
      attendance: [
        { 'AM Worship': ['Total'] },
        { 'AM Worship': ['Total'], 'Sunday Evening Praise': ['Total'] },
      ],
    },
  },
  {
    title: 'Neighbor: Episcopalians of a morning Eucharist, and of an evening one for others',
    events: [
      { name: '10:30 Holy Eucharist', times: [everybody('sunday 10:30', 140)] },
      { name: 'Sunday Evening Eucharist', times: [everybody('sunday 17:30', 36)] },
    ],
    right: {
      attendance: [{ '10:30 Holy Eucharist': ['Total'], 'Sunday Evening Eucharist': ['Total'] }],
    },
  },
  {
    title: 'Neighbor: an evening in Spanish and a contemporary one beside the morning',
    events: [
      { name: 'Morning Worship', times: [everybody('sunday 11:00', 190)] },
      { name: 'Evening Service (Spanish)', times: [everybody('sunday 17:00', 44)] },
      { name: 'Sunday Evening Contemporary Worship', times: [everybody('sunday 18:30', 61)] },
    ],
    right: {
      attendance: [
        {
          'Morning Worship': ['Total'],
          'Evening Service (Spanish)': ['Total'],
          'Sunday Evening Contemporary Worship': ['Total'],
        },
      ],
    },
  },
  {
    title: 'Neighbor: Tongans in Utah, who come in the morning and again at night',
    timeZone: 'America/Denver',
    events: [
      {
        name: 'Lotu Pongipongi',
        times: [
          counted(
            'sunday 11:00',
            { adults: 74, youth: 19, kids: 28 },
            { 'Kakai Lalahi (Adults)': 'adults', "To'utupu (Youth)": 'youth', Fanau: 'kids' },
          ),
        ],
      },
      { name: 'Lotu Efiafi', times: [everybody('sunday 17:00', 50)] },
    ],
    right: {
      attendance: [{ 'Lotu Pongipongi': ['Kakai Lalahi (Adults)', "To'utupu (Youth)", 'Fanau'] }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: a Lutheran hour of learning with children and adults in types of their own',
    events: [
      { name: 'Worship', times: [everybody('sunday 10:30', 132)] },
      {
        name: 'Learning Hour',
        times: [
          {
            ...counted(
              'sunday 09:15',
              { kids: 31, adults: 36 },
              { 'Sunday School': 'kids', 'Adult Bible Study': 'adults' },
            ),
            isHeld: isSchoolYear,
          },
        ],
      },
    ],
    right: {
      attendance: [{ Worship: ['Total'] }],
      kids: [{ counted: { 'Learning Hour': ['Sunday School'] } }],
      mayAsk: ['attendance', 'kids'],
    },
  },
  {
    title: 'Neighbor: Christian education of all ages, nearly as many as at worship',
    events: [
      {
        name: 'Morning Worship',
        times: [
          counted('sunday 11:00', { adults: 96, kids: 18 }, { Adults: 'adults', Kids: 'kids' }),
        ],
      },
      {
        name: 'Equipping Hour',
        times: [
          counted(
            'sunday 09:45',
            { adults: 61, kids: 30 },
            { 'Adult Classes': 'adults', 'Kids Classes': 'kids' },
          ),
        ],
      },
    ],
    right: {
      attendance: [{ 'Morning Worship': ['Adults', 'Kids'] }],
      kids: [{ counted: { 'Morning Worship': ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Neighbor: a church whose children have a name of the flock',
    events: [
      {
        name: 'Sunday Worship',
        times: [
          counted(
            'sunday 10:00',
            { adults: 88, kids: 12, babies: 5 },
            { Adults: 'adults', 'Little Lambs': 'kids', 'Lil Sprouts': 'babies' },
          ),
        ],
      },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Adults', 'Little Lambs', 'Lil Sprouts'] }],
      kids: [{ counted: { 'Sunday Worship': ['Little Lambs', 'Lil Sprouts'] } }],
    },
  },
  {
    title: 'Neighbor: only children check in to the one event, and guests fill in a workflow',
    events: [
      {
        name: 'Sundays',
        rooms: childrensRooms,
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 120, kids: 34, newkids: 2 },
            counts: { Adults: 'adults', Kids: 'kids + newkids' },
            checkIns: { regular: 'kids', guest: 'newkids' },
          },
        ],
      },
    ],
    workflows: [{ name: 'New Guest Follow Up', weekly: 3 }],
    right: {
      attendance: [{ Sundays: ['Adults', 'Kids'] }],
      guests: [{ source: 'workflow', of: ['New Guest Follow Up'] }],
    },
  },
  {
    title: 'Neighbor: children have rooms, and new people of any age check in at a welcome desk',
    events: [
      {
        name: 'Sundays',
        rooms: [...childrensRooms, { name: 'Welcome Desk', for: null }],
        times: [
          {
            at: 'sunday 10:00',
            room: { adults: 120, kids: 34, newkids: 2, newadults: 3 },
            counts: { Adults: 'adults + newadults', Kids: 'kids + newkids' },
            checkIns: { regular: 'kids', guest: 'newkids + newadults' },
          },
        ],
      },
    ],
    workflows: [{ name: 'New Guest Follow Up', weekly: 3 }],
    right: {
      attendance: [{ Sundays: ['Adults', 'Kids'] }],
      guests: [{ source: 'first_time_check_ins', of: ['Sundays'] }],
    },
  },
  {
    title: 'Neighbor: two campuses, of which one checks its children in and one counts them',
    events: [
      {
        name: 'North Campus',
        times: [
          counted('sunday 10:00', { adults: 210, kids: 62 }, { Adults: 'adults', Kids: 'kids' }),
        ],
      },
      {
        name: 'South Campus',
        times: [
          counted('sunday 10:00', { adults: 130, kids: 41 }, { Adults: 'adults', Kids: 'kids' }),
        ],
      },
      {
        name: 'South Campus Kids Check-In',
        rooms: childrensRooms,
        times: [kidsIn('sunday 10:00', 39)],
      },
    ],
    right: {
      attendance: [{ 'North Campus': ['Adults', 'Kids'], 'South Campus': ['Adults', 'Kids'] }],
      kids: [
        { counted: { 'North Campus': ['Kids'], 'South Campus': ['Kids'] } },
        {
          counted: { 'North Campus': ['Kids'] },
          checkedInAt: ['South Campus Kids Check-In'],
        },
      ],
      mayAsk: ['kids'],
    },
  },
];
