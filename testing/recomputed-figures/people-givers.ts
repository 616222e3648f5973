import type { QuarterMeasure } from '#contract/people.ts';
import type { Household, Recount } from './people.ts';
import { type Quarters, type RecountedQuarter, weeksOf } from './quarters.ts';

const dayMs = 86_400_000;
type Recounted = Partial<Record<QuarterMeasure, RecountedQuarter>>;

/** Between two counts of givers there is nobody, or at least five. */
const isFar = (one: number, other: number) => one === other || Math.abs(one - other) >= 5;
const isLarge = ({ value, base }: { value: number; base: number }) =>
  base >= 10 && value >= 5 && base - value >= 5;

/** Who gave within half a year and a year of the first visit, as far as it may be told at the first time. */
export function toldGifts(half: RecountedQuarter, year: RecountedQuarter): Recounted {
  const told = (one: RecountedQuarter) =>
    one?.base != null && isLarge({ value: one.value, base: one.base }) ? one : null;
  const isApart = half !== null && year !== null && year.value - half.value >= 5;
  return { gave_26: told(half), gave_52: isApart ? told(year) : null };
}

/** Those who gave in a quarter, those of them who did for the first time, and once a year who stopped. */
export function giversOf(recount: Recount, { year, quarter }: Quarters): Recounted {
  const gave = (of: Quarters) => giftsIn(recount, of);
  const householdsOf = (of: Quarters) => new Set(gave(of).map(({ household }) => household));
  const own = { year, quarter, span: 1 };
  const givers = householdsOf(own);
  const people = new Set(gave(own).map(({ person }) => person));
  const isTold = givers.size >= 10 && people.size > givers.size;
  const first = firstGivers(recount, own, givers);
  const before = { year: year - 1, quarter: 4, span: 4 };
  return {
    givers: isTold ? { value: givers.size, base: null } : null,
    givers_first:
      isTold && isLarge({ value: first, base: givers.size })
        ? { value: first, base: givers.size }
        : null,
    ...(quarter === 4 && {
      givers_stopped: stoppedOf(
        householdsOf(before),
        householdsOf({ year, quarter: 4, span: 4 }),
        [1, 2, 3, 4].map((each) => householdsOf({ ...before, quarter: each, span: 1 }).size),
      ),
    }),
  };
}

function giftsIn(recount: Recount, of: Quarters): Recount['gifts'] {
  const [from, to] = daysOf(recount, of);
  return recount.gifts.filter(({ day }) => day >= from && day < to);
}

/** The first day of quarters, and the one after their last. */
function daysOf(recount: Recount, of: Quarters): [from: number, to: number] {
  const weeks = weeksOf(recount, of);
  const dayOf = (week: number | undefined) =>
    week === undefined ? Number.NaN : Date.parse(recount.weeks[week]?.date ?? '') / dayMs;
  return [dayOf(weeks[0]), dayOf(weeks.at(-1)) + 7];
}

function firstGivers(recount: Recount, quarter: Quarters, givers: ReadonlySet<Household>): number {
  const [from, to] = daysOf(recount, quarter);
  const firsts = Map.groupBy(recount.firstGifts, ({ household }) => household);
  return [...givers].filter((household) => {
    const days = (firsts.get(household) ?? []).map(({ day }) => day);
    return days.every((day) => day >= from) && days.some((day) => day < to);
  }).length;
}

function stoppedOf(
  before: ReadonlySet<Household>,
  now: ReadonlySet<Household>,
  quarters: readonly number[],
): RecountedQuarter {
  const stopped = [...before].filter((household) => !now.has(household)).length;
  const isTold =
    isLarge({ value: stopped, base: before.size }) &&
    isFar(now.size, before.size - stopped) &&
    quarters.every((givers) => isFar(before.size, givers));
  return isTold ? { value: stopped, base: null } : null;
}
