import { median } from 'd3-array';
import { addWeeks } from '../calendar/church-week.ts';

/** How many weeks before say what is usual, and how few are too few to say so. */
const usualWeeks = { most: 13, least: 4 };
/** A week with less than this part of the usual was no ordinary one. */
const leastPart = 1 / 4;

/** What weeks are counted by. */
export type Comers = {
  /** Distinct people, of any kind, at counted events, by week; none is left out. */
  of: ReadonlyMap<string, number>;
  /** Weeks that a note sets aside. */
  masked: ReadonlySet<string>;
};

/**
 * The weeks that count, so that snow or a summer's break is no absence: touched by no note that sets weeks
 * aside, and with at least a quarter of the median of the 13 weeks before.
 */
export function countedWeeks({ of, masked }: Comers): Set<string> {
  const weeks = [...of].flatMap(([week, people]) => (people > 0 ? week : [])).toSorted();
  const [first] = weeks;
  return new Set(
    weeks.filter((week) => {
      const before = Array.from({ length: usualWeeks.most }, (_, back) => addWeeks(week, -1 - back))
        .filter((each) => first !== undefined && each >= first)
        .map((each) => of.get(each) ?? 0);
      const least = before.length < usualWeeks.least ? 0 : leastPart * (median(before) ?? 0);
      return !masked.has(week) && (of.get(week) ?? 0) >= least;
    }),
  );
}

/** So many counted weeks, of so many weeks that end with the one asked about. */
export type WindowSize = { counted: number; within: number };

export const shortWindow: WindowSize = { counted: 8, within: 10 };
export const longWindow: WindowSize = { counted: 14, within: 16 };

/**
 * The latest counted weeks not after one.
 *
 * @returns oldest first; null where too few of the weeks count
 */
export function windowUpTo(
  week: string,
  counted: ReadonlySet<string>,
  size: WindowSize,
): string[] | null {
  const weeks = Array.from({ length: size.within }, (_, back) => addWeeks(week, -back))
    .filter((each) => counted.has(each))
    .slice(0, size.counted);
  return weeks.length < size.counted ? null : weeks.toReversed();
}
