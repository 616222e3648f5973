import { expect, test } from 'vitest';
import { addWeeks } from '../calendar/church-week.ts';
import { clearDistance, compareWithBefore } from './compare.ts';

/** Weeks around a level, up to two more or fewer in turn, of which some are unusual. */
const weeksOf = (length: number, level: (at: number) => number) =>
  Array.from({ length }, (_, at) => ({
    week: addWeeks('2025-01-06', at),
    value: level(at) + ((at * 7) % 5) - 2,
    count: 1,
    source: 'headcounts',
  }));

test('an unusual stretch in the year before does not hide the next change', () => {
  const isUnusual = (at: number) => at >= 20 && at < 30;
  const weeks = weeksOf(60, (at) => (at >= 52 ? 80 : isUnusual(at) ? 40 : 100));
  expect(compareWithBefore(weeks, 8)?.z).toBeLessThan(-clearDistance);
});

test('weeks that only differ by chance are no change', () => {
  expect(
    Math.abs(
      compareWithBefore(
        weeksOf(60, () => 100),
        8,
      )?.z ?? 99,
    ),
  ).toBeLessThan(1);
});

test('under half a year of weeks nothing is compared', () => {
  expect(
    compareWithBefore(
      weeksOf(33, () => 100),
      8,
    ),
  ).toBeNull();
});
