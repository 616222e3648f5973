import pg from 'pg';

/** A table whose rows are kept, and how to read them as text and back. */
export type StoredTable = {
  schema: string;
  name: string;
  /** In the order of the rows' values; generated columns are not among them. */
  columns: { name: string; type: string }[];
  /** What rows are sorted by: the primary key, or every column where there is none. */
  key: string[];
};

/** Where everything of ours is. */
export const ownSchemas = ['analytics', 'auth', 'private', 'public'] as const;

/** Rows that mean nothing elsewhere or later: attempts counted, sign-ins at a provider under way. */
const passing = ['private.rate_counters', 'private.connection_states', 'private.provider_paces'];

/** The list of migrations travels apart, because the tables are made from it. */
const notRows = ['private.migrations'];

const query = `
  select n.nspname as schema, c.relname as name,
    json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
             order by a.attnum) as columns,
    coalesce(
      (select json_agg(k.attname order by k.attnum)
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
 * The tables whose rows a backup holds, in the order of their names.
 *
 * @param client the owner's connection
 */
export async function findStoredTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(query, [ownSchemas, [...notRows, ...passing]]);
  return rows;
}

/** Every table of ours, those included whose rows no backup holds, quoted for SQL. */
export async function findAllTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<StoredTable>(query, [ownSchemas, []]);
  return rows.map(quotedName);
}

/** `schema.name`, as a person reads it. */
export function plainName({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${schema}.${name}`;
}

/** `"schema"."name"`, as SQL takes it. */
export function quotedName({ schema, name }: Pick<StoredTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/**
 * The condition that a stored row meets. Of the settings some are no facts but notes of what was
 * applied to this database, which each database makes for itself; earlier versions noted a digest of
 * the login password as well, which guesses at DATABASE_URL could be held against.
 */
export function storedRows(table: StoredTable): string {
  return plainName(table) === 'private.settings'
    ? "name not in ('schema', 'login password') and name not like 'applied %'"
    : 'true';
}
