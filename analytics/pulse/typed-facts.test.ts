import { expect, test } from 'vitest';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { type TypedDay, typedWords } from './typed-facts.ts';

const corrected = (day: string, before: number, after: number): TypedDay => ({
  ...{ day, authors: ['Ana'], origins: ['typed'], corrected: 1 },
  last: { before, after, by: 'Ana' },
});

test('each of a few days whose counts were corrected is named with both numbers', () => {
  const days = [corrected('2027-03-07', 226, 215), corrected('2027-03-14', 180, 182)];
  expect(plain(typedWords(days, 2).correction ?? '')).toBe(
    'Mar 14: Ana changed 180 to 182. Mar 7: Ana changed 226 to 215.',
  );
});

test('of many the one that has moved the most is named', () => {
  const days = [
    ...[corrected('2027-02-21', 170, 171), corrected('2027-02-28', 226, 175)],
    ...[corrected('2027-03-07', 181, 180), corrected('2027-03-14', 180, 182)],
  ];
  expect(plain(typedWords(days, 4).correction ?? '')).toBe(
    'The largest change was for Feb 28: Ana changed 226 to 175.',
  );
});
