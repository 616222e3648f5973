import { expect, test } from 'vitest';
import { checkInDays } from './check-in-days.ts';

const sundayToSaturday = { firstDay: '2026-11-15', lastDay: '2026-11-21' };

test('a check-in counts on the day its period starts', () => {
  const period = { firstDay: '2026-11-16', lastDay: '2026-11-22' };
  expect(checkInDays(period, ['2026-11-22'], 'monday')).toEqual(['2026-11-16']);
});

test('in a period that spans two church weeks it counts on the day of its time', () => {
  expect(checkInDays(sundayToSaturday, ['2026-11-18'], 'monday')).toEqual(['2026-11-18']);
  expect(checkInDays(sundayToSaturday, ['2026-11-18'], 'sunday')).toEqual(['2026-11-15']);
});

test('in such a period it counts once in each week that it holds for', () => {
  const times = ['2026-11-18', '2026-11-16', '2026-11-15'];
  expect(checkInDays(sundayToSaturday, times, 'monday')).toEqual(['2026-11-15', '2026-11-16']);
});

test('without a time it stays with its period', () => {
  expect(checkInDays(sundayToSaturday, [], 'monday')).toEqual(['2026-11-15']);
});
