import type { Owner } from '#proofs/isolation/oracle/database-state.ts';

/**
 * Reads a digest of everything that mutations change: policies, row-level security, rights, triggers,
 * constraints and functions. Two databases with equal guards give equal digests.
 */
export async function readGuards(owner: Owner): Promise<string> {
  const { rows } = await owner.query<{ digest: string }>(`
    with ours as (select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'analytics', 'auth', 'private')),
    relation as (select c.oid, c.oid::regclass::text as name, relrowsecurity, relforcerowsecurity, relacl, relowner
      from pg_class c join ours on ours.oid = relnamespace where relkind in ('r', 'p', 'S', 'v', 'm')),
    line as (
      select policy::text as line from pg_policies as policy
      union all select concat_ws(' ', name, relrowsecurity, relforcerowsecurity) from relation
      union all select concat_ws(' ', name, acl) from relation, unnest(relacl) as acl
      union all select concat_ws(' ', name, attname, acl) from relation join pg_attribute on attrelid = relation.oid, unnest(attacl) as acl
      union all select concat_ws(' ', nspname, acl) from ours, unnest(nspacl) as acl
      union all select concat_ws(' ', p.oid::regprocedure, acl)
        from pg_proc p join ours on ours.oid = pronamespace, unnest(coalesce(proacl, acldefault('f', proowner))) as acl
      union all select concat_ws(' ', p.oid::regprocedure, prosecdef, proconfig, prosrc) from pg_proc p join ours on ours.oid = pronamespace
      union all select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
        from pg_trigger t join relation on relation.oid = tgrelid where not tgisinternal
      union all select concat_ws(' ', name, conname, pg_get_constraintdef(c.oid), convalidated)
        from pg_constraint c join relation on relation.oid = conrelid
    )
    select md5(string_agg(line, E'\\n' order by line collate "C")) as digest from line`);
  return rows[0]?.digest ?? '';
}
