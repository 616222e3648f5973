-- The sessions of the person who asks, the one used last first: nobody sees another's, whatever their role.
create or replace function private.own_sessions() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object('id', id, 'userAgent', user_agent, 'where', address,
    'signedInAt', created_at, 'lastUsedAt', refreshed_at,
    'current', id = (current_setting('request.jwt.claims')::json ->> 'session_id')::uuid)
    order by refreshed_at desc, id), '[]')
  from auth.sessions where user_id = auth.uid()
$$;
revoke execute on function private.own_sessions() from public;
grant execute on function private.own_sessions() to authenticated;

-- Ends one of them, or without an id all but the one that asks. Returns how many.
create or replace function private.end_own_sessions(ended_id uuid) returns integer
language sql volatile security definer set search_path = '' as $$
  with ended as (
    delete from auth.sessions
    where user_id = auth.uid()
      and case when ended_id is null
        then id <> (current_setting('request.jwt.claims')::json ->> 'session_id')::uuid
        else id = ended_id end
    returning id
  )
  select count(*)::integer from ended
$$;
revoke execute on function private.end_own_sessions(uuid) from public;
grant execute on function private.end_own_sessions(uuid) to authenticated;
