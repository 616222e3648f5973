/** How far a week was from its level and effects, on the log; null for weeks that say nothing of their year. */
export type Residuals = readonly (number | null)[];

/** Weeks back, and how much each says: a year has 52 weeks and a day. */
const weights: readonly [number, number][] = [
  [53, 0.25],
  [52, 0.5],
  [51, 0.25],
];
const residualMax = 0.25;

/**
 * What last year says of a week beyond season and events: the weighted mean of the residuals around the
 * same week, each cut at ±0.25. 0 if less than half of the weight is there.
 *
 * @param index of the week in the series; residuals of its own year are never used
 */
export function lastYearResidual(residuals: Residuals, index: number): number {
  let sum = 0;
  let weight = 0;
  for (const [weeksBack, share] of weights) {
    const residual = residuals[index - weeksBack] ?? null;
    if (residual !== null) {
      sum += share * Math.max(-residualMax, Math.min(residualMax, residual));
      weight += share;
    }
  }
  return weight < 0.5 ? 0 : sum / weight;
}
