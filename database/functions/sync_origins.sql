-- Archives the figures of an integration with their origin, restores the archived ones of the new origin,
-- and deletes everything that was derived from them.
create or replace function private.exchange_figures(church_id uuid, system text, former text, present text)
returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- of Search Console, or else of Planning Center
  theirs text := case when system = 'google_search_console' then '^search_' else '^(?!search_)' end;
begin
  insert into private.figures_put_aside
    (account_id, integration_type, origin, figure, week, value, state, count, source, as_of)
  select account_id, system, former, figure, week, value, case when is_held then 'complete' else state end,
    count, source, as_of
  from analytics.figures where account_id = church_id and figure ~ theirs;
  delete from analytics.figures where account_id = church_id and figure ~ theirs;
  delete from analytics.superseded_figures where account_id = church_id and figure ~ theirs;
  delete from analytics.forecasts where account_id = church_id and figure ~ theirs;
  delete from analytics.forecast_weeks where account_id = church_id and figure ~ theirs;
  delete from analytics.expected_weeks where account_id = church_id;
  if system = 'planning_center' then
    delete from analytics.quarters where account_id = church_id;
    delete from private.superseded_quarters where account_id = church_id;
    delete from analytics.people_bases where account_id = church_id;
  end if;
  -- Earlier cards are history; those that wait for an answer or an outcome are not.
  delete from analytics.recommendations
  where account_id = church_id and (status = 'new' or (measured_to is not null and score is null));
  with back as (
    delete from private.figures_put_aside
    where account_id = church_id and integration_type = system and origin = present
    returning figure, week, value, state, count, source, as_of)
  insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
  select church_id, figure, week, value, state, count, source, as_of from back;
end $$;
revoke execute on function private.exchange_figures(uuid, text, text, text) from public;

-- Stores whose records a run reads; this is kept after a Disconnect. If they are somebody else's than
-- before, readings and choices are deleted, the figures are archived, a note of the church says so, and
-- the run starts again. Returns whether this happened.
create or replace function private.renew_origin(church_id uuid, system text, of_holder uuid, new_origin text, note text)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  run private.sync_connections;
  former text;
begin
  -- First the connection, as a Disconnect and a new property do: neither would see the row that replaces
  -- the one they wait for.
  perform from public.integrations
  where account_id = church_id and integration_type = system for no key update;
  select * into run from private.sync_connections
  where account_id = church_id and integration_type = system and holder = of_holder for update;
  if not found then
    return false;
  end if;
  select origin into former from private.figure_origins
  where account_id = church_id and integration_type = system;
  if former = new_origin then
    return false;
  end if;
  insert into private.figure_origins (account_id, integration_type, origin)
  values (church_id, system, new_origin)
  on conflict (account_id, integration_type) do update set origin = excluded.origin, since = private.now();
  if former is null then
    return false;
  end if;
  perform private.exchange_figures(church_id, system, former, new_origin);
  insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
  select church_id, today, today, note, 'change' from private.church_today(church_id) as church (today);
  if system = 'planning_center' then
    -- The choices contain ids of the former organization.
    update analytics.measure_choices set chosen = null, chosen_by = null, chosen_at = null, chosen_among = null,
      chosen_from = null, version = version + 1
    where account_id = church_id;
    perform private.keep_currency(church_id, null);
    delete from analytics.questions where account_id = church_id;
  end if;
  delete from private.sync_connections where account_id = church_id and integration_type = system;
  insert into private.sync_connections
    (account_id, integration_type, due_at, run_id, holder, lease_until, started_at, person_hash)
  values (church_id, system, private.now(), run.run_id, run.holder, run.lease_until, run.started_at, run.person_hash);
  return true;
end $$;
revoke execute on function private.renew_origin(uuid, text, uuid, text, text) from public;

-- Whose records a church's people are read from; an empty text while that is not known.
create or replace function private.people_origin(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select origin from private.figure_origins
    where account_id = church_id and integration_type = 'planning_center'), '')
$$;
revoke execute on function private.people_origin(uuid) from public;
grant execute on function private.people_origin(uuid) to steeple_jobs;
