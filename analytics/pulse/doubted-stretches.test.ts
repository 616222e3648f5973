import { expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { withoutDoubted } from './doubted-stretches.ts';
import { tileHistory } from './tile-points.ts';

const last = '2027-02-15';
const weeks = 156;
const first = addWeeks(last, 1 - weeks);

/** Kids by how many weeks ago, of a church of quiet Sundays. */
function churchOf(shareAt: (back: number) => number) {
  const kids = quiet(weeks, 50, 0.06, 7).map((value, index) =>
    Math.round(value * shareAt(weeks - 1 - index)),
  );
  return {
    figures: new Map<FigureId, FigureWeek[]>([
      ['attendance', rowsOf(first, quiet(weeks, 170, 0.04))],
      ['kids', rowsOf(first, kids)],
    ]),
  };
}

/** Which weeks back are no yardstick. */
function doubtedOf(shareAt: (back: number) => number): number[] {
  const input = inputOf(churchOf(shareAt));
  const history = tileHistory('kids', input, new Map());
  const left = new Set(withoutDoubted(history, last).counted.map(({ week }) => week));
  return Array.from({ length: weeks }, (_, back) => back).filter(
    (back) => !left.has(addWeeks(last, -back)),
  );
}

const halvedLastWinter = (back: number) => (back >= 48 && back < 60 ? 0.48 : 1);

test('a winter in which half of the kids were counted is no yardstick a year later', () => {
  const { tiles, anythingOff } = pulseOf(churchOf(halvedLastWinter));
  const kids = tiles.find(({ tile }) => tile === 'kids');
  expect(kids?.newest).toBeNull();
  expect(kids?.growth?.said ?? null).toBeNull();
  expect(plain(anythingOff)).not.toContain('than last year for kids');
});

test('it is none up to the week that they were back in', () => {
  const doubted = doubtedOf(halvedLastWinter);
  expect(doubted.at(0)).toBe(48);
  expect(doubted.at(-1)).toBe(59);
});

test('right after it the newest weeks and what is typical leave it out', () => {
  const { tiles } = pulseOf(churchOf((back) => (back >= 3 && back < 15 ? 0.48 : 1)));
  const kids = tiles.find(({ tile }) => tile === 'kids');
  expect(kids?.newest).toBeNull();
  expect(kids?.median).toBeGreaterThan(44);
});

test('a season that is low each year is compared, and so is a fall that still stands', () => {
  expect(doubtedOf((back) => (back % 52 >= 20 && back % 52 < 30 ? 0.5 : 1))).toEqual([]);
  expect(doubtedOf((back) => (back < 12 ? 0.48 : 1))).toEqual([]);
  expect(doubtedOf(() => 1)).toEqual([]);
});
