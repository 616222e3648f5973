import { describe, expect, test } from 'vitest';
import { quiet, western } from '#testing/figures/made-up-pulse.ts';
import { runOnePass } from './one-pass.ts';

const options = { kind: 'amount', calendar: western, priors: 'none' } as const;

/** Cents per attender, of which nearly nothing is left for nine weeks. */
const usual = quiet(120, 1700, 0.25);
const appeal = [0, 286, 0, 0, 120, 0, 12, 0, 0];

describe('after some weeks of nearly no gifts', () => {
  const values = [...usual, ...appeal];
  const observations = values.map((value) => ({ value, base: 1 }));
  const pass = runOnePass({ firstWeek: '2024-09-02', observations }, options);

  test('what is expected is still what was usual before them', () => {
    const before = pass?.forecastFrom(usual.length - 1, 1)?.median ?? 0;
    for (let week = usual.length; week < values.length; week += 1) {
      const { median = 0, low80 = 0 } = pass?.forecastFrom(week, 1) ?? {};
      expect(Math.abs(median / before - 1)).toBeLessThan(0.35);
      expect(low80).toBeGreaterThan(700);
    }
  });

  test('a week like those before is learned as a tenth of the usual, not as endlessly less', () => {
    expect(pass?.learned.at(-1)?.value).toBeGreaterThan(100);
    expect(pass?.learned.at(-8)?.value).toBe(286);
  });
});

test('an amount as it usually is is learned as it is, and its range does not begin at nothing', () => {
  const observations = usual.map((value) => ({ value, base: 1 }));
  const pass = runOnePass({ firstWeek: '2024-09-02', observations }, options);
  expect(pass?.learned).toEqual(observations);
  expect(pass?.forecastFrom(119, 1)?.low80).toBeGreaterThan(800);
});
