-- A count as it is answered.
create or replace function private.count_json(count analytics.counts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object('estimate', nullif(count.is_estimate, false)))
    || jsonb_build_object('categoryId', count.category_id, 'value', count.value, 'revision', count.revision,
      'state', case when count.no_service then 'no_service' when count.value is null then 'uncounted'
        when count.is_asked then 'asked' else 'counted' end,
      'by', case when count.revision > 0 then count.author end,
      'at', case when count.revision > 0 then count.received_at end)
$$;
revoke execute on function private.count_json(analytics.counts) from public;
grant execute on function private.count_json(analytics.counts) to account_admin, super_admin;

-- Whether a value is more likely a slip: nobody at all in attendance, over three times what was expected at most
-- (`most`, null where nothing is), or over three times the most of the last half year at this service.
create or replace function private.is_doubtful(
  category analytics.count_categories, service uuid, on_day date, counted bigint, most numeric
) returns boolean
language sql stable set search_path = '' as $$
  select not category.is_money and (
    category.feeds = 'attendance' and counted = 0
    or counted > 3 * most
    or counted > 30 and counted > 3 * (
      select max(value) from analytics.counts as earlier
      where earlier.account_id = category.account_id and earlier.category_id = category.id
        and earlier.service_id is not distinct from service and not earlier.is_asked and earlier.value > 0
        and earlier.day < on_day and earlier.day >= on_day - 183
      having count(*) >= 4))
$$;
revoke execute on function private.is_doubtful(analytics.count_categories, uuid, date, bigint, numeric) from public;

-- Writes a revision of a count, whose row is locked: one that stands, or one beside what stands. Returns its number.
create or replace function private.add_revision(
  kept analytics.counts, said jsonb, origin text, author_id uuid, author text, signed text, link uuid, batch uuid, stands boolean
) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  newest constant integer := kept.last_revision + 1;
begin
  insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate,
    origin, author_id, author, link_id, batch_id, typed_at, received_at, before_revision)
  values (kept.account_id, kept.id, newest, kept.is_money, (said ->> 'value')::bigint,
    coalesce((said ->> 'noService')::boolean, false), coalesce((said ->> 'estimate')::boolean, false),
    add_revision.origin, add_revision.author_id, add_revision.author, link, batch,
    coalesce((said ->> 'typedAt')::timestamptz, private.now()), private.now(), kept.revision);
  if stands then
    update analytics.counts as count set value = (said ->> 'value')::bigint,
      no_service = coalesce((said ->> 'noService')::boolean, false),
      is_estimate = coalesce((said ->> 'estimate')::boolean, false),
      is_asked = coalesce((said ->> 'asked')::boolean, false), revision = newest, last_revision = newest,
      origin = add_revision.origin, author_id = add_revision.author_id, author = signed, received_at = private.now()
    where id = kept.id;
  else
    update analytics.counts set last_revision = newest where id = kept.id;
  end if;
  return newest;
end $$;
revoke execute on function private.add_revision(
  analytics.counts, jsonb, text, uuid, text, text, uuid, uuid, boolean) from public;

-- The one row of a date, service and category, locked; made if it is not there.
create or replace function private.lock_count(category analytics.count_categories, service uuid, on_day date, covers text)
returns analytics.counts
language plpgsql volatile security definer set search_path = '' as $$
declare
  kept analytics.counts;
begin
  insert into analytics.counts (account_id, day, span, service_id, category_id, is_money)
  values (category.account_id, on_day, covers, service, category.id, category.is_money)
  on conflict on constraint counts_one_stands do nothing;
  select * into strict kept from analytics.counts
  where account_id = category.account_id and category_id = category.id and service_id is not distinct from service
    and day = on_day and span = covers for update;
  return kept;
end $$;
revoke execute on function private.lock_count(analytics.count_categories, uuid, date, text) from public;

-- Settles what was asked about a count that has another value now.
create or replace function private.settle_count(kept_id uuid, now_stands bigint, is_replaced boolean) returns void
language sql volatile security definer set search_path = '' as $$
  update analytics.count_questions as question
  set answer = case kind when 'doubtful' then 'no' else 'other' end, answered_at = private.now(),
    answered_by = auth.uid(), answerer = private.own_signature()
  where count_id = kept_id and answered_at is null
    and (kind = 'doubtful' or kind = 'difference' and (is_replaced or (
      select value is not distinct from now_stands from analytics.count_revisions as beside
      where beside.count_id = kept_id and beside.revision = question.other_revision)))
$$;
revoke execute on function private.settle_count(uuid, bigint, boolean) from public;

-- Keeps one save, whose sender may write to the church; `writer` holds origin, authorId, author, signed and
-- linkId. Money that came with `minorDigits` is kept in the church's minor units of now. Returns {status, count} or
-- {status: 'refused', why}. What is asked is `why` too.
create or replace function private.keep_count(church_id uuid, save jsonb, writer jsonb, today date) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  origin constant text := writer ->> 'origin';
  category analytics.count_categories;
  service constant uuid := (save ->> 'serviceId')::uuid;
  on_day constant date := (save ->> 'date')::date;
  counted numeric := (save ->> 'value')::numeric;
  is_empty constant boolean := coalesce((save ->> 'noService')::boolean, false);
  covers text;
  kept analytics.counts;
  said jsonb;
  beside integer;
  stands boolean;
begin
  select * into category from analytics.count_categories
  where id = (save ->> 'categoryId')::uuid and account_id = church_id;
  if category.id is null or category.is_away or (category.per = 'service') <> (service is not null)
    or service is not null and not exists (select from analytics.count_services where id = service and account_id = church_id)
  then
    return '{"status": "refused", "why": "unknown"}';
  elsif category.is_money and (origin = 'link' or not private.sees_giving()) then
    return '{"status": "refused", "why": "giving"}';
  elsif on_day is null or on_day < '1900-01-01' then
    return '{"status": "refused", "why": "date"}';
  elsif on_day > today then
    return '{"status": "refused", "why": "future"}';
  end if;
  if category.is_money and counted > 0 and save ->> 'minorDigits' is null and private.needs_typed_digits(church_id) then
    return '{"status": "refused", "why": "digits"}';
  elsif category.is_money then
    counted := private.in_minor_units(church_id, counted, (save ->> 'minorDigits')::integer);
  end if;
  if counted < 0 or counted <> trunc(counted) or counted > (case when category.is_money then 10000000000000 else 1000000 end)
    -- That nobody met only the church says: nothing is missed then, and nobody is asked.
    or is_empty and (counted is not null or service is null or origin = 'link') then
    return '{"status": "refused", "why": "value"}';
  end if;
  -- Days stand, and a week's number would go into nothing.
  if category.per = 'week' and counted is not null and exists (select from analytics.counts as part
      where part.account_id = church_id and part.category_id = category.id and part.span = 'day'
        and part.day between on_day and on_day + 6 and part.value is not null) then
    return '{"status": "refused", "why": "days"}';
  end if;
  covers := case category.per when 'week' then 'week' else 'day' end;
  kept := private.lock_count(category, service, on_day, covers);
  stands := kept.value is not null or kept.no_service;
  said := save || jsonb_build_object('value', counted, 'asked',
    counted is not null and save ->> 'confirm' is distinct from 'yes'
      and private.is_doubtful(category, service, on_day, counted::bigint, (save ->> 'most')::numeric));

  if origin = 'link' and stands then
    beside := private.add_revision(kept, said, origin, null, writer ->> 'author', null, (writer ->> 'linkId')::uuid, null, false);
    perform private.ask_which(kept, beside);
    return '{"status": "kept"}';
  end if;
  if (kept.value, kept.no_service) is not distinct from (counted::bigint, is_empty) then
    if kept.is_asked and save ->> 'confirm' = 'yes' then
      update analytics.counts set is_asked = false where id = kept.id returning * into kept;
      update analytics.count_questions set answer = 'yes', answered_at = private.now(), answered_by = auth.uid(),
        answerer = private.own_signature()
      where count_id = kept.id and kind = 'doubtful' and answered_at is null;
      return jsonb_build_object('status', 'saved', 'count', private.count_json(kept));
    end if;
    return jsonb_build_object('status', case when kept.is_asked then 'ask' else 'same' end, 'count', private.count_json(kept));
  end if;
  if stands and (save ->> 'revision')::integer <> kept.revision then
    beside := private.add_revision(kept, said, origin, (writer ->> 'authorId')::uuid, writer ->> 'author', null, null, null, false);
    perform private.ask_which(kept, beside);
    return jsonb_build_object('status', 'differs', 'count', private.count_json(kept));
  end if;
  beside := private.add_revision(kept, said, origin, (writer ->> 'authorId')::uuid, writer ->> 'author',
    writer ->> 'signed', (writer ->> 'linkId')::uuid, null, true);
  if origin <> 'link' then
    perform private.settle_count(kept.id, counted::bigint, save ->> 'confirm' is not distinct from 'replace');
  end if;
  select * into kept from analytics.counts where id = kept.id;
  if kept.is_asked then
    insert into analytics.count_questions (account_id, count_id, kind, is_money, other_revision)
    values (church_id, kept.id, 'doubtful', kept.is_money, beside);
  end if;
  return jsonb_build_object('status', case when kept.is_asked then 'ask' else 'saved' end, 'count', private.count_json(kept));
end $$;
revoke execute on function private.keep_count(uuid, jsonb, jsonb, date) from public;

-- Asks which of two values counts, unless they are equal.
create or replace function private.ask_which(kept analytics.counts, beside integer) returns void
language sql volatile security definer set search_path = '' as $$
  insert into analytics.count_questions (account_id, count_id, kind, is_money, other_revision)
  select kept.account_id, kept.id, 'difference', kept.is_money, beside
  from analytics.count_revisions as other
  where other.count_id = kept.id and other.revision = beside
    and (other.value, other.no_service) is distinct from (kept.value, kept.no_service)
    -- The same value by another is asked about once.
    and not exists (select from analytics.count_questions as open
      join analytics.count_revisions as asked on asked.count_id = open.count_id and asked.revision = open.other_revision
      where open.count_id = kept.id and open.kind = 'difference' and open.answered_at is null
        and (asked.value, asked.no_service) is not distinct from (other.value, other.no_service))
    -- Whoever has a link cannot fill the church's list: what is more is kept, and in the history.
    and (other.origin <> 'link' or 5 > (select count(*) from analytics.count_questions as open
      join analytics.count_revisions as asked on asked.count_id = open.count_id and asked.revision = open.other_revision
      where open.count_id = kept.id and open.kind = 'difference' and open.answered_at is null and asked.origin = 'link'))
$$;
revoke execute on function private.ask_which(analytics.counts, integer) from public;

-- Keeps saves in their order, each as its key was answered before; ST409K where every save has the key of
-- another body. Returns the answers.
create or replace function private.keep_counts(church_id uuid, saves jsonb, writer jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  today constant date := private.church_today(church_id);
  save jsonb;
  said text;
  former private.count_keys;
  given jsonb;
  answers jsonb := '[]';
  is_written boolean := false;
  strange integer := 0;
begin
  for save in select one from jsonb_array_elements(saves) with ordinality as each (one, place) order by place loop
    said := encode(sha256(convert_to((save - 'most')::text || coalesce(writer ->> 'authorId', writer ->> 'linkId', '')
      || coalesce(writer ->> 'author', ''), 'UTF8')), 'hex');
    insert into private.count_keys (account_id, key, digest) values (church_id, (save ->> 'key')::uuid, said)
    on conflict do nothing;
    if found then
      given := private.keep_count(church_id, save, writer, today) || jsonb_build_object('key', save ->> 'key');
      update private.count_keys set answer = given where account_id = church_id and key = (save ->> 'key')::uuid;
      is_written := is_written or given ->> 'status' <> 'refused';
    else
      select * into former from private.count_keys where account_id = church_id and key = (save ->> 'key')::uuid;
      if former.digest = said and former.answer is not null then
        given := former.answer;
      else
        strange := strange + 1;
        given := jsonb_build_object('status', 'refused', 'why', 'key', 'key', save ->> 'key');
      end if;
    end if;
    answers := answers || given;
  end loop;
  if strange > 0 and strange = jsonb_array_length(saves) then
    raise exception 'This key came with another body' using errcode = 'ST419';
  end if;
  if is_written then
    -- Since the last count before, weeks may have passed uncounted; from the first one on, the next are expected.
    perform private.follow_counts(church_id, min(coalesce(last_day, said.day)),
      case when bool_or(is_first) then 'infinity' else max(said.day) end)
    from jsonb_array_elements(saves) as each (one), lateral (select (one ->> 'date')::date as day) as said,
      lateral (select max(day) as last_day, not coalesce(bool_or(category_id = (one ->> 'categoryId')::uuid
          and service_id is not distinct from (one ->> 'serviceId')::uuid), false) as is_first
        from analytics.counts as earlier
        where account_id = church_id and earlier.day < said.day and (value is not null or no_service)) as before
    where said.day is not null;
  end if;
  return answers;
end $$;
revoke execute on function private.keep_counts(uuid, jsonb, jsonb) from public;

-- Keeps what the requesting person counted.
create or replace function private.save_counts(church_id uuid, saves jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  return private.keep_counts(church_id, saves, jsonb_build_object('origin', 'typed', 'authorId', auth.uid(),
    'author', private.own_signature(), 'signed', private.own_signature()));
end $$;
revoke execute on function private.save_counts(uuid, jsonb) from public;
grant execute on function private.save_counts(uuid, jsonb) to account_admin, super_admin;
