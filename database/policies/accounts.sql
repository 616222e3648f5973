-- Accounts: super admins manage all of them; an account admin reads their own.
alter table public.accounts enable row level security;
revoke all on public.accounts from public, anon, authenticated, account_admin, super_admin;

grant select on public.accounts to account_admin, super_admin;
grant insert (id, account_name, location, notes, user_id) on public.accounts to super_admin;
grant update (account_name, location, notes) on public.accounts to super_admin;
grant delete on public.accounts to super_admin;

drop policy if exists "an account admin reads their own account" on public.accounts;
create policy "an account admin reads their own account" on public.accounts
  for select to account_admin using (id = (select private.own_account_id()));

drop policy if exists "a super admin reads every account" on public.accounts;
create policy "a super admin reads every account" on public.accounts
  for select to super_admin using (true);

drop policy if exists "a super admin creates accounts as themselves" on public.accounts;
create policy "a super admin creates accounts as themselves" on public.accounts
  for insert to super_admin with check (user_id = (select auth.uid()));

drop policy if exists "a super admin updates every account" on public.accounts;
create policy "a super admin updates every account" on public.accounts
  for update to super_admin using (true);

drop policy if exists "a super admin deletes every account" on public.accounts;
create policy "a super admin deletes every account" on public.accounts
  for delete to super_admin using (true);
