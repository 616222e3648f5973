import type { PoolClient } from 'pg';
import type { Told } from '#analytics/people/giving/told-giving.ts';
import type { GivingKey, GivingMemory } from '#analytics/people/quarterly/giving-rows.ts';
import type { QuarterRow } from '#analytics/people/quarterly/quarterly.ts';

/** Stores rows of quarters; others stay as they are. */
export async function keepQuarters(
  client: PoolClient,
  accountId: string,
  rows: readonly QuarterRow[],
  now: Date,
): Promise<void> {
  await client.query(
    `insert into analytics.quarters (account_id, quarter, span, measure, value, base, state, as_of)
     select $1, said.*, $3 from jsonb_to_recordset($2) as said
       (quarter text, span smallint, measure text, value integer, base integer, state text)
     on conflict (account_id, quarter, measure) do update set span = excluded.span, value = excluded.value,
       base = excluded.base, state = excluded.state, as_of = excluded.as_of`,
    [accountId, JSON.stringify(rows), now],
  );
}

/** Removes what is seen where nobody checks in any more. */
export async function dropSeenQuarters(client: PoolClient, accountId: string): Promise<void> {
  await client.query(
    `delete from analytics.quarters where account_id = $1 and measure !~ '^givers'`,
    [accountId],
  );
}

/** What rows of giving ever told, of the organization that is read. */
export async function readGivingMemory(
  client: PoolClient,
  accountId: string,
): Promise<GivingMemory> {
  const { rows } = await client.query<
    GivingKey & { choices: string; value: number | null; base: number | null }
  >(
    `select quarter, span, measure, choices, value, base from private.told_giving
     where account_id = $1 and origin = private.people_origin($1) order by id`,
    [accountId],
  );
  const byKey = Map.groupBy(rows, keyOf);
  return (key) =>
    (byKey.get(keyOf(key)) ?? []).map(({ choices, value, base }) => ({
      choices,
      pair: value === null ? null : { value, base },
    }));
}

const keyOf = ({ quarter, span, measure }: GivingKey) => `${quarter} ${span} ${measure}`;

/** Remembers what rows of giving tell from now on. */
export async function rememberGiving(
  client: PoolClient,
  accountId: string,
  told: readonly (GivingKey & Told)[],
): Promise<void> {
  const rows = told.map(({ pair, ...row }) => ({
    ...row,
    value: pair?.value ?? null,
    base: pair?.base ?? null,
  }));
  await client.query(
    `insert into private.told_giving (account_id, origin, quarter, span, measure, choices, value, base)
     select $1, private.people_origin($1), said.* from jsonb_to_recordset($2) as said
       (quarter text, span smallint, measure text, choices text, value integer, base integer)`,
    [accountId, JSON.stringify(rows)],
  );
}
