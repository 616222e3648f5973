-- What was said of a church's weeks: an account admin reads that of their account, a super admin all of
-- it. The jobs write it (jobs.sql). Whether a church shares its effects, its people decide.
alter table analytics.forecasts enable row level security;
alter table analytics.forecast_weeks enable row level security;
alter table analytics.forecast_sharing enable row level security;
revoke all on analytics.forecasts, analytics.forecast_weeks, analytics.forecast_sharing
  from public, anon, authenticated, account_admin, super_admin, steeple_rest;
grant select on analytics.forecasts, analytics.forecast_weeks, analytics.forecast_sharing to account_admin, super_admin;
grant insert (account_id) on analytics.forecast_sharing to account_admin;
grant delete on analytics.forecast_sharing to account_admin, super_admin;

drop policy if exists "an account admin reads what was said of their account" on analytics.forecasts;
create policy "an account admin reads what was said of their account" on analytics.forecasts
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads what was said of every account" on analytics.forecasts;
create policy "a super admin reads what was said of every account" on analytics.forecasts
  for select to super_admin using (true);

drop policy if exists "an account admin reads how it came out for their account" on analytics.forecast_weeks;
create policy "an account admin reads how it came out for their account" on analytics.forecast_weeks
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads how it came out for every account" on analytics.forecast_weeks;
create policy "a super admin reads how it came out for every account" on analytics.forecast_weeks
  for select to super_admin using (true);

drop policy if exists "an account admin reads whether their account shares" on analytics.forecast_sharing;
create policy "an account admin reads whether their account shares" on analytics.forecast_sharing
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads which accounts share" on analytics.forecast_sharing;
create policy "a super admin reads which accounts share" on analytics.forecast_sharing
  for select to super_admin using (true);
drop policy if exists "an account admin shares for their account" on analytics.forecast_sharing;
create policy "an account admin shares for their account" on analytics.forecast_sharing
  for insert to account_admin with check (account_id = (select private.own_account_id()));
-- Sharing is the church's own decision: a super admin only ends it.
drop policy if exists "a super admin shares for any account" on analytics.forecast_sharing;
drop policy if exists "an account admin stops sharing for their account" on analytics.forecast_sharing;
create policy "an account admin stops sharing for their account" on analytics.forecast_sharing
  for delete to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin stops sharing for any account" on analytics.forecast_sharing;
create policy "a super admin stops sharing for any account" on analytics.forecast_sharing
  for delete to super_admin using (true);

grant execute on function private.require_church(uuid), private.require_connected_church(uuid) to account_admin, super_admin;
