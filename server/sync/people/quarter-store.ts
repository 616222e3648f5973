import type { PoolClient } from 'pg';
import type { Told } from '#analytics/people/giving/told-giving.ts';
import type { GivingKey, GivingMemory } from '#analytics/people/quarterly/giving-rows.ts';
import type { QuarterRow } from '#analytics/people/quarterly/quarterly.ts';

const columns = 'account_id, quarter, span, measure, value, base, state, as_of, computed_with';
/** A row that was closed is kept when another takes its place; of giving there is a memory of its own. */
const isKept = `former.state <> 'incomplete' and former.measure !~ '^(gave|givers)'`;
/** Whether it is not what came back last with its choices, which are changed and put back any number of times. */
const isNew = `not exists (
  select from (
    select * from private.superseded_quarters as told
    where told.account_id = former.account_id and told.quarter = former.quarter
      and told.measure = former.measure and told.computed_with = former.computed_with
    order by id desc limit 1
  ) as newest
  where (newest.span, newest.value, newest.base, newest.state)
    is not distinct from (former.span, former.value, former.base, former.state))`;

/**
 * Stores rows of quarters; others stay as they are. A row that a correction or other choices change is superseded.
 *
 * @param computedWith the choices that they rest on
 */
export async function keepQuarters(
  client: PoolClient,
  accountId: string,
  rows: readonly QuarterRow[],
  { now, computedWith }: { now: Date; computedWith: string },
): Promise<void> {
  await client.query(
    `with said as materialized (
       select said.*, md5($4) as computed_with from jsonb_to_recordset($2) as said
         (quarter text, span smallint, measure text, value integer, base integer, state text)
     ), superseded as (
       insert into private.superseded_quarters (${columns})
       select ${columnsOf('former')} from said join analytics.quarters as former
         on former.account_id = $1 and former.quarter = said.quarter and former.measure = said.measure
       where ${isKept} and ${isNew} and (former.span, former.value, former.base, former.state, former.computed_with)
         is distinct from (said.span, said.value, said.base, said.state, said.computed_with)
     )
     insert into analytics.quarters (${columns})
     select $1, quarter, span, measure, value, base, state, $3, computed_with from said
     on conflict (account_id, quarter, measure) do update set span = excluded.span, value = excluded.value,
       base = excluded.base, state = excluded.state, as_of = excluded.as_of, computed_with = excluded.computed_with`,
    [accountId, JSON.stringify(rows), now, computedWith],
  );
}

function columnsOf(table: string): string {
  return columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
}

/** Removes what is seen where nobody checks in any more. */
export async function dropSeenQuarters(client: PoolClient, accountId: string): Promise<void> {
  await client.query(
    `with former as (
       delete from analytics.quarters where account_id = $1 and measure !~ '^givers' returning *
     )
     insert into private.superseded_quarters (${columns})
     select ${columns} from former where ${isKept} and ${isNew}`,
    [accountId],
  );
}

/**
 * The rows that were superseded by those of other choices, and are the church's again, if nothing newer was
 * counted with its own.
 */
export async function readPutBack(
  client: PoolClient,
  accountId: string,
  computedWith: string,
): Promise<QuarterRow[]> {
  const { rows } = await client.query<QuarterRow>(
    `select distinct on (former.quarter, former.measure) former.quarter, former.span, former.measure,
       former.value, former.base, former.state
     from private.superseded_quarters as former
     left join analytics.quarters as present using (account_id, quarter, measure)
     where former.account_id = $1 and former.computed_with = md5($2)
       and present.computed_with is distinct from md5($2)
     order by former.quarter, former.measure, former.id desc`,
    [accountId, computedWith],
  );
  return rows;
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
