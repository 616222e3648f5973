-- Makes a counting link as the requesting person, who keeps the right until it is stored; at most 20 are live.
-- Null where one of the services or categories is not there, or is money.
create or replace function private.make_count_link(
  church_id uuid, link_id uuid, label text, token_hash text, service_ids uuid[], category_ids uuid[], days integer
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  if (select count(*) from analytics.count_services where account_id = church_id and id = any (service_ids))
      <> cardinality(service_ids)
    or (select count(*) from analytics.count_categories
      where account_id = church_id and id = any (category_ids) and per = 'service' and not is_money and not is_away)
      <> cardinality(category_ids) then
    return null;
  end if;
  if (select count(*) from analytics.count_links
      where account_id = church_id and ended_at is null and expires_at > now()) >= 20 then
    raise exception 'You already have 20 counting links. Please turn off some you no longer need.';
  end if;
  insert into analytics.count_links (id, account_id, label, token_hash, service_ids, category_ids, expires_at, author_id, author)
  values (link_id, church_id, label, token_hash, service_ids, category_ids, now() + make_interval(days => days),
    auth.uid(), private.own_signature());
  return link_id;
end $$;
revoke execute on function private.make_count_link(uuid, uuid, text, text, uuid[], uuid[], integer) from public;
grant execute on function private.make_count_link(uuid, uuid, text, text, uuid[], uuid[], integer) to account_admin, super_admin;

-- Ends a counting link for good. Null if there is none with this id.
create or replace function private.end_count_link(church_id uuid, link_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  ended uuid;
begin
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  update analytics.count_links set ended_at = coalesce(ended_at, now())
  where account_id = church_id and id = link_id returning id into ended;
  return ended;
end $$;
revoke execute on function private.end_count_link(uuid, uuid) from public;
grant execute on function private.end_count_link(uuid, uuid) to account_admin, super_admin;

-- A link ends when whoever made it loses the right to count.
create or replace function private.end_count_links_of_leaver() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  update analytics.count_links set ended_at = now()
  where author_id = old.user_id and ended_at is null
    and not coalesce(private.may_connect(old.user_id, account_id), false);
  return null;
end $$;
revoke execute on function private.end_count_links_of_leaver() from public;
create or replace trigger end_count_links_of_leaver
  after delete or update of role, account_id, may_only_look on public.profiles
  for each row execute function private.end_count_links_of_leaver();

-- The days that a link can fill in: today if one of its services is held, and the last day before on which
-- one was; newest first.
create or replace function private.dates_of_link(link analytics.count_links) returns date[]
language sql stable set search_path = '' as $$
  select array(
    select day from (
      select day::date as day, day::date = private.church_today(link.account_id) as is_today
      from generate_series(private.church_today(link.account_id) - 366, private.church_today(link.account_id), interval '1 day') as day
      where exists (select from analytics.count_services as service
        where service.account_id = link.account_id and service.id = any (link.service_ids) and private.is_held(service, day::date))
    ) as held
    order by day desc limit case when exists (select from analytics.count_services as service
      where service.account_id = link.account_id and service.id = any (link.service_ids)
        and private.is_held(service, private.church_today(link.account_id))) then 2 else 1 end)
$$;
revoke execute on function private.dates_of_link(analytics.count_links) from public;

-- The live link of one of these hashes, whose maker may still change the church; no row otherwise.
create or replace function private.live_count_link(hashes text[]) returns setof analytics.count_links
language sql volatile security definer set search_path = '' as $$
  select link.* from analytics.count_links as link
  where link.token_hash = any (hashes) and link.ended_at is null and link.expires_at > now()
    and private.may_connect(link.author_id, link.account_id)
$$;
revoke execute on function private.live_count_link(text[]) from public;

-- What a link opens, and no number; null for a link that is not live.
create or replace function private.open_count_link(hashes text[]) returns json
language sql volatile security definer set search_path = '' as $$
  select json_build_object(
    'churchName', account.account_name, 'expiresAt', link.expires_at, 'dates', dates.list,
    'services', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'time', held_at, 'campus', campus,
        'dates', array(select day from unnest(dates.list) as day where private.is_held(service, day)))
        order by held_at nulls last, name, id), '[]')
      from analytics.count_services as service where account_id = link.account_id and id = any (link.service_ids)),
    'categories', (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'inAttendance', in_attendance)
        order by created_at, id), '[]')
      from analytics.count_categories
      where account_id = link.account_id and id = any (link.category_ids) and not is_away and not is_money))
  from private.live_count_link(hashes) as link join public.accounts as account on account.id = link.account_id
  cross join lateral (select private.dates_of_link(link) as list) as dates
$$;
revoke execute on function private.open_count_link(text[]) from public;
grant execute on function private.open_count_link(text[]) to steeple_jobs;

-- Keeps what came by a link: for its services, categories and dates. Null for a link that is not live; an object
-- with `enough` where it has saved all it can today. It tells no number; whose link it is stays with the server.
create or replace function private.save_by_link(hashes text[], first_name text, saves jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_id uuid := (select id from private.live_count_link(hashes));
  link analytics.count_links;
  dates date[];
  allowed jsonb;
  others jsonb;
  today constant date := (now() at time zone 'UTC')::date;
begin
  -- Its maker keeps the right until the counts are kept; the link is locked after the church, as everywhere.
  perform from public.accounts where id = (select account_id from analytics.count_links where id = found_id) for share;
  perform from public.profiles where user_id = (select author_id from analytics.count_links where id = found_id) for share;
  select * into link from analytics.count_links where id = found_id for update;
  if link.id is null or not exists (select from private.live_count_link(hashes)) then
    return null;
  end if;
  if (case when link.saves_on = today then link.saves else 0 end) + jsonb_array_length(saves) > 300 then
    return '{"enough": true}';
  end if;
  update analytics.count_links set last_used_at = now(), saves_on = today,
    saves = jsonb_array_length(save_by_link.saves) + case when saves_on = today then link.saves else 0 end
  where id = link.id;
  dates := private.dates_of_link(link);
  select coalesce(jsonb_agg(save order by place) filter (where is_allowed), '[]'),
    coalesce(jsonb_agg(jsonb_build_object('key', save ->> 'key', 'status', 'refused',
      'why', case when is_its then 'linkDates' else 'unknown' end)) filter (where not is_allowed), '[]')
  into allowed, others
  from (
    select save, place, is_its, is_its and exists (select from analytics.count_services as service
      where service.id = (save ->> 'serviceId')::uuid and (save ->> 'date')::date = any (dates)
        and private.is_held(service, (save ->> 'date')::date)) as is_allowed
    from (select save, place, coalesce((save ->> 'serviceId')::uuid = any (link.service_ids)
        and (save ->> 'categoryId')::uuid = any (link.category_ids), false) as is_its
      from jsonb_array_elements(saves) with ordinality as each (save, place)) as its) as judged;
  return jsonb_build_object('accountId', link.account_id, 'dates', dates, 'today', private.church_today(link.account_id), 'answers', others ||
    case when jsonb_array_length(allowed) > 0 then private.keep_counts(link.account_id, allowed, jsonb_build_object(
      'origin', 'link', 'linkId', link.id, 'author', first_name, 'signed', link.label)) else '[]' end);
end $$;
revoke execute on function private.save_by_link(text[], text, jsonb) from public;
grant execute on function private.save_by_link(text[], text, jsonb) to steeple_jobs;
