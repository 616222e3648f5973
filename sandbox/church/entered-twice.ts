import type { ChurchBase, Week } from './church-base.ts';
import { familyOfNewcomer, type Newcomer, newcomersOf, returnsAfter } from './newcomers.ts';
import { numberOfNewcomer, type Person } from './people.ts';
import { type Day, dayMs } from './zone.ts';

/** Two records that turned out to be one person. */
export type PersonMerger = { number: number; keep: number; remove: number; createdAt: number };

/** The second record that somebody has until both are merged. */
const secondRecord = (number: number): number => 20_000_000 + number;

/** The office finds out within a week. */
const daysUntilMerged = 6;

/** One in forty newcomers is entered twice; in a church with long lists, one in four. */
function isEnteredTwice({ spec }: ChurchBase, number: number): boolean {
  return number >= 100_000 && number % (spec.rowsMin > 0 ? 4 : 40) === 0;
}

/** Newcomers who were entered twice, as a rule when they returned; the second record answers 404 since the merge. */
export function personMergersOf(base: ChurchBase, people: readonly Person[]): PersonMerger[] {
  const returned = new Map(base.weeks.flatMap((week) => secondVisits(base, week)));
  return people
    .filter(({ number }) => isEnteredTwice(base, number))
    .map(({ number, createdAt }) => {
      const sunday = returned.get(number);
      return {
        number: 8_000_000 + number,
        keep: number,
        remove: secondRecord(number),
        createdAt:
          sunday === undefined ? createdAt + daysUntilMerged * dayMs : mergedAt(base, sunday),
      };
    })
    .filter(({ createdAt }) => createdAt <= base.asOf);
}

/** The Sundays on which a week's newcomers who are entered twice returned. */
function secondVisits(base: ChurchBase, week: Week): [number: number, sunday: Day][] {
  return Array.from({ length: newcomersOf(base, week) }, (_, index) => index).flatMap((index) => {
    const number = numberOfNewcomer({ week: week.number, index });
    const after = isEnteredTwice(base, number)
      ? returnsAfter(base, week, familyOfNewcomer(base, week, index))
      : null;
    return after === null ? [] : [[number, week.sunday + 7 * after]];
  });
}

function mergedAt({ zone }: ChurchBase, sunday: Day): number {
  return zone.startOf(sunday + daysUntilMerged);
}

/**
 * The record under which a newcomer comes again: a second one until both are merged.
 *
 * @param week of the second visit
 */
export function recordOfReturn(base: ChurchBase, newcomer: Newcomer, { sunday }: Week): number {
  const number = numberOfNewcomer(newcomer);
  const isSecond = isEnteredTwice(base, number) && base.asOf < mergedAt(base, sunday);
  return isSecond ? secondRecord(number) : number;
}
