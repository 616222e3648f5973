import type { Pool, PoolClient } from 'pg';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { readingsNeeded } from '#analytics/figures/needs.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { ReaderContext } from '../reader.ts';
import { type ChurchTime, historyFromOf } from './history.ts';
import {
  computedWith,
  keptDaysOf,
  readsGuests,
  readWith,
  readWithKind,
  searchKinds,
} from './kinds.ts';
import type { Span } from './reading-store.ts';

/** A row of `private.reading_coverage`: which days of a kind were read, and which are kept. */
export type KeptCoverage = {
  kind: ReadingKind;
  readWith: string;
  computedWith: string;
  from: string;
  to: string;
  keptFrom: string | null;
  backlogTo: string | null;
  firstDay: string | null;
  /** ISO 8601, UTC. */
  asOf: string;
  /** Up to where the past was read again last, from which day hashes of that are kept, and when. */
  pastTo: string | null;
  pastFrom: string | null;
  pastAt: string | null;
  /** Closed weeks that were read before and have read otherwise since. */
  corrected: readonly string[];
};

/** Days of hashes kept next to the last window read, for the window before it. */
const overlapDays = 13 * 7;

/** The coverage of each kind that was read. */
export type Coverages = ReadonlyMap<ReadingKind, KeptCoverage>;

/**
 * Whether a kind's past was read: up to its first day; or, once the walk through the past has begun, up to a quarter
 * less, which the walk reads. All churches together would read that on the night on which figures begin earlier.
 *
 * @param cursor the coverage that tells how far the walk is
 */
export function isPastRead(
  { from }: Pick<KeptCoverage, 'from'>,
  cursor: Pick<KeptCoverage, 'pastAt'> | undefined,
  first: string,
): boolean {
  return from <= first || (cursor?.pastAt != null && from <= addWeeks(first, 13));
}

/** The coverage of every kind that was read. */
export async function readCoverage(
  db: Pool | PoolClient,
  accountId: string,
): Promise<Map<ReadingKind, KeptCoverage>> {
  const { rows } = await db.query<KeptCoverage>(
    `select kind, read_with as "readWith", computed_with as "computedWith", covered_from::text as "from",
       covered_to::text as "to", kept_from::text as "keptFrom", backlog_to::text as "backlogTo",
       first_day::text as "firstDay", to_char(as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "asOf",
       corrected::text[] as corrected, past_from::text as "pastFrom", past_to::text as "pastTo",
       to_char(past_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "pastAt"
     from private.reading_coverage where account_id = $1`,
    [accountId],
  );
  return new Map(rows.map((row) => [row.kind, row]));
}

type Extension = {
  accountId: string;
  type: IntegrationType;
  kind: ReadingKind;
  choices: MeasureChoices;
  property: string;
  span: Span;
  /** The span's first day with a record. */
  firstDay: string | null;
  asOf: Date;
};

/**
 * Adds a span that was read. A newer span that is not adjacent to the coverage replaces it; an older one
 * that is not adjacent is ignored, and read again once the gap is closed.
 */
export async function extendCoverage(client: PoolClient, extension: Extension): Promise<void> {
  const { accountId, type, kind, choices, property, span, firstDay, asOf } = extension;
  await client.query(
    `insert into private.reading_coverage as kept
       (account_id, integration_type, kind, read_with, computed_with, covered_from, covered_to, first_day, as_of)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id, kind) do update set
       covered_from = case when kept.covered_to < excluded.covered_from - 1 then excluded.covered_from
         when kept.covered_from > excluded.covered_to + 1 then kept.covered_from
         else least(kept.covered_from, excluded.covered_from) end,
       kept_from = case when kept.covered_to >= excluded.covered_from - 1 then kept.kept_from end,
       backlog_to = case when kept.covered_to >= excluded.covered_from - 1 then kept.backlog_to end,
       covered_to = greatest(kept.covered_to, excluded.covered_to),
       first_day = least(kept.first_day, excluded.first_day),
       as_of = excluded.as_of`,
    [
      accountId,
      type,
      kind,
      readWith(kind, choices, property),
      computedWith(kind, choices),
      span.from,
      span.to,
      firstDay,
      asOf,
    ],
  );
}

/**
 * The days kept of a kind, relative to a span: all of them; for hashes, either the last weeks or, while
 * older windows are being read, those around the span.
 */
export function keptSpan(coverage: KeptCoverage, span: Span): Span {
  const { from, to, keptFrom, backlogTo } = coverage;
  if (keptFrom === null) {
    return { from, to };
  }
  return backlogTo !== null && span.from < keptFrom
    ? { from, to: addDays(backlogTo, -1) }
    : { from: keptFrom, to };
}

/**
 * Whether the history that identifies guests has been read. While `reading`, all its check-ins are kept,
 * so that the guests of every week can be computed once it is `read`; otherwise nothing is pending.
 */
export function guestsPast(
  coverages: Coverages,
  choices: MeasureChoices,
  { historyFrom }: { historyFrom: string },
): 'reading' | 'read' | null {
  const checkIns = coverages.get('checkIns');
  if (!readsGuests(choices) || checkIns === undefined || checkIns.keptFrom !== null) {
    return null;
  }
  // First visits are read oldest first.
  const isKnown = (coverages.get('firstVisits')?.to ?? '') >= addDays(checkIns.to, -overlapDays);
  return checkIns.from > historyFrom || !isKnown ? 'reading' : 'read';
}

/**
 * Deletes hashes that are no longer needed: those older than their window, except the few that the next
 * older window needs while the past is being read.
 *
 * @param time the church's local date, and the first day of its history
 */
export async function dropServedHashes(
  client: PoolClient,
  accountId: string,
  { coverages, choices, time }: { coverages: Coverages; choices: MeasureChoices; time: ChurchTime },
): Promise<void> {
  const isHeld = guestsPast(coverages, choices, time) === 'reading';
  const served = [...coverages.values()].flatMap((coverage) => servedOf(coverage, isHeld, time));
  if (served.length === 0) {
    return;
  }
  await client.query(
    `with served as materialized (
       select * from jsonb_to_recordset($2) as served
         (kind text, "keptFrom" date, "backlogTo" date, "pastFrom" date, "pastTo" date)
     ), gone as (
       delete from private.readings as kept using served
       where kept.account_id = $1 and kept.kind = served.kind and kept.day < "keptFrom"
         and kept.day >= coalesce("backlogTo", '-infinity') and (kept.day between "pastFrom" and "pastTo") is not true
     )
     update private.reading_coverage as kept set kept_from = "keptFrom", backlog_to = "backlogTo"
     from served where kept.account_id = $1 and kept.kind = served.kind`,
    [accountId, JSON.stringify(served)],
  );
}

/** The range of days whose hashes can be deleted: from `backlogTo` up to `keptFrom`. At most one. */
function servedOf(coverage: KeptCoverage, isHeld: boolean, time: ChurchTime) {
  const { kind, from, pastFrom, pastTo } = coverage;
  const days = keptDaysOf(kind);
  if (days === null || (kind === 'checkIns' && isHeld)) {
    return [];
  }
  const keptFrom = addDays(time.today, -days);
  // First visits and who joined groups are read for the whole past at once.
  const isAtOnce = kind === 'firstVisits' || kind === 'groupJoins';
  const isBacklog = !isAtOnce && !isPastRead(coverage, coverage, historyFromOf(kind, time));
  const backlogTo = isBacklog ? addDays(from, overlapDays) : null;
  return from >= keptFrom || (backlogTo !== null && backlogTo >= keptFrom)
    ? []
    : [{ kind, keptFrom, backlogTo, pastFrom, pastTo }];
}

type Fitting = { choices: MeasureChoices; property: string; type: IntegrationType };

/**
 * Adapts the coverage to changed choices: deletes readings that depend on the change and hashes no
 * longer needed. Where only figures of days that are no longer kept depend on it, marks those days as
 * unread.
 *
 * @returns the coverage that is left
 */
export async function fitToChoices(
  { accountId, pool, write }: Pick<ReaderContext, 'accountId' | 'pool' | 'write'>,
  fitting: Fitting,
): Promise<Coverages> {
  const coverages = await readCoverage(pool, accountId);
  const { unread, uncomputed } = staleOf(coverages, fitting);
  if (unread.length === 0 && uncomputed.length === 0) {
    return coverages;
  }
  return await write(async (client) => {
    const where = 'where account_id = $1 and kind = any ($2)';
    await client.query(`delete from private.readings ${where}`, [accountId, unread]);
    await client.query(`delete from private.reading_coverage ${where}`, [accountId, unread]);
    for (const kind of uncomputed) {
      await client.query(
        `update private.reading_coverage set computed_with = $3, backlog_to = null,
           covered_from = coalesce(kept_from, covered_from), kept_from = null,
           past_from = null, past_to = null, past_at = null,
           corrected = '{}'
         where account_id = $1 and kind = $2`,
        [accountId, kind, computedWith(kind, fitting.choices)],
      );
    }
    return await readCoverage(client, accountId);
  });
}

/** The kinds that have to be read again, and those whose figures have to be computed again. */
function staleOf(coverages: Coverages, { choices, property, type }: Fitting) {
  const counted = readingsNeeded(choices);
  const ours = [...coverages.values()].filter(
    ({ kind }) => searchKinds.has(kind) === (type === 'google_search_console'),
  );
  const isUnread = ({ kind, readWith: before }: KeptCoverage) =>
    (keptDaysOf(kind) !== null && !counted.has(kind) && !counted.has(readWithKind(kind))) ||
    before !== readWith(kind, choices, property);
  const isUncomputed = ({ kind, computedWith: before }: KeptCoverage) =>
    (kind === 'checkIns' && counted.has('firstSeen') && !coverages.has('firstSeen')) ||
    before !== computedWith(kind, choices);
  return {
    unread: ours.filter(isUnread).map(({ kind }) => kind),
    uncomputed: ours
      .filter((kept) => !isUnread(kept) && isUncomputed(kept))
      .map(({ kind }) => kind),
  };
}
