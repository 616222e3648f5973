-- The id of the person who asks. The body is parsed once, here, whatever search_path a caller has, so
-- it needs no SET of its own, which would keep PostgreSQL from inlining it (policies and audit rows
-- call it). An empty setting is nobody: it remains on a connection after a transaction that had one.
create or replace function auth.uid() returns uuid
language sql stable
return nullif(nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::json ->> 'sub', '')::uuid;

-- Called first by every signed-in request: checks that the session of the verified access token is
-- still alive and has taken the steps it needs, and returns the database role of the request. The role
-- comes from the profile, the steps from the session, neither from the token.
drop function if exists private.open_request(json);
create or replace function private.open_request(open_session_id uuid, person_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_role text;
  missing text;
begin
  select coalesce(profile.role, 'authenticated'),
    case when session.second_step_at is null then private.missing_step(session.id) end
  into profile_role, missing
  from auth.sessions as session
  left join public.profiles as profile on profile.user_id = session.user_id
  where session.id = open_session_id and session.user_id = person_id;
  if profile_role is null then
    raise exception 'Session from session_id claim in JWT does not exist' using errcode = 'ST401';
  end if;
  if missing is not null then
    raise exception 'The second step of signing in is missing' using errcode = 'ST428', detail = missing;
  end if;
  return profile_role;
end $$;
revoke execute on function private.open_request(uuid, uuid) from public;
grant execute on function private.open_request(uuid, uuid) to steeple_rest;

-- The one account an account admin works in; null for everybody else, which matches no row.
create or replace function private.own_account_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select account_id from public.profiles
  where user_id = (select auth.uid()) and role = 'account_admin'
$$;
revoke execute on function private.own_account_id() from public;
grant execute on function private.own_account_id() to authenticated;

-- The same for changing its rows: null for an account admin who may only look.
create or replace function private.own_account_to_change() returns uuid
language sql stable security definer set search_path = '' as $$
  select account_id from public.profiles
  where user_id = (select auth.uid()) and role = 'account_admin' and not may_only_look
$$;
revoke execute on function private.own_account_to_change() from public;
grant execute on function private.own_account_to_change() to authenticated;
