import { type OrdinaryChurch, weekdayNames } from './ordinary-church.ts';

const schoolDays = weekdayNames.slice(1, 6);
const lessons = ['08:00', '09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00'] as const;

/** Churches with more times a week than three years of them could be looked at. */
export const bySize: readonly OrdinaryChurch[] = [
  {
    title: 'Forty lessons a week check in, and the service of two years ago was archived',
    events: [
      {
        name: 'Christian School',
        rooms: [{ name: 'Classrooms', for: 'child' }],
        times: schoolDays.flatMap((day) =>
          lessons.map((clock) => ({
            at: `${day} ${clock}` as const,
            room: { kids: 9 },
            checkIns: { regular: 'kids' },
          })),
        ),
      },
      {
        name: 'Worship in the Gym',
        until: 101,
        isArchived: true,
        times: [{ at: 'sunday 10:00', room: { people: 120 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Sunday Worship',
        from: 100,
        times: [{ at: 'sunday 10:00', room: { people: 150 }, counts: { Attendance: 'people' } }],
      },
    ],
    right: {
      attendance: [{ 'Worship in the Gym': ['Attendance'], 'Sunday Worship': ['Attendance'] }],
    },
  },
  {
    title: 'Thirty funds, and the one for tithes was replaced by the last of them',
    events: [
      {
        name: 'Sunday Worship',
        times: [{ at: 'sunday 10:00', room: { people: 200 }, counts: { Attendance: 'people' } }],
      },
    ],
    funds: [
      ...Array.from({ length: 14 }, (_, at) => ({ name: `Mission Trip ${2010 + at}`, gifts: 0 })),
      ...Array.from({ length: 14 }, (_, at) => ({ name: `Youth Camp ${2010 + at}`, gifts: 0 })),
      { name: 'Kingdom Fund', gifts: 20, givers: 80, until: 50 },
      { name: 'Church Fund', isDefault: true, gifts: 21, givers: 80, from: 49 },
    ],
    right: {
      attendance: [{ 'Sunday Worship': ['Attendance'] }],
      giving: ['Kingdom Fund', 'Church Fund'],
    },
  },
];
