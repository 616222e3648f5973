-- Applied after every migration, because it looks at which tables there are.
-- The jobs (syncs, figures, forecasts, findings) read and write every table of the schema `analytics`,
-- for all churches. Nobody signs in as them: the server does, without a request. A table that has its
-- policies is left alone, since making them anew would lock it.
do $$
declare
  target text;
  rule record;
begin
  for target in
    select relation.relname from pg_catalog.pg_class as relation
    where relation.relnamespace = 'analytics'::regnamespace and relation.relkind in ('r', 'p')
      and not relation.relispartition
  loop
    execute format('grant select, insert, update, delete on analytics.%I to steeple_jobs', target);
    for rule in
      select * from (values
        ('the jobs read', 'for select to steeple_jobs using (true)'),
        ('the jobs add', 'for insert to steeple_jobs with check (true)'),
        ('the jobs change', 'for update to steeple_jobs using (true) with check (true)'),
        ('the jobs remove', 'for delete to steeple_jobs using (true)')) as wanted (name, body)
      where not exists (
        select from pg_catalog.pg_policies
        where schemaname = 'analytics' and tablename = target and policyname = wanted.name)
    loop
      execute format('create policy %I on analytics.%I %s', rule.name, target, rule.body);
    end loop;
  end loop;
end $$;
-- What is only added to stays as it was written, and a link is made and revoked by people alone.
revoke update, delete on analytics.recommendation_answers, analytics.superseded_figures, analytics.library_versions
  from steeple_jobs;
revoke insert, update, delete on analytics.share_links from steeple_jobs;
