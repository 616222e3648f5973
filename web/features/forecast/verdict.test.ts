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
    answer:
      'Yes: in a usual week it is 14 people off, where the mean of four weeks is 21 people off.',
  });
});

test('a forecast that was better, but not lately, is both at the top and below', () => {
  const { first, answer } = verdict(14, 21, true);
  expect(first).toContain('Over the last 12 weeks, the mean of the last four was closer');
  expect(answer).toMatch(/^Not over the last 12 weeks. Over the whole test yes:/);
});

test('a forecast that is worse, or no better in the numbers that are read, says so first', () => {
  expect(verdict(1.21, 1.24)).toEqual({
    first: 'Here, this forecast is no better than the mean of the last four weeks.',
    answer: 'No: in a usual week it is 1.2 people off, and so is the mean of four weeks.',
  });
  expect(verdict(22, 21, true).first).toContain('no better');
  expect(verdict(22, 21).answer).toMatch(/^No: in a usual week it is 22 people off, where/);
});
