-- Knowledge, core or of an account: only super admins read and write it.
alter table public.knowledge enable row level security;
revoke all on public.knowledge from public, anon, authenticated, account_admin, super_admin;

grant select on public.knowledge to super_admin;
grant insert (id, title, prompt, user_id, account_id) on public.knowledge to super_admin;
grant update (title, prompt) on public.knowledge to super_admin;
grant delete on public.knowledge to super_admin;

drop policy if exists "a super admin reads every entry" on public.knowledge;
create policy "a super admin reads every entry" on public.knowledge
  for select to super_admin using (true);

drop policy if exists "a super admin creates entries as themselves" on public.knowledge;
create policy "a super admin creates entries as themselves" on public.knowledge
  for insert to super_admin with check (user_id = (select auth.uid()));

drop policy if exists "a super admin updates every entry" on public.knowledge;
create policy "a super admin updates every entry" on public.knowledge
  for update to super_admin using (true);

drop policy if exists "a super admin deletes every entry" on public.knowledge;
create policy "a super admin deletes every entry" on public.knowledge
  for delete to super_admin using (true);
