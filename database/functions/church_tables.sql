drop function if exists private.protect_church_table(
  regclass, text[], text[], text[], boolean, text, boolean, boolean);
-- Protects a table of churches' rows: an account admin has what is said here with the rows of their
-- account, a super admin with all; nobody else has anything but the jobs (policies/jobs.sql). Rights are
-- given by column; without `reads` all columns are read. `super_admin_writes` narrows which rows a super
-- admin may leave behind ('false': none), `giving` says which rows are about giving, which nobody reads who
-- is marked 'without giving'; both are written as PostgreSQL shows them. An account admin who may only look
-- changes nothing. `audited` records every change, `signed` the author. Policies that are there already are left alone, because making them locks
-- the table; all others are dropped.
create or replace function private.protect_church_table(
  church_table regclass, reads text[] default '{}', adds text[] default '{}', changes text[] default '{}',
  removes boolean default false, super_admin_writes text default 'true',
  audited boolean default false, signed boolean default false, giving text default 'false'
) returns void
language plpgsql volatile set search_path = '' as $$
declare
  own constant text := '(account_id = ( SELECT private.own_account_id() AS own_account_id))';
  to_change constant text := '(account_id = ( SELECT private.own_account_to_change() AS own_account_to_change))';
  not_giving constant text := '((NOT ' || giving || ') OR ( SELECT private.sees_giving() AS sees_giving))';
  giving_policy constant text := 'giving is for those who may see it';
  kept text[] := '{}';
  rule record;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = church_table and attname = 'account_id' and atttypid = 'uuid'::regtype and not attisdropped
  ) then
    raise exception '% has no account_id: it is not a table of churches', church_table;
  end if;

  if not (select relrowsecurity from pg_catalog.pg_class where oid = church_table) then
    execute format('alter table %s enable row level security', church_table);
  end if;
  execute format('revoke all on %s from public, anon, authenticated, account_admin, super_admin, steeple_rest',
    church_table);
  for rule in
    select who.role, deed.command, deed.letter,
      format(who.policy, deed.verb) as policy,
      (select '(' || string_agg(format('%I', name), ', ') || ')' from unnest(deed.columns) as name) as columns,
      case when deed.command <> 'INSERT' then reach.sees end as sees,
      case when deed.command = 'INSERT' or deed.command = 'UPDATE' and who.leaves <> reach.sees then who.leaves end as leaves
    from (values
      ('reads', 'SELECT', 'r', true, reads),
      ('adds', 'INSERT', 'a', adds <> '{}', adds),
      ('changes', 'UPDATE', 'w', changes <> '{}', changes),
      ('removes', 'DELETE', 'd', removes, '{}')) as deed (verb, command, letter, is_wanted, columns)
    cross join (values
      ('account_admin', 'an account admin %s their own', own, to_change, to_change),
      ('super_admin', 'a super admin %s every church''s', 'true', 'true', super_admin_writes)) as who (role, policy, sees, changes, leaves)
    cross join lateral (select case deed.command when 'SELECT' then who.sees else who.changes end as sees) as reach
    where deed.is_wanted and not (who.leaves = 'false' and deed.command in ('INSERT', 'UPDATE'))
  loop
    kept := kept || rule.policy;
    execute format('grant %s %s on %s to %I', rule.command, rule.columns, church_table, rule.role);
    continue when exists (
      select from pg_catalog.pg_policy
      where polrelid = church_table and polname = rule.policy and polcmd::text = rule.letter and polpermissive
        and polroles = array[rule.role::regrole::oid]
        and pg_catalog.pg_get_expr(polqual, polrelid) is not distinct from rule.sees
        and pg_catalog.pg_get_expr(polwithcheck, polrelid) is not distinct from rule.leaves
    );
    execute format('drop policy if exists %I on %s', rule.policy, church_table);
    execute format('create policy %I on %s for %s to %I', rule.policy, church_table, rule.command, rule.role)
      || coalesce(' using (' || rule.sees || ')', '') || coalesce(' with check (' || rule.leaves || ')', '');
  end loop;

  if giving <> 'false' then
    kept := kept || giving_policy;
    if not exists (
      select from pg_catalog.pg_policy
      where polrelid = church_table and polname = giving_policy and polcmd = 'r' and not polpermissive
        and polroles = array['account_admin'::regrole::oid]
        and pg_catalog.pg_get_expr(polqual, polrelid) = not_giving
    ) then
      execute format('drop policy if exists %I on %s', giving_policy, church_table);
      execute format('create policy %I on %s as restrictive for select to account_admin using (%s)',
        giving_policy, church_table, not_giving);
    end if;
  end if;

  for rule in
    select polname as policy from pg_catalog.pg_policy
    where polrelid = church_table and polname <> all (kept) and polroles <> array['steeple_jobs'::regrole::oid]
  loop
    execute format('drop policy %I on %s', rule.policy, church_table);
  end loop;

  for rule in
    select wanted.* from (values
      ('audit', 'after insert or update or delete', audited),
      ('sign_row', 'before insert', signed)) as wanted (name, moment, is_wanted)
    where wanted.is_wanted
      and not exists (select from pg_catalog.pg_trigger where tgrelid = church_table and tgname = wanted.name)
  loop
    execute format('create trigger %I %s on %s for each row execute function private.%1$I()', rule.name, rule.moment, church_table);
  end loop;
end $$;
revoke execute on function private.protect_church_table(
  regclass, text[], text[], text[], boolean, text, boolean, boolean, text) from public;
