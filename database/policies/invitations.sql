-- Invitations and the platform's settings are reached by functions alone.
revoke all on private.invitations, private.platform_settings
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
