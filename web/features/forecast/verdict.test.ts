import { expect, test } from 'vitest';
import { wordsOf } from './model.ts';
import { verdictOf } from './verdict.ts';

const words = wordsOf({ unit: 'people', currency: null });
const verdict = (error: number, errorOfMean: number, meanWasBetterLately = false) =>
  verdictOf(
    {
      origins: 104,
      forecasts: 800,
      error,
      errorOfMean,
      errorOfLastYear: null,
      coverage80: 0.8,
      coverage95: 0.95,
      meanWasBetterLately,
    },
    words,
  );

test('a better forecast needs no word before the others', () => {
  expect(verdict(14, 21)).toEqual({
    first: null,
    answer: 'Yes. It’s usually off by 14 people; a four-week average is off by 21 people.',
  });
});

test('a forecast that was better, but not lately, is both at the top and below', () => {
  const { first, answer } = verdict(14, 21, true);
  expect(first).toContain('lately a simple four-week average has been closer');
  expect(answer).toMatch(/^Over two years, yes .* Over the last 12 weeks, no\.$/);
});

test('a forecast that is worse, or no better in the numbers that are read, says so first', () => {
  expect(verdict(1.21, 1.24)).toEqual({
    first: 'For this number, a four-week average does at least as well.',
    answer: 'No. It’s usually off by 1.2 people, and so is a four-week average.',
  });
  expect(verdict(22, 21, true).first).toContain('at least as well');
  expect(verdict(22, 21).answer).toMatch(/^No\. It’s usually off by 22 people; a/);
});
