import { gaveOn } from '../facts.ts';
import type { Path } from '../path.ts';
import {
  addQuarters,
  partsOfQuarter,
  type Quarter,
  type QuarterCalendar,
  weeksOfQuarter,
  weeksOfSpan,
} from '../quarter.ts';

/** Households that gave in a stretch of weeks, and the people of them who did. */
type Givers = { households: ReadonlySet<string>; people: number };

/** Who gave in some weeks in a row. */
function giversIn({ church, attended }: Path, weeks: readonly string[]): Givers {
  const inWeeks = new Set(weeks);
  const people = new Set(
    gaveOn(church)
      .filter(({ day }) => inWeeks.has(attended.weekOf(day)))
      .flatMap((fact) => fact.people),
  );
  return { households: new Set([...people].map(church.households.of)), people: people.size };
}

/** A quarter's givers, and those of them who gave for the first time ever. */
export type QuarterGivers = { givers: number; first: number; areAllAlone: boolean };

/**
 * The givers of a quarter.
 *
 * @param firstGifts the day of each person's first gift ever
 */
export function giversOfQuarter(
  path: Path,
  quarter: Quarter,
  { calendar, firstGifts }: { calendar: QuarterCalendar; firstGifts: ReadonlyMap<string, string> },
): QuarterGivers {
  const weeks = weeksOfQuarter(quarter, calendar);
  const { households, people } = giversIn(path, weeks);
  const first = weeks[0] ?? '';
  const inWeeks = new Set(weeks);
  const isEarly = new Set<string>();
  const isFirst = new Set<string>();
  for (const [person, day] of firstGifts) {
    const household = path.church.households.of(person);
    if (day < first) {
      isEarly.add(household);
    } else if (inWeeks.has(path.attended.weekOf(day))) {
      isFirst.add(household);
    }
  }
  const newOnes = [...households].filter(
    (household) => isFirst.has(household) && !isEarly.has(household),
  );
  return {
    givers: households.size,
    first: newOnes.length,
    areAllAlone: people === households.size,
  };
}

/** Who gave in one year and not in the next, with what could tell it by subtraction. */
export type StoppedGivers = {
  /** Gave in the year before and not in this. */
  stopped: number;
  /** Gave in the year before, and in this. */
  before: number;
  now: number;
  /** Gave in each quarter of the year before. */
  quartersBefore: number[];
};

/** Who stopped giving, at the end of a year. */
export function stoppedGivers(path: Path, year: number, calendar: QuarterCalendar): StoppedGivers {
  const fourth = `${year}-Q4`;
  const fourthBefore = addQuarters(fourth, -4);
  const before = giversIn(path, weeksOfSpan(fourthBefore, 4, calendar)).households;
  const now = giversIn(path, weeksOfSpan(fourth, 4, calendar)).households;
  return {
    stopped: [...before].filter((household) => !now.has(household)).length,
    before: before.size,
    now: now.size,
    quartersBefore: [3, 2, 1, 0].map(
      (back) =>
        giversIn(path, weeksOfQuarter(addQuarters(fourthBefore, -back), calendar)).households.size,
    ),
  };
}

/** Whether a quarter is the one whose row tells who stopped. */
export function endsYear(quarter: Quarter): boolean {
  return partsOfQuarter(quarter).number === 4;
}
