-- Factors, their codes and challenges are reached by functions. The sign-in half sees which factors there
-- are, and never a secret but through `factor_to_prove`; upkeep seals them anew.
revoke all on auth.factors, auth.recovery_codes, auth.challenges
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select (id, user_id, factor_type, status, friendly_name, created_at, updated_at) on auth.factors to steeple_auth;
grant usage on schema auth to steeple_providers;
grant select (id, sealed_secret, key_id), update (sealed_secret, key_id) on auth.factors to steeple_providers;
