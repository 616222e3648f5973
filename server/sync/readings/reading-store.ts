import type { Pool, PoolClient } from 'pg';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { searchKinds } from './kinds.ts';
import {
  listsOf,
  readingsOf,
  type StoredDay,
  type StoredKind,
  type StoredReadings,
} from './reading-lists.ts';

/** Local church dates, inclusive. */
export type Span = { from: string; to: string };

/**
 * Replaces the stored readings of a span, so that whatever the provider no longer has disappears.
 * Readings outside the span are ignored. Days that read the same are not written again: most of a night's
 * are.
 *
 * @returns the days that read otherwise than before
 */
export async function replaceReadings<Kind extends StoredKind>(
  client: PoolClient,
  { accountId, kind }: { accountId: string; kind: Kind },
  span: Span,
  readings: readonly StoredReadings[Kind][number][],
): Promise<string[]> {
  const days = new Map<string, StoredReadings[Kind][number][]>();
  for (const reading of readings) {
    if (reading.day >= span.from && reading.day <= span.to) {
      days.set(reading.day, [...(days.get(reading.day) ?? []), reading]);
    }
  }
  const changed = await client.query<{ day: string }>(
    `with given as materialized (
       select day, lists from unnest($5::date[], $6::json[]) as given (day, lists)
     ), gone as (
       delete from private.readings where account_id = $1 and kind = $2 and day between $3 and $4
         and day not in (select day from given)
       returning day
     ), put as (
       insert into private.readings as kept (account_id, kind, day, lists)
       select $1, $2, day, lists from given
       on conflict (account_id, kind, day) do update set lists = excluded.lists, body = null
       where kept.lists::text is distinct from excluded.lists::text
       returning day
     )
     select day::text from gone union all select day::text from put`,
    [
      ...[accountId, kind, span.from, span.to],
      [...days.keys()],
      [...days.values()].map((each) => listsOf(kind, each)),
    ],
  );
  return changed.rows.map(({ day }) => day);
}

/** The stored readings of a span. */
export async function loadReadings<Kind extends StoredKind>(
  db: Pool | PoolClient,
  accountId: string,
  kind: Kind,
  span: Span,
): Promise<StoredReadings[Kind][number][]> {
  const loaded: Loaded = await loadKinds(db, accountId, [{ kind, ...span }]);
  return loadedOf(loaded, kind);
}

/** Stored days of each kind, oldest first; null where there are none. */
export type Loaded = { [Kind in StoredKind]?: StoredDay[] | null };

/** The stored readings of several kinds, each of its own span. */
export async function loadKinds(
  db: Pool | PoolClient,
  accountId: string,
  asked: readonly ({ kind: StoredKind } & Span)[],
): Promise<Loaded> {
  // One list of a kind: a row for each day would be some thousand.
  const { rows } = await db.query<{ loaded: Loaded | null }>(
    `select json_object_agg(kind, (
       select json_agg(json_build_object('day', day, 'lists', coalesce(lists, body::json)) order by day)
       from private.readings as kept
       where account_id = $1 and kept.kind = asked.kind and day between asked.from and asked.to)) as loaded
     from jsonb_to_recordset($2) as asked (kind text, "from" date, "to" date)`,
    [accountId, JSON.stringify(asked)],
  );
  return rows[0]?.loaded ?? {};
}

/** The readings of a kind among those loaded. */
export function loadedOf<Kind extends StoredKind>(
  loaded: Loaded,
  kind: Kind,
): StoredReadings[Kind][number][] {
  return (loaded[kind] ?? []).flatMap((day) => readingsOf(kind, day));
}

type StoredDayOf = StoredDay & { kind: StoredKind };

/** The stored days of some kinds. */
export async function loadDays(
  db: Pool | PoolClient,
  accountId: string,
  kinds: readonly StoredKind[],
): Promise<StoredDayOf[]> {
  const { rows } = await db.query<StoredDayOf>(
    `select kind, day::text, coalesce(lists, body::json) as lists from private.readings
     where account_id = $1 and kind = any ($2)`,
    [accountId, kinds],
  );
  return rows;
}

/** The days of a connection that a version before has stored by name. */
export async function loadOldDays(
  db: Pool | PoolClient,
  accountId: string,
  type: IntegrationType,
): Promise<StoredDayOf[]> {
  const { rows } = await db.query<StoredDayOf>(
    `select kind, day::text, body as lists from private.readings
     where account_id = $1 and body is not null and (kind = any ($2)) = $3`,
    [accountId, [...searchKinds], type === 'google_search_console'],
  );
  return rows;
}

type WrittenDay = { kind: StoredKind; day: string; lists: string };

/** Writes other lists in stored days. */
export async function writeDays(
  client: PoolClient,
  accountId: string,
  days: readonly WrittenDay[],
  condition = 'true',
): Promise<void> {
  await client.query(
    `update private.readings as kept set lists = said.lists, body = null, integration_type = null
     from unnest($2::text[], $3::date[], $4::json[]) as said (kind, day, lists)
     where kept.account_id = $1 and kept.kind = said.kind and kept.day = said.day and ${condition}`,
    [
      accountId,
      days.map(({ kind }) => kind),
      days.map(({ day }) => day),
      days.map(({ lists }) => lists),
    ],
  );
}

/** Writes lists in the days that are still stored by name: others were read anew since they were loaded. */
export async function packDays(
  client: PoolClient,
  accountId: string,
  days: readonly WrittenDay[],
): Promise<void> {
  await writeDays(client, accountId, days, 'kept.body is not null');
}
