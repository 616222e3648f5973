import type { Pool, PoolClient } from 'pg';
import type { ReadingKind, Readings } from '#analytics/figures/readings.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';

/** Local church dates, inclusive. */
export type Span = { from: string; to: string };

/**
 * Replaces the stored readings of a span, so that whatever the provider no longer has disappears.
 * Readings outside the span are ignored.
 */
export async function replaceReadings<Kind extends ReadingKind>(
  client: PoolClient,
  key: { accountId: string; type: IntegrationType; kind: Kind },
  span: Span,
  readings: readonly { day: string }[] & Readings[Kind],
): Promise<void> {
  const { accountId, type, kind } = key;
  await client.query(
    'delete from private.readings where account_id = $1 and kind = $2 and day between $3 and $4',
    [accountId, kind, span.from, span.to],
  );
  const days = new Map<string, unknown[]>();
  for (const reading of readings) {
    if (reading.day >= span.from && reading.day <= span.to) {
      days.set(reading.day, [...(days.get(reading.day) ?? []), reading]);
    }
  }
  const rows = [...days].map(([day, body]) => ({ day, body }));
  await client.query(
    `insert into private.readings (account_id, integration_type, kind, day, body)
     select $1, $2, $3, row.day, row.body from jsonb_to_recordset($4) as row (day date, body jsonb)`,
    [accountId, type, kind, JSON.stringify(rows)],
  );
}

/** The stored readings of a span. */
export async function loadReadings<Kind extends ReadingKind>(
  db: Pool | PoolClient,
  accountId: string,
  kind: Kind,
  { from, to }: Span,
): Promise<Readings[Kind][number][]> {
  const { rows } = await db.query<{ body: Readings[Kind] }>(
    `select body from private.readings
     where account_id = $1 and kind = $2 and day between $3 and $4 order by day`,
    [accountId, kind, from, to],
  );
  return rows.flatMap(({ body }) => [...body]);
}
