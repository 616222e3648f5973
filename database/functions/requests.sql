-- The door every signed-in request goes through: checks that the session of the verified access
-- token still lives, remembers the claims for this transaction, and answers with the database role
-- the request runs as. The role comes from the profile, never from the token.
create or replace function private.open_request(claims json) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  profile_role text;
begin
  select coalesce(profile.role, 'authenticated') into profile_role
  from auth.sessions as session
  left join public.profiles as profile on profile.user_id = session.user_id
  where session.id = (claims ->> 'session_id')::uuid
    and session.user_id = (claims ->> 'sub')::uuid;
  if profile_role is null then
    raise exception 'Session from session_id claim in JWT does not exist' using errcode = 'ST401';
  end if;
  perform pg_catalog.set_config('request.jwt.claims', claims::text, true);
  return profile_role;
end $$;
revoke execute on function private.open_request(json) from public;
grant execute on function private.open_request(json) to steeple_rest;

-- The one account an account admin works in; null for everybody else, which matches no row.
create or replace function private.own_account_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select account_id from public.profiles
  where user_id = (select auth.uid()) and role = 'account_admin'
$$;
revoke execute on function private.own_account_id() from public;
grant execute on function private.own_account_id() to authenticated;
