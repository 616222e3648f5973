import { expect, test } from 'vitest';
import { roundedExpectation } from './issued.ts';

test('ranges of shares are rounded outwards: a value exactly at their end is inside', () => {
  const third = { median: 1 / 3, low80: 1 / 3, high80: 2 / 3, low95: 0, high95: 1 };
  expect(roundedExpectation(third, 'share')).toEqual({
    median: 0.3333,
    low80: 0.3333,
    high80: 0.6667,
    low95: 0,
    high95: 1,
  });
  const ends = { median: 0.3, low80: 2 / 3, high80: 1 / 3, low95: 0.29, high95: 0.3 };
  expect(roundedExpectation(ends, 'share')).toMatchObject({
    low80: 0.6666,
    high80: 0.3334,
    low95: 0.29,
    high95: 0.3,
  });
});

test('people and cents are whole', () => {
  const people = { median: 167.6, low80: 150, high80: 190, low95: 140, high95: 204 };
  expect(roundedExpectation(people, 'people')).toEqual({ ...people, median: 168 });
});
