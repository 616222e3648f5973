import type { PeopleFigureId } from '#contract/people.ts';
import type { Household, Recount } from './people.ts';
import { type Given, type Recomputed, stated } from './weeks.ts';

const dayMs = 86_400_000;

/** So many counted weeks up to one, of so many; null where too few count. */
export function windowOf(
  { counted }: Recount,
  week: number,
  size: number,
  within: number,
): number[] | null {
  const weeks = counted.filter((each) => each <= week && each > week - within).slice(-size);
  return weeks.length < size ? null : weeks;
}

/** In how many of some weeks each household was here. */
export function timesIn({ here }: Recount, weeks: readonly number[]): Map<Household, number> {
  const times = new Map<Household, number>();
  for (const household of weeks.flatMap((week) => [...(here[week] ?? [])])) {
    times.set(household, (times.get(household) ?? 0) + 1);
  }
  return times;
}

/** Who came regularly and was not seen for six weeks, of so many; null where too few weeks count. */
export function notSeenIn(
  recount: Recount,
  week: number,
): { gone: Household[]; of: number } | null {
  const window = windowOf(recount, week, 14, 16);
  if (!window) {
    return null;
  }
  const came = [...timesIn(recount, window.slice(0, 8))].filter(([, times]) => times >= 4);
  const lately = timesIn(recount, window.slice(8));
  const dateOf = (each: number) => Date.parse(recount.weeks[each]?.date ?? '') / dayMs;
  const [from, to] = [dateOf(window[8] ?? 0), dateOf(week) + 7];
  const gone = came.flatMap(([household]) =>
    lately.has(household) ||
    recount.served.get(household)?.some((day) => day >= from && day < to) === true
      ? []
      : [household],
  );
  return { gone, of: came.length };
}

type Counted = { value: number; count: number; until: number } | null;

const weekly: Readonly<
  Partial<Record<PeopleFigureId, (recount: Recount, week: number) => Counted>>
> = {
  regulars: (recount, week) => {
    const window = windowOf(recount, week, 8, 10);
    const times = window && [...timesIn(recount, window).values()];
    return (
      times && { value: times.filter((each) => each >= 4).length, count: times.length, until: week }
    );
  },
  not_seen: (recount, week) => {
    const list = notSeenIn(recount, week);
    return list && { value: list.gone.length, count: list.of, until: week };
  },
  new_households_again: (recount, week) => {
    if (!recount.guestWeeks.has(week)) {
      return null;
    }
    const cohort = [...(recount.newIn[week] ?? [])];
    const again = cohort.filter(([household, day]) =>
      recount.attended.get(household)?.some((each) => each > day && each <= day + 42),
    );
    return { value: again.length, count: cohort.length, until: week + 6 };
  },
  new_households_four: (recount, week) => {
    if (!recount.guestWeeks.has(week)) {
      return null;
    }
    const cohort = [...(recount.newIn[week]?.keys() ?? [])];
    const weeks = Array.from({ length: 13 }, (_, index) => week + index);
    const times = timesIn(recount, weeks);
    const four = cohort.filter((household) => (times.get(household) ?? 0) >= 4);
    return { value: four.length, count: cohort.length, until: week + 12 };
  },
};

/** Weekly measures of people of every week, by its first day, as the records say. */
export function recomputedWeeks(
  { now }: Given,
  recount: Recount,
): Map<PeopleFigureId, Map<string, Recomputed>> {
  const last = recount.weeks.length - 1;
  return new Map(
    Object.entries(weekly).flatMap(([id, count]) => {
      const rows = recount.weeks.map((week, index) => {
        const counted = count(recount, index);
        const until = recount.weeks[counted?.until ?? index];
        const isWhole = counted !== null && counted.until <= last && until !== undefined;
        const value = counted?.value ?? null;
        const of = { value, count: counted?.count ?? 0, isWhole };
        return [week.date, stated(until ?? week, now, of)] as const;
      });
      return isWeekly(id) ? [[id, new Map(rows)] as const] : [];
    }),
  );
}

function isWeekly(id: string): id is PeopleFigureId {
  return Object.hasOwn(weekly, id);
}
