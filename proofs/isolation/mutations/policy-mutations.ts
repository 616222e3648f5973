import type { Owner } from '#proofs/isolation/oracle/database-state.ts';
import { type Mutation, operationOf, personRoles, qualified } from './mutation.ts';

type Policy = {
  name: string;
  table: string;
  permissive: string;
  roles: string[];
  cmd: string;
  qual: string | null;
  check: string | null;
};

/** Mutations of each policy: dropped, wider, narrower, and for other roles. */
export async function policyMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<Policy>(
    `select policyname as name, schemaname || '.' || tablename as table, permissive,
       roles::text[] as roles, cmd, qual, with_check as check
     from pg_policies where schemaname in ('public', 'analytics') order by 2, 1`,
  );
  return rows.flatMap((policy) => {
    const { table, cmd, qual, check } = policy;
    const of = `policy "${policy.name}" on ${table}`;
    const undo = `drop policy if exists "${policy.name}" on ${table}; ${creationOf(policy)}`;
    const about = { kind: 'guard', undo, table, operation: operationOf(cmd) } as const;
    const alter = (change: string) => `alter ${of} ${change}`;
    const loosened = [
      ...(qual !== null && qual !== 'true' ? [alter('using (true)')] : []),
      ...(check !== null && check !== 'true' ? [alter('with check (true)')] : []),
      ...(qual !== null && check === null && cmd === 'UPDATE' && qual !== 'true'
        ? [alter('using (true) with check (true)')]
        : []),
    ];
    const tightened = [
      `drop ${of}`,
      ...(qual !== null ? [alter('using (false)')] : []),
      ...(check !== null || cmd === 'UPDATE' ? [alter('with check (false)')] : []),
    ];
    return [
      ...[...loosened, ...tightened].map((sql) => ({ ...about, roles: policy.roles, sql })),
      ...['public', 'authenticated', 'account_admin']
        .filter((role) => !policy.roles.includes(role))
        .map((role) => ({ ...about, roles: personRoles, sql: alter(`to ${role}`) })),
    ];
  });
}

function creationOf({ name, table, permissive, roles, cmd, qual, check }: Policy): string {
  const using = qual === null ? '' : ` using (${qual})`;
  const withCheck = check === null ? '' : ` with check (${check})`;
  return `create policy "${name}" on ${table} as ${permissive} for ${cmd} to ${roles.join(', ')}${using}${withCheck}`;
}

/** Row-level security switched off, table by table. */
export async function rowSecurityMutations(owner: Owner): Promise<Mutation[]> {
  const { rows } = await owner.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relrowsecurity and relnamespace::regnamespace::text in ('public', 'analytics') order by 1`,
  );
  return rows.map(({ table }) => ({
    kind: 'guard',
    sql: `alter table ${qualified(table)} disable row level security`,
    undo: `alter table ${qualified(table)} enable row level security`,
    table: qualified(table),
    roles: ['account_admin'],
  }));
}
