-- Gives the person new codes for a lost device in place of all former ones; only after the second step.
create or replace function private.renew_recovery_codes(
  open_session_id uuid, person_id uuid, new_id uuid, new_name text, sealed text, sealed_with text, hashes text[],
  is_renewal boolean
) returns table (outcome text, friendly_name text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant auth.sessions := private.lock_own_session(open_session_id, person_id);
  former auth.factors;
begin
  if mine.second_step_at is null or not private.has_two_steps(person_id) then
    return query select 'insufficient_aal', null::text;
    return;
  end if;
  delete from auth.factors where user_id = person_id and factor_type = 'recovery_code' and is_renewal returning * into former;
  if (former.id is null) = is_renewal
      or exists (select from auth.factors where user_id = person_id and factor_type = 'recovery_code') then
    return query select case when is_renewal then 'not_found' else 'exists' end, null::text;
    return;
  end if;
  insert into auth.factors (id, user_id, factor_type, status, friendly_name, sealed_secret, key_id)
  values (new_id, person_id, 'recovery_code', 'verified', coalesce(nullif(new_name, ''), former.friendly_name), sealed, sealed_with);
  insert into auth.recovery_codes (factor_id, code_hash) select new_id, unnest(hashes);
  return query select 'renewed', factor.friendly_name from auth.factors as factor where factor.id = new_id;
end $$;
revoke execute on function private.renew_recovery_codes(uuid, uuid, uuid, text, text, text, text[], boolean) from public;
grant execute on function private.renew_recovery_codes(uuid, uuid, uuid, text, text, text, text[], boolean) to steeple_auth;

-- How many codes for a lost device this person has left; only after the second step.
create or replace function private.recovery_codes_left(open_session_id uuid, person_id uuid)
returns table (outcome text, id uuid, total integer, remaining integer)
language sql stable security definer set search_path = '' as $$
  select case when session.second_step_at is null then 'insufficient_aal' else 'found' end, factor.id,
    count(*)::integer, (count(*) filter (where code.used_at is null))::integer
  from auth.sessions as session
  join auth.factors as factor on factor.user_id = session.user_id and factor.factor_type = 'recovery_code'
  join auth.recovery_codes as code on code.factor_id = factor.id
  where session.id = open_session_id and session.user_id = person_id
  group by session.second_step_at, factor.id
$$;
revoke execute on function private.recovery_codes_left(uuid, uuid) from public;
grant execute on function private.recovery_codes_left(uuid, uuid) to steeple_auth;

-- What this person's codes for a lost device are keyed with.
create or replace function private.key_of_recovery_codes(person_id uuid) returns table (id uuid, sealed_secret text)
language sql stable security definer set search_path = '' as $$
  select id, sealed_secret from auth.factors where user_id = person_id and factor_type = 'recovery_code'
$$;
revoke execute on function private.key_of_recovery_codes(uuid) from public;
grant execute on function private.key_of_recovery_codes(uuid) to steeple_auth;

-- Uses a code for a lost device in place of the device, once.
create or replace function private.use_recovery_code(open_session_id uuid, person_id uuid, of_factor uuid, hash text) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  next_counter integer;
begin
  perform private.lock_own_session(open_session_id, person_id);
  update auth.recovery_codes as code set used_at = now() from auth.factors as factor
  where factor.id = of_factor and factor.user_id = person_id and code.factor_id = factor.id
    and code.code_hash = hash and code.used_at is null;
  if not found then
    return null;
  end if;
  update auth.sessions set second_step = 'recovery_code', second_step_at = now(),
    refresh_counter = refresh_counter + 1, refreshed_at = clock_timestamp() where id = open_session_id
  returning refresh_counter into next_counter;
  return next_counter;
end $$;
revoke execute on function private.use_recovery_code(uuid, uuid, uuid, text) from public;
grant execute on function private.use_recovery_code(uuid, uuid, uuid, text) to steeple_auth;

-- Removes the codes for a lost device.
create or replace function private.remove_recovery_codes(open_session_id uuid, person_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant auth.sessions := private.lock_own_session(open_session_id, person_id);
  removed uuid;
begin
  if mine.second_step_at is not null then
    delete from auth.factors where user_id = person_id and factor_type = 'recovery_code' returning id into removed;
  end if;
  return removed;
end $$;
revoke execute on function private.remove_recovery_codes(uuid, uuid) from public;
grant execute on function private.remove_recovery_codes(uuid, uuid) to steeple_auth;
