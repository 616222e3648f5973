import type { QuarterMeasure } from '#contract/people.ts';
import type { Household, Recount } from './people.ts';
import { notSeenIn, timesIn, windowOf } from './people-weeks.ts';
import { type Quarters, type RecountedQuarter, weeksOf } from './quarters.ts';

const dayMs = 86_400_000;

type Bridge = {
  end: number;
  start: readonly Household[];
  regular: readonly Household[];
  before: number;
  now: ReadonlySet<Household>;
};

/** Regular households from the end of one quarter to that of the next. */
function bridgeAt(recount: Recount, quarters: Quarters): Bridge {
  const lastCounted = (back: number) => {
    const weeks = weeksOf(recount, { ...quarters, quarter: quarters.quarter - back, span: 1 });
    return recount.counted.filter((week) => weeks.includes(week)).at(-1) ?? -1;
  };
  const regularIn = (week: number) => {
    const times = timesIn(recount, windowOf(recount, week, 8, 10) ?? []);
    return {
      all: new Set(times.keys()),
      regular: [...times].filter(([, each]) => each >= 4).map(([household]) => household),
    };
  };
  const end = lastCounted(0);
  const [before, now] = [regularIn(lastCounted(1)), regularIn(end)];
  return {
    end,
    start: before.regular,
    regular: now.regular,
    before: before.all.size,
    now: now.all,
  };
}

/** The bridge, which is told where both of its ends are large enough. */
export function bridgeOf(
  recount: Recount,
  quarters: Quarters,
): Partial<Record<QuarterMeasure, RecountedQuarter>> {
  const { end, start, regular, before, now } = bridgeAt(recount, quarters);
  const came = regular.filter((household) => !start.includes(household));
  const left = start.filter((household) => !regular.includes(household));
  const isNew = (household: Household) => {
    const day = recount.firstVisits.get(household);
    const sunday = (week: number) => Date.parse(recount.weeks[week]?.date ?? '') / dayMs;
    return day !== undefined && day >= sunday(end - 26) && day < sunday(end) + 7;
  };
  const newOnes = came.filter(isNew).length;
  const less = left.filter((household) => now.has(household)).length;
  const isSmall = start.length < 20 || regular.length < 20;
  const told = (value: number, base: number) => (isSmall ? null : { value, base });
  return {
    regulars_start: told(start.length, before),
    regulars_end: told(regular.length, now.size),
    regulars_new: told(newOnes, regular.length),
    regulars_back: told(came.length - newOnes, regular.length),
    regulars_less: told(less, start.length),
    regulars_away: told(left.length - less, start.length),
  };
}

const isHereIn = (recount: Recount, household: Household, from: number, to: number) =>
  recount.here.slice(from, to + 1).some((households) => households.has(household));

/** Of those who were away four quarters ago, who was here in the 44 weeks after. */
export function awaySince(recount: Recount, quarters: Quarters): RecountedQuarter {
  const then = { ...quarters, year: quarters.year - 1 };
  const { end, start, regular, now } = bridgeAt(recount, then);
  const away = start.filter((household) => !regular.includes(household) && !now.has(household));
  const seen = away.filter((household) => isHereIn(recount, household, end + 1, end + 44));
  return away.length < 10 ? null : { value: seen.length, base: away.length };
}

/** Of the times that a household came onto the list of those not seen, how often it came within eight weeks. */
export function notSeenBack(recount: Recount, quarters: Quarters): RecountedQuarter {
  const { end } = bridgeAt(recount, quarters);
  const lists = Array.from({ length: 54 }, (_, index) => end - 61 + index).flatMap((week) => {
    const list = notSeenIn(recount, week);
    return list === null ? [] : [{ week, gone: new Set(list.gone) }];
  });
  const became = lists.flatMap(({ week, gone }, index) => {
    const before = lists[index - 1]?.gone;
    return before ? [...gone].flatMap((one) => (before.has(one) ? [] : [{ one, week }])) : [];
  });
  const back = became.filter(({ one, week }) => isHereIn(recount, one, week + 1, week + 8));
  return became.length < 10 ? null : { value: back.length, base: became.length };
}
