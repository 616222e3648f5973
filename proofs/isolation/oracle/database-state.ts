import pg from 'pg';
import { z } from 'zod';
import type { Row } from './specified-rights.ts';

/** The contents of the database, by qualified table name. */
export type State = ReadonlyMap<string, Row[]>;

/** Added and removed rows by table; a changed row is one of each. */
export type Difference = ReadonlyMap<string, { gone: Row[]; come: Row[] }>;

/** Counters that change by themselves. */
const movingTables = ['private.rate_counters', 'private.provider_paces'];

export type Owner = pg.Pool | pg.Client;

/** All our tables, from the catalogue so that none is missed. */
export async function listTables(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%s.%s', nspname, relname) as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'analytics', 'auth', 'private') and relkind in ('r', 'p') order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !movingTables.includes(name));
}

const digests = z.record(z.string(), z.string());
const rowsShape = z.array(z.record(z.string(), z.unknown()));

/** Reads all rows of these tables. */
export async function readState(owner: Owner, tables: readonly string[]): Promise<State> {
  const state = new Map<string, Row[]>();
  for (const table of tables) {
    const { rows } = await owner.query<{ rows: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]') as rows from ${table} t`,
    );
    state.set(table, rowsShape.parse(rows[0]?.rows));
  }
  return state;
}

/** Reads a digest of each table in one statement; equal rows give equal digests. */
export async function readDigests(
  owner: Owner,
  tables: readonly string[],
): Promise<Record<string, string>> {
  const parts = tables.map(
    (table) =>
      `('${table}', (select md5(coalesce(string_agg(t::text, '\n' order by t::text collate "C"), '')) from ${table} t))`,
  );
  const { rows } = await owner.query<{ digests: unknown }>(
    `select json_object_agg(name, digest) as digests from (values ${parts.join(', ')}) as state (name, digest)`,
  );
  return digests.parse(rows[0]?.digests);
}

export function differenceOf(before: State, after: State): Difference {
  const difference = new Map<string, { gone: Row[]; come: Row[] }>();
  for (const [table, rowsAfter] of after) {
    const rowsBefore = before.get(table) ?? [];
    const textsBefore = new Set(rowsBefore.map((row) => JSON.stringify(row)));
    const textsAfter = new Set(rowsAfter.map((row) => JSON.stringify(row)));
    const gone = rowsBefore.filter((row) => !textsAfter.has(JSON.stringify(row)));
    const come = rowsAfter.filter((row) => !textsBefore.has(JSON.stringify(row)));
    if (gone.length + come.length > 0) {
      difference.set(table, { gone, come });
    }
  }
  return difference;
}

/**
 * Replaces the contents of these tables, bypassing triggers and foreign keys.
 *
 * @param owner a connection of a superuser
 */
export async function putState(owner: Owner, state: State, tables: Iterable<string>) {
  const names = [...tables];
  if (names.length === 0) {
    return;
  }
  const statements = names.flatMap((table) => [
    `delete from ${table}`,
    `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, ${pg.escapeLiteral(JSON.stringify(state.get(table) ?? []))})`,
  ]);
  await owner.query(
    ['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n'),
  );
}
