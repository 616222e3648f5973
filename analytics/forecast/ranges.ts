/** Computes the width of ranges from the errors of past forecasts. */
export interface Ranges {
  /** Records the error of a past forecast, in standard deviations. */
  record: (deviations: number, week: number) => void;
  /** Records whether the last one-step forecast missed its ranges. */
  adapt: (missed80: boolean, missed95: boolean) => void;
  /** The width of the ranges as of a week. */
  reach: (week: number) => Reaches;
}

/** Half the width of the 80 and 95 % ranges in standard deviations. */
export interface Reaches {
  reach80: number;
  reach95: number;
}

/** The half-life of an error's weight. */
const halfLifeWeeks = 52;
/** Each week adds eight errors, one per horizon. */
const errorsPerWeek = 8;
/** The weight, in weeks, of the initial distribution |N(0,1)|. */
const pseudoWeeks = 40;
const pseudoPoints = 100;
/** Marks a pseudo-error, whose weight does not decay. */
const pseudo = -1;
const pseudoErrors: readonly number[] = Array.from({ length: pseudoPoints }, (_, index) =>
  halfNormalQuantile((index + 0.5) / pseudoPoints),
);

/**
 * Weighted conformal ranges (Vovk, Gammerman and Shafer, 2005; weights that fade: Barber, Candès, Ramdas
 * and Tibshirani, 2023), whose levels follow what is missed (Gibbs and Candès, 2021).
 *
 * @param errorsMax the most errors that will be recorded
 */
export function createRanges(errorsMax: number): Ranges {
  const sorted = sortedErrors(errorsMax);
  let recorded = 0;
  let alpha80 = 0.2;
  let alpha95 = 0.05;
  return {
    record: (deviations, week) => {
      const weight = 2 ** (week / halfLifeWeeks) / errorsPerWeek;
      sorted.add(deviations, weight);
      recorded += weight;
    },
    adapt: (missed80, missed95) => {
      alpha80 = within(alpha80 + 0.01 * (0.2 - Number(missed80)), 0.05, 0.5);
      alpha95 = within(alpha95 + 0.0025 * (0.05 - Number(missed95)), 0.01, 0.2);
    },
    reach: (week) => {
      // Weights are relative to the first week, so that they need no update every week; instead the
      // pseudo-errors' weight grows.
      const pseudoWeight = (2 ** (week / halfLifeWeeks) * pseudoWeeks) / pseudoPoints;
      const total = recorded + pseudoWeight * pseudoPoints;
      const { errors, weights, count } = sorted.all();
      const weighted = { weights, pseudoWeight };
      const at95 = goDown(weighted, { at: count - 1, beyond: 0 }, alpha95 * total);
      const at80 = goDown(weighted, at95, alpha80 * total);
      return { reach80: errors[at80.at] ?? 0, reach95: errors[at95.at] ?? 0 };
    },
  };
}

/** Errors and their weights, in parallel; the first `count` are in use. */
interface SortedErrors {
  errors: Float64Array;
  weights: Float64Array;
  count: number;
}

/** Keeps errors sorted, the pseudo-errors among them. Those of a week are merged in at once. */
function sortedErrors(errorsMax: number) {
  const size = pseudoPoints + errorsMax;
  const sorted: SortedErrors = {
    errors: new Float64Array(size),
    weights: new Float64Array(size).fill(pseudo),
    count: pseudoPoints,
  };
  sorted.errors.set(pseudoErrors);
  let added: { error: number; weight: number }[] = [];
  return {
    add: (error: number, weight: number) => {
      added.unshift({ error, weight });
    },
    all: () => {
      // Of equal ones, the last to come is the first.
      merge(
        sorted,
        added.sort((one, other) => one.error - other.error),
      );
      added = [];
      return sorted;
    },
  };
}

function merge(sorted: SortedErrors, added: readonly { error: number; weight: number }[]): void {
  const { errors, weights } = sorted;
  let from = sorted.count - 1;
  let to = from + added.length;
  sorted.count += added.length;
  for (let next = added.length - 1; next >= 0; next -= 1, to -= 1) {
    const { error, weight } = added[next] ?? { error: 0, weight: 0 };
    for (; from >= 0 && (errors[from] ?? 0) >= error; from -= 1, to -= 1) {
      errors[to] = errors[from] ?? 0;
      weights[to] = weights[from] ?? 0;
    }
    errors[to] = error;
    weights[to] = weight;
  }
}

/** An error's index among the sorted ones, and the weight of those above it. */
interface Place {
  at: number;
  beyond: number;
}

/**
 * Finds the smallest error with no more than a weight above it. Counts down from the largest error, which
 * is the shorter way, or from where a smaller weight led.
 */
function goDown(
  { weights, pseudoWeight }: { weights: Float64Array; pseudoWeight: number },
  from: Place,
  most: number,
): Place {
  let { at, beyond } = from;
  while (at > 0) {
    const weight = weights[at] ?? 0;
    const further = beyond + (weight === pseudo ? pseudoWeight : weight);
    if (further > most) {
      break;
    }
    beyond = further;
    at -= 1;
  }
  return { at, beyond };
}

function within(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/** The quantile of |N(0,1)|. */
function halfNormalQuantile(share: number): number {
  let low = 0;
  let high = 8;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (errorFunction(middle / Math.SQRT2) < share) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

/** Abramowitz and Stegun, 7.1.26; off by less than 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const polynomial =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - polynomial * Math.exp(-x * x);
}
