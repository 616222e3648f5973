import { expect, test } from 'vitest';
import { attendance, inputOf, plain, quiet } from '#testing/figures/made-up-pulse.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figuresPulse } from '../pulse/figures-pulse.ts';
import { growthLine } from '../pulse/growth-line.ts';
import { steadily, steadyPercent } from './steady.ts';

/** What is said of numbers around ten, newest first: high from 10 on, as before within one of it. */
function said(numbers: readonly number[]) {
  const at = (back: number) => numbers[back] ?? null;
  return steadily(
    (back) => {
      const number = at(back);
      return number === null
        ? null
        : [...(number >= 9 ? ['high'] : []), ...(number < 11 ? ['low'] : [])];
    },
    (back) => {
      const number = at(back);
      return number === null ? null : number >= 10 ? 'high' : 'low';
    },
  );
}

test('at a limit the words of the Monday before stand, until it is clearly crossed', () => {
  expect(said([9.5, 10.5, 9.2, 12])).toBe('high');
  expect(said([10.5, 9.5, 10.9, 3])).toBe('low');
  expect(said([11, 9.5, 10.9, 3])).toBe('high');
  expect(said([9.5])).toBe('low');
  expect(said([])).toBeNull();
});

test('a share is said in steps, and stays at one until it is clearly nearer to another', () => {
  const steps = (shares: readonly number[]) => steadyPercent((back) => shares[back] ?? null, 2);
  // Newest first: from 80 % down to between both.
  expect(steps([0.792, 0.788, 0.801])).toBe(80);
  expect(steps([0.788, 0.792, 0.779])).toBe(78);
  expect(steps([0.784, 0.792, 0.801])).toBe(78);
  expect(steps([])).toBeNull();
});

/** How often a church's growth is said in other words than on the Monday before, in two years. */
function turns(seed: number): number {
  const input = inputOf(attendance(quiet(230, 90, 0.13, seed)));
  const request = { cards: [], aheadOf: () => ({ weeks: [], explain: () => null }) };
  const kinds = Array.from({ length: 104 }, (_, index) => {
    const pulse = figuresPulse(input, { ...request, week: addWeeks('2027-02-15', index - 103) });
    return pulse && plain(growthLine(pulse) ?? '').replace(/ \d.*$/, '');
  }).map((line) => line?.slice(0, 12));
  return kinds.filter((kind, index) => index > 0 && kind !== kinds[index - 1]).length;
}

test('a quiet church is not told by turns that it is as last year, and that nobody can say', () => {
  const all = [1, 2, 3, 4, 5, 6].map(turns);
  expect(all.reduce((sum, each) => sum + each, 0) / (2 * all.length)).toBeLessThan(4);
});
