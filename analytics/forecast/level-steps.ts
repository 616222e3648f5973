import type { WeekDesign } from './design.ts';

/** A step of the level that may have happened, and what the errors since then say of it. */
type LevelStep = {
  /** The index of its first week. */
  since: number;
  /** The step in standard deviations of what chance makes of it, up or down. */
  deviations: number;
  /** The same of the newest weeks alone, older ones counting less and less. */
  lately: number;
  /** The step on the model's scale. */
  size: number;
};

/** A week as the model met and learned it. */
export type LearnedWeek = {
  index: number;
  design: WeekDesign;
  /** How far the state follows an error: the gain times the variance, its share of it, and the variance. */
  covarianceWithWeek: Float64Array;
  weight: number;
  variance: number;
  /** Its error in standard deviations; null where it tells nothing of the level. */
  distance: number | null;
};

/** Steps of the level in each of the past weeks. */
export type LevelSteps = {
  take: (week: LearnedWeek) => void;
  /** That of one week; none where the weeks since tell nothing of it. */
  at: (since: number) => LevelStep | undefined;
  /**
   * The clearest of those that are clearer than 1; of two alike, the earlier.
   *
   * @param clearOf how clear a step of so many deviations and weeks is
   */
  clearest: (clearOf: (deviations: number, weeks: number) => number) => LevelStep | undefined;
  /** Forgets them: nothing has happened before now. */
  drop: () => void;
};

/** Of the newest weeks, each counts this much less than the one after it. */
const fading = 0.92;

type Followed = {
  since: number;
  /** Weeks since then that tell something. */
  weeks: number;
  /** What the state has learned of a step of 1, which the errors then no longer show. */
  learned: Float64Array;
  told: number;
  information: number;
  toldLately: number;
  informationLately: number;
};

/**
 * Follows what a step in each of the past weeks would have left in the errors of a model that goes on learning,
 * its level and its season alike (the generalized likelihood ratio of Willsky and Jones 1976).
 *
 * @param size of the model's state
 * @param isOld whether a step is what is usual by now, at the newest week and of so many steps
 */
export function levelSteps(
  size: number,
  isOld: (since: number, newest: number, steps: number) => boolean,
): LevelSteps {
  let steps: Followed[] = [];
  return {
    take: (week) => {
      let unused: Float64Array | undefined;
      while (steps[0] && isOld(steps[0].since, week.index, steps.length)) {
        unused = steps.shift()?.learned.fill(0);
      }
      if (week.distance !== null) {
        steps.push(stepAt(week.index, unused ?? new Float64Array(size)));
      }
      for (const step of steps) {
        follow(step, week);
      }
    },
    at: (from) => {
      const step = steps.find(({ since }) => since === from);
      return step && levelStep(step);
    },
    clearest: (clearOf) => {
      let [clearest, most]: [Followed | undefined, number] = [undefined, 1];
      for (const step of steps) {
        const clear = clearOf(deviationsOf(step), step.weeks);
        if (clear > most) {
          [clearest, most] = [step, clear];
        }
      }
      return clearest && levelStep(clearest);
    },
    drop: () => {
      steps = [];
    },
  };
}

function stepAt(since: number, learned: Float64Array): Followed {
  const nothing = { told: 0, information: 0, toldLately: 0, informationLately: 0 };
  return { since, weeks: 0, learned, ...nothing };
}

function follow(
  step: Followed,
  { design, covarianceWithWeek, weight, variance, distance }: LearnedWeek,
): void {
  const { learned } = step;
  let known = 0;
  for (let place = 0; place < design.places.length; place += 1) {
    known += (learned[design.places[place] ?? 0] ?? 0) * (design.factors[place] ?? 0);
  }
  const left = 1 - known;
  if (distance !== null) {
    const shown = left / Math.sqrt(variance);
    step.weeks += 1;
    step.told += shown * distance;
    step.information += shown ** 2;
    step.toldLately = fading * step.toldLately + shown * distance;
    step.informationLately = fading * step.informationLately + shown ** 2;
  }
  const share = (weight * left) / variance;
  for (let place = 0; place < learned.length; place += 1) {
    learned[place] = (learned[place] ?? 0) + share * (covarianceWithWeek[place] ?? 0);
  }
}

function levelStep(step: Followed): LevelStep {
  const { since, told, information, toldLately, informationLately } = step;
  return {
    since,
    deviations: deviationsOf(step),
    lately: toldLately / Math.sqrt(informationLately),
    size: told / information,
  };
}

function deviationsOf({ told, information }: Followed): number {
  return told / Math.sqrt(information);
}
