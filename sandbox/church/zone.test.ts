import { expect, test } from 'vitest';
import { easterOf } from './holidays.ts';
import { createZone, dayAt, dayMs, dayOfDate, timestamp } from './zone.ts';

const chicago = createZone('America/Chicago');

test('a Sunday at nine is another moment in winter than in summer', () => {
  expect(timestamp(chicago.at(dayAt(2026, 1, 18), 540))).toBe('2026-01-18T15:00:00Z');
  expect(timestamp(chicago.at(dayAt(2026, 7, 19), 540))).toBe('2026-07-19T14:00:00Z');
});

test('days have 23 hours when the clocks go forward and 25 when they go back', () => {
  const hours = (day: number) => (chicago.startOf(day + 1) - chicago.startOf(day)) / 3_600_000;
  expect(hours(dayAt(2026, 3, 8))).toBe(23);
  expect(hours(dayAt(2026, 11, 1))).toBe(25);
  expect(hours(dayAt(2026, 11, 2))).toBe(24);
});

test.each(['America/Chicago', 'America/Los_Angeles', 'UTC', 'Asia/Kolkata'])(
  'in %s a day holds its own first and last second, and no other',
  (name) => {
    const zone = createZone(name);
    for (let day = dayAt(2023, 1, 1); day < dayAt(2027, 1, 1); day += 1) {
      expect(zone.dayOf(zone.startOf(day))).toBe(day);
      expect(zone.dayOf(zone.startOf(day + 1) - 1)).toBe(day);
    }
  },
);

test('only what looks like a date and is one is a day', () => {
  expect(dayOfDate('2026-11-15')).toBe(Date.UTC(2026, 10, 15) / dayMs);
  expect(dayOfDate('2026-13-15')).toBeNull();
  expect(dayOfDate('2026-11-15T00:00:00Z')).toBeNull();
});

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is on %s', (year, date) => {
  expect(easterOf(year)).toBe(dayOfDate(date));
});
