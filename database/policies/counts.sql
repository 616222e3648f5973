-- Keys, reminders and what is to follow are reached by functions; the jobs compute and remind.
revoke all on private.count_keys, private.count_reminders, private.counts_to_follow
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select, delete on private.count_keys to steeple_jobs;
grant select, update (reminded_on) on private.count_reminders to steeple_jobs;
grant select, insert, update, delete on private.counts_to_follow to steeple_jobs;
