-- Provider tokens: the server's own login for them and nobody else, not even super admins.
revoke all on private.provider_credentials, private.provider_revocations, private.connection_states
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers;

-- Tokens are deleted by a Disconnect or with their church, and stored by functions; the login itself may
-- write only who is renewing them and which key they are sealed with.
grant select, update (sealed_tokens, key_id, access_expires_at, refresh_holder, refresh_until, keep_alive_at, reconnect_needed_at)
  on private.provider_credentials to steeple_providers;
grant select, insert, update, delete on private.provider_revocations to steeple_providers;
grant select, delete on private.connection_states to steeple_providers;
