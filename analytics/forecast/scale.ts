import type { Observation, SeriesKind } from './series.ts';

/** The scale on which the values of a kind vary alike whatever their size, and the way back. */
export interface Scale {
  /** What one unit of the priors, which are in logs, is on this scale. */
  unit: number;
  /** A counted week on the scale. */
  of: (observation: Observation) => number;
  /** How far a counted week lies from a mean on the scale. */
  innovation: (observation: Observation, mean: number) => number;
  /** The variance of counting on the scale, around a mean, with a base. */
  noise: (mean: number, base: number) => number;
  /** Whether so few are expected that one more or less is much, and the distances are lopsided. */
  isFew: (mean: number, base: number) => boolean;
  /** From the scale to the figure's unit. */
  value: (at: number, base: number) => number;
}

/** Lower bound before taking the logarithm: half a person. */
const valueMin = 0.5;

const logOf = ({ value, base }: Observation): number => Math.log(Math.max(value, valueMin) / base);

/** Below so many people the mean of logarithms lies under the logarithm of the mean by over 2 %. */
const few = 20;
/** Below so many, chance alone makes errors of several standard deviations in a row. */
const fewest = 8;

/** People: logs, with Poisson's noise. Of a few, the first-order distance, which has no bias. */
const counts: Scale = {
  unit: 1,
  of: logOf,
  innovation: (observation, mean) => {
    const expected = Math.exp(mean) * observation.base;
    return expected < few
      ? (observation.value - expected) / Math.max(expected, valueMin)
      : logOf(observation) - mean;
  },
  noise: (mean, base) => 1 / Math.max(Math.exp(mean) * base, valueMin),
  isFew: (mean, base) => Math.exp(mean) * base < fewest,
  value: (at) => Math.exp(at),
};

/** Money: logs; its noise is the model's own. */
const amounts: Scale = {
  ...counts,
  innovation: (observation, mean) => logOf(observation) - mean,
  noise: () => 0,
  isFew: () => false,
};

/**
 * Some of a base: the angle whose squared sine is the share, on which a binomial's noise depends on the
 * base only (Anscombe, 1948). Unlike logs it knows none and all: of three guests nobody may return.
 */
const shares: Scale = {
  // The derivative at a share of one half.
  unit: 0.5,
  of: angleOf,
  innovation: (observation, mean) => angleOf(observation) - mean,
  noise: (_, base) => 1 / (4 * base + 2),
  isFew: () => false,
  value: partOf,
};

function angleOf({ value, base }: Observation): number {
  return Math.asin(Math.sqrt((Math.min(value, base) + 3 / 8) / (base + 3 / 4)));
}

/** The inverse of the angle, between none and all. */
function partOf(at: number, base: number): number {
  const sine = Math.sin(Math.max(0, Math.min(Math.PI / 2, at)));
  return Math.max(0, Math.min(1, ((base + 3 / 4) * sine ** 2 - 3 / 8) / base));
}

/** The scale of each kind. */
export const scales: Readonly<Record<SeriesKind, Scale>> = {
  count: counts,
  amount: amounts,
  ratio: counts,
  share: shares,
};
