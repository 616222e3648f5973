-- The jobs (syncs, figures, forecasts, findings) read and write every table of the schema `analytics`,
-- for all churches. Nobody signs in as them: the server does, without a request.
do $$
declare
  target text;
begin
  for target in
    select relation.relname from pg_catalog.pg_class as relation
    where relation.relnamespace = 'analytics'::regnamespace and relation.relkind in ('r', 'p')
      and not relation.relispartition
  loop
    execute format('grant select, insert, update, delete on analytics.%I to steeple_jobs', target);
    execute format('drop policy if exists "the jobs read" on analytics.%I', target);
    execute format('create policy "the jobs read" on analytics.%I for select to steeple_jobs using (true)', target);
    execute format('drop policy if exists "the jobs add" on analytics.%I', target);
    execute format('create policy "the jobs add" on analytics.%I for insert to steeple_jobs with check (true)', target);
    execute format('drop policy if exists "the jobs change" on analytics.%I', target);
    execute format('create policy "the jobs change" on analytics.%I for update to steeple_jobs using (true) with check (true)', target);
    execute format('drop policy if exists "the jobs remove" on analytics.%I', target);
    execute format('create policy "the jobs remove" on analytics.%I for delete to steeple_jobs using (true)', target);
  end loop;
end $$;
