-- Gathers what a church types into its choices. Those are made where there are none: who counts by hand needs
-- no connection.
create or replace function private.gather_by_hand(church_id uuid) returns void
language sql volatile security definer set search_path = '' as $$
  select private.begin_choices(church_id);
  update analytics.measure_choices set by_hand = jsonb_build_object(
    'services', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'weekday', weekday, 'time', held_at, 'date', held_on,
        'from', starts_on, 'until', ends_on, 'eventId', event_id, 'eventTime', event_time) order by id), '[]')
      from analytics.count_services where account_id = church_id),
    'categories', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'feeds', feeds, 'inAttendance', in_attendance,
        'per', per, 'isAway', is_away) order by id), '[]')
      from analytics.count_categories where account_id = church_id),
    'own', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'per', per,
        'together', together, 'inAttendance', in_attendance, 'attendanceTypeIds', attendance_type_ids, 'isAway', is_away)
        order by place, id), '[]')
      from analytics.own_figures where account_id = church_id))
  where account_id = church_id;
$$;
revoke execute on function private.gather_by_hand(uuid) from public;

-- Puts a service where it is, or makes it; null if there is none with its id. The batch is that of an import.
create or replace function private.put_service(church_id uuid, said jsonb, batch uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept_id uuid;
begin
  if said ->> 'id' is null then
    insert into analytics.count_services (account_id, name, weekday, held_at, campus, starts_on, ends_on, held_on,
      event_id, event_time, batch_id)
    values (church_id, said ->> 'name', said ->> 'weekday', said ->> 'time', said ->> 'campus', (said ->> 'from')::date,
      (said ->> 'until')::date, (said ->> 'date')::date, said #>> '{linked,eventId}', said #>> '{linked,time}', batch)
    returning id into kept_id;
  else
    update analytics.count_services set name = said ->> 'name', weekday = said ->> 'weekday', held_at = said ->> 'time',
      campus = said ->> 'campus', starts_on = (said ->> 'from')::date, ends_on = (said ->> 'until')::date,
      held_on = (said ->> 'date')::date, event_id = said #>> '{linked,eventId}', event_time = said #>> '{linked,time}'
    where account_id = church_id and id = (said ->> 'id')::uuid returning id into kept_id;
  end if;
  return kept_id;
end $$;
revoke execute on function private.put_service(uuid, jsonb, uuid) from public;

-- The same for a category. ST432 for money of somebody who does not see giving.
create or replace function private.put_category(church_id uuid, said jsonb, batch uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept_id uuid;
  own analytics.own_figures;
  feeding constant text := said ->> 'feeds';
  money boolean := feeding = 'giving';
  attends boolean := feeding = 'attendance' or (said ->> 'inAttendance')::boolean;
begin
  if starts_with(feeding, 'own_') then
    select * into own from analytics.own_figures where account_id = church_id and id = feeding;
    if own.id is null then
      return null;
    end if;
    money := own.is_money;
    attends := own.in_attendance;
  end if;
  if not private.sees_giving() and (money or exists (select from analytics.count_categories
      where account_id = church_id and id = (said ->> 'id')::uuid and is_money)) then
    raise exception 'This person does not see giving' using errcode = 'ST432';
  end if;
  if said ->> 'id' is null then
    insert into analytics.count_categories (account_id, name, feeds, is_money, in_attendance, per, is_away, batch_id, created_at)
    -- In the order in which they are named, also of one request.
    values (church_id, said ->> 'name', feeding, money, attends and not money, said ->> 'per', (said ->> 'away')::boolean, batch,
      clock_timestamp())
    returning id into kept_id;
  else
    -- What has counts stays what it is: people do not become money, nor a week's number a service's.
    update analytics.count_categories as kept set name = said ->> 'name', feeds = feeding, is_money = money,
      in_attendance = attends and not money, per = said ->> 'per', is_away = (said ->> 'away')::boolean
    where account_id = church_id and id = (said ->> 'id')::uuid
      and ((is_money, kept.per) = (money, said ->> 'per')
        or not exists (select from analytics.counts where category_id = kept.id))
    returning id into kept_id;
  end if;
  return kept_id;
end $$;
revoke execute on function private.put_category(uuid, jsonb, uuid) from public;

-- At most 40 services that are not over, and 24 categories that are not put away.
create or replace function private.limit_count_setup(church_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today constant date := private.church_today(church_id);
begin
  if (select count(*) filter (where coalesce(held_on, ends_on, 'infinity') >= today) > 40 or count(*) > 400
      from analytics.count_services where account_id = church_id)
    or (select count(*) filter (where not is_away) > 24 or count(*) > 100
      from analytics.count_categories where account_id = church_id) then
    raise exception 'You’ve reached the limit: 40 services, and 24 things to count.';
  end if;
end $$;
revoke execute on function private.limit_count_setup(uuid) from public;

-- Keeps new and changed services and categories; those not named stay. Returns false where one of them is not there.
-- The place (time zone, country) is that of a church of which nothing is known yet, if somebody of that church says it:
-- a super admin sits elsewhere.
create or replace function private.save_count_setup(church_id uuid, services jsonb, categories jsonb, place jsonb default '{}')
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  said jsonb;
begin
  -- One at a time, so that each gathers what the one before has kept.
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  perform private.begin_choices(church_id, private.place_told(church_id, place));
  for said in select jsonb_array_elements(services) loop
    if private.put_service(church_id, said, null) is null then
      raise exception 'There is no such service' using errcode = '22023';
    end if;
  end loop;
  for said in select jsonb_array_elements(categories) loop
    if private.put_category(church_id, said, null) is null then
      raise exception 'There is no such category' using errcode = '22023';
    end if;
  end loop;
  perform private.limit_count_setup(church_id);
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return true;
end $$;
revoke execute on function private.save_count_setup(uuid, jsonb, jsonb, jsonb) from public;
grant execute on function private.save_count_setup(uuid, jsonb, jsonb, jsonb) to account_admin, super_admin;
drop function if exists private.save_count_setup(uuid, jsonb, jsonb);

-- Whether a figure of the church's own is money, which nobody sees who is marked 'without giving'.
create or replace function private.is_own_money(church_id uuid, figure text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from analytics.own_figures where account_id = church_id and id = figure and is_money)
$$;
revoke execute on function private.is_own_money(uuid, text) from public;
grant execute on function private.is_own_money(uuid, text) to account_admin, super_admin;
