import type { Owner } from './database-state.ts';

/** The rights that a role holds on the tables of the schema `public`, column by column. */
export async function heldOnTables(owner: Owner, role: string): Promise<string[]> {
  return names(
    owner,
    `select c.relname || ' ' || privilege || ' (' || a.attname || ')' as name
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped,
       unnest(array['SELECT','INSERT','UPDATE','REFERENCES']) as privilege
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','p','v','m')
       and has_column_privilege($1, c.oid, a.attnum, privilege)
     union all
     select c.relname || ' ' || privilege from pg_class c, unnest(array['DELETE','TRUNCATE','TRIGGER','MAINTAIN']) as privilege
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','p','v','m')
       and has_table_privilege($1, c.oid, privilege)`,
    role,
  );
}

/** The rights that a role holds on other schemas, their tables, and all functions. */
export async function heldBelow(owner: Owner, role: string): Promise<string[]> {
  return names(
    owner,
    `with relation as (select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('analytics','auth','private') and c.relkind in ('r','p','v','m','S'))
     select name || ' ' || privilege as name from relation, unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE']) as privilege
       where has_table_privilege($1, oid, privilege)
     union all
     select r.name || ' ' || privilege || ' (' || a.attname || ')' from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped,
       unnest(array['SELECT','INSERT','UPDATE']) as privilege
       where has_column_privilege($1, r.oid, a.attnum, privilege) and not has_table_privilege($1, r.oid, privilege)
     union all
     select 'schema ' || nspname from pg_namespace
       where nspname in ('analytics','auth','private','public') and has_schema_privilege($1, oid, 'usage')
     union all
     select 'CREATE in schema ' || nspname from pg_namespace
       where nspname in ('analytics','auth','private','public') and has_schema_privilege($1, oid, 'create')
     union all
     select p.oid::regprocedure::text from pg_proc p where p.pronamespace::regnamespace::text in ('public','analytics','auth','private')
       and has_function_privilege($1, p.oid, 'execute')`,
    role,
  );
}

async function names(owner: Owner, query: string, role: string): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(query, [role]);
  return rows.map(({ name }) => name);
}
