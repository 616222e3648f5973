import type { Pool, PoolClient } from 'pg';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Span } from './reading-store.ts';

/** A week of the past, by its first day. */
type ChangedWeek = { kind: ReadingKind; week: string };

/**
 * A week of the past that must be read again; `isRead`: it was, and only waits for people of weeks around it that
 * are no longer kept.
 */
export type WeekToRead = ChangedWeek & { isRead: boolean };

/** A kind, the kind that holds the people of its figures, and of how many weeks around they need them. */
type Behind = { kind: ReadingKind; people: ReadingKind; weeks: number };

type Connection = { accountId: string; type: IntegrationType };

/** The weeks of a connection that must be read again. */
export async function readWeeksToRead(
  db: Pool | PoolClient,
  { accountId, type }: Connection,
): Promise<WeekToRead[]> {
  const { rows } = await db.query<WeekToRead>(
    `select kind, week::text, is_read as "isRead" from private.weeks_to_read
     where account_id = $1 and integration_type = $2 order by kind, week`,
    [accountId, type],
  );
  return rows;
}

/** Remembers weeks that must be read again. */
export async function addWeeksToRead(
  client: PoolClient,
  { accountId, type }: Connection,
  weeks: readonly ChangedWeek[],
): Promise<void> {
  if (weeks.length === 0) {
    return;
  }
  await client.query(
    `insert into private.weeks_to_read (account_id, integration_type, kind, week)
     select $1, $2, kind, week from jsonb_to_recordset($3) as said (kind text, week date)
     on conflict (account_id, integration_type, kind, week) do update set is_read = false`,
    [accountId, type, JSON.stringify(weeks)],
  );
}

/**
 * Remembers those of the changed weeks whose figures need people of days that are no longer kept.
 *
 * @param behind the kind that is read again, and the people that its figures need
 */
export async function addWeeksBeyondKept(
  client: PoolClient,
  { accountId, type }: Connection,
  { kind, people, weeks: around }: Behind,
  weeks: readonly string[],
): Promise<void> {
  await client.query(
    `insert into private.weeks_to_read (account_id, integration_type, kind, week, is_read)
     select distinct $1::uuid, $2, $3, week, true from private.reading_coverage as kept, unnest($5::date[]) as week
     where kept.account_id = $1 and kept.kind = $4 and kept.backlog_to is null
       and week between kept.covered_from and kept.covered_to and week - $6::integer < kept.kept_from
     on conflict do nothing`,
    [accountId, type, kind, people, weeks, 7 * around],
  );
}

/** Forgets weeks that were read again, unless their figures need people of days that are no longer kept. */
export async function dropWeeksRead(
  client: PoolClient,
  { accountId, type }: Connection,
  { kind, people, weeks }: Behind,
  { from, to }: Span,
): Promise<void> {
  await client.query(
    `with done as materialized (
       select week, exists (select from private.reading_coverage as kept
         where kept.account_id = $1 and kept.kind = $4 and waiting.week >= kept.covered_from
           and waiting.week - $7::integer < kept.kept_from) as needs_people
       from private.weeks_to_read as waiting
       where account_id = $1 and integration_type = $2 and kind = $3 and week >= $5 and week <= $6::date - 6
     ), gone as (
       delete from private.weeks_to_read as waiting using done
       where waiting.account_id = $1 and waiting.integration_type = $2 and waiting.kind = $3
         and waiting.week = done.week and not needs_people
     )
     update private.weeks_to_read as waiting set is_read = true from done
     where waiting.account_id = $1 and waiting.integration_type = $2 and waiting.kind = $3
       and waiting.week = done.week and needs_people`,
    [accountId, type, kind, people, from, to, 7 * weeks],
  );
}

/** Forgets weeks whose figures were computed again. */
export async function dropWeeksToRead(
  client: PoolClient,
  { accountId, type }: Connection,
  weeks: readonly ChangedWeek[],
): Promise<void> {
  await client.query(
    `delete from private.weeks_to_read as done using jsonb_to_recordset($3) as said (kind text, week date)
     where account_id = $1 and integration_type = $2 and done.kind = said.kind and done.week = said.week`,
    [accountId, type, JSON.stringify(weeks)],
  );
}
