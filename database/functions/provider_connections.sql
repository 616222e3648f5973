-- Whether this person may connect systems of this church now: an account admin their own church, a
-- super admin any church there is. Asked when a connection begins and again when it is made.
create or replace function private.may_connect(person_id uuid, church_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.profiles as profile
    join public.accounts as account on account.id = church_id
    where profile.user_id = person_id
      and (profile.role = 'super_admin' or (profile.role = 'account_admin' and profile.account_id = account.id))
  )
$$;
revoke execute on function private.may_connect(uuid, uuid) from public;

-- Remembers that the asking person is on their way to a provider's consent page. Gives false when
-- they may not connect this church. A plain index scan clears away the entries of rows that are gone,
-- a bitmap scan never does: with it, each of many calls in a row took longer than the one before.
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
  -- Two at once would delete the same rows in another order, and wait for each other for good.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended(asking_person::text, 0));
  -- Nobody has a use for more than a few consent pages at a time.
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

-- Makes a church connected and keeps its tokens. A pair that another one replaces is queued for
-- revocation. Gives false when the person who began it may not any more, or when the session it was
-- begun in is over; raises 23503 when the church goes meanwhile.
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
  -- For the audit log: the person did this, by way of the provider.
  perform pg_catalog.set_config('request.jwt.claims', json_build_object('sub', person_id)::text, true);
  insert into public.integrations as integration
    (account_id, integration_type, is_connected, connected_at, token_expires_at, metadata)
  values (church_id, system, true, now(), expires_at, new_metadata)
  on conflict (account_id, integration_type) do update set
    is_connected = true, connected_at = now(), disconnected_at = null,
    token_expires_at = excluded.token_expires_at, metadata = excluded.metadata;
  -- The pair that is replaced is ours no longer, as with a Disconnect.
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

-- Keeps a refreshed pair, if the pair it came from is still the newest. Gives 'stored', 'superseded'
-- when another pair has taken its place, or 'disconnected' when there is no connection any more.
drop function if exists private.store_refreshed_tokens(uuid, text, bigint, text, text, timestamptz, text);
create or replace function private.store_refreshed_tokens(
  church_id uuid, system text, from_version bigint,
  new_sealed_tokens text, new_key_id text, expires_at timestamptz, granted_scope text,
  -- left out by processes of the version before
  new_client_id text default null
) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- The connection first and its tokens then, as a Disconnect locks them, so that the two never wait
  -- for each other.
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

-- Remembers something about the connection that was made at this moment, e.g. its organisation or the
-- chosen property: new members replace old ones of the same name. Gives false when that connection is
-- over, even when another has taken its place: what an old one said must not describe a new one.
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

-- What a connection that stands has been told so far; who connects again may keep what still holds.
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

-- Tokens that go, with a Disconnect or with their church, are still to be revoked at the provider.
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
