import { describe, expect, test } from 'vitest';
import { fieldRanges, readNumber, seatsResult, typicalOf, yearsUntil } from './scenario.ts';

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

test('a limit is reached by growth, at once, or never; the last year’s middle is half a year ago', () => {
  expect(yearsUntil(100, 110, 10)).toBeCloseTo(0.5);
  expect(yearsUntil(100, 101, 10)).toBe(0);
  expect(yearsUntil(100, 100, 0)).toBe(0);
  expect(yearsUntil(100, 110, 0)).toBeNull();
  expect(yearsUntil(0, 110, 5)).toBeNull();
});

test('a typical Sunday is the middle of the last year’s counts', () => {
  const year = Array.from({ length: 52 }, (_, index) => ({ value: index % 2 === 0 ? 160 : 180 }));
  expect(typicalOf([{ value: 900 }, ...year])).toBe(170);
  expect(typicalOf([...year.slice(0, 51), { value: null }])).toBe(160);
  expect(typicalOf([{ value: null }])).toBeNull();
});

describe('when the seats are full', () => {
  const full = (seats: number, growth: number | null, share = 80) =>
    seatsResult(169, { seats, share, growth });

  test.each([
    [215, 3, 'At that pace, a typical Sunday would reach 172 people within a year.'],
    [220, 3, 'At that pace, a typical Sunday would reach 176 people within a year.'],
    [225, 3, 'At that pace, a typical Sunday would reach 180 people in one to two years.'],
    [240, 3, 'At that pace, a typical Sunday would reach 192 people in two to five years.'],
    [375, 3, 'At that pace, a typical Sunday won’t reach 300 people in the next five years.'],
  ])('of %i seats, at %i percent a year: %s', (seats, growth, said) => {
    expect(full(seats, growth)).toBe(said);
  });

  test('is now, or never', () => {
    expect(full(100, 3)).toBe('A typical Sunday already has 80 people or more.');
    expect(full(1, 3, 1)).toBe('A typical Sunday already has 1 person or more.');
    expect(full(100, null)).toBe('A typical Sunday already has 80 people or more.');
    expect(full(250, null)).toMatch(/^We don’t see clear growth/);
    expect(full(250, -5)).toBe('Without growth, you won’t reach 200 people.');
  });
});
