import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';
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

test('five of 31 is 16 %, from 7 to 33 (Wilson)', () => {
  const { low, high } = wilsonInterval(5, 31);
  expect([Math.round(low * 100), Math.round(high * 100)]).toEqual([7, 33]);
  expect(wilsonInterval(0, 12).low).toBe(0);
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});
