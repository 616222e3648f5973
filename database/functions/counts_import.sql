-- What an import would do, as rows beside what stands: `service`, `category` and `own` are by their places in
-- what was sent; those to be made have no id yet. Money is left out for whoever does not see giving, and rows
-- after today for all.
-- A number for a whole day or week and numbers of its parts are two of one thing: `beside` are those that stand where
-- an import brings the other, and `standing` is their sum.
create or replace function private.compare_counts(church_id uuid, services jsonb, categories jsonb, rows jsonb)
returns table (place integer, service_place integer, category_place integer, day date, span text, value bigint,
  is_estimate boolean, count_id uuid, standing bigint, standing_revision integer, stands boolean, beside uuid[])
-- Fifty thousand rows are taken for a hundred, and would be looked up one by one.
language sql stable security definer set search_path = '' set enable_nestloop = off as $$
  with first_day as materialized (
    select coalesce((select coalesce(chosen, suggested) ->> 'weekStartsOn' from analytics.measure_choices
      where account_id = church_id), 'monday') as at
  ), said as materialized (
    select distinct on (line ->> 0, line ->> 1, line ->> 2, coalesce(line ->> 4, 'day'))
      place::integer, (line ->> 1)::integer as service_place, (line ->> 2)::integer as category_place,
      (categories -> (line ->> 2)::integer ->> 'id')::uuid as category_id,
      (line ->> 0)::date as day, coalesce(line ->> 4, 'day') as span, (line ->> 3)::bigint as value,
      coalesce((line ->> 5)::boolean, false) as is_estimate, private.week_of((line ->> 0)::date, (select at from first_day)) as week
    from jsonb_array_elements(rows) with ordinality as each (line, place)
    -- Of two rows of one count the later stands.
    order by line ->> 0, line ->> 1, line ->> 2, coalesce(line ->> 4, 'day'), place desc
  ), other as materialized (
    select kept.*, private.week_of(kept.day, (select at from first_day)) as week
    from analytics.counts as kept where kept.account_id = church_id and kept.value is not null
  ), pair as (
    select said.place, other.id, other.value, other.revision from said join other on other.category_id = said.category_id
      and other.day = said.day
    where said.value is not null and said.span = 'day' and other.span = 'day'
      and (other.service_id is null) <> (said.service_place is null)
    union all
    select said.place, other.id, other.value, other.revision from said join other on other.category_id = said.category_id
      and other.week = said.week
    where said.value is not null and other.span <> said.span
  ), beside as (
    select pair.place, array_agg(pair.id) as ids, sum(pair.value)::bigint as value, sum(pair.revision)::integer as revision
    from pair group by pair.place
  )
  select said.place, said.service_place, said.category_place, said.day, said.span, said.value, said.is_estimate,
    kept.id, case when own.stands then kept.value else beside.value end,
    coalesce(kept.revision, 0) + case when own.stands then 0 else coalesce(beside.revision, 0) end,
    own.stands or beside.place is not null, case when not own.stands then beside.ids end
  from said
  left join analytics.counts as kept on kept.account_id = church_id and kept.day = said.day and kept.span = said.span
    and kept.category_id = said.category_id
    and kept.service_id is not distinct from (services -> said.service_place ->> 'id')::uuid
    -- A service that is still to be made has no counts.
    and (said.service_place is null or services -> said.service_place ->> 'id' is not null)
  left join beside on beside.place = said.place
  cross join lateral (select coalesce(kept.value is not null or kept.no_service, false) as stands) as own
  -- Without a value nobody met, which only a service can say.
  where (said.value is not null or said.service_place is not null and said.span = 'day')
    and said.day between date '1900-01-01' and (select private.church_today(church_id))
    and categories -> said.category_place is not null
    and (said.service_place is null or services -> said.service_place is not null)
$$;
revoke execute on function private.compare_counts(uuid, jsonb, jsonb, jsonb) from public;
drop function if exists private.compare_import(uuid, jsonb, jsonb, jsonb);

-- Refuses what an import may not name: somebody else's services, categories or custom numbers, one of them twice,
-- money of a person without giving. ST419 where its amounts are in minor units of other digits than the church's, or may be.
create or replace function private.check_import(church_id uuid, services jsonb, categories jsonb, typed_digits integer)
returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (select from jsonb_array_elements(services) as said where said ->> 'id' is not null
      and not exists (select from analytics.count_services where account_id = church_id and id = (said ->> 'id')::uuid))
    or exists (select from jsonb_array_elements(categories) as said where said ->> 'id' is not null
      and not exists (select from analytics.count_categories where account_id = church_id and id = (said ->> 'id')::uuid))
    or (select count((said ->> 'id')::uuid) > count(distinct (said ->> 'id')::uuid)
      from jsonb_array_elements(services || categories) as said)
    or exists (select from jsonb_array_elements(categories) as said
      where said ->> 'id' is null and said -> 'own' is null and starts_with(said ->> 'feeds', 'own_')
        and not exists (select from analytics.own_figures where account_id = church_id and id = said ->> 'feeds'))
  then
    raise exception 'There is no such service or category' using errcode = '22023';
  end if;
  if exists (select from jsonb_array_elements(categories) as said
      where said ->> 'feeds' = 'giving' or said #>> '{own,kind}' = 'money'
        or exists (select from analytics.count_categories where account_id = church_id and is_money and id = (said ->> 'id')::uuid)
        or exists (select from analytics.own_figures where account_id = church_id and is_money and id = said ->> 'feeds'))
  then
    if not private.sees_giving() then
      raise exception 'This person does not see giving' using errcode = 'ST432';
    end if;
    -- Who says nothing of them holds nothing.
    if (typed_digits is null and private.needs_typed_digits(church_id))
      or typed_digits <> private.hold_minor_digits(church_id) then
      raise exception 'The currency of this church has changed' using errcode = 'ST419';
    end if;
  end if;
end $$;
revoke execute on function private.check_import(uuid, jsonb, jsonb, integer) from public;
drop function if exists private.check_import(uuid, jsonb, jsonb);

-- The digest of what an import names and of what stands where its rows go.
create or replace function private.import_digest(services jsonb, categories jsonb, compared text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(services::text || categories::text || coalesce(compared, ''), 'UTF8')), 'hex')
$$;
revoke execute on function private.import_digest(jsonb, jsonb, text) from public;

-- What an import would do, as JSON with a digest of it; writes nothing. A process of the release before says no digits.
create or replace function private.preview_import(
  church_id uuid, services jsonb, categories jsonb, rows jsonb, typed_digits integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  told jsonb;
begin
  perform private.require_church_to_change(church_id);
  perform private.check_import(church_id, services, categories, typed_digits);
  select jsonb_build_object(
    'added', count(*) filter (where not stands),
    'same', count(*) filter (where stands and compared.value is not distinct from standing),
    'differs', jsonb_build_object(
      'count', count(*) filter (where stands and compared.value is distinct from standing),
      'examples', coalesce(jsonb_path_query_array(jsonb_agg(jsonb_build_object('date', day,
          'service', services -> service_place ->> 'name', 'category', categories -> category_place ->> 'name',
          'standing', standing, 'value', compared.value) order by day desc, place)
        filter (where stands and compared.value is distinct from standing), '$[0 to 9]'), '[]')),
    'weeks', jsonb_build_object('from', min(day), 'to', max(day), 'days', coalesce(jsonb_agg(distinct day), '[]')),
    'digest', private.import_digest(services, categories,
      string_agg(concat_ws(' ', place, value, standing, standing_revision), ',' order by place)))
  into told
  from private.compare_counts(church_id, services, categories, rows) as compared;
  return told;
end $$;
revoke execute on function private.preview_import(uuid, jsonb, jsonb, jsonb, integer) from public;
grant execute on function private.preview_import(uuid, jsonb, jsonb, jsonb, integer) to account_admin, super_admin;
drop function if exists private.preview_import(uuid, jsonb, jsonb, jsonb);

-- Keeps an import in one transaction; the same key never twice. ST419 where its digest is no longer that of a
-- preview.
create or replace function private.keep_import(
  church_id uuid, batch_name text, services jsonb, categories jsonb, rows jsonb, batch_key uuid, known_digest text,
  replaces boolean, typed_digits integer default null
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  former analytics.count_batches;
  batch constant uuid := gen_random_uuid();
  said_digest constant text := encode(sha256(convert_to(services::text || categories::text || rows::text || replaces, 'UTF8')), 'hex');
  writer constant uuid := auth.uid();
  signed constant text := private.own_signature();
  kept_at constant timestamptz := private.now();
  answer jsonb;
  said jsonb;
  service_ids uuid[];
  category_ids uuid[];
begin
  -- Whoever counts in this church holds its row (hold_own_right), and waits: what is compared stands until it
  -- is written.
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  perform private.check_import(church_id, services, categories, typed_digits);
  select * into former from analytics.count_batches where account_id = church_id and key = batch_key;
  if former.id is not null then
    if former.digest <> said_digest then
      raise exception 'This key came with another import' using errcode = 'ST419';
    end if;
    return former.answer;
  end if;
  create temporary table compared on commit drop as
    select each.*, each.stands and each.value is not distinct from each.standing as is_same
    from private.compare_counts(church_id, services, categories, rows) as each;
  alter table pg_temp.compared add primary key (place);
  if (select private.import_digest(services, categories,
      string_agg(concat_ws(' ', place, value, standing, standing_revision), ',' order by place)) from pg_temp.compared)
      <> known_digest then
    raise exception 'Something changed since the preview' using errcode = 'ST419';
  end if;
  if (select count(*) from analytics.count_batches where account_id = church_id and undone_at is null) >= 100 then
    raise exception 'You’ve reached the limit of 100 imports. Undoing one makes room, but also removes its counts.';
  end if;
  for said in select jsonb_array_elements(services) loop
    service_ids := service_ids || coalesce((said ->> 'id')::uuid, private.put_service(church_id, said, batch));
  end loop;
  for said in select jsonb_array_elements(categories) loop
    if said ->> 'id' is null and said -> 'own' is not null then
      said := said || jsonb_build_object('feeds', private.take_own_figure(church_id, said -> 'own'));
    end if;
    category_ids := category_ids || coalesce((said ->> 'id')::uuid, private.put_category(church_id, said, batch));
  end loop;
  perform private.limit_count_setup(church_id);
  if exists (select from pg_temp.compared as line join analytics.count_categories as category
      on category.id = category_ids[line.category_place + 1]
      where line.value not between 0 and (case when category.is_money then 10000000000000 else 1000000 end)) then
    raise exception 'A value is too large' using errcode = '22003';
  end if;
  select jsonb_build_object('batchId', batch, 'added', count(*) filter (where not stands),
    'replaced', count(*) filter (where stands and not is_same and replaces), 'same', count(*) filter (where is_same))
  into answer from pg_temp.compared;
  -- What the numbers of an import stand for is cleared, and comes again with its undoing.
  create temporary table cleared on commit drop as
    select distinct id from pg_temp.compared as line, unnest(line.beside) as id
    where not line.is_same and replaces
      and not exists (select from pg_temp.compared as named where named.count_id = id);
  with replacing as (
    insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate, origin,
      author_id, author, batch_id, typed_at, received_at, before_revision)
    select church_id, kept.id, kept.last_revision + 1, kept.is_money, line.value, line.value is null, line.is_estimate, 'import',
      writer, signed, batch, kept_at, kept_at, kept.revision
    from pg_temp.compared as line join analytics.counts as kept on kept.id = line.count_id
    where not line.stands or not line.is_same and replaces
    union all
    select church_id, kept.id, kept.last_revision + 1, kept.is_money, null, false, false, 'import',
      writer, signed, batch, kept_at, kept_at, kept.revision
    from analytics.counts as kept where kept.id in (select id from pg_temp.cleared)
    returning *
  )
  update analytics.counts as kept set value = line.value, no_service = line.no_service, is_estimate = line.is_estimate,
    is_asked = false, revision = line.revision, last_revision = line.revision, origin = line.origin,
    author_id = line.author_id, author = line.author, received_at = line.received_at
  from replacing as line where line.count_id = kept.id;
  perform private.settle_count(line.count_id, line.value, true)
  from (select count_id, value from pg_temp.compared where not stands or not is_same and replaces
    union all select id, null from pg_temp.cleared) as line
  where line.count_id in (select count_id from analytics.count_questions where account_id = church_id and answered_at is null);
  -- A count that has no row yet is made with its first revision.
  with made as (
    insert into analytics.counts (account_id, day, span, service_id, category_id, is_money, value, no_service, is_estimate,
      revision, last_revision, origin, author_id, author, received_at)
    select church_id, line.day, line.span, service_ids[line.service_place + 1], category.id, category.is_money, line.value,
      line.value is null, line.is_estimate, 1, 1, 'import', writer, signed, kept_at
    from pg_temp.compared as line join analytics.count_categories as category
      on category.id = category_ids[line.category_place + 1]
    where line.count_id is null and (not line.stands or not line.is_same and replaces)
    returning *
  )
  insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate, origin,
    author_id, author, batch_id, typed_at, received_at, before_revision)
  select account_id, id, revision, is_money, value, no_service, is_estimate, origin, author_id, author, batch, kept_at, kept_at, 0
  from made;
  insert into analytics.count_batches (id, account_id, name, key, digest, answer, is_money, author_id, author)
  values (batch, church_id, batch_name, batch_key, said_digest, answer,
    coalesce((select bool_or(is_money) from analytics.count_revisions where batch_id = batch), false), writer, signed);
  drop table pg_temp.compared, pg_temp.cleared;
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return answer;
end $$;
revoke execute on function private.keep_import(uuid, text, jsonb, jsonb, jsonb, uuid, text, boolean, integer) from public;
grant execute on function private.keep_import(uuid, text, jsonb, jsonb, jsonb, uuid, text, boolean, integer) to account_admin, super_admin;
drop function if exists private.keep_import(uuid, text, jsonb, jsonb, jsonb, uuid, text, boolean);
drop function if exists private.keep_import(uuid, text, jsonb, jsonb, jsonb, integer, uuid, text, boolean);

-- Takes back what still stands of an import and restores what it replaced; later corrections stay. ST404 if
-- there is no such import that the person sees. The same again changes nothing.
create or replace function private.undo_import(church_id uuid, undone_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  batch analytics.count_batches;
  writer constant uuid := auth.uid();
  signed constant text := private.own_signature();
  given_back_at constant timestamptz := private.now();
  answer jsonb;
begin
  -- As when it was kept: a correction comes before or after the whole of it.
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  select * into batch from analytics.count_batches
  where account_id = church_id and id = undone_id and (not is_money or private.sees_giving()) for update;
  if batch.id is null then
    raise exception 'There is no such import' using errcode = 'ST404';
  end if;
  if batch.undone_at is not null then
    return '{"removed": 0, "restored": 0, "kept": 0}';
  end if;
  update analytics.count_batches set undone_at = now() where id = undone_id;
  create temporary table undone on commit drop as
    select distinct on (kept.id) kept.id as count_id, kept.revision = said.revision as stands, said.before_revision,
      before.value is not null or coalesce(before.no_service, false) as is_restored,
      -- In doubt when the import came, which answered that.
      exists (select from analytics.count_questions as doubt where doubt.count_id = kept.id and doubt.kind = 'doubtful'
        and doubt.other_revision = said.before_revision and doubt.answer is distinct from 'yes') as is_doubtful
    from analytics.count_revisions as said join analytics.counts as kept on kept.id = said.count_id
    left join analytics.count_revisions as before on before.count_id = said.count_id and before.revision = said.before_revision
    where said.batch_id = undone_id
    order by kept.id, said.revision desc;
  alter table pg_temp.undone add primary key (count_id);
  select jsonb_build_object('removed', count(*) filter (where stands and not is_restored),
    'restored', count(*) filter (where stands and is_restored), 'kept', count(*) filter (where not stands))
  into answer from pg_temp.undone;
  -- What came after it stands on what was before it.
  update analytics.count_revisions as later set before_revision = said.before_revision
  from analytics.count_revisions as said
  where said.batch_id = undone_id and later.count_id = said.count_id and later.before_revision = said.revision;
  -- What it made and nobody has used since goes with it, and a figure that nothing feeds any more is put away.
  delete from analytics.count_services as service where account_id = church_id and batch_id = undone_id
    and not exists (select from analytics.counts as kept
      where kept.service_id = service.id and (kept.value is not null or kept.no_service)
        and not exists (select from pg_temp.undone where count_id = kept.id and stands))
    and not exists (select from analytics.count_links as link
      where link.account_id = church_id and ended_at is null and expires_at > now() and service.id = any (link.service_ids));
  with gone as (
    delete from analytics.count_categories as category where account_id = church_id and batch_id = undone_id
      and not exists (select from analytics.counts as kept
        where kept.category_id = category.id and (kept.value is not null or kept.no_service)
          and not exists (select from pg_temp.undone where count_id = kept.id and stands))
      and not exists (select from analytics.count_links as link
        where link.account_id = church_id and ended_at is null and expires_at > now() and category.id = any (link.category_ids))
    returning id, feeds
  )
  update analytics.own_figures as own set is_away = true
  where account_id = church_id and attendance_type_ids is null and id in (select feeds from gone)
    and not exists (select from analytics.count_categories as category
      where category.account_id = church_id and category.feeds = own.id and category.id not in (select id from gone));
  with back as (
    insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate, origin,
      author_id, author, link_id, batch_id, typed_at, received_at, before_revision)
    select church_id, kept.id, kept.last_revision + 1, kept.is_money, before.value, coalesce(before.no_service, false),
      coalesce(before.is_estimate, false), coalesce(before.origin, 'typed'),
      case when before.id is null then writer else before.author_id end,
      case when before.id is null then signed else before.author end,
      before.link_id,
      -- What an earlier import had brought is its own again, and goes with it.
      before.batch_id, given_back_at,
      -- The first name of an usher is kept no longer than it was.
      case when before.origin = 'link' then before.received_at else given_back_at end,
      case when before.batch_id is null then kept.revision else before.before_revision end
    from pg_temp.undone join analytics.counts as kept on kept.id = undone.count_id
    left join analytics.count_revisions as before on before.count_id = kept.id and before.revision = undone.before_revision
    where undone.stands
    returning *
  )
  update analytics.counts as kept set value = back.value, no_service = back.no_service, is_estimate = back.is_estimate,
    is_asked = undone.is_doubtful, revision = back.revision, last_revision = back.revision, origin = back.origin,
    author_id = back.author_id, received_at = given_back_at,
    author = case back.origin when 'link' then (select label from analytics.count_links where id = back.link_id) else back.author end
  from back join pg_temp.undone on undone.count_id = back.count_id where back.count_id = kept.id;
  perform private.settle_count(kept.id, kept.value, false) from pg_temp.undone join analytics.counts as kept on kept.id = undone.count_id
  where undone.stands
    and kept.id in (select count_id from analytics.count_questions where account_id = church_id and answered_at is null);
  insert into analytics.count_questions (account_id, count_id, kind, is_money, other_revision)
  select church_id, kept.id, 'doubtful', kept.is_money, kept.revision
  from pg_temp.undone join analytics.counts as kept on kept.id = undone.count_id
  where undone.stands and kept.is_asked;
  drop table pg_temp.undone;
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return answer;
end $$;
revoke execute on function private.undo_import(uuid, uuid) from public;
grant execute on function private.undo_import(uuid, uuid) to account_admin, super_admin;
