-- What a connection's requests are counted against: the person, once known, otherwise the connection.
create or replace function private.pace_key(church_id uuid, system text) returns text
language sql stable security definer set search_path = '' as $$
  select system || ' ' || coalesce(
    (select person_hash from private.sync_connections where account_id = church_id and integration_type = system),
    church_id::text)
$$;
revoke execute on function private.pace_key(uuid, text) from public;

-- Stores the person that a connection's requests are counted against, as a keyed hash. What was counted
-- against the connection until then counts against the person. Returns false if the lease was lost.
create or replace function private.remember_provider_person(church_id uuid, system text, of_holder uuid, new_person_hash text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  old_key constant text := private.pace_key(church_id, system);
begin
  update private.sync_connections set person_hash = new_person_hash
  where account_id = church_id and integration_type = system and holder = of_holder;
  if not found then
    return false;
  end if;
  insert into private.provider_paces as pace (key, any_until, background_until, rate_limit, period_seconds, busy_until)
  select private.pace_key(church_id, system), any_until, background_until, rate_limit, period_seconds, busy_until
  from private.provider_paces where key = old_key and old_key <> private.pace_key(church_id, system)
  on conflict (key) do update set
    any_until = greatest(pace.any_until, now()) + greatest(excluded.any_until - now(), interval '0'),
    background_until = greatest(pace.background_until, now()) + greatest(excluded.background_until - now(), interval '0'),
    rate_limit = excluded.rate_limit, period_seconds = excluded.period_seconds,
    busy_until = greatest(pace.busy_until, excluded.busy_until);
  delete from private.provider_paces where key = old_key and old_key <> private.pace_key(church_id, system);
  return true;
end $$;
revoke execute on function private.remember_provider_person(uuid, text, uuid, text) from public;

-- Counts one request that is about to be made, if the limit allows it. Returns 0, or the milliseconds
-- after which to try again, in which case nothing is counted. People's requests use at most 80 % of the
-- provider's limit in any period, background requests 50 % (GCRA: a burst, and a rate per second). The
-- background has the smaller burst of both counts, so that it waits while people use up theirs.
create or replace function private.take_provider_turn(church_id uuid, system text, in_background boolean, out wait_ms integer)
language plpgsql volatile security definer set search_path = '' as $$
declare
  the_key constant text := private.pace_key(church_id, system);
  pace private.provider_paces;
  moment timestamptz;
  any_step interval;
  background_step interval;
  ready timestamptz;
begin
  -- Nothing waits for the disk: after a power cut, the turns of its last second are not counted.
  perform set_config('synchronous_commit', 'off', true);
  select * into pace from private.provider_paces where key = the_key for update;
  if not found then
    -- Google allows 1,200 a minute, and does not say so in its answers.
    insert into private.provider_paces (key, rate_limit, period_seconds)
    select the_key, shape.rate_limit, shape.period_seconds
    from (values ('planning_center', 100, 20), ('google_search_console', 1200, 60))
      as shape (name, rate_limit, period_seconds)
    where shape.name = system
    on conflict do nothing;
    select * into pace from private.provider_paces where key = the_key for update;
  end if;
  moment := clock_timestamp();
  any_step := make_interval(secs => pace.period_seconds / (0.5 * pace.rate_limit));
  background_step := make_interval(secs => pace.period_seconds / (0.4 * pace.rate_limit));
  ready := greatest(pace.busy_until, pace.any_until - any_step * greatest(
    floor(case when in_background then 0.1 else 0.3 end * pace.rate_limit) - 2, 0));
  if in_background then
    ready := greatest(ready, pace.background_after,
      pace.background_until - background_step * greatest(floor(0.1 * pace.rate_limit) - 2, 0));
  end if;
  if ready > moment then
    wait_ms := least(ceil(extract(epoch from ready - moment) * 1000), 2147483647);
    return;
  end if;
  update private.provider_paces set
    any_until = greatest(pace.any_until, moment) + any_step,
    background_until = case when in_background then greatest(pace.background_until, moment) + background_step
                            else pace.background_until end,
    used_at = moment
  where key = pace.key;
  wait_ms := 0;
end $$;
revoke execute on function private.take_provider_turn(uuid, text, boolean) from public;

-- Gives back a turn that was taken for a request that is not sent after all.
create or replace function private.return_provider_turn(church_id uuid, system text, in_background boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update private.provider_paces set
    any_until = any_until - make_interval(secs => period_seconds / (0.5 * rate_limit)),
    background_until = case when in_background
      then background_until - make_interval(secs => period_seconds / (0.4 * rate_limit)) else background_until end
  where key = private.pace_key(church_id, system)
$$;
revoke execute on function private.return_provider_turn(uuid, text, boolean) from public;

-- Stores what an answer said: the limit, that others send requests as this person too, and for how many
-- seconds no request is allowed; after an hour we ask again, whatever it said.
create or replace function private.note_provider_rate(
  church_id uuid, system text, new_limit integer, new_period numeric, others_ask boolean, busy_seconds double precision
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.provider_paces as pace (key, rate_limit, period_seconds, background_after, busy_until)
  values (private.pace_key(church_id, system), coalesce(new_limit, 100), coalesce(new_period, 20),
    case when others_ask then now() + make_interval(secs => coalesce(new_period, 20) / 4) else '-infinity' end,
    now() + make_interval(secs => least(busy_seconds, 3600)))
  on conflict (key) do update set
    rate_limit = coalesce(new_limit, pace.rate_limit), period_seconds = coalesce(new_period, pace.period_seconds),
    background_after = greatest(pace.background_after, excluded.background_after),
    busy_until = greatest(pace.busy_until, excluded.busy_until), used_at = now()
$$;
revoke execute on function private.note_provider_rate(uuid, text, integer, numeric, boolean, double precision) from public;
