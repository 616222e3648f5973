-- Links for a new password: reached by functions; the jobs write the mails with them.
revoke all on private.recoveries
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select (id, token_hash, expires_at, used_at) on private.recoveries to steeple_jobs;
