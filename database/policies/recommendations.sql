-- The library beside core knowledge is the super admins'; find_library_entries chooses from it for a
-- church's cards. The cards' own tables: church_tables.sql.
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
