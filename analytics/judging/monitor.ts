import { median } from 'd3-array';
import type { Observation } from '../forecast/series.ts';
import type { StandingLevel } from './standing-level.ts';

/** A level that has changed and has stayed changed. */
export type LastingChange = {
  direction: 'up' | 'down';
  /** The index of the week in which it most likely began. */
  since: number;
  /** The index of the week in which it was first told. */
  told: number;
  /** Whether it is a fall by about a half or more that this week shows as well. */
  isCollapse: boolean;
};

/** The same whichever week is looked at. */
export type StandingChange = Omit<LastingChange, 'isCollapse'>;

/** How clear a change must be each way. */
export type ChangeLimits = Readonly<Record<LastingChange['direction'], number>>;

type Options = {
  /** How many weeks each value covers. */
  windowWeeks: number;
  /** How clear a change must be, in standard deviations. */
  limits: ChangeLimits;
  /** The same of fewer than fifty people, of whom a change is hard to see. */
  limitsOfFew: ChangeLimits;
  /** The indexes from which on the church has said that the level is another. */
  freed: ReadonlySet<number>;
  /** What of the model's scale is 1 in logarithms. */
  unit: number;
  /** Whether a change is over, by the newest weeks. */
  isBack?: ((change: StandingChange, index: number) => boolean) | undefined;
  /** Whether a week may not be entered: what it shows never becomes the usual. */
  isUnlearned: (index: number) => boolean;
  /** Whether weeks are entered again, as usual, after such ones. */
  isEnteredAgain: (index: number) => boolean;
};

/** A change of so few weeks must be so much clearer: there are many of them to choose from. */
const short = { weeks: 8, least: 4, more: 0.8 };
/** A change stands until the newest weeks show it less clearly than this part of the limit. */
const endsAt = 0.3;
/** After half a year a changed level is the usual one, and further changes are seen from there. */
const standsFor = 26;
const few = 50;
/** Less is not worth a word, and levels drift so far by themselves. */
const leastChange = 0.05;
/** Of a level that the church itself calls another, in logarithms. */
const saidDeviation = 1;
/**
 * A collapse: what weeks since have been of what was usual, in the middle, and what this one and the newest ones
 * are at most. Of a few people, half of them is chance.
 */
const collapse = { middle: 0.6, week: 0.75, newestWeeks: 3, least: 8 };
/** Counted weeks before anything is said. */
const firstWeeks = 20;

/**
 * Watches for changes that last: steps of the level that the errors of a model which stands still show
 * clearly.
 *
 * @param weeks null where nobody counted, or where a week is not believed
 * @returns for each week the change that stands, or null
 */
export function monitorLevel(
  weeks: readonly (Observation | null)[],
  level: StandingLevel,
  options: Options,
): (LastingChange | null)[] {
  let standing: StandingChange | null = null;
  let counted = 0;
  const parts: (number | null)[] = [];
  let limits = options.limitsOfFew;
  const spreads = spreadsOf(weeks.length, options.windowWeeks);
  return weeks.map((week, index) => {
    if (options.freed.has(index)) {
      standing = null;
      level.free(saidDeviation);
    }
    const expected = level.take(index, week);
    parts.push(partOf(week, expected));
    if (expected !== null) {
      counted += 1;
      limits = expected < few ? options.limitsOfFew : options.limits;
    }
    standing = stillStanding(standing, index, level, { ...options, limits });
    const change =
      counted < firstWeeks ? null : clearest(level, limits, { spreads, unit: options.unit });
    if (change && (standing === null || standing.direction === change.direction)) {
      // With more weeks it is better known when it began.
      standing = { ...change, told: standing?.told ?? index };
    }
    return standing && { ...standing, isCollapse: isCollapse(standing, parts) };
  });
}

/** What a week is of what was expected; null where that is too few to say. */
function partOf(week: Observation | null, expected: number | null): number | null {
  return week === null || expected === null || expected < collapse.least
    ? null
    : week.value / expected;
}

/**
 * Whether a level that has changed has collapsed, and has not come back in the newest week.
 *
 * @param parts what each week up to it was of what the level that stands still expected
 */
function isCollapse({ direction, since }: StandingChange, parts: readonly (number | null)[]) {
  const newest = parts.at(-1) ?? null;
  const lately = Math.max(since, parts.length - collapse.newestWeeks);
  return (
    direction === 'down' &&
    newest !== null &&
    newest <= collapse.week &&
    middleFrom(parts, lately) <= collapse.week &&
    middleFrom(parts, since) <= collapse.middle
  );
}

function middleFrom(parts: readonly (number | null)[], first: number): number {
  return median(parts.slice(first), (part) => part ?? Number.NaN) ?? 1;
}

type StandsBy = Pick<Options, 'limits' | 'isBack' | 'isUnlearned' | 'isEnteredAgain'>;

/** A change, unless it has become the usual or is over. */
function stillStanding(
  standing: StandingChange | null,
  index: number,
  level: StandingLevel,
  { limits, isBack, isUnlearned, isEnteredAgain }: StandsBy,
): StandingChange | null {
  if (standing === null) {
    return null;
  }
  const isKnown = index - standing.told >= standsFor && !isUnlearned(index);
  if (isKnown || (standing.direction === 'down' && isEnteredAgain(index))) {
    level.free();
    return null;
  }
  if (isShown(standing, level, limits) && isBack?.(standing, index) !== true) {
    return standing;
  }
  level.forget();
  return null;
}

/** Whether the newest weeks still show a change; one that is too long ago to say is left as it is. */
function isShown(
  { since, direction }: StandingChange,
  { steps }: StandingLevel,
  limits: ChangeLimits,
): boolean {
  const step = steps.at(since);
  return (
    step === undefined || (direction === 'up' ? 1 : -1) * step.lately >= endsAt * limits[direction]
  );
}

/** The clearest change that is large and clear enough to be told. */
function clearest(
  { steps }: StandingLevel,
  limits: ChangeLimits,
  { spreads, unit }: { spreads: readonly number[]; unit: number },
): Omit<StandingChange, 'told'> | null {
  const step = steps.clearest((deviations, weeks) =>
    weeks < short.least
      ? 0
      : Math.abs(deviations) /
        (spreads[weeks] ?? 1) /
        (limits[deviations > 0 ? 'up' : 'down'] + (weeks < short.weeks ? short.more : 0)),
  );
  return step && Math.abs(step.size) >= leastChange * unit
    ? { direction: step.size > 0 ? 'up' : 'down', since: step.since }
    : null;
}

/** By a number of weeks up to a most, how much further their mean lies out where neighbors share readings. */
function spreadsOf(most: number, windowWeeks: number): number[] {
  return Array.from({ length: most + 1 }, (_, weeks) => Math.sqrt(shared(weeks, windowWeeks)));
}

/** How much the variance of a mean of some weeks grows where neighbors share readings. */
function shared(weeks: number, windowWeeks: number): number {
  let sum = 1;
  for (let lag = 1; lag < Math.min(weeks, windowWeeks); lag += 1) {
    sum += 2 * (1 - lag / windowWeeks) * (1 - lag / weeks);
  }
  return sum;
}
