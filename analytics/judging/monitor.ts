import { mean, sum } from 'd3-array';
import type { Observation } from '../forecast/series.ts';
import type { StandingError, StandingLevel } from './standing-level.ts';

/** A level that has changed and has stayed changed. */
export type LastingChange = {
  direction: 'up' | 'down';
  /** The index of the week in which it most likely began. */
  since: number;
};

type Options = {
  /** How many weeks each value covers. */
  windowWeeks: number;
  /** How far the average must go, in its standard deviations. */
  limit: number;
  /** The same of fewer than fifty people, of whom a change is hard to see. */
  limitOfFew: number;
  /** The indexes from which on the church has said that the level is another. */
  freed: ReadonlySet<number>;
};

/** The weight of the newest week (Roberts 1959; Lucas and Saccucci 1990: small for small changes). */
const weight = 0.08;
/** A change stands until the average is back under this part of the limit. */
const endsAt = 0.4;
/** Weeks are clipped: one alone proves nothing lasting. */
const clip = 3;
/** After half a year a changed level is the usual one, and further changes are seen from there. */
const standsFor = 26;
const few = 50;
/** Less is not worth a word, and levels drift so far by themselves. */
const leastChange = 0.05;
/** Of a level that the church itself calls another, in logarithms. */
const saidDeviation = 1;
/** Weeks before anything is said, and those that show how far weeks usually lie out. */
const firstWeeks = 20;
const spreadWeeks = { from: 78, to: 8 };

/**
 * Watches for changes that last: an exponentially weighted average of each week's error against a level that
 * stands still.
 *
 * @param weeks null where nobody counted, or where a week is not believed
 * @returns for each week the change that stands, or null
 */
export function monitorLevel(
  weeks: readonly (Observation | null)[],
  level: StandingLevel,
  options: Options,
): (LastingChange | null)[] {
  const deviation = Math.sqrt((weight / (2 - weight)) * shared(options.windowWeeks));
  const errors: (StandingError | null)[] = [];
  let watch: Watch = { average: 0, standing: null, from: 0 };
  let counted = 0;
  let expected = few;
  return weeks.map((week, index) => {
    if (options.freed.has(index)) {
      watch = { average: 0, standing: null, from: index };
      level.free(saidDeviation);
    }
    const error = level.take(index, week);
    counted += Number(week !== null);
    const distance = error === null ? null : clipped(error.distance / spreadOf(errors));
    errors.push(error);
    expected = error?.expected ?? expected;
    const limit = deviation * limitOf(expected, options);
    watch = ended(watch, index, counted < firstWeeks ? null : distance, limit);
    if (watch.hasSettled) {
      level.free();
    }
    const isFar = Math.abs(watch.average) > limit;
    const since = isFar ? beginningOf(errors, watch.from) : index;
    if (!watch.standing && isFar && changeSince(errors, since) >= leastChange) {
      watch = { ...watch, standing: { direction: directionOf(watch.average), since, told: index } };
    }
    return watch.standing && { direction: watch.standing.direction, since: watch.standing.since };
  });
}

function limitOf(expected: number, { limit, limitOfFew }: Options): number {
  return expected < few ? limitOfFew : limit;
}

type Watch = {
  average: number;
  standing: (LastingChange & { told: number }) | null;
  /** A next change begins here at the earliest. */
  from: number;
  /** In this week the changed level became the usual one. */
  hasSettled?: boolean;
};

/** The watch after a week; a change ends when the average is back, or when it has become the usual. */
function ended(watch: Watch, index: number, distance: number | null, limit: number): Watch {
  const { standing, from } = watch;
  const average = watch.average + (distance === null ? 0 : weight * (distance - watch.average));
  if (standing && index - standing.told >= standsFor) {
    return { average: 0, standing: null, from: index, hasSettled: true };
  }
  const isBack = standing?.direction !== directionOf(average) || Math.abs(average) < endsAt * limit;
  return { average, standing: isBack ? null : standing, from };
}

function directionOf(average: number): LastingChange['direction'] {
  return average > 0 ? 'up' : 'down';
}

function clipped(distance: number): number {
  return Math.max(-clip, Math.min(clip, distance));
}

/** How far weeks usually lie out, where that is more than they should. */
function spreadOf(errors: readonly (StandingError | null)[]): number {
  const { from, to } = spreadWeeks;
  const past = errors
    .slice(Math.max(0, errors.length - from), Math.max(0, errors.length - to))
    .filter((error) => error !== null);
  const squares = sum(past, ({ distance }) => clipped(distance) ** 2);
  return Math.max(1, Math.sqrt((squares + firstWeeks) / (past.length + firstWeeks)));
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

/** The week from which on the errors lie farthest out together. */
function beginningOf(errors: readonly (StandingError | null)[], from: number): number {
  let best = { since: errors.length - 1, far: 0 };
  let total = 0;
  let count = 0;
  const first = Math.max(from, errors.length - spreadWeeks.from);
  for (let index = errors.length - 1; index >= first; index -= 1) {
    const error = errors[index] ?? null;
    if (error !== null) {
      total += clipped(error.distance);
      count += 1;
      const far = Math.abs(total) / Math.sqrt(count);
      best = far > best.far ? { since: index, far } : best;
    }
  }
  return best.since;
}

/** How far the level has moved since a week, in logarithms. */
function changeSince(errors: readonly (StandingError | null)[], since: number): number {
  const changes = errors.slice(since).flatMap((error) => error?.change ?? []);
  return Math.abs(mean(changes) ?? 0);
}
