import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import type { Cell } from '../cell.ts';
import { functionMutations } from './function-mutations.ts';
import type { Mutation } from './mutation.ts';

const appRoles = ['anon', 'authenticated', 'account_admin', 'super_admin'];

/** All mutations of the policies, rights, triggers and constraints in the catalogue. */
export async function listMutations(owner: Owner): Promise<Mutation[]> {
  return [
    ...(await policyMutations(owner)),
    ...(await rowSecurityMutations(owner)),
    ...(await tableRightMutations(owner)),
    ...(await executeMutations(owner)),
    ...(await schemaMutations(owner)),
    ...(await triggerMutations(owner)),
    ...(await constraintMutations(owner)),
    ...(await functionMutations(owner)),
  ];
}

type Policy = {
  name: string;
  table: string;
  roles: string[];
  cmd: string;
  qual: string | null;
  check: string | null;
};

async function policyMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<Policy>(
    `select policyname as name, schemaname || '.' || tablename as table, roles::text[] as roles, cmd,
       qual, with_check as check from pg_policies where schemaname in ('public', 'analytics') order by 2, 1`,
  );
  return rows.flatMap((policy) => {
    const { table, cmd, qual, check } = policy;
    const operation = operationOf(cmd);
    const about = { table, operation, roles: policy.roles };
    const alter = (change: string) => `alter policy "${policy.name}" on ${table} ${change}`;
    const loosened = [
      ...(qual !== null && qual !== 'true' ? [alter('using (true)')] : []),
      ...(check !== null && check !== 'true' ? [alter('with check (true)')] : []),
      ...(qual !== null && check === null && cmd === 'UPDATE' && qual !== 'true'
        ? [alter('using (true) with check (true)')]
        : []),
    ];
    const tightened = [
      `drop policy "${policy.name}" on ${table}`,
      ...(qual !== null ? [alter('using (false)')] : []),
      ...(check !== null || cmd === 'UPDATE' ? [alter('with check (false)')] : []),
    ];
    return [
      ...[...loosened, ...tightened].map((sql) => ({ ...about, sql })),
      ...['public', 'authenticated', 'account_admin']
        .filter((role) => !policy.roles.includes(role))
        .map((role) => ({ ...about, roles: appRoles, sql: alter(`to ${role}`) })),
    ];
  });
}

function operationOf(cmd: string): Cell['operation'] {
  const word = cmd.toLowerCase();
  return word === 'insert' || word === 'update' || word === 'delete' ? word : 'select';
}

async function rowSecurityMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ table: string }>(
    "select oid::regclass::text as table, relrowsecurity from pg_class where relrowsecurity and relnamespace::regnamespace::text in ('public', 'analytics') order by 1",
  );
  return rows.map(({ table }) => ({
    sql: `alter table ${qualified(table)} disable row level security`,
    table: qualified(table),
    roles: ['account_admin'],
  }));
}

/** regclass omits `public.` when it is in the search path. */
function qualified(name: string): string {
  return name.includes('.') ? name : `public.${name}`;
}

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
async function tableRightMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<Right>(`
    with role as (select unnest(array['anon','authenticated','account_admin','super_admin','steeple_rest','steeple_auth','steeple_providers']) as role),
    relation as (select c.oid, n.nspname || '.' || c.relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname in ('public','auth','private') and relkind in ('r','p')),
    whole as (select role, r."table", privilege, null::text as column,
        exists (select from aclexplode(c.relacl) a where a.grantee = role::regrole and a.privilege_type = privilege) as is_held,
        has_table_privilege(role, c.oid, privilege) as has
      from role, relation r join pg_class c on c.oid = r.oid, unnest(array['SELECT','INSERT','UPDATE','DELETE','TRUNCATE']) as privilege),
    part as (select role, r."table", privilege, a.attname::text as column,
        exists (select from aclexplode(a.attacl) x where x.grantee = role::regrole and x.privilege_type = privilege) as is_held,
        has_column_privilege(role, r.oid, a.attnum, privilege) as has
      from role, relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped,
        unnest(array['SELECT','INSERT','UPDATE']) as privilege
      where r."table" like 'public.%' or r."table" = 'auth.users')
    select role, "table", privilege, "column", is_held from (select * from whole union all select * from part) every
    where is_held or (not has and (role not like 'steeple%' or (role <> 'steeple_providers' and "column" is null) or "table" like 'public.%' and "column" is null))
    order by "table", role, privilege, "column" nulls first`);
  return rows.map(({ role, table, privilege, column, is_held: isHeld }) => {
    const what = column === null ? privilege : `${privilege} (${column})`;
    return {
      ...giveOrTake(isHeld, `${what} on ${table}`, role),
      table,
      operation: operationOf(privilege),
      roles: [role],
    };
  });
}

/** Revokes a right that is held, or grants one that is not. */
function giveOrTake(isHeld: boolean, right: string, role: string) {
  const give = `grant ${right} to ${role}`;
  const take = `revoke ${right} from ${role}`;
  return isHeld ? { sql: take, undo: give } : { sql: give, undo: take };
}

/** Revokes and grants the right to execute each function. */
async function executeMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; role: string; is_held: boolean }>(`
    select p.oid::regprocedure::text as name, role, has_function_privilege(role, p.oid, 'execute') as is_held,
      exists (select from aclexplode(p.proacl) a where a.grantee = role::regrole) as is_direct
    from pg_proc p, unnest(array['anon','authenticated','account_admin','super_admin','steeple_rest','steeple_auth','steeple_providers']) as role
    where p.pronamespace::regnamespace::text in ('public','auth','private')
      and (not has_function_privilege(role, p.oid, 'execute') or exists (select from aclexplode(p.proacl) a where a.grantee = role::regrole))
    order by 1, 2`);
  return rows.map(({ name, role, is_held: isHeld }) => ({
    ...giveOrTake(isHeld, `execute on function ${name}`, role),
    roles: [role],
  }));
}

async function schemaMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ schema: string; role: string; privilege: string }>(`
    select nspname as schema, grantee::regrole::text as role, privilege_type as privilege
    from pg_namespace, aclexplode(nspacl)
    where nspname in ('public','auth','private') and grantee <> 0 and grantee <> nspowner
      and grantee::regrole::text <> 'pg_database_owner' order by 1, 2`);
  return rows.map(({ schema, role, privilege }) => ({
    ...giveOrTake(true, `${privilege} on schema ${schema}`, role),
    ...(schema === 'public' ? { table: 'public.profiles' } : {}),
    roles: [role],
  }));
}

async function triggerMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; table: string }>(
    'select tgname as name, tgrelid::regclass::text as table from pg_trigger where not tgisinternal order by 2, 1',
  );
  return rows.map(({ name, table }) => ({
    sql: `alter table ${qualified(table)} disable trigger ${name}`,
    table: table.startsWith('private.') ? 'public.integrations' : qualified(table),
    operation: 'update',
    roles: ['super_admin'],
  }));
}

/** Constraints that matter for rights or secrets, not for formats. */
async function constraintMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ name: string; table: string }>(
    `select conname as name, conrelid::regclass::text as table from pg_constraint
     where conname ~ 'never_here|role_known|has_no_account|profiles_user_fkey' order by 2, 1`,
  );
  return rows.map(({ name, table }) => ({
    sql: `alter table ${qualified(table)} drop constraint ${name}`,
    table: qualified(table),
    operation: 'update',
    roles: ['super_admin'],
  }));
}
