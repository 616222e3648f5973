import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const snapshot = join(import.meta.dirname, '../database/catalogue.txt');

const roles = `unnest(array['anon', 'authenticated', 'account_admin', 'super_admin',
  'steeple_rest', 'steeple_auth', 'steeple_providers', 'steeple_jobs']) as role`;
const ours = "in ('analytics', 'auth', 'private', 'public')";

/** Each row is a line about an object; `part` orders the lines of one object. */
const lines = `
  with relation as (
    select c.oid, n.nspname || '.' || c.relname as name, c.relkind, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S')
  )
  select 'table ' || name as object, 1 as part,
    case when relrowsecurity then 'row-level security' else 'no row-level security' end
      || case when relforcerowsecurity then ', for the owner too' else '' end as line
  from relation where relkind in ('r', 'p')
  union all
  select 'table ' || name, 2, role || ' may ' || privilege
  from relation, ${roles}, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as privilege
  where has_table_privilege(role, oid, privilege)
  union all
  select 'table ' || name, 2, role || ' may ' || privilege || ' (' || string_agg(attname, ', ' order by attname) || ')'
  from relation join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped,
    ${roles}, unnest(array['SELECT', 'INSERT', 'UPDATE']) as privilege
  where has_column_privilege(role, oid, attnum, privilege) and not has_table_privilege(role, oid, privilege)
  group by name, role, privilege
  union all
  select 'table ' || schemaname || '.' || tablename, 3,
    format('policy "%s": %s for %s', policyname, cmd, array_to_string(roles, ', '))
      || case permissive when 'PERMISSIVE' then '' else ', restrictive' end
      || coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '')
  from pg_policies where schemaname ${ours}
  union all
  select 'table ' || name, 4, substr(pg_get_triggerdef(t.oid), 8) || case tgenabled when 'O' then '' else ', off' end
  from pg_trigger t join relation on relation.oid = tgrelid where not tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, 2, role || ' may EXECUTE'
  from pg_proc p, ${roles}
  where p.pronamespace::regnamespace::text ${ours} and has_function_privilege(role, p.oid, 'execute')
  union all
  select 'function ' || p.oid::regprocedure, 1, 'with the rights of its owner'
  from pg_proc p where p.pronamespace::regnamespace::text ${ours} and p.prosecdef
  union all
  select 'schema ' || nspname, 2, role || ' may ' || privilege
  from pg_namespace n, ${roles}, unnest(array['USAGE', 'CREATE']) as privilege
  where nspname ${ours} and has_schema_privilege(role, n.oid, privilege)`;

/**
 * What protects the rows of a database, as a text whose diff shows every change: of each table its
 * row-level security, rights by role and column, policies and triggers; of functions and schemas
 * who may use them.
 */
export async function describeCatalogue(owner: pg.Pool): Promise<string> {
  const { rows } = await owner.query<{ object: string; lines: string[] }>(
    `select object, array_agg(line order by part, line collate "C") as lines
     from (${lines}) as every group by object order by object collate "C"`,
  );
  return rows
    .map(({ object, lines }) => [object, ...lines].join('\n  '))
    .join('\n\n')
    .concat('\n');
}

/**
 * The rights that a role holds outside the schema public according to database/catalogue.txt, e.g.
 * `analytics.annotations INSERT (text)`, `schema auth`, `private.now()`.
 */
export function rightsInCatalogue(role: string): string[] {
  return readFileSync(snapshot, 'utf8')
    .split('\n\n')
    .flatMap((section) => {
      const [object = '', ...about] = section.split('\n  ');
      return object.startsWith('table public.')
        ? []
        : about.flatMap((line) => rightsOf(role, object.trim(), line.trim()));
    });
}

function rightsOf(role: string, object: string, line: string): string[] {
  const [, holder, privilege, columns] = line.match(/^(\w+) may (\w+)(?: \((.*)\))?$/) ?? [];
  if (holder !== role || privilege === undefined) {
    return [];
  }
  const name = object.replace(/^\w+ /, '');
  if (object.startsWith('schema ')) {
    return [privilege === 'USAGE' ? object : `${privilege} in ${object}`];
  }
  if (object.startsWith('function ')) {
    return [name];
  }
  return columns
    ? columns.split(', ').map((column) => `${name} ${privilege} (${column})`)
    : [`${name} ${privilege}`];
}
