import { expect, test } from 'vitest';
import { weekdays } from '#contract/functions/measures.ts';
import {
  addWeeks,
  lastDayOf,
  sundayOf,
  weekOf,
  weeksBetween,
  weeksFrom,
  weeksInStep,
} from './church-week.ts';
import { weekdayOf } from './plain-date.ts';

test('a week starts on the day the church chose, and contains the requested date', () => {
  expect(weekOf('2026-11-22', 'sunday')).toBe('2026-11-22');
  expect(weekOf('2026-11-21', 'sunday')).toBe('2026-11-15');
  expect(weekOf('2026-11-22', 'monday')).toBe('2026-11-16');
  expect(weekOf('2026-11-22', 'saturday')).toBe('2026-11-21');
});

test.each(weekdays)('a week from %s on has one Sunday, within its seven days', (weekStartsOn) => {
  const week = weekOf('2026-12-31', weekStartsOn);
  const sunday = sundayOf(week);
  expect(weekdayOf(week)).toBe(weekStartsOn);
  expect(weekdayOf(sunday)).toBe('sunday');
  expect(sunday >= week && sunday <= lastDayOf(week)).toBe(true);
});

test('weeks are counted without holes', () => {
  expect(weeksFrom('2026-12-20', '2027-01-03')).toEqual(['2026-12-20', '2026-12-27', '2027-01-03']);
  expect(weeksFrom('2027-01-03', '2026-12-20')).toEqual([]);
  expect(weeksBetween('2026-12-20', addWeeks('2026-12-20', 53))).toBe(53);
});

test('weeks from before the church chose another day are out of step with the newest', () => {
  const rows = ['2026-11-02', '2026-11-08', '2026-11-15'].map((week) => ({ week }));
  expect(weeksInStep(rows)).toEqual(rows.slice(1));
  expect(weeksInStep(rows.slice(1))).toEqual(rows.slice(1));
  expect(weeksInStep([])).toEqual([]);
});
