import type { PeopleUnit } from '#contract/people.ts';
import type { Threshold } from '../households.ts';
import type { QuarterGivers, StoppedGivers } from '../quarterly/givers.ts';
import type { QuarterCount } from '../quarterly/quarterly.ts';

/** The fewest households that giving may be told of, and the fewest that may be told apart. */
const leastBase = 10;
const leastApart = 5;

/** Whether two counts, of which one lies within the other, tell nothing of the few between them. */
export function isApart(a: number, b: number, threshold: Threshold): boolean {
  return a === b || Math.abs(a - b) >= threshold(leastApart);
}

/** A part of households that can be told: large enough, and so is the rest. */
export function isPartTold({ value, base }: { value: number; base: number }, threshold: Threshold) {
  return (
    base >= threshold(leastBase) &&
    value >= threshold(leastApart) &&
    base - value >= threshold(leastApart)
  );
}

/**
 * Whether who gave within a year of the first visit can be told beside who gave within half a year of it.
 *
 * @param half as computed, and as told; null where it is not told
 */
export function isYearTold(
  year: { value: number; base: number },
  half: { computed: number; told: number | null },
  threshold: Threshold,
): boolean {
  const isFar = (value: number | null) =>
    value === null || year.value - value >= threshold(leastApart);
  return isPartTold(year, threshold) && isFar(half.computed) && isFar(half.told);
}

/** Whether a quarter's givers can be told: not beside the people who gave, who are counted elsewhere. */
export function areGiversTold(
  { givers, areAllAlone }: QuarterGivers,
  unit: PeopleUnit,
  threshold: Threshold,
): boolean {
  return unit === 'households' && !areAllAlone && givers >= threshold(leastBase);
}

/**
 * Whether a quarter's first gifts can be told.
 *
 * @param told how many givers are told of the quarter; null where none are
 */
export function areFirstGiftsTold(
  { givers, first }: QuarterGivers,
  told: number | null,
  threshold: Threshold,
): boolean {
  return told === givers && isPartTold({ value: first, base: givers }, threshold);
}

/** Whether it can be told who stopped: no other count of givers gives a few of them away. */
export function areStoppedTold(
  { stopped, before, now, quartersBefore }: StoppedGivers,
  threshold: Threshold,
): boolean {
  const stayed = before - stopped;
  return (
    isPartTold({ value: stopped, base: before }, threshold) &&
    isApart(now, stayed, threshold) &&
    quartersBefore.every((givers) => isApart(before, givers, threshold))
  );
}

/** The rest of a base, where there is one. */
export function restOf({ value, base }: QuarterCount): number | null {
  return base === null ? null : base - value;
}
