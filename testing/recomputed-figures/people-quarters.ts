import type { QuarterMeasure } from '#contract/people.ts';
import type { Recount } from './people.ts';
import { timesIn, windowOf } from './people-weeks.ts';

const dayMs = 86_400_000;

/** A count of a quarter, as the records say; null where it is too small to be told. */
export type RecountedQuarter = { value: number; base: number } | null;

/** The numbers of the weeks of a quarter, by their Sundays. */
function weeksOf({ weeks }: Recount, year: number, quarter: number): number[] {
  return weeks.flatMap(({ date }, index) => {
    const sunday = new Date(Date.parse(date) + 6 * dayMs);
    const isIn =
      sunday.getUTCFullYear() === year && Math.floor(sunday.getUTCMonth() / 3) === quarter - 1;
    return isIn ? [index] : [];
  });
}

/** Easter Sundays, and the Sundays that may be Christmas. */
const easters = new Set(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28']);
function isOrdinary({ weeks }: Recount, week: number): boolean {
  const sunday = new Date(Date.parse(weeks[week]?.date ?? '') + 6 * dayMs)
    .toISOString()
    .slice(0, 10);
  const day = sunday.slice(5);
  return !easters.has(sunday) && !(day >= '12-18' && day <= '12-25');
}

/** The measures of a closed quarter of a church whose weeks begin on Mondays. */
export function recountQuarter(
  recount: Recount,
  year: number,
  quarter: number,
): Partial<Record<QuarterMeasure, RecountedQuarter>> {
  const weeks = weeksOf(recount, year, quarter);
  const before =
    quarter === 1 ? weeksOf(recount, year - 1, 4) : weeksOf(recount, year, quarter - 1);
  const cohort = weeks
    .filter((week) => isOrdinary(recount, week))
    .flatMap((week) =>
      [...(recount.newIn[week] ?? [])].map(([household, day]) => ({ household, day, week })),
    );
  const part = (has: (one: (typeof cohort)[number]) => boolean): RecountedQuarter =>
    cohort.length < 10 ? null : { value: cohort.filter(has).length, base: cohort.length };
  const still = (horizon: number) =>
    part(({ household, week }) => {
      const seen = Array.from({ length: 8 }, (_, back) => week + horizon - back);
      return seen.filter((each) => recount.here[each]?.has(household)).length >= 2;
    });
  const served = (days: number) =>
    part(
      ({ household, day }) =>
        recount.served.get(household)?.some((each) => each >= day && each <= day + days) === true,
    );
  return {
    again: part(
      ({ household, day }) =>
        recount.attended.get(household)?.some((each) => each > day && each <= day + 42) === true,
    ),
    still_26: still(26),
    still_52: still(52),
    served_26: served(182),
    served_52: served(364),
    ...bridgeOf(recount, lastCounted(recount, before), lastCounted(recount, weeks)),
  };
}

function lastCounted({ counted }: Recount, weeks: readonly number[]): number {
  return counted.filter((week) => weeks.includes(week)).at(-1) ?? -1;
}

/** Regular households from one week to another. */
function bridgeOf(
  recount: Recount,
  from: number,
  to: number,
): Partial<Record<QuarterMeasure, RecountedQuarter>> {
  const regularIn = (week: number) => {
    const times = timesIn(recount, windowOf(recount, week, 8, 10) ?? []);
    return {
      all: new Set(times.keys()),
      regular: [...times].filter(([, each]) => each >= 4).map(([household]) => household),
    };
  };
  const [start, end] = [regularIn(from), regularIn(to)];
  const left = start.regular.filter((household) => !end.regular.includes(household));
  const less = left.filter((household) => end.all.has(household)).length;
  const isSmall = start.regular.length < 20 || end.regular.length < 20;
  const told = (value: number, base: number) => (isSmall ? null : { value, base });
  return {
    regulars_start: told(start.regular.length, start.all.size),
    regulars_end: told(end.regular.length, end.all.size),
    regulars_less: told(less, start.regular.length),
    regulars_away: told(left.length - less, start.regular.length),
  };
}
