/** Each week's residual on the model's scale; null for weeks that are not typical of their year. */
export type Residuals = readonly (number | null)[];

/** Lags in weeks and their weights: a year has 52 weeks and a day. */
const weights: readonly [number, number][] = [
  [53, 0.25],
  [52, 0.5],
  [51, 0.25],
];
const residualMax = 0.25;

/**
 * Last year's residual for a week: the weighted mean of the residuals around the same week, each
 * clipped at ±0.25. 0 if less than half of the weight is available.
 *
 * @param index the week's index in the series; residuals of its own year are never used
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
