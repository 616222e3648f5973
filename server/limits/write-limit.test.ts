import { expect, test } from 'vitest';
import { createBuckets } from './write-limit.ts';

test('a minute’s worth may be spent at once, and comes back evenly', () => {
  const take = createBuckets(6);
  const now = 1_000;
  expect(Array.from({ length: 7 }, () => take('grace', now))).toEqual([0, 0, 0, 0, 0, 0, 10]);
  expect(take('grace', now + 9_100)).toBe(1);
  expect(take('grace', now + 10_100)).toBe(0);
  expect(take('grace', now + 10_200)).toBe(10);
});

test('being refused costs nothing, and nobody saves up more than a minute’s worth', () => {
  const take = createBuckets(2);
  const refused = Array.from({ length: 100 }, () => take('grace', 0)).slice(2);
  expect(new Set(refused)).toEqual(new Set([30]));
  expect(Array.from({ length: 3 }, () => take('grace', 3_600_000))).toEqual([0, 0, 30]);
});

test('each person has their own', () => {
  const take = createBuckets(1);
  expect([take('grace', 0), take('harbor', 0), take('grace', 0)]).toEqual([0, 0, 60]);
});
