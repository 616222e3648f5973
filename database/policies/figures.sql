-- Figures and choices: an account admin reads those of their account, a super admin all of them. The
-- jobs write them (jobs.sql).
alter table analytics.figures enable row level security;
alter table analytics.superseded_figures enable row level security;
alter table analytics.measure_choices enable row level security;
revoke all on analytics.figures, analytics.superseded_figures, analytics.measure_choices
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_jobs;
grant select on analytics.figures, analytics.superseded_figures, analytics.measure_choices
  to account_admin, super_admin;

drop policy if exists "an account admin reads their account's figures" on analytics.figures;
create policy "an account admin reads their account's figures" on analytics.figures
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads every figure" on analytics.figures;
create policy "a super admin reads every figure" on analytics.figures
  for select to super_admin using (true);

drop policy if exists "an account admin reads their account's corrections" on analytics.superseded_figures;
create policy "an account admin reads their account's corrections" on analytics.superseded_figures
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads every correction" on analytics.superseded_figures;
create policy "a super admin reads every correction" on analytics.superseded_figures
  for select to super_admin using (true);

drop policy if exists "an account admin reads what their account counts" on analytics.measure_choices;
create policy "an account admin reads what their account counts" on analytics.measure_choices
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads what every account counts" on analytics.measure_choices;
create policy "a super admin reads what every account counts" on analytics.measure_choices
  for select to super_admin using (true);
