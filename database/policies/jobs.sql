-- Applied after every migration, because it depends on which tables there are.
-- The jobs (syncs, figures, forecasts, findings) read and write every table of the schema `analytics`,
-- for all churches. No person signs in as this role, only the server. Append-only tables cannot be changed,
-- and links are created and revoked by people alone. A table that already has its policies is skipped,
-- because creating them again would lock it.
do $$
declare
  target text;
  kept text[];
  rule record;
begin
  for target in
    select relation.relname from pg_catalog.pg_class as relation
    where relation.relnamespace = 'analytics'::regnamespace and relation.relkind in ('r', 'p')
      and not relation.relispartition
  loop
    kept := case
      when target in ('recommendation_answers', 'superseded_figures', 'library_versions')
        then array['update', 'delete']
      when target in ('share_links', 'count_links') then array['insert', 'update', 'delete']
      else '{}' end;
    for rule in
      select wanted.*, exists (
        select from pg_catalog.pg_policies
        where schemaname = 'analytics' and tablename = target and policyname = wanted.name) as is_there
      from (values
        ('the jobs read', 'select', 'using (true)'),
        ('the jobs add', 'insert', 'with check (true)'),
        ('the jobs change', 'update', 'using (true) with check (true)'),
        ('the jobs remove', 'delete', 'using (true)')) as wanted (name, command, body)
    loop
      if rule.command = any (kept) then
        execute format('revoke %s on analytics.%I from steeple_jobs', rule.command, target);
        if rule.is_there then
          execute format('drop policy %I on analytics.%I', rule.name, target);
        end if;
      else
        execute format('grant %s on analytics.%I to steeple_jobs', rule.command, target);
        if not rule.is_there then
          execute format('create policy %I on analytics.%I for %s to steeple_jobs %s',
            rule.name, target, rule.command, rule.body);
        end if;
      end if;
    end loop;
  end loop;
end $$;
