-- Integrations: an account admin sees those of their account, a super admin all of them. The only
-- change that people can make directly is to disconnect; connecting is up to the server.
alter table public.integrations enable row level security;
revoke all on public.integrations from public, anon, authenticated, account_admin, super_admin;

grant select on public.integrations to account_admin, super_admin;
grant update (is_connected, access_token, refresh_token, token_expires_at, metadata, disconnected_at)
  on public.integrations to account_admin, super_admin;

drop policy if exists "an account admin reads their account's integrations" on public.integrations;
create policy "an account admin reads their account's integrations" on public.integrations
  for select to account_admin using (account_id = (select private.own_account_id()));

drop policy if exists "a super admin reads every integration" on public.integrations;
create policy "a super admin reads every integration" on public.integrations
  for select to super_admin using (true);

drop policy if exists "an account admin disconnects their account's integrations" on public.integrations;
create policy "an account admin disconnects their account's integrations" on public.integrations
  for update to account_admin using (account_id = (select private.own_account_to_change()))
  with check (account_id = (select private.own_account_to_change()) and not is_connected);

drop policy if exists "a super admin disconnects every integration" on public.integrations;
create policy "a super admin disconnects every integration" on public.integrations
  for update to super_admin using (true) with check (not is_connected);
