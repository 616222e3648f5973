import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { migrate } from '#database/access/migrate.ts';
import { findStoredTables, plainName } from '#database/access/stored-tables.ts';
import { sumTable, type TableSum, textFormats } from '#database/access/table-rows.ts';

/** An empty database on the tests' cluster, dropped after the test. */
export async function emptyDatabase(): Promise<pg.ClientConfig> {
  return copyForTest('template0');
}

/** A database with every table and nobody in it, to copy; the caller drops it. */
export async function migratedDatabase(): ReturnType<typeof copyDatabase> {
  const made = await copyDatabase('template0');
  await migrate(made.owner, inject('cluster').loginPassword);
  return made;
}

/** A copy of a database without connections, dropped after the test. */
export async function copyForTest(template: string): Promise<pg.ClientConfig> {
  const { owner, drop } = await copyDatabase(template);
  onTestFinished(drop);
  return owner;
}

/** A copy of a database without connections; the caller drops it. */
export async function copyDatabase(
  template: string,
): Promise<{ name: string; owner: pg.ClientConfig; drop: () => Promise<void> }> {
  const database = `tools_${randomBytes(6).toString('hex')}`;
  await onCluster(`create database ${database} template ${template}`);
  return {
    name: database,
    owner: { ...inject('cluster').owner, database },
    drop: () => onCluster(`drop database ${database} with (force)`),
  };
}

async function onCluster(statement: string): Promise<void> {
  await asOwner({ ...inject('cluster').owner, database: 'postgres' }, (admin) =>
    admin.query(statement),
  );
}

/** Runs work on its own connection. */
export async function asOwner<Result>(
  owner: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Each table's rows and sum, by name. */
export function sumsOf(owner: pg.ClientConfig): Promise<Record<string, TableSum>> {
  return asOwner(owner, async (client) => {
    await client.query(textFormats);
    await client.query('begin isolation level repeatable read');
    const sums: Record<string, TableSum> = {};
    for (const table of await findStoredTables(client)) {
      sums[plainName(table)] = await sumTable(client, table);
    }
    return sums;
  });
}

/** A folder that is removed when the test is over. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A description of the whole schema for comparison: tables, constraints, rights, functions. */
export function describeSchema(owner: pg.ClientConfig): Promise<string[]> {
  return asOwner(owner, async (client) => {
    const { rows } = await client.query<{ line: string }>(schemaLines);
    return rows.map(({ line }) => line);
  });
}

const ours = "in ('analytics', 'auth', 'private', 'public')";
const schemaLines = `
  select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
    || ' ' || attnotnull || ' ' || attidentity::text || ' ' || coalesce(pg_get_expr(adbin, adrelid), '')
    || ' ' || coalesce(attacl::text, '') as line
  from pg_attribute join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where attnum > 0 and not attisdropped and relkind in ('r', 'p') and relnamespace::regnamespace::text ${ours}
  union all
  select 'relation ' || oid::regclass || ' ' || relkind::text || ' ' || relpersistence::text || ' ' || relrowsecurity
    || ' ' || relforcerowsecurity || ' ' || coalesce(relacl::text, '')
  from pg_class where relnamespace::regnamespace::text ${ours}
  union all
  select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
  from pg_constraint where connamespace::regnamespace::text ${ours}
  union all
  select 'index ' || indexdef from pg_indexes where schemaname ${ours}
  union all
  select 'policy ' || tablename || ' ' || policyname || ' ' || cmd || ' ' || roles::text || ' ' || permissive
    || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '') from pg_policies where schemaname ${ours}
  union all
  select 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger
  where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace::regnamespace::text ${ours})
  union all
  select 'function ' || oid::regprocedure || ' ' || coalesce(proacl::text, '') || ' ' || pg_get_functiondef(oid)
  from pg_proc where pronamespace::regnamespace::text ${ours}
  union all
  select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') from pg_namespace where nspname ${ours}
  union all
  select 'sequence ' || schemaname || '.' || sequencename || ' ' || data_type from pg_sequences where schemaname ${ours}
  order by 1`;
