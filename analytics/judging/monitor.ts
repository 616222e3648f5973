import { deviation, mean, median, sum } from 'd3-array';
import type { SeriesKind } from '../forecast/series.ts';

/** A counted week: what came, and what season and holidays added on the scale of the model. */
export type MonitoredWeek = {
  value: number;
  base: number;
  /** The week on the model's scale. */
  at: number;
  effects: number;
  /** A week of Easter, Christmas and the like teaches the monitor nothing. */
  isMajor: boolean;
};

/** A level that has changed and has stayed changed. */
export type LastingChange = {
  direction: 'up' | 'down';
  /** The index of the week in which it most likely began. */
  since: number;
};

type Options = {
  kind: SeriesKind;
  /** How many weeks each value covers. */
  windowWeeks: number;
  /** How far the average must go, in its standard deviations. */
  limit: number;
};

/** The weight of the newest week (Roberts 1959; Lucas and Saccucci 1990: small for small changes). */
const weight = 0.08;
/** A change stands until the average is back under this part of the limit. */
const endsAt = 0.6;
/** Standardized weeks are clipped: one week alone proves nothing lasting. */
const clip = 3;
/** After half a year a changed level is the usual one, and further changes are seen from there. */
const standsFor = 26;
/** The baseline stands still: of weeks so far back, a slow change is not learned away. */
const baseline = { from: 78, to: 8, weeksMin: 20 };
/** Below so many people, logarithms of single weeks mislead and sums are compared. */
const few = 20;

/**
 * Watches for changes that last: an exponentially weighted average of each week's distance from the
 * median of the weeks 78 to 8 before, with season and holidays taken out, in robust standard deviations.
 *
 * @param weeks a week each; null where nobody counted
 * @returns for each week the change that stands, or null
 */
export function monitorLevel(
  weeks: readonly (MonitoredWeek | null)[],
  options: Options,
): (LastingChange | null)[] {
  const limit = options.limit * Math.sqrt((weight / (2 - weight)) * shared(options.windowWeeks));
  const distances: (number | null)[] = [];
  let watch: Watch = { average: 0, standing: null, from: 0 };
  return weeks.map((week, index) => {
    const { from } = watch;
    const isCounted = week !== null && !week.isMajor;
    const distance = isCounted ? distanceOf(weeks, { index, from }, options) : null;
    distances.push(distance);
    watch = ended(watch, index, distance, limit);
    const { average, standing } = watch;
    if (!standing && Math.abs(average) > limit) {
      const since = beginningOf(distances, watch.from);
      watch = { ...watch, standing: { direction: directionOf(average), since, told: index } };
    }
    return watch.standing && { direction: watch.standing.direction, since: watch.standing.since };
  });
}

type Watch = {
  average: number;
  standing: (LastingChange & { told: number }) | null;
  /** The baseline begins here: after a change that has become the usual. */
  from: number;
};

/** The watch after a week; a change ends when the average is back, or when it has become the usual. */
function ended(watch: Watch, index: number, distance: number | null, limit: number): Watch {
  const { standing, from } = watch;
  const average = watch.average + (distance === null ? 0 : weight * (distance - watch.average));
  if (standing && index - standing.told >= standsFor) {
    return { average: 0, standing: null, from: standing.since };
  }
  const isBack = standing?.direction !== directionOf(average) || Math.abs(average) < endsAt * limit;
  return { average, standing: isBack ? null : standing, from };
}

function directionOf(average: number): LastingChange['direction'] {
  return average > 0 ? 'up' : 'down';
}

/** How much the variance of an average grows where neighbors share readings. */
function shared(windowWeeks: number): number {
  return (
    1 +
    2 *
      sum(
        Array.from({ length: windowWeeks - 1 }, (_, index) => index + 1),
        (lag) => (1 - lag / windowWeeks) * (1 - weight) ** lag,
      )
  );
}

/** A week's distance from the baseline in standard deviations; null before there is one. */
function distanceOf(
  weeks: readonly (MonitoredWeek | null)[],
  { index, from }: { index: number; from: number },
  { kind }: Options,
): number | null {
  const week = weeks[index];
  const before = weeks
    .slice(Math.max(from, index - baseline.from), Math.max(0, index - baseline.to + 1))
    .filter((each) => each !== null && !each.isMajor)
    .filter((each) => each !== null);
  if (!week || before.length < baseline.weeksMin) {
    return null;
  }
  const isFew = kind === 'count' && (median(before, ({ value }) => value) ?? 0) < few;
  const far = isFew ? distanceOfFew(week, before) : distanceOfMany(week, before, kind);
  return Math.max(-clip, Math.min(clip, far));
}

function distanceOfMany(
  week: MonitoredWeek,
  before: readonly MonitoredWeek[],
  kind: SeriesKind,
): number {
  const levels = before.map(({ at, effects }) => at - effects);
  const center = median(levels) ?? 0;
  // People never vary less than half of what chance alone makes of them.
  const least = kind === 'count' ? 0.5 / Math.sqrt(median(before, ({ value }) => value) ?? few) : 0;
  const spread = Math.max(
    least,
    1.4826 * (median(levels, (level) => Math.abs(level - center)) ?? 0),
  );
  const middle =
    mean(levels, (level) => Math.max(center - 2 * spread, Math.min(center + 2 * spread, level))) ??
    0;
  const distance = week.at - week.effects - middle;
  return spread > 0 ? distance / spread : Math.sign(distance) * clip;
}

/** Sums of people against what season and holidays make of a common rate, in Pearson's residuals. */
function distanceOfFew(week: MonitoredWeek, before: readonly MonitoredWeek[]): number {
  const rate = sum(before, ({ value }) => value) / sum(before, ({ effects }) => Math.exp(effects));
  const residual = ({ value, effects }: MonitoredWeek) => {
    const expected = Math.max(0.1, rate * Math.exp(effects));
    return (value - expected) / Math.sqrt(expected);
  };
  return residual(week) / Math.max(1, deviation(before, residual) ?? 1);
}

/** The week from which on the distances lie farthest out together. */
function beginningOf(distances: readonly (number | null)[], from: number): number {
  let best = { since: distances.length - 1, far: 0 };
  let total = 0;
  let count = 0;
  for (
    let index = distances.length - 1;
    index >= Math.max(from, distances.length - baseline.from);
    index -= 1
  ) {
    const distance = distances[index] ?? null;
    if (distance !== null) {
      total += distance;
      count += 1;
      const far = Math.abs(total) / Math.sqrt(count);
      best = far > best.far ? { since: index, far } : best;
    }
  }
  return best.since;
}
