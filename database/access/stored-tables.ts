import pg from 'pg';

/** A table in backups, with what is needed to read and write its rows. */
export type StoredTable = {
  schema: string;
  name: string;
  /** In the order of a row's values, without generated columns. */
  columns: { name: string; type: string }[];
  /** The sort order of rows: the primary key as its index has it, or all columns without one. */
  key: string[];
};

/** All our schemas. */
export const ownSchemas = ['analytics', 'auth', 'private', 'public'] as const;

/** Transient rows: rate counters and pending OAuth states. */
const passing = ['private.rate_counters', 'private.connection_states', 'private.provider_paces'];

/** Migrations are stored in the header, because they make the tables. */
const notRows = ['private.migrations'];

const query = `
  select n.nspname as schema, c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
             order by a.attnum) as columns,
    coalesce(
      (select json_agg(k.attname order by array_position(i.indkey::int2[], k.attnum))
       from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary),
      json_agg(a.attname order by a.attnum)) as key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
  where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    and not n.nspname || '.' || c.relname = any ($2)
  group by c.oid, n.nspname, c.relname
  order by n.nspname collate "C", c.relname collate "C"`;

/**
 * The tables in a backup, sorted by name.
 *
 * @param client the owner's connection
 */
export async function findStoredTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(query, [ownSchemas, [...notRows, ...passing]]);
  return rows;
}

/** All our tables, including those not in backups, quoted for SQL. */
export async function findAllTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<StoredTable>(query, [ownSchemas, []]);
  return rows.map(quotedName);
}

/** `schema.name`, for people. */
export function plainName({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/** `"schema"."name"`, for SQL. */
export function quotedName({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/**
 * The condition for rows in a backup. It excludes settings that only record what was applied to this
 * database. (Earlier versions also stored a digest of the login password, which would allow guessing
 * DATABASE_URL.)
 */
export function storedRows(table: StoredTable): string {
  return plainName(table) === 'private.settings'
    ? "name not in ('schema', 'login password') and name not like 'applied %'"
    : 'true';
}
