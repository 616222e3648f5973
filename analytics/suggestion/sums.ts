import type { HeldTime } from './evidence.ts';

/** A type whose numbers are those of others added up. */
export type SumOfTypes = { total: string; parts: readonly string[] };

/** With more types than this, only the most counted ones are added up: there are 512 sums of nine. */
const typesMax = 9;
const timesMin = 4;
const exactMin = 0.8;
/** Below this, sums of small numbers agree by chance. */
const meanMin = 15;
/** How far a total may be off that calls itself one, because somebody counted again. */
const toleranceShare = 0.05;

/**
 * Finds the types that are sums of others, by their numbers.
 *
 * @param isNamedTotal whether a type's name says so; then its numbers need not agree to the person
 */
export function findSums(
  times: readonly HeldTime[],
  typeIds: readonly string[],
  isNamedTotal: (typeId: string) => boolean,
): SumOfTypes[] {
  const often = typeIds
    .map((id) => ({ id, counts: times.flatMap(({ headcounts }) => headcounts[id] ?? []) }))
    .filter(({ counts }) => counts.length >= timesMin && mean(counts) >= 1)
    .sort((one, other) => other.counts.length - one.counts.length)
    .slice(0, typesMax);
  return often.flatMap(({ id, counts }) => {
    const isNamed = isNamedTotal(id);
    const others = often.flatMap((one) => (one.id === id ? [] : [one.id]));
    if (!isNamed && mean(counts) < meanMin) {
      return [];
    }
    const parts = bestParts(times, id, others, isNamed);
    return parts ? [{ total: id, parts }] : [];
  });
}

function bestParts(
  times: readonly HeldTime[],
  total: string,
  others: readonly string[],
  isNamed: boolean,
): string[] | null {
  let best: { parts: string[]; exact: number; error: number } | null = null;
  for (const parts of subsetsOf(others)) {
    if (parts.length < (isNamed ? 1 : 2)) {
      continue;
    }
    const fit = fitOf(times, total, parts);
    const isGood = fit !== null && (fit.exact >= exactMin || (isNamed && fit.near >= exactMin));
    if (isGood && (best === null || isBetter({ parts, ...fit }, best))) {
      best = { parts, ...fit };
    }
  }
  return best?.parts ?? null;
}

type Fit = { parts: readonly string[]; exact: number; error: number };

/** More agree; else the error is smaller; else there are more parts, which no subtotal is among. */
function isBetter(one: Fit, other: Fit): boolean {
  return (
    (one.exact - other.exact || other.error - one.error || one.parts.length - other.parts.length) >
    0
  );
}

function fitOf(times: readonly HeldTime[], total: string, parts: readonly string[]) {
  const errors = times.flatMap(({ headcounts }) => {
    const whole = headcounts[total];
    const each = parts.map((part) => headcounts[part]);
    if (whole === undefined || each.includes(undefined)) {
      return [];
    }
    const off = Math.abs(whole - each.reduce<number>((sum, one) => sum + (one ?? 0), 0));
    return [{ off, isNear: off <= Math.max(1, toleranceShare * whole) }];
  });
  if (errors.length < timesMin) {
    return null;
  }
  return {
    exact: errors.filter(({ off }) => off === 0).length / errors.length,
    near: errors.filter(({ isNear }) => isNear).length / errors.length,
    error: mean(errors.map(({ off }) => off)),
  };
}

function subsetsOf(ids: readonly string[]): string[][] {
  const subsets: string[][] = [[]];
  for (const id of ids) {
    subsets.push(...subsets.map((subset) => [...subset, id]));
  }
  return subsets;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
