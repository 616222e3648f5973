import { expect, test } from 'vitest';
import { isGiving } from '#contract/figures.ts';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
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
