import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { Given } from './compute-account.ts';
import type { Coverages, KeptCoverage } from './coverage-store.ts';
import type { Read } from './keep-read.ts';
import { keptDaysOf, peopleKindOf, reachWeeksOf } from './kinds.ts';
import type { StoredReadings } from './reading-lists.ts';
import { loadReadings, replaceReadings, type Span } from './reading-store.ts';

/** Days of the past that were read again: on the walk through all of it, or because something changed. */
export type Past = {
  type: 'planning_center';
  kind: ReadingKind;
  span: Span;
  isWalk: boolean;
};

type PeopleKind = 'checkIns' | 'guestCards' | 'team' | 'donors';
const peopleKinds: readonly PeopleKind[] = ['checkIns', 'guestCards', 'team', 'donors'];

/** The kind whose hashes expire, which a kind is read with; null if none do. */
export function expiringKindOf(kind: ReadingKind): PeopleKind | null {
  const people = peopleKindOf(kind);
  return peopleKinds.find((one) => one === people && keptDaysOf(one) !== null) ?? null;
}

/**
 * The people of days that were read again, with those kept right before and after: of the last window of the
 * walk, and of the newest weeks.
 */
export async function givenOf(
  client: PoolClient,
  accountId: string,
  { kind, span, isWalk }: Past,
  { read, coverages, now }: { read: Read; coverages: Coverages; now: Date },
): Promise<Given> {
  if (kind === 'eventTimes') {
    return checkInsBeside(span, { read, coverages, now });
  }
  const people = expiringKindOf(kind);
  const coverage = people && coverages.get(people);
  if (!people || !coverage) {
    return { readings: {}, covered: {} };
  }
  const { from, to } = spanWithKept(span, isWalk, coverage);
  const whole = async <Kind extends PeopleKind>(
    which: Kind,
    readings: readonly Readings[Kind][number][] = [],
  ) => {
    const kept = await loadReadings(client, accountId, which, { from, to });
    const isOwn = ({ day }: { day: string }) => day >= span.from && day <= span.to;
    return [...kept.filter((one) => !isOwn(one)), ...readings.filter(isOwn)];
  };
  const readings: Partial<Readings> = {
    ...(people === 'checkIns' && { checkIns: await whole('checkIns', read.checkIns) }),
    ...(people === 'guestCards' && { guestCards: await whole('guestCards', read.guestCards) }),
    ...(people === 'team' && { team: await whole('team', read.team) }),
    ...(people === 'donors' && { donors: await whole('donors', read.donors) }),
  };
  const firstDay = coverage.firstDay;
  return { readings, covered: { [people]: { from, to, firstDay, asOf: now.toISOString() } } };
}

/** The check-ins of weeks whose heads they are added to, if they were read with them. */
function checkInsBeside(
  { from, to }: Span,
  { read: { checkIns }, coverages, now }: { read: Read; coverages: Coverages; now: Date },
): Given {
  const coverage = coverages.get('checkIns');
  if (!checkIns || !coverage) {
    return { readings: {}, covered: {} };
  }
  const { firstDay } = coverage;
  return {
    readings: { checkIns: checkIns.filter(({ day }) => day >= from && day <= to) },
    covered: { checkIns: { from, to, firstDay, asOf: now.toISOString() } },
  };
}

function spanWithKept(
  { from, to }: Span,
  isWalk: boolean,
  { pastFrom, pastTo, keptFrom, to: newest }: KeptCoverage,
): Span {
  const goesOn = isWalk && pastFrom !== null && pastTo !== null && addDays(pastTo, 1) === from;
  const joinsNewest = keptFrom !== null && addDays(to, 1) >= keptFrom;
  return {
    from: goesOn ? pastFrom : from,
    to: joinsNewest && newest > to ? newest : to,
  };
}

/**
 * Puts what was read in the place of hashes that are kept of the same days: of the newest weeks, and of the last
 * window of the walk. Whoever computes with those next would take back what was corrected.
 */
export async function refreshKept(
  client: PoolClient,
  accountId: string,
  { kind, span }: Past,
  { read, coverages }: { read: Read; coverages: Coverages },
): Promise<void> {
  const people = expiringKindOf(kind);
  const coverage = people && coverages.get(people);
  if (!people || !coverage) {
    return;
  }
  const { from, to, keptFrom, pastFrom, pastTo } = coverage;
  const keep = async <Kind extends PeopleKind>(which: Kind, rows?: StoredReadings[Kind]) => {
    for (const kept of [
      { from: keptFrom ?? from, to },
      { from: pastFrom, to: pastTo },
    ]) {
      const both = rows && kept.from && kept.to ? overlap(span, kept.from, kept.to) : null;
      if (both && rows) {
        await replaceReadings(client, { accountId, kind: which }, both, rows);
      }
    }
  };
  await keep('checkIns', read.checkIns);
  await keep('guestCards', read.guestCards);
  await keep('team', read.team);
  await keep('donors', read.donors);
}

function overlap(span: Span, from: string, to: string): Span | null {
  const both = { from: span.from > from ? span.from : from, to: span.to < to ? span.to : to };
  return both.from <= both.to ? both : null;
}

/** Notes how far the walk is, and keeps the hashes of those days that its next window needs. */
export async function retainPast(
  client: PoolClient,
  accountId: string,
  { kind, span }: Past,
  { given, now, coverages }: { given: Given; now: Date; coverages: Coverages },
): Promise<void> {
  const people = expiringKindOf(kind);
  const place = people ?? kind;
  const before = coverages.get(place);
  const from = addDays(span.to, 1 - 7 * reachWeeksOf(place));
  await client.query(
    `update private.reading_coverage set past_from = $3, past_to = $4, past_at = $5
     where account_id = $1 and kind = $2`,
    [accountId, place, from, span.to, now],
  );
  if (people && before) {
    const keptFrom = before.keptFrom ?? 'infinity';
    await client.query(
      `delete from private.readings
       where account_id = $1 and kind = $2 and day between $3 and $4 and day < $5`,
      [accountId, people, before.pastFrom, before.pastTo, keptFrom],
    );
    const to = keptFrom <= span.to ? addDays(keptFrom, -1) : span.to;
    const keep = async <Kind extends PeopleKind>(which: Kind, rows?: StoredReadings[Kind]) => {
      if (rows) {
        await replaceReadings(client, { accountId, kind: which }, { from, to }, rows);
      }
    };
    await keep('checkIns', given.readings.checkIns);
    await keep('guestCards', given.readings.guestCards);
    await keep('team', given.readings.team);
    await keep('donors', given.readings.donors);
  }
}
