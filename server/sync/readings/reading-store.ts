import type { Pool, PoolClient } from 'pg';
import type { ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { SealedGifts } from './sealed-gifts.ts';

/** Local church dates, inclusive. */
export type Span = { from: string; to: string };

/** Readings as they are stored. */
export type StoredReadings = Omit<Readings, 'gifts'> & { gifts: readonly SealedGifts[] };

/**
 * Replaces the stored readings of a span, so that whatever the provider no longer has disappears.
 * Readings outside the span are ignored. Days that read the same are not written again: most of a night's
 * are.
 *
 * @returns the days that read otherwise than before
 */
export async function replaceReadings<Kind extends ReadingKind>(
  client: PoolClient,
  key: { accountId: string; type: IntegrationType; kind: Kind },
  span: Span,
  readings: readonly { day: string }[] & StoredReadings[Kind],
): Promise<string[]> {
  const { accountId, type, kind } = key;
  const days = new Map<string, unknown[]>();
  for (const reading of readings) {
    if (reading.day >= span.from && reading.day <= span.to) {
      days.set(reading.day, [...(days.get(reading.day) ?? []), reading]);
    }
  }
  const rows = [...days].map(([day, body]) => ({ day, body }));
  const changed = await client.query<{ day: string }>(
    `with given as materialized (
       select day, body from jsonb_to_recordset($6) as given (day date, body jsonb)
     ), gone as (
       delete from private.readings where account_id = $1 and kind = $3 and day between $4 and $5
         and day not in (select day from given)
       returning day
     ), put as (
       insert into private.readings as kept (account_id, integration_type, kind, day, body)
       select $1, $2, $3, day, body from given
       on conflict (account_id, kind, day) do update set body = excluded.body
       where kept.body <> excluded.body
       returning day
     )
     select day::text from gone union all select day::text from put`,
    [accountId, type, kind, span.from, span.to, JSON.stringify(rows)],
  );
  return changed.rows.map(({ day }) => day);
}

/** The stored readings of a span. */
export async function loadReadings<Kind extends ReadingKind>(
  db: Pool | PoolClient,
  accountId: string,
  kind: Kind,
  span: Span,
): Promise<StoredReadings[Kind][number][]> {
  const loaded: Loaded = await loadKinds(db, accountId, [{ kind, ...span }]);
  return loadedOf(loaded, kind);
}

/** Stored readings: a list for each day, or null where there are none. */
export type Loaded = { [Kind in ReadingKind]?: StoredReadings[Kind][] | null };

/** The stored readings of several kinds, each of its own span. */
export async function loadKinds(
  db: Pool | PoolClient,
  accountId: string,
  asked: readonly ({ kind: ReadingKind } & Span)[],
): Promise<Loaded> {
  // One list of a kind: a row for each day would be some thousand.
  const { rows } = await db.query<{ loaded: Loaded | null }>(
    `select json_object_agg(kind, (
       select json_agg(body order by day) from private.readings as kept
       where account_id = $1 and kept.kind = asked.kind and day between asked.from and asked.to)) as loaded
     from jsonb_to_recordset($2) as asked (kind text, "from" date, "to" date)`,
    [accountId, JSON.stringify(asked)],
  );
  return rows[0]?.loaded ?? {};
}

/** The readings of a kind among those loaded. */
export function loadedOf<Kind extends ReadingKind>(
  loaded: Loaded,
  kind: Kind,
): StoredReadings[Kind][number][] {
  const days: readonly StoredReadings[Kind][] = loaded[kind] ?? [];
  return days.flatMap((readings) => [...readings]);
}
