import { expect, test } from 'vitest';
import { addDays, dayNumber, daysBetween, weekdayOf } from './plain-date.ts';

test('days are counted across leap days and year ends', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
});

test('a weekday is that of the calendar, before 1970 as well', () => {
  expect(weekdayOf('2026-11-22')).toBe('sunday');
  expect(weekdayOf('1969-12-31')).toBe('wednesday');
});

test.each(['2026-02-30', '2026-2-3', '22.11.2026', '', '2026-13-01'])(
  '%s is no date',
  (written) => {
    expect(() => dayNumber(written)).toThrow(RangeError);
  },
);
