import { expect, test } from 'vitest';
import { seededRandom } from '#testing/figures/made-up-rows.ts';
import { createRanges } from './ranges.ts';

/** The quantiles below are counted on a grid. */
const near = 1e-3;

test('a range leaves as much of what past errors weigh above it as it may, whatever order they came in', () => {
  const random = seededRandom(7);
  const ranges = createRanges(8 * 80);
  const recorded: { error: number; week: number }[] = [];
  for (let week = 0; week < 80; week += 1) {
    for (let horizon = 1; horizon <= 8; horizon += 1) {
      // Errors of few digits, so that some are alike.
      const error = Math.round(40 * random() ** 2) / 10;
      recorded.push({ error, week });
      ranges.record(error, week);
    }
    const { reach80, reach95 } = ranges.reach(week);
    for (const [reach, share] of [
      [reach80, 0.2],
      [reach95, 0.05],
    ] as const) {
      expect(weightOf(recorded, week, (error) => error > reach + near)).toBeLessThanOrEqual(share);
      expect(weightOf(recorded, week, (error) => error > reach - near)).toBeGreaterThan(share);
    }
  }
});

/** What part of all weight the errors have, 40 weeks of chance among them. */
function weightOf(
  recorded: readonly { error: number; week: number }[],
  now: number,
  isAsked: (error: number) => boolean,
): number {
  const weighted = recorded.map(({ error, week }) => ({
    error,
    weight: 2 ** ((week - now) / 52) / 8,
  }));
  const chance = halfNormal.map((error) => ({ error, weight: 40 / halfNormal.length }));
  const all = [...weighted, ...chance];
  const sum = (some: typeof all) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(all.filter(({ error }) => isAsked(error))) / sum(all);
}

/** A hundred quantiles of |N(0,1)|, by counting on a fine grid. */
const halfNormal = quantiles(100);

function quantiles(count: number): number[] {
  const step = 1e-4;
  const found: number[] = [];
  let below = 0;
  for (let at = step / 2; found.length < count; at += step) {
    below += step * Math.sqrt(2 / Math.PI) * Math.exp((-at * at) / 2);
    if (below >= (found.length + 0.5) / count) {
      found.push(at);
    }
  }
  return found;
}
