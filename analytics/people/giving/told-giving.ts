import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { PeopleUnit, QuarterMeasure } from '#contract/people.ts';
import type { Threshold } from '../households.ts';
import type { QuarterCount } from '../quarterly/quarterly.ts';
import { isApart, restOf } from './giving-rules.ts';

/** What a row of giving once said, and under which choices; `pair` is null where it was withheld. */
export type Told = { choices: string; pair: QuarterCount | null };

/**
 * What a row of giving says, so that nobody learns by subtraction from all it ever said. A pair that may not
 * be told leaves the one told last under the same choices.
 *
 * @param now the counts, or null where the rules of a single row withhold them
 * @param memory all that the row ever said, oldest first
 * @returns the pair, or null where the row is withheld
 */
export function tellGiving(
  now: QuarterCount | null,
  choices: string,
  memory: readonly Told[],
  threshold: Threshold,
): QuarterCount | null {
  const same = memory.filter((told) => told.choices === choices);
  const last = same.findLast(({ pair }) => pair !== null)?.pair ?? null;
  const wasWithheld = same.some(({ pair }) => pair === null);
  const isFarFromAll = memory.every(
    ({ pair }) => pair === null || now === null || arePairsApart(now, pair, threshold),
  );
  return now !== null && !wasWithheld && isFarFromAll ? now : last;
}

/**
 * What must be remembered of a row after it has been told again.
 *
 * @returns null where it is known already
 */
export function toRemember(
  pair: QuarterCount | null,
  choices: string,
  memory: readonly Told[],
): Told | null {
  const last = memory.findLast((told) => told.choices === choices);
  const isKnown =
    last !== undefined && last.pair?.value === pair?.value && last.pair?.base === pair?.base;
  return isKnown ? null : { choices, pair };
}

function arePairsApart(a: QuarterCount, b: QuarterCount, threshold: Threshold): boolean {
  return (
    isApart(a.value, b.value, threshold) &&
    isApart(a.base ?? 0, b.base ?? 0, threshold) &&
    isApart(restOf(a) ?? 0, restOf(b) ?? 0, threshold)
  );
}

/**
 * The choices that a row of giving rests on, as one text. Rows under other choices are other rows to whoever
 * compares them.
 */
export function choicesBehindGiving(
  measure: QuarterMeasure,
  choices: MeasureChoices,
  unit: PeopleUnit,
): string {
  const { giving, weekStartsOn, timeZone, checkIn, ...all } = choices;
  const { seats: _seats, brandTerms: _terms, ...others } = all;
  // A save may leave out who checks in.
  const who = checkIn == null ? {} : { checkIn };
  const behind = measure.startsWith('givers')
    ? { giving, weekStartsOn, timeZone }
    : { giving, weekStartsOn, timeZone, ...who, ...others };
  return JSON.stringify(sortedKeys({ unit, ...behind }));
}

/** An object whose keys are in one order, however it was saved. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(sortedKeys);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, each]) => [key, sortedKeys(each)]),
      )
    : value;
}
