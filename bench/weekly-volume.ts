import type { Church } from '#sandbox/church/church.ts';

const dayMs = 86_400_000;
const rowsOfPage = 100;

/**
 * The requests that a weekly sync of a church should make, by its own rows.
 *
 * The volume table's 70 of 200 people and 350 of 2,000 are sums of a request a group, plan and meeting and of
 * thirteen weeks of gifts; the eight weeks of check-ins that are read again are not in them, and another
 * church of the same size has more groups and plans.
 *
 * @param now a moment of the run, in milliseconds
 */
export function expectedWeekly(church: Church, now: number): number {
  const isWithin = (weeks: number, at: number) => at <= now && at > now - weeks * 7 * dayMs;
  const plans = church.plans().filter(({ sortAt }) => isWithin(4, sortAt));
  const meetings = church
    .groupEvents()
    .filter(
      ({ startsAt, isCanceled, isReported }) => isWithin(4, startsAt) && !isCanceled && isReported,
    );
  const checkIns = church.checkIns().filter(({ createdAt }) => isWithin(8, createdAt));
  const gifts = church.donations().filter(({ receivedAt }) => isWithin(13, receivedAt));
  const times = church.eventTimes().filter(({ startsAt }) => isWithin(8, startsAt));
  const events = new Set(times.map(({ period }) => period.event));
  const types = church.serviceTypes().length;
  const groups = church.groups().filter(({ archivedAt }) => archivedAt === null);
  return sum([
    // Who is asked, mergers, and what there is to choose from, with the rooms of every event.
    8 + 1 + events.size,
    // What was changed since the last sync, a list for each kind that is served in the order of changes.
    4 + types,
    types + plans.length,
    1 + groups.length,
    1 + meetings.length,
    pages(times.length) + pages(checkIns.length),
    pages(checkIns.filter(({ isFirstTime }) => isFirstTime).length),
    pages(gifts.length),
  ]);
}

const pages = (rows: number) => Math.max(1, Math.ceil(rows / rowsOfPage));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
