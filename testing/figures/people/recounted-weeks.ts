import type { FamilyLog } from './simulated-families.ts';

/**
 * The measures of made-up families counted a second time, from what each family did, week by week and
 * family by family. Weeks are indexes.
 */
export type Recount = {
  /** Whether a family was here in a week; one index per family. */
  isHere: (family: number, week: number) => boolean;
  /** The last so many of the weeks up to one that count, of so many; null where there are fewer. */
  window: (week: number, counted: number, within: number) => number[] | null;
  /** The first week of each family with a visit; of those never seen, -1. */
  firstWeeks: readonly number[];
  families: number;
};

export function recountOf(log: FamilyLog, masked: readonly number[]): Recount {
  const places = new Map(log.families.map(({ id }, index) => [id, index]));
  const here = log.families.map(() => new Array<boolean>(log.visits.length).fill(false));
  log.visits.forEach((visits, week) => {
    for (const { family } of visits) {
      const row = here[places.get(family.id) ?? -1];
      if (row) {
        row[week] = true;
      }
    }
  });
  const came = log.visits.map((visits) =>
    visits.reduce((sum, { people }) => sum + people.length, 0),
  );
  const first = came.findIndex((people) => people > 0);
  const counts = came.map((people, week) => {
    if (people === 0 || masked.includes(week)) {
      return false;
    }
    const before = came.slice(Math.max(first, week - 13), week).toSorted((a, b) => a - b);
    const half = before.length / 2;
    const middle =
      before.length % 2 === 1
        ? (before[Math.floor(half)] ?? 0)
        : ((before[half - 1] ?? 0) + (before[half] ?? 0)) / 2;
    return before.length < 4 || people >= middle / 4;
  });
  return {
    isHere: (family, week) => here[family]?.[week] === true,
    window: (week, counted, within) => {
      const weeks: number[] = [];
      for (let each = week; each > week - within && weeks.length < counted; each -= 1) {
        if (counts[each] === true) {
          weeks.unshift(each);
        }
      }
      return weeks.length === counted ? weeks : null;
    },
    firstWeeks: here.map((weeks) => weeks.indexOf(true)),
    families: log.families.length,
  };
}

/** The families that were here in at least so many of some weeks. */
export function familiesHere(
  { isHere, families }: Recount,
  weeks: readonly number[],
  least: number,
): number[] {
  return Array.from({ length: families }, (_, family) => family).filter(
    (family) => weeks.filter((week) => isHere(family, week)).length >= least,
  );
}

/** The families of a week's list of those not seen; null where there is no window. */
export function recountNotSeen(recount: Recount, week: number): number[] | null {
  const weeks = recount.window(week, 14, 16);
  return (
    weeks &&
    familiesHere(recount, weeks.slice(0, 8), 4).filter(
      (family) => !weeks.slice(8).some((each) => recount.isHere(family, each)),
    )
  );
}

/**
 * Each time in some weeks that a family came onto the list of those not seen: whether it was here within eight
 * weeks after.
 *
 * @param weeks in order; the first only tells who was on the list already
 */
export function recountNotSeenBack(recount: Recount, weeks: readonly number[]): boolean[] {
  const times: boolean[] = [];
  let before: number[] | null = null;
  for (const week of weeks) {
    const list = recountNotSeen(recount, week);
    const known: number[] | null = before;
    const newly = known === null ? [] : (list ?? []).filter((family) => !known.includes(family));
    for (const family of newly) {
      times.push([1, 2, 3, 4, 5, 6, 7, 8].some((later) => recount.isHere(family, week + later)));
    }
    before = list ?? before;
  }
  return times;
}
