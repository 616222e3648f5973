import type { WeekDesign } from './design.ts';
import type { Prior } from './priors.ts';

/** The belief about level and effects: a normal distribution. */
export interface State {
  mean: Float64Array;
  /** Row-major. */
  covariance: Float64Array;
}

/** A state with independent components. */
export function stateOf(priors: readonly Prior[]): State {
  const size = priors.length;
  const covariance = new Float64Array(size * size);
  priors.forEach(({ deviation }, place) => {
    covariance[place * size + place] = deviation ** 2;
  });
  return { mean: Float64Array.from(priors, ({ mean }) => mean), covariance };
}

/** z′a: the predicted log of a week. */
export function meanOf({ mean }: State, { places, factors }: WeekDesign): number {
  let sum = 0;
  for (let index = 0; index < places.length; index += 1) {
    sum += (mean[places[index] ?? 0] ?? 0) * (factors[index] ?? 0);
  }
  return sum;
}

/** z′Cz: the variance of that prediction. */
export function varianceOf({ mean, covariance }: State, { places, factors }: WeekDesign): number {
  const size = mean.length;
  let sum = 0;
  for (let row = 0; row < places.length; row += 1) {
    const start = (places[row] ?? 0) * size;
    let inRow = 0;
    for (let column = 0; column < places.length; column += 1) {
      inRow += (covariance[start + (places[column] ?? 0)] ?? 0) * (factors[column] ?? 0);
    }
    sum += inRow * (factors[row] ?? 0);
  }
  return sum;
}

/**
 * Updates the state with one week, in place (R. E. Kalman, 1960; Durbin and Koopman, Time Series
 * Analysis by State Space Methods, 4.3).
 *
 * @param innovation observed minus predicted
 * @param variance of the prediction
 * @param weight of the gain, below 1 for an outlier
 * @returns Cz, the covariance of the state with the week before it was known: the gain times the variance.
 *   Of this week only: the next one is written over it
 */
export function learn(
  state: State,
  design: WeekDesign,
  { innovation, variance, weight }: { innovation: number; variance: number; weight: number },
): Float64Array {
  const { mean, covariance } = state;
  const size = mean.length;
  const covarianceWithWeek = covarianceWith(state, design);
  for (let row = 0; row < size; row += 1) {
    const gain = (weight * (covarianceWithWeek[row] ?? 0)) / variance;
    // Of an event that has not been met yet, nothing is learned.
    if (gain !== 0) {
      mean[row] = (mean[row] ?? 0) + gain * innovation;
      const start = row * size;
      for (let column = 0; column < size; column += 1) {
        covariance[start + column] =
          (covariance[start + column] ?? 0) - gain * (covarianceWithWeek[column] ?? 0);
      }
    }
  }
  return covarianceWithWeek;
}

/** One for each size: small buffers by the thousand cost more than what is computed in them. */
const buffers = new Map<number, Float64Array>();

/** Cz. */
function covarianceWith(
  { mean, covariance }: State,
  { places, factors }: WeekDesign,
): Float64Array {
  const size = mean.length;
  const all = buffers.get(size) ?? new Float64Array(size);
  buffers.set(size, all);
  for (let row = 0; row < size; row += 1) {
    const start = row * size;
    let sum = 0;
    for (let index = 0; index < places.length; index += 1) {
      sum += (covariance[start + (places[index] ?? 0)] ?? 0) * (factors[index] ?? 0);
    }
    all[row] = sum;
  }
  return all;
}

/** Advances one week: the level's variance grows. */
export function loosenLevel({ covariance }: State, variance: number): void {
  covariance[0] = (covariance[0] ?? 0) + variance;
}
