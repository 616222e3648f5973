import { expect, test } from 'vitest';
import { goalSentencesOf } from './goals.ts';

const yearSoFar = { year: 2026, value: null, by: null, soFar: 170, weeksCounted: 51 };

test('the rest of a year that changes nothing is told as one number', () => {
  const end = { median: 170.1, low80: 169.8, high80: 170.3 };
  expect(goalSentencesOf({ ...yearSoFar, end }, 'people', null)).toEqual([
    'So far in 2026, you’re averaging 170 a week. We expect the whole year to average about 170.',
  ]);
});

test('a year whose end is open is told as a range', () => {
  const end = { median: 172, low80: 168, high80: 176 };
  expect(goalSentencesOf({ ...yearSoFar, end }, 'people', null)).toEqual([
    'So far in 2026, you’re averaging 170 a week. We expect the whole year to average 168\u00a0to\u00a0176.',
  ]);
});
