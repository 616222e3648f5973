-- A new or renewed connection is read at once; from the start, if no run has ever finished. A current run
-- loses its lease: its next requests would be answered by whatever is connected now. What the products
-- counted is forgotten: the new connection may be to another organization.
create or replace function private.begin_sync_of_connection() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into private.sync_connections as connection (account_id, integration_type, due_at, run_id)
  values (new.account_id, new.integration_type, private.now(), gen_random_uuid())
  on conflict (account_id, integration_type) do update set
    due_at = private.now(), run_id = coalesce(connection.run_id, excluded.run_id), last_error = null,
    is_waited_for = true, attempts = 0, unclean_ends = 0, person_hash = null, holder = null, lease_until = null, planned_run = null,
    product_counts = '{}';
  return null;
end $$;
revoke execute on function private.begin_sync_of_connection() from public;
create or replace trigger begin_sync after insert or update of connected_by on private.provider_credentials
  for each row execute function private.begin_sync_of_connection();

-- A church that disconnects keeps its figures, but not the readings that they were computed from.
create or replace function private.forget_sync_of_connection() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.sync_connections
  where account_id = new.account_id and integration_type = new.integration_type;
  return null;
end $$;
revoke execute on function private.forget_sync_of_connection() from public;
create or replace trigger forget_sync after update of is_connected on public.integrations
  for each row when (old.is_connected and not new.is_connected)
  execute function private.forget_sync_of_connection();

-- After a change of the Search Console property, the readings of the old one are deleted.
create or replace function private.restart_sync_of_property() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.sync_connections
  where account_id = new.account_id and integration_type = new.integration_type;
  insert into private.sync_connections (account_id, integration_type, due_at, run_id)
  values (new.account_id, new.integration_type, private.now(), gen_random_uuid());
  return null;
end $$;
revoke execute on function private.restart_sync_of_property() from public;
create or replace trigger restart_sync after update of metadata on public.integrations
  for each row when (new.is_connected and old.is_connected and new.integration_type = 'google_search_console'
    and old.metadata ->> 'property_url' is distinct from new.metadata ->> 'property_url')
  execute function private.restart_sync_of_property();

-- The choices have changed, so other readings may be needed. A current run applies them before its next
-- step.
create or replace function private.sync_new_choices() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update private.sync_connections as connection set
    wants_choices = true, is_waited_for = true, due_at = least(connection.due_at, private.now()),
    mode = case when connection.first_done_at is null then 'first'
                when connection.run_id is null then 'choices' else connection.mode end,
    run_id = coalesce(connection.run_id, gen_random_uuid())
  where connection.account_id = new.account_id and connection.last_error is distinct from 'reconnect_needed';
  return null;
end $$;
revoke execute on function private.sync_new_choices() from public;
create or replace trigger sync_new_choices after update of chosen on analytics.measure_choices
  -- What a sync drops comes with a reason; it applies that itself.
  for each row when (old.chosen is distinct from new.chosen and old.reasons = new.reasons)
  execute function private.sync_new_choices();

-- Leases a connection that is due, for the given number of seconds. Returns no row if it is not due or is
-- leased already. A run under which the process ended twice without a finished step rests for a minute, and
-- then for an hour each time, because it may end the next process too.
create or replace function private.claim_sync(church_id uuid, system text, new_holder uuid, lease_seconds double precision)
returns table (
  mode text, run_id uuid, is_planned boolean, attempts integer, person_hash text,
  wants_choices boolean, is_first boolean, metadata jsonb
)
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A process that stops gives its lease back; one that is killed leaves it to expire.
  update private.sync_connections as connection set
    holder = null, lease_until = null, unclean_ends = connection.unclean_ends + 1,
    due_at = case when connection.unclean_ends = 0 then connection.due_at
                  when connection.unclean_ends = 1 then private.now() + interval '1 minute'
                  else private.now() + interval '1 hour' end,
    last_error = case when connection.unclean_ends = 0 then connection.last_error else 'process_ended' end
  where connection.account_id = church_id and connection.integration_type = system
    and connection.holder is not null and connection.lease_until < now();
  return query
  update private.sync_connections as connection set
    last_error = nullif(connection.last_error, 'process_ended'),
    holder = new_holder, lease_until = now() + make_interval(secs => lease_seconds),
    run_id = coalesce(connection.run_id, gen_random_uuid()),
    started_at = case when connection.planned_run = connection.run_id then connection.started_at else private.now() end
  from public.integrations as integration
  where connection.account_id = church_id and connection.integration_type = system
    and connection.due_at <= private.now() and (connection.lease_until is null or connection.lease_until < now())
    and integration.account_id = church_id and integration.integration_type = system and integration.is_connected
  returning connection.mode, connection.run_id,
    coalesce(connection.planned_run = connection.run_id, false), connection.attempts, connection.person_hash,
    connection.wants_choices, connection.first_done_at is null, coalesce(integration.metadata, '{}');
end $$;
revoke execute on function private.claim_sync(uuid, text, uuid, double precision) from public;

-- Makes a connection due now. Returns the run, which may already be queued or running; ST409 if there is
-- no connection. A pause after failures, or one that the provider asked for, can be skipped once a minute:
-- after a repair nobody has to wait, and pressing repeatedly does not undo the pause. Of the kind 'quarterly',
-- the run that counts people anew, in the background; it waits for one that is under way.
drop function if exists private.request_sync(uuid, text);
create or replace function private.request_sync(church_id uuid, system text, run_kind text default null) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  asked_run uuid;
  is_quarterly constant boolean := coalesce(run_kind = 'quarterly', false);
begin
  perform private.require_church_to_change(church_id);
  update private.provider_paces set busy_until = now()
  where key = private.pace_key(church_id, system) and busy_until > now() and not exists (
    select from private.sync_connections as connection
    where connection.account_id = church_id and connection.integration_type = system
      and connection.pressed_at > private.now() - interval '1 minute');
  update private.sync_connections as connection set
    due_at = case when (connection.attempts > 0 or connection.unclean_ends > 1) and connection.pressed_at > private.now() - interval '1 minute'
      then connection.due_at else least(connection.due_at, private.now()) end,
    is_waited_for = connection.is_waited_for or not is_quarterly,
    pressed_at = case when connection.pressed_at > private.now() - interval '1 minute'
      then connection.pressed_at else private.now() end,
    wants_quarterly = connection.wants_quarterly or is_quarterly and connection.run_id is not null and connection.mode <> 'quarterly',
    mode = case when connection.run_id is not null then connection.mode
                when connection.first_done_at is null then 'first'
                when is_quarterly then 'quarterly' else 'nightly' end,
    run_id = coalesce(connection.run_id, gen_random_uuid()),
    last_error = case when connection.run_id is null then null else connection.last_error end
  where connection.account_id = church_id and connection.integration_type = system
    and (not is_quarterly or system = 'planning_center')
  returning connection.run_id into asked_run;
  if asked_run is null then
    -- Deleted since it was found?
    perform private.require_church_to_change(church_id);
    raise exception 'The account is not connected' using errcode = 'ST409';
  end if;
  return asked_run;
end $$;
revoke execute on function private.request_sync(uuid, text, text) from public;

-- Queues the run that counts people anew, as soon as Planning Center may be asked again: nobody has pressed
-- anything, so that no pause ends, no error is forgotten, and no run that is due is replaced.
create or replace function private.request_quarter(church_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_church_to_change(church_id);
  update private.sync_connections as connection set
    wants_quarterly = connection.wants_quarterly
      or connection.mode <> 'quarterly' and (connection.run_id is not null or connection.due_at <= private.now()),
    mode = case when connection.run_id is null and connection.due_at > private.now() then 'quarterly' else connection.mode end,
    run_id = case when connection.due_at > private.now() then coalesce(connection.run_id, gen_random_uuid()) else connection.run_id end,
    due_at = case when connection.run_id is null then least(connection.due_at, private.now()) else connection.due_at end
  where connection.account_id = church_id and connection.integration_type = 'planning_center'
    and connection.due_at is not null and connection.first_done_at is not null and connection.last_error is null
    and not exists (
      select from private.provider_paces as pace
      where pace.key = private.pace_key(church_id, 'planning_center') and pace.busy_until > now());
end $$;
revoke execute on function private.request_quarter(uuid) from public;

-- A connection's state: `idle` only if everything that is due was read. Written so that PostgreSQL inlines
-- it: a call for each of ten thousand connections would take longer than the rest of the statement.
create or replace function private.sync_state(connection private.sync_connections) returns text
language sql stable
return case
  when (connection).run_id is not null and (connection).lease_until > now() then 'running'
  when (connection).run_id is not null or (connection).due_at <= private.now() then 'queued'
  when (connection).quarterly_due_at <= private.now() and (connection).due_at is not null then 'queued'
  when (connection).last_error is not null then 'failed'
  else 'idle'
end;
revoke execute on function private.sync_state(private.sync_connections) from public;

-- How many weeks of a connection are whole: of its first run, from the newest week back to the last of which
-- something is still to be read. Null where there is no such run.
create or replace function private.weeks_read(connection private.sync_connections) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'read', (max(task.covers_to) - coalesce(max(task.covers_to) filter (where task.done_at is null),
      min(task.covers_from) - 1)) / 7,
    'of', (max(task.covers_to) - min(task.covers_from) + 1) / 7)
  from private.sync_tasks as task
  where task.account_id = (connection).account_id and task.integration_type = (connection).integration_type
    and task.kind in ('eventTimes', 'checkIns', 'searchDays')
    and ((connection).first_done_at is null or (connection).started_at <= (connection).first_done_at)
  having count(*) > 0
$$;
revoke execute on function private.weeks_read(private.sync_connections) from public;

-- The sync progress of each connection of a church, as one JSON array.
create or replace function private.read_sync_status(church_id uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_church(church_id);
  return (
    select coalesce(json_agg(json_build_object(
      'integrationType', connection.integration_type,
      'state', private.sync_state(connection),
      'done', connection.done, 'total', connection.total, 'step', connection.label,
      'startedAt', connection.started_at, 'finishedAt', connection.finished_at, 'nextAt', connection.due_at,
      'error', connection.last_error,
      'covers', case when connection.covers_from is not null then
        json_build_object('from', connection.covers_from, 'to', connection.covers_to) end,
      'weeks', private.weeks_read(connection),
      'quarterly', case when connection.integration_type = 'planning_center' then json_build_object(
        'lastAt', (select quarter_at from analytics.people_bases where account_id = church_id),
        'dueAt', connection.quarterly_due_at) end,
      'timeZone', coalesce(choices.chosen, choices.suggested) ->> 'timeZone',
      'notices', private.own_notices(church_id, connection.integration_type)
    ) order by connection.integration_type), '[]')
    from private.sync_connections as connection
    left join analytics.measure_choices as choices using (account_id)
    where connection.account_id = church_id
  );
end $$;
revoke execute on function private.read_sync_status(uuid) from public;

-- The connections of all churches, those that need attention first. The filter has `search` (a part of
-- the name), `integrationType`, `state`, `limit` and `offset`, all optional.
create or replace function private.read_connections_health(filter jsonb) returns json
language sql stable security definer set search_path = '' as $$
  with everybody as (
    select connection.*, account.account_name, private.sync_state(connection) as state,
      case when credential.reconnect_needed_at is not null then 'reconnect_needed' else 'good' end as token
    from private.sync_connections as connection
    join public.accounts as account on account.id = connection.account_id
    left join private.provider_credentials as credential using (account_id, integration_type)
    where (filter ->> 'search' is null
        or strpos(lower(account.account_name), lower(filter ->> 'search')) > 0)
      and (filter ->> 'integrationType' is null or connection.integration_type = filter ->> 'integrationType')
      and (filter ->> 'state' is null or private.sync_state(connection) = filter ->> 'state')
  ), page as (
    select * from everybody
    order by (state = 'failed' or token = 'reconnect_needed') desc, finished_at nulls first, account_name, account_id, integration_type
    limit coalesce((filter ->> 'limit')::integer, 50) offset coalesce((filter ->> 'offset')::integer, 0)
  ), page_weeks as (
    -- The last year, by the most telling figure of the integration.
    select page.*, weeks.* from page cross join lateral (
      select count(*) filter (where state = 'complete') as weeks_complete,
        count(*) filter (where state in ('missing', 'incomplete')) as weeks_open
      from analytics.figures as figure
      where figure.account_id = page.account_id and figure.week > private.now()::date - 372
        and figure.figure = case page.integration_type when 'planning_center' then 'attendance' else 'search_clicks' end
    ) as weeks
  )
  select json_build_object(
    'total', (select count(*) from everybody),
    'connections', coalesce((select json_agg(json_build_object(
      'accountId', account_id, 'accountName', account_name, 'integrationType', integration_type,
      'state', state, 'done', done, 'total', total, 'token', token,
      'finishedAt', finished_at, 'nextAt', due_at, 'error', last_error, 'attempts', attempts,
      'covers', case when covers_from is not null then json_build_object('from', covers_from, 'to', covers_to) end,
      'weeksComplete', weeks_complete, 'weeksOpen', weeks_open)
      order by (state = 'failed' or token = 'reconnect_needed') desc, finished_at nulls first, account_name, account_id, integration_type)
      from page_weeks), '[]'))
$$;
revoke execute on function private.read_connections_health(jsonb) from public;

-- Merges new product counts of the connection that was made at this time into the stored ones. Returns all
-- of them; null if that connection has ended, even if there is another.
create or replace function private.keep_product_counts(church_id uuid, counts jsonb, made_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept jsonb;
begin
  -- Locked, so that whoever connects or disconnects meanwhile comes after.
  perform from public.integrations as integration
  where integration.account_id = church_id and integration.integration_type = 'planning_center'
    and integration.is_connected and (made_at is null or integration.connected_at = made_at)
  for share;
  if not found then
    return null;
  end if;
  update private.sync_connections set product_counts = product_counts || counts
  where account_id = church_id and integration_type = 'planning_center'
  returning product_counts into kept;
  return coalesce(kept, '{}');
end $$;
revoke execute on function private.keep_product_counts(uuid, jsonb, timestamptz) from public;
grant execute on function private.keep_product_counts(uuid, jsonb, timestamptz) to steeple_providers;

-- For processes of the version before, which do not say when the connection was made.
create or replace function private.keep_product_counts(church_id uuid, counts jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select private.keep_product_counts(church_id, counts, null)
$$;
revoke execute on function private.keep_product_counts(uuid, jsonb) from public;
grant execute on function private.keep_product_counts(uuid, jsonb) to steeple_providers;
