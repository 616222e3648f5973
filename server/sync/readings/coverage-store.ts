import type { Pool, PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { kindsCounted } from '#analytics/figures/figure-kinds.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { historyFromOf } from './history.ts';
import { computedWith, keptDaysOf, readsGuests, readWith, searchKinds } from './kinds.ts';
import type { Span } from './reading-store.ts';

/** Which days of a kind were read and which are kept, as `private.reading_coverage` holds it. */
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
};

/** Days of hashes that are kept beside the window that was read last, for the one before it. */
const overlapDays = 13 * 7;

/** Gives the coverage of every kind that was read. */
export async function readCoverage(
  db: Pool | PoolClient,
  accountId: string,
): Promise<Map<ReadingKind, KeptCoverage>> {
  const { rows } = await db.query<KeptCoverage>(
    `select kind, read_with as "readWith", computed_with as "computedWith", covered_from::text as "from",
       covered_to::text as "to", kept_from::text as "keptFrom", backlog_to::text as "backlogTo",
       first_day::text as "firstDay", to_char(as_of at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "asOf"
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
  /** The first day of the span that has a record. */
  firstDay: string | null;
  asOf: Date;
};

/**
 * Adds a span that was read. A newer one that does not touch what was read before takes its place; an
 * older one that does not is left to be read again, once what lies between has been.
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
 * Gives the days that are kept of a kind, as seen from a span: all of them, or of hashes either those
 * of the last weeks or, while older ones are being read, those around them.
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
 * How far the past is read that tells guests from those who were seen before: `reading` it, all its
 * check-ins are kept, so that once it is `read` the guests of every week can be told; then, or where
 * nobody asks, nothing waits.
 */
export function guestsPast(
  coverages: ReadonlyMap<ReadingKind, KeptCoverage>,
  choices: MeasureChoices,
  { historyFrom }: { historyFrom: string },
): 'reading' | 'read' | null {
  const checkIns = coverages.get('checkIns');
  if (!readsGuests(choices) || checkIns === undefined || checkIns.keptFrom !== null) {
    return null;
  }
  return checkIns.from > historyFrom || !coverages.has('firstVisits') ? 'reading' : 'read';
}

/**
 * Deletes hashes that have served: all older than their window, but while the past is still being
 * read the few that the next older window needs.
 *
 * @param time the church's local date, and the first day of the past that is to be read
 */
export async function dropServedHashes(
  client: PoolClient,
  accountId: string,
  choices: MeasureChoices,
  time: { today: string; currentWeek: string; historyFrom: string },
): Promise<void> {
  const { today } = time;
  const coverages = await readCoverage(client, accountId);
  const isHeld = guestsPast(coverages, choices, time) === 'reading';
  for (const [kind, { from }] of coverages) {
    const days = keptDaysOf(kind);
    if (days === null || (kind === 'checkIns' && isHeld)) {
      continue;
    }
    const keptFrom = addDays(today, -days);
    // Whoever was here before is asked of the whole past at once.
    const isBacklog = from > historyFromOf(kind, time) && kind !== 'firstVisits';
    const backlogTo = isBacklog ? addDays(from, overlapDays) : null;
    if (from >= keptFrom || (backlogTo !== null && backlogTo >= keptFrom)) {
      continue;
    }
    await client.query(
      `delete from private.readings where account_id = $1 and kind = $2 and day < $3 and day >= coalesce($4::date, '-infinity')`,
      [accountId, kind, keptFrom, backlogTo],
    );
    await client.query(
      `update private.reading_coverage set kept_from = $3, backlog_to = $4
       where account_id = $1 and kind = $2`,
      [accountId, kind, keptFrom, backlogTo],
    );
  }
}

/**
 * Makes the coverage fit other choices: readings that depend on what was changed go, and hashes that
 * nothing counted needs; where only the figures of days that are no longer kept depend on it, those
 * days count as unread.
 *
 * @returns the kinds of which something has to be read again
 */
export async function fitToChoices(
  client: PoolClient,
  accountId: string,
  { choices, property, type }: { choices: MeasureChoices; property: string; type: IntegrationType },
): Promise<ReadingKind[]> {
  const stale: ReadingKind[] = [];
  const counted = kindsCounted(choices);
  const coverages = await readCoverage(client, accountId);
  for (const [kind, kept] of coverages) {
    if (searchKinds.has(kind) !== (type === 'google_search_console')) {
      continue;
    }
    const of = [accountId, kind];
    const isUnneeded = keptDaysOf(kind) !== null && !counted.has(kind);
    const isUnseen = kind === 'checkIns' && counted.has('firstSeen') && !coverages.has('firstSeen');
    if (isUnneeded || kept.readWith !== readWith(kind, choices, property)) {
      stale.push(kind);
      const where = 'where account_id = $1 and kind = $2';
      await client.query(`delete from private.readings ${where}`, of);
      await client.query(`delete from private.reading_coverage ${where}`, of);
    } else if (isUnseen || kept.computedWith !== computedWith(kind, choices)) {
      stale.push(kind);
      await client.query(
        `update private.reading_coverage set computed_with = $3, backlog_to = null,
           covered_from = coalesce(kept_from, covered_from), kept_from = null
         where account_id = $1 and kind = $2`,
        [...of, computedWith(kind, choices)],
      );
    }
  }
  return stale;
}
