import { expect, test } from 'vitest';
import { sameWeekLastYear, weeksFromEaster } from './last-year.ts';

test('around Easter, last year is as many weeks from Easter', () => {
  expect(sameWeekLastYear('2027-03-28', 'western')).toBe('2026-04-05');
  expect(sameWeekLastYear('2027-03-21', 'western')).toBe('2026-03-29');
  expect(sameWeekLastYear('2027-05-30', 'western')).toBe('2026-06-07');
  expect(sameWeekLastYear('2027-05-02', 'orthodox')).toBe('2026-04-12');
});

test('elsewhere, last year is the same date', () => {
  expect(sameWeekLastYear('2027-06-06', 'western')).toBe('2026-06-07');
  expect(sameWeekLastYear('2026-11-22', 'western')).toBe('2025-11-23');
});

test('a week keeps the day it starts on', () => {
  expect(sameWeekLastYear('2027-03-22', 'western')).toBe('2026-03-30');
  expect(sameWeekLastYear('2026-11-21', 'western')).toBe('2025-11-22');
});

test('weeks from Easter are counted in both directions', () => {
  expect(weeksFromEaster('2027-03-14', 'western')).toBe(-2);
  expect(weeksFromEaster('2027-04-04', 'western')).toBe(1);
});
