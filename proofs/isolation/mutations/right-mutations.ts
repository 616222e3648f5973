import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import { type Mutation, operationOf } from './mutation.ts';

const people = "'anon','authenticated','account_admin','super_admin'";
const logins = "'steeple_rest','steeple_auth','steeple_providers','steeple_jobs'";
const roles = `unnest(array[${people},${logins}]) as role`;
const schemas = "'public','analytics','auth','private'";

type Right = {
  role: string;
  table: string;
  privilege: string;
  column: string | null;
  is_held: boolean;
};

/**
 * Revokes every right of our logins and roles on a table or column, and grants every right that a
 * person's role lacks.
 */
export async function tableRightMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<Right>(`
    with role as (select ${roles}),
    relation as (select c.oid, n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname in (${schemas}) and relkind in ('r','p')),
    whole as (select role, r."table", privilege, null::text as column,
        exists (select from aclexplode(c.relacl) a where a.grantee = role::regrole and a.privilege_type = privilege) as is_held,
        has_table_privilege(role, c.oid, privilege) as has
      from role, relation r join pg_class c on c.oid = r.oid, unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE']) as privilege),
    part as (select role, r."table", privilege, a.attname::text as column,
        exists (select from aclexplode(a.attacl) x where x.grantee = role::regrole and x.privilege_type = privilege) as is_held,
        has_column_privilege(role, r.oid, a.attnum, privilege) as has
      from role, relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped,
        unnest(array['SELECT','INSERT','UPDATE']) as privilege
      where r."table" like 'public.%' or r."table" like 'analytics.%' or r."table" = 'auth.users')
    select role, "table", privilege, "column", is_held from (select * from whole union all select * from part) every
    where is_held or (not has and (role in (${people})
      or (role <> 'steeple_providers' and "column" is null) or "table" like 'public.%' and "column" is null))
    order by "table", role, privilege, "column" nulls first`);
  return rows.map(({ role, table, privilege, column, is_held: isHeld }) => {
    const what = column === null ? privilege : `${privilege} (${column})`;
    return {
      ...giveOrTake(isHeld, `${what} on ${table}`, role),
      table,
      operation: operationOf(privilege),
    };
  });
}

/** Revokes a right that is held, or grants one that is not. */
function giveOrTake(isHeld: boolean, right: string, role: string) {
  const give = `grant ${right} to ${role}`;
  const take = `revoke ${right} from ${role}`;
  const about = { kind: 'right', roles: [role] } as const;
  return isHeld ? { ...about, sql: take, undo: give } : { ...about, sql: give, undo: take };
}

/** Revokes and grants the right to execute each function. */
export async function executeMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; role: string; is_held: boolean }>(`
    select p.oid::regprocedure::text as name, role, has_function_privilege(role, p.oid, 'execute') as is_held
    from pg_proc p, ${roles}
    where p.pronamespace::regnamespace::text in (${schemas})
      and (not has_function_privilege(role, p.oid, 'execute') or exists (select from aclexplode(p.proacl) a where a.grantee = role::regrole))
    order by 1, 2`);
  return rows.map(({ name, role, is_held: isHeld }) =>
    giveOrTake(isHeld, `execute on function ${name}`, role),
  );
}

/** Revokes the rights on a schema that are granted to a role, and grants those that it lacks. */
export async function schemaMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{
    schema: string;
    role: string;
    privilege: string;
    is_held: boolean;
  }>(`
    select nspname as schema, role, privilege, has_schema_privilege(role, n.oid, privilege) as is_held
    from pg_namespace n, ${roles}, unnest(array['USAGE','CREATE']) as privilege
    where nspname in (${schemas})
      and (not has_schema_privilege(role, n.oid, privilege)
        or exists (select from aclexplode(nspacl) a where a.grantee = role::regrole and a.privilege_type = privilege))
    order by 1, 2, 3`);
  return rows.map(({ schema, role, privilege, is_held: isHeld }) => ({
    ...giveOrTake(isHeld, `${privilege} on schema ${schema}`, role),
    ...(schema === 'public' ? { table: 'public.profiles' } : {}),
  }));
}
