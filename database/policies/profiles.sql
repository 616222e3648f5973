-- Profiles: everybody reads and edits their own name and phone number; super admins manage all.
-- Profiles are created and deleted with their users, so nobody inserts or deletes one here.
alter table public.profiles enable row level security;
revoke all on public.profiles from public, anon, authenticated, account_admin, super_admin;

grant select on public.profiles to authenticated;
grant update (first_name, last_name, phone_number) on public.profiles to authenticated;
grant update (email, role, account_id) on public.profiles to super_admin;

drop policy if exists "everybody reads their own profile" on public.profiles;
create policy "everybody reads their own profile" on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));

drop policy if exists "a super admin reads every profile" on public.profiles;
create policy "a super admin reads every profile" on public.profiles
  for select to super_admin using (true);

drop policy if exists "everybody updates their own profile" on public.profiles;
create policy "everybody updates their own profile" on public.profiles
  for update to authenticated using (user_id = (select auth.uid()));

drop policy if exists "a super admin updates every profile" on public.profiles;
create policy "a super admin updates every profile" on public.profiles
  for update to super_admin using (true);
