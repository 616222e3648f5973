import { least, max, mean, median, min, sum } from 'd3-array';

/** What decides how a week ahead is told: its middle and range, what its events move it by, and the level they move. */
type AheadFacts = {
  median: number;
  low80: number;
  high80: number;
  move: number;
  level: number;
  isMajor: boolean;
};

/** Weeks ahead as every screen tells them. */
export type ToldAhead<Week> = {
  /** Named weeks that are unlike the others, in time. */
  apart: readonly Week[];
  /** The others in one stretch, or in two whose middles are clearly apart; none where all are named. */
  stretches: readonly (readonly Week[])[];
};

/** A named week that its events move by so much of the level is told apart from the ordinary ones. */
const apartShare = 0.04;
/** And that is expected so much apart from as many ordinary ones around it. */
const unlikeShare = 0.04;
const weeksAround = 2;
/** At most so many besides major ones: more would be a list. */
const apartMost = 3;
/** Ordinary weeks whose middles are so much apart have no range that says something of all of them. */
const stretchShare = 0.05;
/** A stretch has so many weeks: one alone is chance. */
const stretchWeeks = 2;
/** Nobody plans by middles that are nearer than this part of how wide a week's range is. */
const apartOfWidth = 0.25;

/**
 * Which of the weeks ahead are told by name, and which together: a range over weeks that differ, say of December
 * and January, would be so wide that nobody can plan by it.
 *
 * @param weeks in time
 */
export function tellAhead<Week>(
  weeks: readonly Week[],
  factsOf: (week: Week) => AheadFacts,
): ToldAhead<Week> {
  const known = weeks.map((week, index) => ({ ...factsOf(week), week, index }));
  const majors = known.filter(({ isMajor }) => isMajor);
  const isMoved = ({ isMajor, move, level }: AheadFacts) =>
    !isMajor && Math.abs(move) > apartShare * level;
  const plain = known.filter((each) => !each.isMajor && !isMoved(each));
  const minors = known
    .filter((each) => isMoved(each) && isUnlike(each, plain))
    .toSorted((a, b) => Math.abs(b.move) - Math.abs(a.move));
  const named = new Set([...majors, ...minors.slice(0, Math.max(0, apartMost - majors.length))]);
  const weeksOf = (some: readonly { week: Week }[]) => some.map(({ week }) => week);
  return {
    apart: weeksOf(known.filter((each) => named.has(each))),
    stretches: stretchesOf(known.filter((each) => !named.has(each))).map(weeksOf),
  };
}

type Placed = AheadFacts & { index: number };

/** Whether a named week is expected clearly apart from the ordinary ones around it: the season can hide its move. */
function isUnlike(week: Placed, plain: readonly Placed[]): boolean {
  const around = plain
    .toSorted((a, b) => Math.abs(a.index - week.index) - Math.abs(b.index - week.index))
    .slice(0, weeksAround);
  const middle = middleOf(around);
  const isFar = Math.abs(week.median - middle) > unlikeShare * middle;
  return around.length === 0 || (isFar && areApart(week.median, middle, [week]));
}

/** Whether two middles are so far apart that somebody would plan otherwise, by how wide the ranges of weeks are. */
function areApart(one: number, other: number, weeks: readonly AheadFacts[]): boolean {
  const width = median(weeks, ({ low80, high80 }) => high80 - low80) ?? 0;
  return Math.abs(one - other) > apartOfWidth * width;
}

function stretchesOf<Each extends AheadFacts>(weeks: readonly Each[]): (readonly Each[])[] {
  const splits = weeks
    .map((_, index) => ({ before: weeks.slice(0, index), after: weeks.slice(index) }))
    .filter(({ before, after }) => Math.min(before.length, after.length) >= stretchWeeks);
  const best = least(splits, ({ before, after }) => spreadOf(before) + spreadOf(after));
  if (best === undefined) {
    return weeks.length === 0 ? [] : [weeks];
  }
  const [first, second] = [middleOf(best.before), middleOf(best.after)];
  const between = (first + second) / 2;
  const isOnSide = (some: readonly AheadFacts[], middle: number) =>
    some.every((week) => week.median > between === middle > between);
  const isStep =
    Math.abs(second - first) > stretchShare * first &&
    areApart(first, second, weeks) &&
    isOnSide(best.before, first) &&
    isOnSide(best.after, second);
  return isStep ? [best.before, best.after] : [weeks];
}

function spreadOf(weeks: readonly AheadFacts[]): number {
  const middle = mean(weeks, (each) => each.median) ?? 0;
  return sum(weeks, (each) => (each.median - middle) ** 2);
}

/** The middle of what is expected in a stretch. */
export function middleOf(weeks: readonly { median: number }[]): number {
  return median(weeks, (each) => each.median) ?? 0;
}

/** What the weeks of a stretch lie between: the lowest and the highest of those that are listed beside it. */
export function rangeOver(weeks: readonly { low80: number; high80: number }[]): {
  low80: number;
  high80: number;
} {
  return {
    low80: min(weeks, ({ low80 }) => low80) ?? 0,
    high80: max(weeks, ({ high80 }) => high80) ?? 0,
  };
}
