-- The notices of a connection as a JSON array: for each kind and subject the newest, since when there is
-- one, how many, and which weeks were corrected. What was corrected, or is suggested anew, is told for two
-- weeks: whoever looks once a week has seen it.
create or replace function private.connection_notices(church_id uuid, system text) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(notice order by notice.since, notice.kind, notice.what), '[]') from (
    select distinct on (kind, what) kind, what, day, number::float8 as number, out_of::float8 as "outOf",
      min(since) over same as since, count(*) over same as times,
      case when kind = 'corrected' then json_agg(day) over same end as days
    from private.sync_notices
    where account_id = church_id and integration_type = system
      and (kind not in ('corrected', 'suggestion_changed') or since > private.now() - interval '14 days')
    window same as (partition by kind, what)
    order by kind, what, day desc nulls last, since desc
  ) as notice
$$;
revoke execute on function private.connection_notices(uuid, text) from public;
-- For shared links, which are read by no person of ours.
grant execute on function private.connection_notices(uuid, text) to steeple_jobs;

-- The notices that the requesting person may see: without giving none that may be about gifts
-- (`isAboutGiving` of #contract/messages/notices.ts; what was corrected may be gifts alone).
create or replace function private.own_notices(church_id uuid, system text) returns json
language sql stable security definer set search_path = '' as $$
  select case when private.sees_giving() then private.connection_notices(church_id, system) else (
    select coalesce(json_agg(notice), '[]') from json_array_elements(private.connection_notices(church_id, system)) as notice
    where notice ->> 'kind' not in ('other_currency', 'corrected')
      and notice ->> 'what' not in ('giving', 'gifts', 'gift', 'gift_date', 'donors')) end
$$;
revoke execute on function private.own_notices(uuid, text) from public;
