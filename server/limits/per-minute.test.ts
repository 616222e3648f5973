import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMinuteLimit } from './per-minute.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a minute’s worth may be spent at once, and the next comes when the minute is over', async () => {
  const takeOne = createMinuteLimit(3);
  const waits = await Promise.all(Array.from({ length: 4 }, () => takeOne('grace')));
  expect(waits).toEqual([0, 0, 0, 60]);
  vi.advanceTimersByTime(45_500);
  expect(await takeOne('grace')).toBe(15);
  vi.advanceTimersByTime(15_000);
  expect(await takeOne('grace')).toBe(0);
});

test('each key has its own', async () => {
  const takeOne = createMinuteLimit(1);
  expect([await takeOne('grace'), await takeOne('harbor'), await takeOne('grace')]).toEqual([
    0, 0, 60,
  ]);
});
