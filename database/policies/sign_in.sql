-- What the sign-in half of the server may touch: users' hashes and sessions, nothing of the churches.
revoke all on auth.users, auth.sessions from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth;
revoke all on private.settings, private.rate_counters, private.audit_log
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth;

grant select on auth.users to steeple_auth;
grant update (password_hash, language, updated_at, last_sign_in_at) on auth.users to steeple_auth;
grant select, insert, update, delete on auth.sessions to steeple_auth;
grant execute on function auth.uid() to steeple_auth;
grant select, insert, update, delete on private.rate_counters to steeple_auth;

-- One person's statement gets one processor; the others are left for everybody else.
alter role steeple_rest set max_parallel_workers_per_gather = 0;
