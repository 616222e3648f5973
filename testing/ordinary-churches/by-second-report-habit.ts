import type { OrdinaryChurch } from './ordinary-church.ts';

/** Habits that were written down once the rules had been mended by others’ reports. */
export const bySecondReportHabit: readonly OrdinaryChurch[] = [
  {
    title: 'A country church that counts one number, and none when snow closes the road',
    events: [
      {
        name: 'Church',
        times: [
          {
            at: 'sunday 11:00',
            room: { people: 34 },
            counts: { 'How many': 'people' },
            forgotten: 0.12,
          },
        ],
      },
    ],
    funds: [
      { name: 'Church Fund', isDefault: true, gifts: 6, givers: 20 },
      { name: 'Cemetery', gifts: 1, givers: 8 },
    ],
    right: { attendance: [{ Church: ['How many'] }], giving: ['Church Fund'] },
  },
  {
    title: 'Sunday evening began this autumn beside the morning, with the same people partly',
    events: [
      {
        name: 'Sunday AM',
        times: [{ at: 'sunday 10:30', room: { people: 145 }, counts: { Attendance: 'people' } }],
      },
      {
        name: 'Sunday PM',
        from: 9,
        times: [{ at: 'sunday 18:00', room: { people: 58 }, counts: { Attendance: 'people' } }],
      },
    ],
    right: {
      attendance: [
        { 'Sunday AM': ['Attendance'], 'Sunday PM': ['Attendance'] },
        { 'Sunday AM': ['Attendance'] },
      ],
      mayAsk: ['attendance'],
    },
  },
  {
    title: 'Christmas Eve in an event of its own with seven services, and a day camp in summer',
    events: [
      {
        name: 'Weekend Services',
        times: (['saturday 18:00', 'sunday 09:00', 'sunday 10:45'] as const).map((at) => ({
          at,
          room: { adults: 260, kids: 70 },
          counts: { 'Adults (room)': 'adults', 'Kids (check-in)': 'kids' },
        })),
      },
      ...([98, 47] as const).map((ago, at) => ({
        name: `Christmas Eve ${2024 + at}`,
        frequency: 'None',
        from: ago,
        until: ago,
        times: (['12:00', '14:00', '16:00'] as const).map((clock) => ({
          at: `wednesday ${clock}` as const,
          room: { adults: 420, kids: 120 },
          counts: { 'Adults (room)': 'adults', 'Kids (check-in)': 'kids' },
        })),
      })),
      {
        name: 'Day Camp',
        rooms: [{ name: 'Field', for: 'child' }],
        times: (['monday', 'tuesday', 'wednesday', 'thursday'] as const).map((day) => ({
          at: `${day} 09:00` as const,
          room: { kids: 180 },
          checkIns: { regular: 'kids' },
          isHeld: ({ month, date }: { month: number; date: number }) => month === 7 && date < 15,
        })),
      },
    ],
    right: {
      attendance: [{ 'Weekend Services': ['Adults (room)', 'Kids (check-in)'] }],
      kids: [{ counted: { 'Weekend Services': ['Kids (check-in)'] } }],
    },
  },
  {
    title: 'Auditorium, kids and a “grand total” that forgets the balcony',
    events: [
      {
        name: 'Sunday Gatherings',
        times: (['09:00', '11:00'] as const).map((clock) => ({
          at: `sunday ${clock}` as const,
          room: { floor: 160, balcony: 30, kids: 45 },
          counts: {
            Floor: 'floor',
            Balcony: 'balcony',
            Kids: 'kids',
            'Grand Total': 'floor + kids',
          },
        })),
      },
    ],
    right: {
      attendance: [{ 'Sunday Gatherings': ['Floor', 'Balcony', 'Kids'] }],
      kids: [{ counted: { 'Sunday Gatherings': ['Kids'] } }],
      mayAsk: ['attendance'],
    },
  },
];
