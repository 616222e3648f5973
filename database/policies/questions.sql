-- An account admin reads the questions of their account, a super admin all of them. They are answered by
-- choosing what counts (readings.sql).
alter table analytics.questions enable row level security;
revoke all on analytics.questions
  from public, anon, authenticated, account_admin, super_admin, steeple_rest;
grant select on analytics.questions to account_admin, super_admin;

drop policy if exists "an account admin reads their account's questions" on analytics.questions;
create policy "an account admin reads their account's questions" on analytics.questions
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads every question" on analytics.questions;
create policy "a super admin reads every question" on analytics.questions
  for select to super_admin using (true);
