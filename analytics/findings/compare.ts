import { reach95 } from '../forecast/normal-reach.ts';
import type { WeekValue } from './church.ts';

/** A stretch of weeks compared with the weeks before it. */
export type Comparison = {
  now: number;
  /** The mean to expect if nothing had changed, with its 95 % range. */
  expected: number;
  low: number;
  high: number;
  /** Distance from `expected`, in standard deviations. */
  z: number;
  /** Complete weeks in the stretch and before it. */
  n: number;
  base: number;
};

/**
 * The threshold for a clear difference: about 1 in 2,000 by chance. Each rule runs some fifty times a
 * year; quiet-years.proof.test.ts limits all of them together to two false alarms a year.
 */
export const clearDistance = 3.5;
/** The minimum number of weeks to know what is usual. */
const baseMin = 26;
/**
 * Base weeks farther out than this many robust standard deviations are clipped to it (Hampel 1974):
 * otherwise one unusual stretch would widen the range, and hide the next change, for a year.
 */
const clipDistance = 3;

/**
 * Compares the mean of the newest weeks with the mean of those before. The range is a prediction
 * interval for that mean: it includes the noise of both means, widened for first-order
 * autocorrelation (Bartlett 1946).
 *
 * @param weeks complete weeks, oldest first; the newest `length` are the stretch
 * @returns null if there are too few weeks
 */
export function compareWithBefore(weeks: readonly WeekValue[], length: number): Comparison | null {
  const values = weeks.map(({ value }) => value);
  const recent = values.slice(-length);
  const before = clipped(values.slice(0, -length));
  if (recent.length < length || before.length < baseMin) {
    return null;
  }
  const expected = mean(before);
  const now = mean(recent);
  const residuals = before.map((value) => value - expected);
  const variance = sum(residuals.map((each) => each * each)) / (before.length - 1);
  const inflation = dependence(residuals);
  const spread = Math.sqrt(
    variance * (varianceOfMean(length, inflation) + varianceOfMean(before.length, inflation)),
  );
  return {
    now,
    expected,
    low: expected - reach95 * spread,
    high: expected + reach95 * spread,
    z:
      spread > 0
        ? (now - expected) / spread
        : now === expected
          ? 0
          : Math.sign(now - expected) * 99,
    n: recent.length,
    base: before.length,
  };
}

/** The values, with outliers clipped at their median absolute deviation, scaled to a normal distribution. */
function clipped(values: readonly number[]): readonly number[] {
  const middle = median(values);
  const reach = clipDistance * 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return reach > 0
    ? values.map((value) => Math.min(middle + reach, Math.max(middle - reach, value)))
    : values;
}

/** Lag-one autocorrelation, corrected for short series (Kendall 1954), between 0 and 0.95. */
function dependence(residuals: readonly number[]): number {
  const squares = sum(residuals.map((each) => each * each));
  if (squares === 0) {
    return 0;
  }
  const products = residuals.slice(1).map((each, index) => each * (residuals[index] ?? 0));
  const raw = sum(products) / squares;
  const n = residuals.length;
  return Math.min(0.95, Math.max(0, raw + (1 + 4 * raw) / n));
}

/** The exact variance of the mean of `n` values with unit variance and this autocorrelation. */
function varianceOfMean(n: number, rho: number): number {
  const lags = Array.from(
    { length: n - 1 },
    (_, index) => (1 - (index + 1) / n) * rho ** (index + 1),
  );
  return (1 + 2 * sum(lags)) / n;
}

/** The arithmetic mean; NaN of nothing. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The sum. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The median; of an even number of values, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
