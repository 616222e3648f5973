-- Whether a person has a second step.
create or replace function private.has_two_steps(person_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from auth.factors where user_id = person_id and factor_type = 'totp' and status = 'verified')
$$;
revoke execute on function private.has_two_steps(uuid) from public;

-- What a session may not yet do: 'verify' before the second step, 'enroll' where REQUIRE_TWO_STEPS wants one
-- and there is none; null where nothing is missing. The one place that says so.
drop function if exists private.missing_step(uuid);
create function private.missing_step(of_session_id uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  missing text;
begin
  select case
    when session.second_step_at is not null then null
    when exists (
      select from auth.factors
      where user_id = session.user_id and factor_type = 'totp' and status = 'verified') then 'verify'
    when required.of_whom = 'everybody' or required.of_whom = 'super_admins' and exists (
      select from public.profiles where user_id = session.user_id and role = 'super_admin') then 'enroll'
  end into missing
  from auth.sessions as session, (select two_steps_required_of from private.platform_settings) as required (of_whom)
  where session.id = of_session_id;
  return missing;
end $$;
revoke execute on function private.missing_step(uuid) from public;
grant execute on function private.missing_step(uuid) to steeple_auth;

-- Locks the person, so that changes to their factors come one after the other, and returns their session.
create or replace function private.lock_own_session(open_session_id uuid, person_id uuid) returns auth.sessions
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine auth.sessions;
begin
  perform from auth.users where id = person_id for update;
  select * into mine from auth.sessions where id = open_session_id and user_id = person_id for update;
  if not found then
    raise exception 'Session from session_id claim in JWT does not exist' using errcode = 'ST401';
  end if;
  -- The audit row names who did it.
  perform set_config('request.jwt.claims', json_build_object('sub', person_id)::text, true);
  return mine;
end $$;
revoke execute on function private.lock_own_session(uuid, uuid) from public;

-- Begins a factor; it counts once a code of it was verified. A stolen session must not be able to: it needs a
-- sign-in of the last ten minutes, or the second step.
create or replace function private.enroll_factor(
  open_session_id uuid, person_id uuid, new_id uuid, new_name text, sealed text, sealed_with text
) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant auth.sessions := private.lock_own_session(open_session_id, person_id);
begin
  if mine.second_step_at is null
      and (private.has_two_steps(person_id) or mine.created_at < now() - interval '10 minutes') then
    return 'insufficient_aal';
  end if;
  delete from auth.factors where user_id = person_id and status = 'unverified' and created_at < now() - interval '1 day';
  if (select count(*) from auth.factors where user_id = person_id) >= 10 then
    return 'too_many';
  end if;
  -- One that was begun and left is begun again.
  delete from auth.factors where user_id = person_id and friendly_name = new_name and status = 'unverified';
  if exists (select from auth.factors where user_id = person_id and friendly_name = new_name) then
    return 'name_conflict';
  end if;
  insert into auth.factors (id, user_id, factor_type, friendly_name, sealed_secret, key_id)
  values (new_id, person_id, 'totp', nullif(new_name, ''), sealed, sealed_with);
  return 'enrolled';
end $$;
revoke execute on function private.enroll_factor(uuid, uuid, uuid, text, text, text) from public;
grant execute on function private.enroll_factor(uuid, uuid, uuid, text, text, text) to steeple_auth;

-- Asks for a code; null for a factor that is not this person's.
create or replace function private.challenge_factor(open_session_id uuid, person_id uuid, of_factor uuid)
returns auth.challenges
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked auth.challenges;
begin
  perform private.lock_own_session(open_session_id, person_id);
  delete from auth.challenges where session_id = open_session_id and created_at < now() - interval '5 minutes';
  insert into auth.challenges (factor_id, session_id)
  select id, open_session_id from auth.factors
  where id = of_factor and user_id = person_id and factor_type = 'totp'
  returning * into asked;
  return asked;
end $$;
revoke execute on function private.challenge_factor(uuid, uuid, uuid) from public;
grant execute on function private.challenge_factor(uuid, uuid, uuid) to steeple_auth;

-- The factor whose code answers this challenge: of this person, asked for in this session, in time.
create or replace function private.factor_to_prove(
  open_session_id uuid, person_id uuid, of_factor uuid, asked uuid
) returns table (factor_id uuid, sealed_secret text, is_in_time boolean)
language sql stable security definer set search_path = '' as $$
  select factor.id, factor.sealed_secret, exists (
    select from auth.challenges as challenge
    where challenge.id = asked and challenge.factor_id = factor.id and challenge.session_id = open_session_id
      and challenge.created_at > now() - interval '5 minutes')
  from auth.factors as factor
  where factor.id = of_factor and factor.user_id = person_id and factor.factor_type = 'totp'
$$;
revoke execute on function private.factor_to_prove(uuid, uuid, uuid, uuid) from public;
grant execute on function private.factor_to_prove(uuid, uuid, uuid, uuid) to steeple_auth;

-- Takes a code that was found right, once: of several that come at the same moment, in whichever process, one
-- gets past `last_step`. The first code of a first factor ends the person's other sessions, which never proved
-- it, and factors begun elsewhere. Returns the number of the session's next refresh token.
create or replace function private.take_code(
  open_session_id uuid, person_id uuid, of_factor uuid, asked uuid, code_step bigint
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_first boolean;
  next_counter integer;
begin
  perform private.lock_own_session(open_session_id, person_id);
  is_first := not private.has_two_steps(person_id);
  delete from auth.challenges where id = asked and factor_id = of_factor and session_id = open_session_id;
  if not found then
    return null;
  end if;
  update auth.factors set last_step = code_step, status = 'verified',
    updated_at = case status when 'verified' then updated_at else now() end
  where id = of_factor and user_id = person_id and last_step < code_step;
  if not found then
    return null;
  end if;
  if is_first then
    delete from auth.sessions where user_id = person_id and id <> open_session_id and second_step_at is null;
    delete from auth.factors where user_id = person_id and status = 'unverified';
  end if;
  update auth.sessions set second_step = 'totp', second_step_at = now(), refresh_counter = refresh_counter + 1,
    refreshed_at = clock_timestamp() where id = open_session_id returning refresh_counter into next_counter;
  return next_counter;
end $$;
revoke execute on function private.take_code(uuid, uuid, uuid, uuid, bigint) from public;
grant execute on function private.take_code(uuid, uuid, uuid, uuid, bigint) to steeple_auth;

-- Removes one of one's own factors, a verified one only after the second step. Without another, the codes for
-- a lost device go too, and the person's sessions have one step again.
create or replace function private.unenroll_factor(open_session_id uuid, person_id uuid, old_factor uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  mine constant auth.sessions := private.lock_own_session(open_session_id, person_id);
  factor auth.factors;
begin
  select * into factor from auth.factors where id = old_factor and user_id = person_id;
  if factor.id is null then
    return 'not_found';
  end if;
  if factor.status = 'verified' and mine.second_step_at is null then
    return 'insufficient_aal';
  end if;
  delete from auth.factors where id = old_factor;
  if factor.status = 'verified' and not private.has_two_steps(person_id) then
    perform private.end_two_steps(person_id);
  end if;
  return 'removed';
end $$;
revoke execute on function private.unenroll_factor(uuid, uuid, uuid) from public;
grant execute on function private.unenroll_factor(uuid, uuid, uuid) to steeple_auth;

create or replace function private.end_two_steps(person_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from auth.factors where user_id = person_id;
  update auth.sessions set second_step = null, second_step_at = null
  where user_id = person_id and second_step_at is not null;
$$;
revoke execute on function private.end_two_steps(uuid) from public;

-- A lost device: another super admin ends a person's second step, and their sessions with it. Nobody does it
-- to themselves, and so past their own device.
create or replace function private.reset_two_steps(target uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if target = auth.uid() then
    raise exception 'You can’t reset your own two-step sign-in. Ask another Super Admin.';
  end if;
  perform from auth.users where id = target for update;
  if not private.has_two_steps(target) then
    return false;
  end if;
  perform private.end_two_steps(target);
  delete from auth.sessions where user_id = target;
  return true;
end $$;
revoke execute on function private.reset_two_steps(uuid) from public;
grant execute on function private.reset_two_steps(uuid) to super_admin;

-- A device that counts from now on, or no longer, is told to the person.
create or replace function private.tell_of_changed_factor() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  factor auth.factors := case when tg_op = 'DELETE' then old else new end;
  counts constant boolean := tg_op <> 'DELETE';
begin
  if factor.factor_type <> 'totp' or factor.status <> 'verified' or (tg_op = 'UPDATE' and old.status = 'verified') then
    return null;
  end if;
  perform private.queue_mail(
    case when counts then 'two-steps-added' else 'two-steps-removed' end,
    'two-steps ' || gen_random_uuid(),
    (select account_id from public.profiles where user_id = factor.user_id),
    person.id, person.email, jsonb_build_object('isReset', auth.uid() is distinct from person.id), '2 days')
  from auth.users as person where person.id = factor.user_id;
  return null;
end $$;
revoke execute on function private.tell_of_changed_factor() from public;
create or replace trigger tell_of_changed_factor after insert or update of status or delete on auth.factors
  for each row execute function private.tell_of_changed_factor();

-- Whose device counts from when on; a code that was used changes nothing.
create or replace trigger audit_insert_delete after insert or delete on auth.factors
  for each row execute function private.audit('sealed_secret', 'key_id', 'last_step');
create or replace trigger audit_update after update of status on auth.factors
  for each row execute function private.audit('sealed_secret', 'key_id', 'last_step');
