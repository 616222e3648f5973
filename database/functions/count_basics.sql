-- How the requesting person signs, e.g. 'Ruth O.'.
create or replace function private.own_signature() returns text
language sql stable security definer set search_path = '' as $$
  select nullif(btrim(concat_ws(' ', first_name, left(last_name, 1) || '.')), '.')
  from public.profiles where user_id = auth.uid()
$$;
revoke execute on function private.own_signature() from public;

-- A church's time zone; that of contract/usual-place.ts while nothing is known of it.
create or replace function private.church_zone(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select coalesce(chosen, suggested) ->> 'timeZone' from analytics.measure_choices where account_id = church_id),
    'America/New_York')
$$;
revoke execute on function private.church_zone(uuid) from public;

-- Begins a church's choices, if it has none yet: nothing is known of it but its place, if that was told.
create or replace function private.begin_choices(church_id uuid, place jsonb default '{}') returns void
language sql volatile security definer set search_path = '' as $$
  insert into analytics.measure_choices (account_id, available, suggested, reasons)
  values (church_id,
    '{"events": [], "locations": [], "serviceTypes": [], "groupTypes": [], "funds": [], "forms": [],
      "workflows": [], "brandTerms": [], "refused": {}}',
    '{"weekStartsOn": "monday", "timeZone": "America/New_York", "country": "US", "easter": "western",
      "attendance": [], "kids": null, "firstTimeGuests": null, "serving": null, "groups": null, "giving": null,
      "seats": null, "brandTerms": []}'::jsonb || place, '{}')
  on conflict (account_id) do nothing
$$;
revoke execute on function private.begin_choices(uuid, jsonb) from public;
drop function if exists private.begin_choices(uuid);

-- The place that somebody says a church is at; nothing of somebody who is not of that church, and of a time zone that
-- is not known here: the server may know newer ones.
create or replace function private.place_told(church_id uuid, place jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles where user_id = auth.uid() and account_id = church_id) then
    return '{}';
  end if;
  perform private.now() at time zone (place ->> 'timeZone');
  return place;
exception when invalid_parameter_value then
  return '{}';
end $$;
revoke execute on function private.place_told(uuid, jsonb) from public;

-- The local date where a church is.
create or replace function private.church_today(church_id uuid) returns date
language sql stable security definer set search_path = '' as $$
  select (private.now() at time zone private.church_zone(church_id))::date
$$;
revoke execute on function private.church_today(uuid) from public;
grant execute on function private.church_today(uuid) to account_admin, super_admin, steeple_jobs;

-- The first day of a date's week, which begins on a day such as 'sunday'.
create or replace function private.week_of(day date, starts_on text) returns date
language sql immutable set search_path = '' as $$
  select day - (extract(isodow from day)::integer + 7
    - array_position(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], starts_on)) % 7
$$;
revoke execute on function private.week_of(date, text) from public;

-- Whether a service is held on a local date.
create or replace function private.is_held(service analytics.count_services, on_day date) returns boolean
language sql immutable set search_path = '' as $$
  select case when service.held_on is not null then service.held_on = on_day
    else service.weekday = (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[
        extract(isodow from on_day)::integer]
      and on_day >= coalesce(service.starts_on, '-infinity') and on_day <= coalesce(service.ends_on, 'infinity') end
$$;
revoke execute on function private.is_held(analytics.count_services, date) from public;
grant execute on function private.is_held(analytics.count_services, date) to account_admin, super_admin, steeple_jobs;

-- Holds the requesting person's right until the transaction ends: whoever takes it away waits, and finds what
-- was written. The church is locked first, as when it is deleted; an import that compares its counts waits, too,
-- and lets through what only refers to the church.
create or replace function private.hold_own_right(church_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.accounts where id = church_id for share;
  perform from public.profiles where user_id = auth.uid() for share;
end $$;
revoke execute on function private.hold_own_right(uuid) from public;

-- Lets a church's figures follow its counts, a little later, so that several counts are computed at once: those of
-- these days, without them all.
create or replace function private.follow_counts(church_id uuid, first_day date default '-infinity', last_day date default 'infinity')
returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.counts_to_follow as kept (account_id, due_at, first_day, last_day)
  values (church_id, now() + interval '1 second', first_day, last_day)
  on conflict (account_id) do update set version = kept.version + 1,
    first_day = least(kept.first_day, excluded.first_day), last_day = greatest(kept.last_day, excluded.last_day),
    -- What a sync has left waits for another sync; what is typed does not.
    due_at = case when kept.due_at = 'infinity' then excluded.due_at
      else greatest(kept.due_at, least(excluded.due_at, kept.due_at + interval '1 second')) end
$$;
revoke execute on function private.follow_counts(uuid, date, date) from public;
drop function if exists private.follow_counts(uuid);
