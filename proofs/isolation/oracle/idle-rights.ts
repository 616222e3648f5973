import type { Owner } from './database-state.ts';

/**
 * Policies for a role without the matching grant. They are harmless until somebody adds the grant.
 */
export async function idlePolicies(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select policyname || ' is for ' || role as name from pg_policies, unnest(roles) as role
     where role not in ('authenticated', 'account_admin', 'super_admin', 'steeple_jobs')
       or not (has_any_column_privilege(role, schemaname || '.' || tablename, case cmd when 'DELETE' then 'SELECT' else cmd end)
         and (cmd <> 'DELETE' or has_table_privilege(role, schemaname || '.' || tablename, cmd)))`,
  );
  return rows.map(({ name }) => name);
}

/** Rights of a person on a table with row-level security that no policy lets them use. */
export async function idleGrants(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select format('%s may %s %s by no policy', role, deed, c.oid::regclass) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace,
       unnest(array['account_admin', 'super_admin']) as role,
       unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as deed
     where n.nspname in ('public', 'analytics') and c.relkind in ('r', 'p') and c.relrowsecurity
       and case deed when 'DELETE' then has_table_privilege(role, c.oid, deed)
         else has_any_column_privilege(role, c.oid, deed) end
       and not exists (
         select from pg_policies as policy
         where policy.schemaname = n.nspname and policy.tablename = c.relname
           and policy.cmd in (deed, 'ALL') and coalesce(policy.qual, policy.with_check) <> 'false'
           and exists (select from unnest(policy.roles) as listed
             where case listed when 'public' then true else pg_has_role(role, listed, 'usage') end))`,
  );
  return rows.map(({ name }) => name);
}

/** Tables that people's data is in, without row-level security: only rights protect them. */
export async function openTables(owner: Owner): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select oid::regclass || ' has no row-level security' as name from pg_class
     where relnamespace::regnamespace::text in ('public', 'analytics') and relkind in ('r', 'p')
       and not relispartition and not relrowsecurity`,
  );
  return rows.map(({ name }) => name);
}
