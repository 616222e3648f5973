import { expect, test } from 'vitest';
import { normal, poisson, seededRandom } from '#testing/figures/made-up-rows.ts';
import { localCorrelation, rankCorrelation } from './rank-correlation.ts';
import { wilsonInterval } from './wilson.ts';

test('rows that rise together correlate with 1, the other way round with -1, ties with 0', () => {
  const rows = Array.from({ length: 30 }, (_, index) => index);
  expect(rankCorrelation(rows.map((x) => [x, x ** 3])).correlation).toBeCloseTo(1);
  expect(rankCorrelation(rows.map((x) => [x, -x])).correlation).toBeCloseTo(-1);
  expect(rankCorrelation(rows.map((x) => [x, 5])).correlation).toBe(0);
});

test('the interval holds the value, and is wider the fewer weeks there are', () => {
  const pairs = Array.from({ length: 60 }, (_, index) => [index % 7, (index * 5) % 11] as const);
  const many = rankCorrelation(pairs);
  const few = rankCorrelation(pairs.slice(0, 26));
  expect(many.low).toBeLessThan(many.correlation);
  expect(many.high).toBeGreaterThan(many.correlation);
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
});

/** How often two counts without a relation are said to have one, of series that share a season, a trend and a walk. */
function saidOf(weeks: number, linkOf: (noise: number) => number): number {
  const churches = 300;
  const said = Array.from({ length: churches }, (_, seed) => {
    const random = seededRandom(9_000 + seed);
    const [phase, size] = [2 * Math.PI * random(), 1 + 8 * random()];
    let walk = 0;
    const pairs = Array.from({ length: weeks }, (_week, index): [number, number] => {
      walk += 0.04 * normal(random);
      const both = 0.5 * Math.sin((2 * Math.PI * index) / 52 + phase) + (0.5 * index) / 52 + walk;
      const noise = normal(random);
      const clicks = Math.round(40 * Math.exp(both + 0.2 * noise));
      return [clicks, poisson(random, size * Math.exp(both + linkOf(noise)))];
    });
    const { low, high } = localCorrelation(pairs);
    return low > 0 || high < 0;
  });
  return said.filter(Boolean).length / churches;
}

test.each([26, 52, 104])(
  'a season and a trend that both share are said to be a relation of %i weeks in 5 % at most',
  (weeks) => {
    expect(saidOf(weeks, () => 0)).toBeLessThanOrEqual(0.05);
    expect(saidOf(weeks, (noise) => 0.6 * noise)).toBeGreaterThan(0.5);
  },
);

test('five of 31 is 16 %, from 7 to 33 (Wilson)', () => {
  const { low, high } = wilsonInterval(5, 31);
  expect([Math.round(low * 100), Math.round(high * 100)]).toEqual([7, 33]);
  expect(wilsonInterval(0, 12).low).toBe(0);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
