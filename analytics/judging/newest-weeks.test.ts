import { describe, expect, test } from 'vitest';
import { quiet, western } from '#testing/figures/made-up-pulse.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { newestWeeks } from './newest-weeks.ts';

const options = { calendar: western, windowWeeks: 1, isCount: true };
const last = '2026-11-16';
const weeksBack = (back: number) => addWeeks(last, -back);

/** Two years of weeks of so many people, without those so many weeks back. */
function countedOf(valueAt: (back: number) => number, without: readonly number[] = []) {
  return Array.from({ length: 104 }, (_, index) => 103 - index)
    .filter((back) => !without.includes(back))
    .map((back) => ({ week: weeksBack(back), value: valueAt(back) }));
}

describe('the newest eight weeks beside last year', () => {
  test('are of the same weeks in both years, and name those that are left out of either', () => {
    // The weeks without their other year are far from usual.
    const odd = (back: number) => ([3, 57].includes(back) ? 900 : back < 52 ? 180 : 200);
    const found = newestWeeks(countedOf(odd, [5, 55]), last, options);
    expect(found).toMatchObject({
      now: 180,
      before: 200,
      leftOut: [weeksBack(5)],
      leftOutBefore: [weeksBack(55)],
    });
  });

  test('are not compared where more than three weeks have no count in both years', () => {
    expect(
      newestWeeks(
        countedOf(() => 180, [1, 2, 4]),
        last,
        options,
      ),
    ).not.toBeNull();
    expect(
      newestWeeks(
        countedOf(() => 180, [1, 2, 4, 59]),
        last,
        options,
      ),
    ).toBeNull();
    expect(newestWeeks([], last, options)).toBeNull();
  });

  test('are lower where sums and medians are by more than single weeks differ', () => {
    const values = quiet(104, 180, 0.05);
    const at = (share: number) =>
      newestWeeks(
        countedOf((back) => (values[back] ?? 0) * (back < 8 ? share : 1)),
        last,
        options,
      );
    expect(at(0.87)).toMatchObject({ side: 'down', isClear: true });
    expect(at(0.9)).toMatchObject({ side: 'down', isClear: false });
    expect(at(1)).toMatchObject({ side: null, isClear: false });
    expect(at(1.12)).toMatchObject({ side: 'up', isClear: true });
  });

  test('say nothing of chance where neighbors share readings', () => {
    const found = newestWeeks(
      countedOf((back) => (back < 8 ? 100 : 180)),
      last,
      { ...options, windowWeeks: 6 },
    );
    expect(found).toMatchObject({ now: 100, before: 180, side: null });
  });
});
