import { expect, test } from 'vitest';
import { localDateOf, startOfLocalDate } from './local-date.ts';

test('an instant belongs to the local date of the church', () => {
  expect(localDateOf('2026-11-22T04:30:00Z', 'America/New_York')).toBe('2026-11-21');
  expect(localDateOf('2026-11-22T05:30:00Z', 'America/New_York')).toBe('2026-11-22');
  expect(localDateOf('2026-11-22T11:00:00Z', 'Pacific/Auckland')).toBe('2026-11-23');
});

test('a day with 25 hours begins once and ends a day later', () => {
  expect(startOfLocalDate('2026-11-01', 'America/New_York')).toBe('2026-11-01T04:00:00Z');
  expect(startOfLocalDate('2026-11-02', 'America/New_York')).toBe('2026-11-02T05:00:00Z');
});

test('what is no zone is refused', () => {
  expect(() => localDateOf('2026-11-22T04:30:00Z', 'Ohio')).toThrow(RangeError);
});
