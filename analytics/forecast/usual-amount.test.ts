import { describe, expect, test } from 'vitest';
import { quiet, western } from '#testing/figures/made-up-pulse.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { runOnePass } from './one-pass.ts';

const options = { kind: 'amount', calendar: western, priors: 'none' } as const;

/** Cents per attender, of which nearly nothing is left for nine weeks. */
const usual = quiet(120, 1700, 0.25);
const appeal = [0, 286, 0, 0, 120, 0, 12, 0, 0];

describe('after some weeks of nearly no gifts', () => {
  const values = [...usual, ...appeal];
  const observations = values.map((value) => ({ value, base: 1 }));
  const pass = runOnePass({ firstWeek: '2024-09-02', observations }, options);

  test('what is expected stays within what came: from none to a part of the usual', () => {
    for (let week = usual.length + 3; week < values.length; week += 1) {
      const { low80, high80 } = pass?.forecastFrom(week, 1) ?? { low80: -1, high80: -1 };
      expect([addWeeks('2024-09-02', week), low80]).toEqual([addWeeks('2024-09-02', week), 0]);
      expect(high80).toBeGreaterThan(150);
      expect(high80).toBeLessThan(2600);
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
