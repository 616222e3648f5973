import { expect, test } from 'vitest';
import { areEqual } from './equal-times.ts';

const noisy = (ms: number) => [ms + 30, ms, ms + 2, ms + 1, ms + 3];

test('what the machine does beside is no difference', () => {
  expect(areEqual([noisy(10), noisy(11)], 1.4)).toBe(true);
});

test('a kind that always takes longer differs, and one that does in most of its tries', () => {
  expect(areEqual([noisy(10), noisy(15)], 1.4)).toBe(false);
  expect(areEqual([noisy(10), [10, 11, 40, 41, 42]], 1.4)).toBe(false);
});
