-- Stores that the requesting person is on their way to a provider's consent page. Returns false if they
-- may not connect this church. A plain index scan marks the entries of deleted rows as dead, a bitmap
-- scan never does: with it, each of many calls in a row took longer than the one before.
create or replace function private.begin_connection(
  church_id uuid, system text, new_state_hash text, new_browser_hash text, report_to text,
  new_sealed_verifier text, life_seconds integer
) returns boolean
language plpgsql volatile security definer set search_path = '' set enable_bitmapscan = off as $$
declare
  asking_person constant uuid := auth.uid();
  asking_session constant uuid := (pg_catalog.current_setting('request.jwt.claims', true)::json ->> 'session_id')::uuid;
begin
  if not private.may_connect(asking_person, church_id) then
    return false;
  end if;
  -- Two at once would delete the same rows in a different order, and deadlock.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(asking_person::text, 0));
  -- Nobody needs more than a few consent pages at a time.
  delete from private.connection_states where state_hash in (
    select state_hash from private.connection_states where user_id = asking_person
    order by created_at desc offset 9
  );
  insert into private.connection_states
    (state_hash, browser_hash, account_id, integration_type, session_id, user_id, origin, sealed_verifier, expires_at)
  values
    (new_state_hash, new_browser_hash, church_id, system, asking_session, asking_person, report_to,
     new_sealed_verifier, now() + make_interval(secs => life_seconds));
  return true;
end $$;
revoke execute on function private.begin_connection(uuid, text, text, text, text, text, integer) from public;
grant execute on function private.begin_connection(uuid, text, text, text, text, text, integer)
  to account_admin, super_admin;

-- Connects a church and stores its tokens. A pair that is replaced is queued for revocation. Returns false
-- if the person who began it no longer has the right, or if that session has ended; raises 23503 if the
-- church is deleted meanwhile.
drop function if exists private.store_connection(uuid, text, uuid, uuid, jsonb, text, text, timestamptz, text);
create or replace function private.store_connection(
  church_id uuid, system text, person_id uuid, begun_in uuid, new_metadata jsonb,
  new_sealed_tokens text, new_key_id text, expires_at timestamptz, granted_scope text,
  -- left out by processes of the version before
  new_client_id text default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.may_connect(person_id, church_id) then
    return false;
  end if;
  if begun_in is not null and not exists (
    select from auth.sessions as session where session.id = begun_in and session.user_id = person_id
  ) then
    return false;
  end if;
  -- For the audit log: the person did this, through the provider.
  perform pg_catalog.set_config('request.jwt.claims', json_build_object('sub', person_id)::text, true);
  insert into public.integrations as integration
    (account_id, integration_type, is_connected, connected_at, token_expires_at, metadata)
  values (church_id, system, true, private.now(), expires_at, new_metadata)
  on conflict (account_id, integration_type) do update set
    is_connected = true, connected_at = private.now(), disconnected_at = null,
    token_expires_at = excluded.token_expires_at, metadata = excluded.metadata;
  -- The replaced pair is revoked, as after a Disconnect.
  insert into private.provider_revocations (account_id, integration_type, connected_by, sealed_tokens, key_id)
  select former.account_id, former.integration_type, former.connected_by, former.sealed_tokens, former.key_id
  from private.provider_credentials as former
  where former.account_id = church_id and former.integration_type = system for update;
  insert into private.provider_credentials as credential
    (account_id, integration_type, connected_by, sealed_tokens, key_id, access_expires_at, scope, client_id)
  values (church_id, system, person_id, new_sealed_tokens, new_key_id, expires_at, granted_scope, new_client_id)
  on conflict (account_id, integration_type) do update set
    connected_by = excluded.connected_by, sealed_tokens = excluded.sealed_tokens, key_id = excluded.key_id,
    access_expires_at = excluded.access_expires_at, scope = excluded.scope, client_id = excluded.client_id,
    version = excluded.version, refreshed_at = now(), keep_alive_at = excluded.keep_alive_at,
    refresh_holder = null, refresh_until = null, reconnect_needed_at = null;
  return true;
end $$;
revoke execute on function private.store_connection(uuid, text, uuid, uuid, jsonb, text, text, timestamptz, text, text) from public;
grant execute on function private.store_connection(uuid, text, uuid, uuid, jsonb, text, text, timestamptz, text, text) to steeple_providers;

-- Stores a refreshed pair, if the pair it came from is still the newest. Returns 'stored', 'superseded'
-- if there is a newer pair, or 'disconnected' if there is no longer a connection.
drop function if exists private.store_refreshed_tokens(uuid, text, bigint, text, text, timestamptz, text);
create or replace function private.store_refreshed_tokens(
  church_id uuid, system text, from_version bigint,
  new_sealed_tokens text, new_key_id text, expires_at timestamptz, granted_scope text,
  -- left out by processes of the version before
  new_client_id text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- First the connection, then its tokens, in the order in which a Disconnect locks them: otherwise the
  -- two could deadlock.
  perform from public.integrations
  where account_id = church_id and integration_type = system for no key update;
  update private.provider_credentials as credential set
    sealed_tokens = new_sealed_tokens, key_id = new_key_id, access_expires_at = expires_at,
    scope = coalesce(granted_scope, credential.scope), client_id = coalesce(new_client_id, credential.client_id), version = default,
    refreshed_at = now(), keep_alive_at = default,
    refresh_holder = null, refresh_until = null, reconnect_needed_at = null
  where credential.account_id = church_id and credential.integration_type = system
    and credential.version = from_version;
  if found then
    update public.integrations set token_expires_at = expires_at
    where account_id = church_id and integration_type = system and is_connected;
    return 'stored';
  end if;
  if exists (select from private.provider_credentials as credential
             where credential.account_id = church_id and credential.integration_type = system) then
    return 'superseded';
  end if;
  return 'disconnected';
end $$;
revoke execute on function private.store_refreshed_tokens(uuid, text, bigint, text, text, timestamptz, text, text) from public;
grant execute on function private.store_refreshed_tokens(uuid, text, bigint, text, text, timestamptz, text, text) to steeple_providers;

-- Stores facts about the connection that was made at this time, e.g. its organization or the chosen
-- property: new members replace old ones of the same name. Returns false if that connection has ended,
-- even if there is another: facts about an old one must not describe a new one.
drop function if exists private.remember_connection_facts(uuid, text, uuid, jsonb);
create or replace function private.remember_connection_facts(
  church_id uuid, system text, person_id uuid, facts jsonb,
  -- left out by processes of the version before
  made_at timestamptz default null
) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform pg_catalog.set_config('request.jwt.claims', json_build_object('sub', person_id)::text, true);
  update public.integrations as integration
    set metadata = coalesce(integration.metadata, '{}') || facts
  where integration.account_id = church_id and integration.integration_type = system
    and integration.is_connected and (made_at is null or integration.connected_at = made_at);
  return found;
end $$;
revoke execute on function private.remember_connection_facts(uuid, text, uuid, jsonb, timestamptz) from public;
grant execute on function private.remember_connection_facts(uuid, text, uuid, jsonb, timestamptz) to steeple_providers;

-- The stored facts about a current connection; after connecting again, those that still hold are kept.
create or replace function private.connection_metadata(church_id uuid, system text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select integration.metadata from public.integrations as integration
  where integration.account_id = church_id and integration.integration_type = system
    and integration.is_connected
$$;
revoke execute on function private.connection_metadata(uuid, text) from public;
grant execute on function private.connection_metadata(uuid, text) to steeple_providers;

-- A disconnected church keeps no tokens.
create or replace function private.drop_credentials_of_disconnected() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.provider_credentials
  where account_id = new.account_id and integration_type = new.integration_type;
  return null;
end $$;
revoke execute on function private.drop_credentials_of_disconnected() from public;
create or replace trigger drop_credentials after update of is_connected on public.integrations
  for each row when (old.is_connected and not new.is_connected)
  execute function private.drop_credentials_of_disconnected();

-- Tokens that are deleted, by a Disconnect or with their church, must still be revoked at the provider.
create or replace function private.queue_revocation() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.provider_revocations (account_id, integration_type, connected_by, sealed_tokens, key_id)
  values (old.account_id, old.integration_type, old.connected_by, old.sealed_tokens, old.key_id);
  return null;
end $$;
revoke execute on function private.queue_revocation() from public;
create or replace trigger queue_revocation after delete on private.provider_credentials
  for each row execute function private.queue_revocation();
