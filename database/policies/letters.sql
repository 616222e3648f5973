-- Letters are reached by functions; the jobs plan them.
revoke all on private.letters, private.calls_for_help
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select on private.letters to steeple_jobs;
grant update (due_at) on private.letters to steeple_jobs;
