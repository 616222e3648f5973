import { learn, loosenLevel, meanOf, varianceOf } from '../forecast/kalman.ts';
import { type LevelSteps, levelSteps } from '../forecast/level-steps.ts';
import { createModel, designOf } from '../forecast/model.ts';
import type { Pass } from '../forecast/one-pass.ts';
import type { Observation, WeeklySeries } from '../forecast/series.ts';

/** A model whose level hardly follows, so that what has changed for good shows in its errors. */
export type StandingLevel = {
  /**
   * Takes the next week.
   *
   * @returns how many were expected; null where nobody counted
   */
  take: (index: number, observation: Observation | null) => number | null;
  /** The changes of the level that may have happened, by the errors since. */
  steps: Pick<LevelSteps, 'at' | 'clearest'>;
  /** Nothing has changed until now. */
  forget: () => void;
  /** What has changed becomes the usual: the level may be anywhere, so far away in logarithms. */
  free: (deviation?: number) => void;
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
/** Older steps are what is usual by now. */
const weeksBack = 78;
/** Weeks are clipped: one alone proves nothing lasting. */
const clip = 3;
/** The weeks that show how far weeks usually lie out, and so many that lie as they should. */
const spreadWeeks = { from: 77, to: 7, least: 20 };
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
  const steps = levelSteps(layout.size, (since, newest) => since <= newest - weeksBack);
  const distances: number[] = [];
  return {
    take: (index, observation) => {
      const noise = noises[Math.max(0, index - noiseWeeks)] ?? standing.noise;
      const expected =
        observation === null || index < first ? null : takeWeek(observation, index, noise);
      loosenLevel(state, levelGrowth * noise);
      return expected;
    },
    steps,
    forget: steps.drop,
    free: (deviation = freedDeviation) => {
      loosenLevel(state, (scale.unit * deviation) ** 2);
      steps.drop();
    },
  };

  function takeWeek(observation: Observation, index: number, noise: number): number {
    const design = designOf(standing, index);
    const mean = meanOf(state, design);
    const variance = varianceOf(state, design) + noise + scale.noise(mean, observation.base);
    const innovation = scale.innovation(observation, mean);
    const distance = innovation / Math.sqrt(variance);
    const most = design.major ? patienceAtMajorEvents : patience;
    const weight = Math.min(1, most / Math.abs(distance));
    const covarianceWithWeek = learn(state, design, { innovation, variance, weight });
    const told = design.major ? null : clipped(distance / spreadOf(distances));
    steps.take({ index, design, covarianceWithWeek, weight, variance, distance: told });
    if (!design.major) {
      distances.push(clipped(distance));
    }
    return observation.base * scale.value(mean, observation.base);
  }
}

function clipped(distance: number): number {
  return Math.max(-clip, Math.min(clip, distance));
}

/** How far weeks usually lie out, where that is more than they should. */
function spreadOf(distances: readonly number[]): number {
  const { from, to, least } = spreadWeeks;
  const [first, last] = [Math.max(0, distances.length - from), distances.length - to];
  let squares = 0;
  for (let index = first; index < last; index += 1) {
    squares += (distances[index] ?? 0) ** 2;
  }
  return Math.max(1, Math.sqrt((squares + least) / (Math.max(0, last - first) + least)));
}

/** The noise of each week; of one that nobody counted, that of the week before. */
function noisesOf(known: readonly (number | null)[]): number[] {
  let last = known.find((each) => each !== null) ?? 0;
  return known.map((each) => {
    last = each ?? last;
    return last;
  });
}
