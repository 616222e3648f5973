import { expect, test } from 'vitest';
import { addWeeks, weeksBetween } from '#analytics/calendar/church-week.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { nothingKnown } from '../../church/choices.ts';
import { churchTime, historyFromOf } from './history.ts';

const timeAt = (now: string, weekStartsOn: Weekday = 'monday') =>
  churchTime(new Date(now), {
    ...nothingKnown.suggested,
    timeZone: 'America/Chicago',
    weekStartsOn,
  });

test.each([
  ['Easter', '2027-03-28T23:00:00Z', '2027-03-29T12:00:00Z'],
  ['Thanksgiving', '2026-11-29T22:00:00Z', '2026-11-30T13:00:00Z'],
  ['Christmas', '2026-12-27T22:00:00Z', '2026-12-28T13:00:00Z'],
])(
  'a church first read on the evening of %s begins with the same week as on the Monday after',
  (_name, evening, monday) => {
    expect(timeAt(monday).currentWeek).not.toBe(timeAt(evening).currentWeek);
    expect(timeAt(monday).firstWeek).toBe(timeAt(evening).firstWeek);
    expect(timeAt(monday).historyFrom).toBe(timeAt(evening).historyFrom);
  },
);

test.each(['monday', 'saturday', 'sunday'] as const)(
  'figures cover three years and at most a quarter more, and move four times a year: from %s',
  (weekStartsOn) => {
    const times = Array.from({ length: 209 }, (_, week) =>
      timeAt(`${addWeeks('2026-01-07', week)}T18:00:00Z`, weekStartsOn),
    );
    for (const { currentWeek, firstWeek } of times) {
      const weeks = weeksBetween(firstWeek, currentWeek);
      expect(weeks).toBeGreaterThanOrEqual(156);
      expect(weeks).toBeLessThanOrEqual(170);
    }
    expect(new Set(times.map(({ firstWeek }) => firstWeek)).size).toBeLessThanOrEqual(17);
  },
);

test('serving is read for the weeks that its first figure covers, and meetings for a year', () => {
  const time = timeAt('2026-11-22T18:00:00Z');
  expect(time.firstWeek).toBe('2023-10-30');
  expect(historyFromOf('team', time)).toBe('2023-09-25');
  expect(historyFromOf('meetings', time)).toBe('2025-11-17');
  expect(historyFromOf('gifts', time)).toBe('2023-07-31');
});
