import type { Church } from '#sandbox/church/church.ts';

const dayMs = 86_400_000;
const rowsOfPage = 100;
const windowWeeks = 13;

/** Weeks up to the quarter's last one that are read again, where cohorts are told by the quarter. */
const weeksBack = { checkIns: 80, team: 66 + 13, gifts: 106 };

/**
 * The requests that a quarterly run of a church should make, by its own rows: the table has one plan a week
 * where a church has a service type or two more, and its days are those after the quarter's end.
 *
 * @param now a moment of the run, in milliseconds
 * @param span of how many quarters the longest cohorts are that are followed
 */
export function expectedQuarterly(church: Church, now: number, span: 1 | 2 | 4): number {
  const end = quarterEnd(now);
  const reachOf = (weeks: number) => (now - end) / dayMs / 7 + weeks;
  const pagesOf = (moments: readonly number[], weeks: number) => {
    const ago = moments.map((at) => (now - at) / dayMs / 7);
    const windows = Array.from({ length: Math.ceil(reachOf(weeks) / windowWeeks) }, (_, index) =>
      ago.filter((each) => each >= 0 && Math.floor(each / windowWeeks) === index),
    );
    return sum(windows.map(({ length }) => pages(length)));
  };
  const teamWeeks = weeksBack.team + 13 * (span - 1);
  const plans = church.plans().filter(({ sortAt }) => isWithin(sortAt, reachOf(teamWeeks)));
  const halfYears = Math.ceil(reachOf(teamWeeks) / (2 * windowWeeks));
  const gifts = church.donations().map(({ receivedAt }) => receivedAt);
  const checkIns = church.checkIns().map(({ times }) => times[0]?.startsAt ?? 0);
  return sum([
    // Who is asked, and mergers.
    2,
    pagesOf(checkIns, weeksBack.checkIns),
    // A request a plan, and a list for each half-year and service type.
    plans.length + halfYears * church.serviceTypes().length,
    pagesOf(gifts, Math.max(weeksBack.gifts, 66 + 13 * span)),
    pages(church.households().length),
    pages(church.givers().filter(({ firstDonatedAt }) => firstDonatedAt !== null).length),
  ]);

  function isWithin(at: number, weeks: number): boolean {
    return at <= now && at > now - weeks * 7 * dayMs;
  }
}

/** The end of the last calendar quarter, at least a few days before a moment. */
function quarterEnd(now: number): number {
  const day = new Date(now - 10 * dayMs);
  return Date.UTC(day.getUTCFullYear(), 3 * Math.floor(day.getUTCMonth() / 3), 1);
}

const pages = (rows: number) => Math.max(1, Math.ceil(rows / rowsOfPage));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
