import { describe, expect, test } from 'vitest';
import { forecastAhead } from '#web/testing/forecast-ahead.ts';
import { fieldRanges, readNumber, seatsResult, weeksUntil } from './scenario.ts';

test.each([
  ['300', 300],
  [' 1,200 ', 1200],
  ['100000', 100_000],
  ['', null],
  ['0', null],
  ['-5', null],
  ['1e9', null],
  ['1000000000', null],
  ['12,34', null],
  ['2.5', null],
  ['many', null],
])('a number of seats typed as %j is read as %j', (text, value) => {
  expect(readNumber(text, fieldRanges.seats)).toBe(value);
});

test('growth may be below zero and have decimals, and a share is at most all', () => {
  expect(readNumber('-2.5', fieldRanges.growth)).toBe(-2.5);
  expect(readNumber('−5', fieldRanges.growth)).toBe(-5);
  expect(readNumber('-51', fieldRanges.growth)).toBeNull();
  expect(readNumber('1000', fieldRanges.share)).toBeNull();
  expect(readNumber('0', fieldRanges.rate)).toBe(0);
});

test('a limit is reached by growth, at once, or never', () => {
  expect(weeksUntil(100, 110, 10)).toBe(53);
  expect(weeksUntil(100, 100, 0)).toBe(0);
  expect(weeksUntil(100, 110, 0)).toBeNull();
  expect(weeksUntil(0, 110, 5)).toBeNull();
});

describe('when the seats are full', () => {
  const next = forecastAhead();
  const full = (seats: number, growth: number, share = 80) =>
    seatsResult(next, { seats, share, growth });

  test('is said with what the range of next week makes of it', () => {
    expect(full(250, 3)).toBe(
      'At that pace you’d reach 200 people in about 6 years (anywhere from 82 weeks to 10 years).',
    );
    expect(full(230, 3)).toContain('(anywhere from now to');
  });

  test('is not said in centuries', () => {
    expect(full(100_000, 3, 100)).toBe(
      'At that pace, you won’t reach 100,000 people within 20 years.',
    );
    expect(full(375, 3)).toContain('to more than 20 years).');
  });

  test('is now, or never', () => {
    expect(full(100, 3)).toBe('You’re already at that point: 80 people.');
    expect(full(1, 3, 1)).toBe('You’re already at that point: 1 person.');
    expect(full(250, -5)).toBe('Without growth, you won’t reach 200 people.');
  });
});
