import { expect, test } from 'vitest';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { learnPriors } from './learn-priors.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const churches = (count: number, easterOf: (index: number) => number, weeks = 160) =>
  Array.from({ length: count }, (_, index) =>
    madeUpSeries(
      {
        seed: index + 1,
        weeks,
        level: 100 + 20 * index,
        noise: 0.08,
        easter: easterOf(index),
        firstWeek: '2023-01-01',
      },
      calendar,
    ),
  );

test('what churches have in common is learned, held back toward zero by two churches without it', () => {
  const priors = learnPriors(churches(20, () => 0.4));
  const easter = priors?.find(({ effect }) => effect === 'easter');
  expect(easter?.churches).toBe(20);
  expect(easter?.mean).toBeGreaterThan(0.3);
  expect(easter?.mean).toBeLessThan(0.4);
  const ordinary = priors?.find(({ effect }) => effect === 'fathers_day');
  expect(Math.abs(ordinary?.mean ?? 1)).toBeLessThan(0.04);
});

test('churches that differ leave a wide prior, and the big events always have room', () => {
  const differ = learnPriors(churches(20, (index) => (index % 2 === 0 ? -0.3 : 0.9)));
  const easter = differ?.find(({ effect }) => effect === 'easter');
  expect(easter?.deviation).toBeGreaterThan(0.45);
  const agree = learnPriors(churches(20, () => 0.4));
  expect(agree?.find(({ effect }) => effect === 'christmas_day')?.deviation ?? 0.5).toBe(0.5);
  expect(agree?.find(({ effect }) => effect === 'labor_day')?.deviation).toBeGreaterThanOrEqual(
    0.12,
  );
});

test('below ten churches nothing is published, and no effect that fewer than ten have counted', () => {
  expect(learnPriors(churches(9, () => 0.4))).toBeNull();
  expect(learnPriors([...churches(9, () => 0.4), ...churches(3, () => 0.4, 40)])).toBeNull();
  // In 2023 to January 2026 only one Sunday was Christmas Eve, and nobody of 2025 on counted it.
  const early = churches(9, () => 0.4);
  const late = churches(12, () => 0.4).map((weeks) => weeks.slice(80));
  const priors = learnPriors([...early, ...late]);
  expect(priors?.some(({ effect }) => effect === 'easter')).toBe(true);
  expect(priors?.some(({ effect }) => effect === 'christmas_eve')).toBe(false);
});
