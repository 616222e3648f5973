import { describe, expect, test } from 'vitest';
import { readRetryAfter, retryPauseMs } from './retry-pause.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');
  test.each<[string | null, number | null]>([
    ['19', 19_000],
    ['0', 0],
    [' 2 ', 2_000],
    ['Sat, 21 Nov 2026 08:00:19 GMT', 19_000],
    ['Sat, 21 Nov 2026 07:59:00 GMT', 0],
    ['999999999999', 3_600_000],
    ['Sat, 21 Nov 2525 08:00:00 GMT', 3_600_000],
    ['-5', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%s means a pause of %s ms', (header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected);
  });
});

describe('the pause', () => {
  test('doubles with each try, give or take a half', () => {
    for (const [tryNumber, middleMs] of [
      [1, 250],
      [2, 500],
      [4, 2000],
    ] as const) {
      const pauseMs = retryPauseMs(tryNumber, null);
      expect(pauseMs).toBeGreaterThanOrEqual(middleMs / 2);
      expect(pauseMs).toBeLessThanOrEqual(middleMs * 1.5);
    }
  });

  test('is never shorter than requested', () => {
    expect(retryPauseMs(1, '3')).toBeGreaterThanOrEqual(3000);
    expect(retryPauseMs(5, '0')).toBeLessThan(100);
  });
});
