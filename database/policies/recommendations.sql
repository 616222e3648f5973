-- Cards: an account admin reads those of their account and answers them, a super admin all of them.
-- The library beside core knowledge is the super admins'. The jobs write the rest (jobs.sql).
do $$
declare
  target text;
begin
  foreach target in array array['recommendations', 'recommendation_answers', 'recommendation_weeks',
    'model_settings', 'model_requests'] loop
    execute format('alter table analytics.%I enable row level security', target);
    execute format('revoke all on analytics.%I from public, anon, authenticated, account_admin, super_admin, steeple_rest', target);
    execute format('grant select on analytics.%I to account_admin, super_admin', target);
    execute format('drop policy if exists "an account admin reads their own" on analytics.%I', target);
    execute format('create policy "an account admin reads their own" on analytics.%I
      for select to account_admin using (account_id = (select private.own_account_id()))', target);
    execute format('drop policy if exists "a super admin reads all" on analytics.%I', target);
    execute format('create policy "a super admin reads all" on analytics.%I for select to super_admin using (true)', target);
  end loop;
end $$;

-- Answers are read through private.model_answer alone.
revoke select on analytics.model_requests from account_admin, super_admin;
grant select (id, account_id, recommendation_id, sent_at, provider, model, request, outcome, problem)
  on analytics.model_requests to account_admin, super_admin;

grant insert (account_id, recommendation_id, answer, reason) on analytics.recommendation_answers
  to account_admin, super_admin;
drop policy if exists "an account admin answers their own cards" on analytics.recommendation_answers;
create policy "an account admin answers their own cards" on analytics.recommendation_answers
  for insert to account_admin with check (account_id = (select private.own_account_id()));
drop policy if exists "a super admin answers every card" on analytics.recommendation_answers;
create policy "a super admin answers every card" on analytics.recommendation_answers
  for insert to super_admin with check (true);

grant insert (account_id, is_on, requests_max), update (is_on, requests_max) on analytics.model_settings
  to account_admin, super_admin;
drop policy if exists "an account admin settles it for their account" on analytics.model_settings;
create policy "an account admin settles it for their account" on analytics.model_settings
  for insert to account_admin with check (account_id = (select private.own_account_id()));
drop policy if exists "an account admin changes it for their account" on analytics.model_settings;
create policy "an account admin changes it for their account" on analytics.model_settings
  for update to account_admin using (account_id = (select private.own_account_id()));
-- What leaves the church is its own decision: a super admin only turns it off.
drop policy if exists "a super admin settles it for every account" on analytics.model_settings;
create policy "a super admin settles it for every account" on analytics.model_settings
  for insert to super_admin with check (not is_on);
drop policy if exists "a super admin changes it for every account" on analytics.model_settings;
create policy "a super admin changes it for every account" on analytics.model_settings
  for update to super_admin using (true) with check (not is_on);

alter table analytics.library_entries enable row level security;
alter table analytics.library_versions enable row level security;
revoke all on analytics.library_entries, analytics.library_versions
  from public, anon, authenticated, account_admin, super_admin, steeple_rest;
grant select on analytics.library_entries, analytics.library_versions to super_admin;
grant insert (id, rules, size_from, size_to, status, review_on, source_author, source_title, source_url),
  update (rules, size_from, size_to, status, review_on, source_author, source_title, source_url)
  on analytics.library_entries to super_admin;
drop policy if exists "a super admin reads the library" on analytics.library_entries;
create policy "a super admin reads the library" on analytics.library_entries for select to super_admin using (true);
drop policy if exists "a super admin adds to the library" on analytics.library_entries;
create policy "a super admin adds to the library" on analytics.library_entries for insert to super_admin with check (true);
drop policy if exists "a super admin changes the library" on analytics.library_entries;
create policy "a super admin changes the library" on analytics.library_entries for update to super_admin using (true);
drop policy if exists "a super admin reads every version" on analytics.library_versions;
create policy "a super admin reads every version" on analytics.library_versions for select to super_admin using (true);

grant execute on function private.find_library_entries(uuid, jsonb, integer, jsonb),
  private.church_connections(uuid),
  private.begin_model_request(uuid, uuid, boolean, text, text, text, text, integer) to steeple_jobs;
grant execute on function private.model_answer(uuid) to account_admin, super_admin;
revoke all on private.model_months from public, anon, authenticated, account_admin, super_admin, steeple_rest;
grant execute on function private.find_library_entries(uuid, jsonb, integer, jsonb) to super_admin;
