import { bisectLeft } from 'd3-array';

/** How far off past forecasts were decides how wide the next ranges are. */
export interface Ranges {
  /** Tells of a past forecast that came due, in standard deviations. */
  record: (deviations: number, week: number) => void;
  /** Tells whether the last one-step forecast was outside of its ranges. */
  adapt: (missed80: boolean, missed95: boolean) => void;
  /** How many standard deviations the 80 and 95 % ranges reach to either side, as of a week. */
  reach: (week: number) => { reach80: number; reach95: number };
}

/** Errors of this many weeks ago count half. */
const halfLifeWeeks = 52;
/** Each week brings eight errors, one per horizon. */
const errorsPerWeek = 8;
/** Before there are errors: |N(0,1)| with the weight of so many weeks. */
const pseudoWeeks = 40;
const pseudoPoints = 100;
/** Stands for the weight of a pseudo-error, which does not fade. */
const pseudo = -1;
const pseudoErrors: readonly number[] = Array.from({ length: pseudoPoints }, (_, index) =>
  halfNormalQuantile((index + 0.5) / pseudoPoints),
);

/**
 * Weighted conformal ranges (Vovk, Gammerman and Shafer, 2005; weights that fade: Barber, Candès, Ramdas
 * and Tibshirani, 2023), whose levels follow what is missed (Gibbs and Candès, 2021).
 */
export function createRanges(): Ranges {
  // Sorted together.
  const errors = [...pseudoErrors];
  const weights: number[] = pseudoErrors.map(() => pseudo);
  let recorded = 0;
  let alpha80 = 0.2;
  let alpha95 = 0.05;
  return {
    record: (deviations, week) => {
      const weight = 2 ** (week / halfLifeWeeks) / errorsPerWeek;
      const at = bisectLeft(errors, deviations);
      errors.splice(at, 0, deviations);
      weights.splice(at, 0, weight);
      recorded += weight;
    },
    adapt: (missed80, missed95) => {
      alpha80 = within(alpha80 + 0.01 * (0.2 - Number(missed80)), 0.05, 0.5);
      alpha95 = within(alpha95 + 0.0025 * (0.05 - Number(missed95)), 0.01, 0.2);
    },
    reach: (week) => {
      // All weights are as of the first week, which spares fading each of them every week; so a
      // pseudo-error's grows instead.
      const pseudoWeight = (2 ** (week / halfLifeWeeks) * pseudoWeeks) / pseudoPoints;
      const total = recorded + pseudoWeight * pseudoPoints;
      const [reach95 = 0, reach80 = 0] = errorsWithBeyond({ errors, weights, pseudoWeight }, [
        alpha95 * total,
        alpha80 * total,
      ]);
      return { reach80, reach95 };
    },
  };
}

/**
 * For each weight, the smallest error that has no more than it beyond. Weights are given smallest first;
 * counted from the largest error down, which is the shorter way.
 */
function errorsWithBeyond(
  {
    errors,
    weights,
    pseudoWeight,
  }: { errors: readonly number[]; weights: readonly number[]; pseudoWeight: number },
  atMost: readonly number[],
): number[] {
  let beyond = 0;
  let at = errors.length - 1;
  return atMost.map((most) => {
    while (at > 0) {
      const weight = weights[at] ?? 0;
      const further = beyond + (weight === pseudo ? pseudoWeight : weight);
      if (further > most) {
        break;
      }
      beyond = further;
      at -= 1;
    }
    return errors[at] ?? 0;
  });
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
