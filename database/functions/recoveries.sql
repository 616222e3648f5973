-- Remembers that somebody asked for a new password; whose address it is, nobody looks up here.
create or replace function private.ask_recovery(recovery_id uuid, address text, hash text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.recoveries (id, email, token_hash, expires_at)
  values (recovery_id, lower(address), hash, now() + interval '1 hour')
$$;
revoke execute on function private.ask_recovery(uuid, text, text) from public;
grant execute on function private.ask_recovery(uuid, text, text) to steeple_auth;

-- Finds out whose addresses these are, queues a mail for each and forgets the others. Demo sign-ins count
-- only in the demo.
create or replace function private.settle_recoveries(demo_counts boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked constant uuid[] := array(
    select id from private.recoveries where user_id is null order by asked_at limit 500 for update skip locked);
begin
  if asked <> '{}' then
    update private.recoveries as recovery set user_id = person.id from auth.users as person
    where recovery.id = any (asked) and lower(person.email) = recovery.email
      and (demo_counts or not person.is_demo);
    perform private.queue_mail('recovery', 'recovery ' || recovery.id, profile.account_id, recovery.user_id,
      recovery.email, jsonb_build_object('recoveryId', recovery.id), recovery.expires_at - now(), true)
    from private.recoveries as recovery left join public.profiles as profile using (user_id)
    where recovery.id = any (asked) and recovery.user_id is not null;
  end if;
  delete from private.recoveries
  where id = any (asked) and user_id is null or expires_at < now() - interval '1 day';
end $$;
revoke execute on function private.settle_recoveries(boolean) from public;
grant execute on function private.settle_recoveries(boolean) to steeple_jobs;

-- Opens a session for the link's person, once: of several who come at the same moment one gets it. The
-- person is locked first, as when the password is changed.
create or replace function private.use_recovery(hashes text[], agent text, demo_counts boolean)
returns table (session_id uuid, user_id uuid)
language plpgsql volatile security definer set search_path = '' as $$
declare
  person_id constant uuid := (select recovery.user_id from private.recoveries as recovery where token_hash = any (hashes));
begin
  perform from auth.users where id = person_id and (demo_counts or not is_demo) for update;
  if not found then
    return;
  end if;
  -- The audit row names whose link it is.
  perform set_config('request.jwt.claims', json_build_object('sub', person_id)::text, true);
  update private.recoveries set used_at = now()
  where token_hash = any (hashes) and used_at is null and expires_at > now();
  if not found then
    return;
  end if;
  update auth.users set last_sign_in_at = now() where id = person_id;
  return query insert into auth.sessions (user_id, user_agent, method) values (person_id, agent, 'otp')
    returning sessions.id, sessions.user_id;
end $$;
revoke execute on function private.use_recovery(text[], text, boolean) from public;
grant execute on function private.use_recovery(text[], text, boolean) to steeple_auth;

-- Links that were sent before a password or e-mail was changed open nothing any more.
create or replace function private.end_recoveries() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.email is distinct from old.email or new.password_hash is distinct from old.password_hash then
    delete from private.recoveries where user_id = new.id;
  end if;
  return null;
end $$;
revoke execute on function private.end_recoveries() from public;
create or replace trigger end_recoveries after update of email, password_hash on auth.users
  for each row execute function private.end_recoveries();

-- That a link was asked for and used; not what was asked for addresses that nobody has.
create or replace trigger audit after update on private.recoveries
  for each row when (new.user_id is not null) execute function private.audit('email');
