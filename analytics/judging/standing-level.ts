import { learn, loosenLevel, meanOf, varianceOf } from '../forecast/kalman.ts';
import { createModel, designOf } from '../forecast/model.ts';
import type { Pass } from '../forecast/one-pass.ts';
import type { Observation, WeeklySeries } from '../forecast/series.ts';

/** A model whose level hardly follows, so that what has changed for good shows in its errors. */
export type StandingLevel = {
  /**
   * Takes the next week.
   *
   * @returns its error; null where nobody counted, and at Easter, Christmas and the like
   */
  take: (index: number, observation: Observation | null) => StandingError | null;
  /** What has changed becomes the usual: the level may be anywhere, so far away in logarithms. */
  free: (deviation?: number) => void;
};

/** How far a week lies from the level that stood. */
export type StandingError = {
  /** In standard deviations. */
  distance: number;
  /** In logarithms, or what a share has for them. */
  change: number;
  /** How many were expected. */
  expected: number;
};

/** The level's variance grows by this fraction of the noise each week: in a year by a fortieth of it. */
const levelGrowth = 0.0005;
/** Seasons differ more from church to church than those of the few that the priors were learned from. */
const seasonWidth = 2;
/** So many standard deviations count in full. */
const patience = 2.5;
const patienceAtMajorEvents = 4;
/** The noise is taken from before what is being watched for. */
const noiseWeeks = 8;
/** Of a freed level, in logarithms. */
const freedDeviation = 0.25;

/**
 * The model of the forecast over the same series, with a level that stands still. Its errors have no
 * pattern as long as nothing changes: they allow for how well season and holidays are known by then.
 */
export function standingLevel({ observations }: WeeklySeries, { model }: Pass): StandingLevel {
  const { options, firstWeek, met, scale } = model;
  const first = Math.max(
    0,
    met.findIndex((each) => each !== null),
  );
  const standing = createModel(
    observations[first] ?? { value: 0, base: 1 },
    firstWeek,
    options,
    first,
  );
  const { state, layout } = standing;
  for (let place = layout.season; place < layout.lastYear; place += 1) {
    const at = place * layout.size + place;
    state.covariance[at] = seasonWidth ** 2 * (state.covariance[at] ?? 0);
  }
  const noises = noisesOf(met.map((each) => each?.noise ?? null));
  return {
    take: (index, observation) => {
      const noise = noises[Math.max(0, index - noiseWeeks)] ?? standing.noise;
      const error =
        observation === null || index < first ? null : takeWeek(observation, index, noise);
      loosenLevel(state, levelGrowth * noise);
      return error;
    },
    free: (deviation = freedDeviation) => loosenLevel(state, (scale.unit * deviation) ** 2),
  };

  function takeWeek(observation: Observation, index: number, noise: number): StandingError | null {
    const design = designOf(standing, index);
    const mean = meanOf(state, design);
    const variance = varianceOf(state, design) + noise + scale.noise(mean, observation.base);
    const innovation = scale.innovation(observation, mean);
    const distance = innovation / Math.sqrt(variance);
    const most = design.major ? patienceAtMajorEvents : patience;
    learn(state, design, { innovation, variance, weight: Math.min(1, most / Math.abs(distance)) });
    return design.major
      ? null
      : {
          distance,
          change: innovation / scale.unit,
          expected: observation.base * scale.value(mean, observation.base),
        };
  }
}

/** The noise of each week; of one that nobody counted, that of the week before. */
function noisesOf(known: readonly (number | null)[]): number[] {
  let last = known.find((each) => each !== null) ?? 0;
  return known.map((each) => {
    last = each ?? last;
    return last;
  });
}
