import { rank } from 'd3-array';

/** The correlation of two series, with its interval. */
export type Correlation = { correlation: number; low: number; high: number; weeks: number };

/** Two-sided 95 % normal quantile. */
const z = 1.959964;

/**
 * Spearman's rank correlation with a 95 % interval (Bonett and Wright, 2000). Weeks are autocorrelated,
 * so the interval uses the effective sample size (Bartlett, from the lag-one autocorrelations of both).
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): Correlation {
  const xs = midRanks(pairs.map(([x]) => x));
  const ys = midRanks(pairs.map(([, y]) => y));
  const correlation = pearson(xs, ys);
  const alike = Math.max(0, autocorrelation(xs) * autocorrelation(ys));
  const effective = Math.max(5, (pairs.length * (1 - alike)) / (1 + alike));
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
