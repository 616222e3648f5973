-- Notes and shared links: an account admin those of their account, a super admin all of them. A link's
-- token hash is read by nobody but the jobs, which look it up for a visitor.
alter table analytics.annotations enable row level security;
alter table analytics.share_links enable row level security;
alter table analytics.expected_weeks enable row level security;
revoke all on analytics.annotations, analytics.share_links, analytics.expected_weeks, private.account_views
  from public, anon, authenticated, account_admin, super_admin, steeple_rest;

grant select, delete on analytics.annotations to account_admin, super_admin;
grant insert (account_id, starts_on, ends_on, text, kind, does_not_count)
  on analytics.annotations to account_admin, super_admin;
grant update (starts_on, ends_on, text, kind, does_not_count)
  on analytics.annotations to account_admin, super_admin;

grant select (id, account_id, label, shows_giving, shows_notes, expires_at, author_id, author, created_at, revoked_at)
  on analytics.share_links to account_admin, super_admin;
grant insert (account_id, label, token_hash, shows_giving, shows_notes, expires_at)
  on analytics.share_links to account_admin, super_admin;
grant update (revoked_at) on analytics.share_links to account_admin, super_admin;

grant select on analytics.expected_weeks to account_admin, super_admin;

drop policy if exists "an account admin reads their account's notes" on analytics.annotations;
create policy "an account admin reads their account's notes" on analytics.annotations
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "an account admin writes notes of their account" on analytics.annotations;
create policy "an account admin writes notes of their account" on analytics.annotations
  for insert to account_admin with check (account_id = (select private.own_account_id()));
drop policy if exists "an account admin changes their account's notes" on analytics.annotations;
create policy "an account admin changes their account's notes" on analytics.annotations
  for update to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "an account admin deletes their account's notes" on analytics.annotations;
create policy "an account admin deletes their account's notes" on analytics.annotations
  for delete to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads every note" on analytics.annotations;
create policy "a super admin reads every note" on analytics.annotations
  for select to super_admin using (true);
drop policy if exists "a super admin writes notes" on analytics.annotations;
create policy "a super admin writes notes" on analytics.annotations
  for insert to super_admin with check (true);
drop policy if exists "a super admin changes every note" on analytics.annotations;
create policy "a super admin changes every note" on analytics.annotations
  for update to super_admin using (true);
drop policy if exists "a super admin deletes every note" on analytics.annotations;
create policy "a super admin deletes every note" on analytics.annotations
  for delete to super_admin using (true);

drop policy if exists "an account admin reads their account's links" on analytics.share_links;
create policy "an account admin reads their account's links" on analytics.share_links
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "an account admin makes links to their account" on analytics.share_links;
create policy "an account admin makes links to their account" on analytics.share_links
  for insert to account_admin with check (account_id = (select private.own_account_id()));
drop policy if exists "an account admin revokes their account's links" on analytics.share_links;
create policy "an account admin revokes their account's links" on analytics.share_links
  for update to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads every link" on analytics.share_links;
create policy "a super admin reads every link" on analytics.share_links
  for select to super_admin using (true);
drop policy if exists "a super admin makes links" on analytics.share_links;
create policy "a super admin makes links" on analytics.share_links
  for insert to super_admin with check (true);
drop policy if exists "a super admin revokes every link" on analytics.share_links;
create policy "a super admin revokes every link" on analytics.share_links
  for update to super_admin using (true);

drop policy if exists "an account admin reads what their account expected" on analytics.expected_weeks;
create policy "an account admin reads what their account expected" on analytics.expected_weeks
  for select to account_admin using (account_id = (select private.own_account_id()));
drop policy if exists "a super admin reads what every account expected" on analytics.expected_weeks;
create policy "a super admin reads what every account expected" on analytics.expected_weeks
  for select to super_admin using (true);
