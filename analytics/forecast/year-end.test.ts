import { mean } from 'd3-array';
import { expect, test } from 'vitest';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { runOnePass } from './one-pass.ts';
import { weeklySeries } from './series.ts';
import { yearEnd } from './year-end.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const firstWeek = '2021-01-04';
const weeks = 156;

/** A church's three years, and where its third was said to end after some of its weeks. */
function yearOf(seed: number, known: number, drift: number) {
  const random = seededRandom(seed);
  let level = 180;
  const values = Array.from({ length: weeks }, () => {
    level *= Math.exp(drift * normal(random));
    return poisson(random, level * Math.exp(0.07 * normal(random)));
  });
  const year = values.slice(104);
  const series = weeklySeries(rowsOf(firstWeek, values.slice(0, 104 + known)), 'count');
  const options = { kind: 'count', calendar, priors: 'attendance', isHeadcount: true } as const;
  const isOfYear = (index: number) => index >= 104 && index < weeks;
  const pass = series && runOnePass(series, options);
  const told = yearEnd(year.slice(0, known), { pass, last: 103 + known, isOfYear });
  return { told, came: mean(year) ?? 0, year };
}

test.each([
  [8, 0.004],
  [26, 0.004],
  [44, 0.004],
  [26, 0],
])(
  'after %i weeks of a year, with a level that drifts by %d, its range holds the average of four years in five',
  { timeout: 30_000 },
  (known, drift) => {
    const years = Array.from({ length: 40 }, (_, seed) => yearOf(900 + seed, known, drift));
    const held = years.filter(({ told: { end }, came }) => {
      return end !== null && end.low80 <= came && came <= end.high80;
    });
    expect(held.length / years.length).toBeGreaterThanOrEqual(0.7);
  },
);

test('a year that is over ends where it ended, and before eight weeks nothing is said', () => {
  const { told, came } = yearOf(1, 52, 0);
  expect(told.end?.median).toBeCloseTo(came);
  expect(told.end?.low80).toBeCloseTo(came);
  const none = yearEnd([170, 180], { pass: null, last: 1, isOfYear: () => true });
  expect(none).toEqual({ soFar: 175, weeksCounted: 2, end: null });
});
