import { mean, rank } from 'd3-array';

/** The correlation of two series, with its interval. */
export type Correlation = { correlation: number; low: number; high: number; weeks: number };

/** Two-sided 95 % normal quantile. */
const z = 1.959964;

/** Each week is compared with the weeks around it, so many on both sides. */
const around = 4;
/** What local means leave of the weeks, so that 5 % of unrelated series are said to be related at most. */
const leftOfWeeks = 2 / 3;

/**
 * The same of how two weekly series of counts differ from the weeks around: a season or trend that both
 * share is no relation.
 *
 * @param pairs a week each, oldest first
 */
export function localCorrelation(pairs: readonly (readonly [number, number])[]): Correlation {
  const xs = besideNeighbors(pairs.map(([x]) => x));
  const ys = besideNeighbors(pairs.map(([, y]) => y));
  return rankCorrelation(
    xs.map((x, index) => [x, ys[index] ?? 0] as const),
    leftOfWeeks,
  );
}

/** Each count's distance from the mean around it; of square roots, whose chance is alike. */
function besideNeighbors(counts: readonly number[]): number[] {
  const roots = counts.map((count) => Math.sqrt(count + 3 / 8));
  return roots.map(
    (root, index) =>
      root - (mean(roots.slice(Math.max(0, index - around), index + around + 1)) ?? 0),
  );
}

/**
 * Spearman's rank correlation with a 95 % interval (Bonett and Wright, 2000). Weeks are autocorrelated,
 * so the interval uses the effective sample size (Bartlett, from the lag-one autocorrelations of both).
 *
 * @param left the part of the pairs that other estimates have left over
 */
export function rankCorrelation(
  pairs: readonly (readonly [number, number])[],
  left = 1,
): Correlation {
  const xs = midRanks(pairs.map(([x]) => x));
  const ys = midRanks(pairs.map(([, y]) => y));
  const correlation = pearson(xs, ys);
  const alike = Math.max(0, autocorrelation(xs) * autocorrelation(ys));
  const effective = Math.max(5, (left * pairs.length * (1 - alike)) / (1 + alike));
  const reach = z * Math.sqrt((1 + correlation ** 2 / 2) / (effective - 3));
  const middle = Math.atanh(Math.max(-0.999, Math.min(0.999, correlation)));
  return {
    correlation,
    low: Math.tanh(middle - reach),
    high: Math.tanh(middle + reach),
    weeks: pairs.length,
  };
}

/** Ranks, with ties averaged. */
function midRanks(values: readonly number[]): number[] {
  const lows = Array.from(rank(values));
  const counts = new Map<number, number>();
  for (const low of lows) {
    counts.set(low, (counts.get(low) ?? 0) + 1);
  }
  return lows.map((low) => low + ((counts.get(low) ?? 1) - 1) / 2);
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const meanX = xs.reduce((sum, x) => sum + x, 0) / xs.length;
  const meanY = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  const sums = xs.reduce(
    (all, x, index) => {
      const dx = x - meanX;
      const dy = (ys[index] ?? 0) - meanY;
      return { xy: all.xy + dx * dy, xx: all.xx + dx * dx, yy: all.yy + dy * dy };
    },
    { xy: 0, xx: 0, yy: 0 },
  );
  const spread = Math.sqrt(sums.xx * sums.yy);
  return spread === 0 ? 0 : sums.xy / spread;
}

function autocorrelation(values: readonly number[]): number {
  return values.length < 3 ? 0 : pearson(values.slice(1), values.slice(0, -1));
}
