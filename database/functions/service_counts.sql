-- What was counted at the services of a church in the weeks since a day, for those who may see it: headcounts
-- by event and time, which say nothing of anybody.
create or replace function private.own_service_counts(church_id uuid, since date) returns json
language sql stable security definer set search_path = '' as $$
  with in_effect as (
    select coalesce(chosen, suggested) as choices, available from analytics.measure_choices
    where account_id = church_id and private.may_see(auth.uid(), church_id)
  )
  select json_build_object(
    'choices', json_build_object('attendance', choices -> 'attendance', 'timeZone', choices -> 'timeZone',
      'weekStartsOn', choices -> 'weekStartsOn'),
    'names', (select coalesce(json_object_agg(event ->> 'id', event -> 'name'), '{}')
      from jsonb_path_query(available, '$.events[*]') as event
      where exists (select from jsonb_path_query(choices, '$.attendance[*]') as counted
        where counted ->> 'eventId' = event ->> 'id')),
    'eventTimes', (select coalesce(json_agg(json_build_object('day', kept.day, 'startsAt', time -> 0,
        'eventId', time -> 1, 'headcounts', time -> 2)), '[]')
      from private.readings as kept
      -- in the order of server/sync/readings/reading-lists.ts
      cross join json_array_elements(coalesce(kept.lists, (select json_agg(json_build_array(
        named -> 'startsAt', named -> 'eventId', named -> 'headcounts')) from jsonb_array_elements(kept.body) as named))) as time
      where kept.account_id = church_id and kept.kind = 'eventTimes' and kept.day >= since
        and exists (select from jsonb_path_query(choices, '$.attendance[*]') as counted
          where counted ->> 'eventId' = time ->> 1)))
  from in_effect
$$;
revoke execute on function private.own_service_counts(uuid, date) from public;
grant execute on function private.own_service_counts(uuid, date) to account_admin, super_admin;
