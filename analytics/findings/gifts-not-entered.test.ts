import { expect, test } from 'vitest';
import { isGiving } from '#contract/figures.ts';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { wholeWeeks } from './church.ts';
import { findFindings } from './find-findings.ts';

/** The cards about giving in each of so many weeks, of a church whose gifts are not entered in ten of them. */
function cardsOfGiving(seed: number): string[] {
  const church = quietChurch(seed);
  change(church, 'giving', 17, (value, index) => (index < 10 ? Math.round(value / 50) : value));
  change(church, 'giving_units', 17, (value, index) =>
    index < 10 ? Math.round(value * 0.5) : value,
  );
  change(church, 'recurring_share', 17, (value, index) => (index < 12 ? 0.95 : value));
  change(church, 'attendance', 17, (value) => Math.round(value * 1.1));
  return Array.from({ length: 17 }, (_, index) => church.weeks.length - 17 + index).flatMap(
    (index) => {
      const { findings } = findFindings(seenInWeek(church, index), []);
      return findings.filter(({ figures }) => figures.some(isGiving)).map(({ id }) => id);
    },
  );
}

test('gifts that are not entered are no card about giving, nor are they once entering goes on', () => {
  expect([1, 2, 3, 4, 5, 6].flatMap(cardsOfGiving)).toEqual([]);
});

test('gifts of which the church has said that all are entered count, however few, until there are more', () => {
  const church = quietChurch(3);
  change(church, 'giving', 10, (value) => Math.round(value / 50));
  const since = church.weeks.at(-10) ?? '';
  const counted = (enteredGifts: string[]) => {
    const seen = seenInWeek(church, church.weeks.length - 1, {
      enteredGifts: new Set(enteredGifts),
    });
    return wholeWeeks(seen, 'giving', seen.week, 20).length;
  };
  expect(counted([])).toBe(0);
  expect(counted([since])).toBe(20);
});
