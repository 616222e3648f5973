-- Connections to outside systems: what a provider gave us, what is still to be given back, and the
-- sign-ins at a provider that are under way. Nothing here is in reach of a person's request.
do $$
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'steeple_providers') then
    create role steeple_providers login noinherit;
  end if;
end $$;
alter role steeple_providers connection limit 60;
alter role steeple_providers set statement_timeout = '10s';
alter role steeple_providers set idle_in_transaction_session_timeout = '10s';
grant usage on schema private to steeple_providers;

-- Numbers token pairs. One sequence for all of them, so that a connection that is ended and made anew
-- never gets a number back and an answer that was under way meanwhile cannot land in it.
create sequence private.token_versions;

-- One church's tokens for one system. They are sealed with AES-256-GCM and the row's own key
-- (account_id and integration_type) as associated data, so they open in no other row.
create table private.provider_credentials (
  account_id uuid not null,
  integration_type text not null,
  sealed_tokens text not null,
  -- which encryption key sealed them
  key_id text not null,
  access_expires_at timestamptz not null,
  -- what was granted, in the provider's words
  scope text,
  -- which token pair this is, so that nobody writes over a pair they have not seen
  version bigint not null default nextval('private.token_versions'),
  refreshed_at timestamptz not null default now(),
  -- when to renew the pair though nobody asks, before the provider forgets it
  keep_alive_at timestamptz not null default now() + interval '7 days',
  -- who is refreshing, and until when nobody else may: no connection is held while the provider answers
  refresh_holder uuid,
  refresh_until timestamptz,
  -- the provider has said invalid_grant: only a person can connect again
  reconnect_needed_at timestamptz,
  primary key (account_id, integration_type),
  foreign key (account_id, integration_type)
    references public.integrations (account_id, integration_type) on delete cascade
);
create index provider_credentials_keep_alive_at_idx on private.provider_credentials (keep_alive_at);

-- Tokens that are ours no longer and are still to be revoked at the provider.
create table private.provider_revocations (
  id uuid primary key default gen_random_uuid(),
  -- no foreign key: the church may be gone; both are needed to open what is sealed
  account_id uuid not null,
  integration_type text not null,
  sealed_tokens text not null,
  key_id text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now()
);
create index provider_revocations_next_attempt_at_idx on private.provider_revocations (next_attempt_at);

-- A person on their way through a provider's consent page: usable once, by the browser that started it.
create table private.connection_states (
  -- SHA-256 of the OAuth `state`
  state_hash text primary key,
  -- SHA-256 of the cookie that the starting browser holds
  browser_hash text not null,
  account_id uuid not null references public.accounts (id) on delete cascade,
  integration_type text not null
    constraint connection_states_type_known check (integration_type in ('planning_center', 'google_search_console')),
  -- a sign-out, a reset or a deletion ends what was begun in that session
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- where the pop-up reports to
  origin text not null,
  -- the PKCE code verifier, sealed with state_hash as associated data
  sealed_verifier text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index connection_states_account_id_idx on private.connection_states (account_id);
create index connection_states_session_id_idx on private.connection_states (session_id);
create index connection_states_user_id_idx on private.connection_states (user_id);
create index connection_states_expires_at_idx on private.connection_states (expires_at);
