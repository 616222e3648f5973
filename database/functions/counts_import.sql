-- What an import would do, as rows beside what stands: `service`, `category` and `own` are by their places in
-- what was sent; those to be made have no id yet. Money is left out for whoever does not see giving, and rows
-- after today for all.
create or replace function private.compare_import(church_id uuid, services jsonb, categories jsonb, rows jsonb)
returns table (place integer, service_place integer, category_place integer, day date, span text, value bigint,
  is_estimate boolean, count_id uuid, standing bigint, standing_revision integer, stands boolean)
language sql stable security definer set search_path = '' as $$
  select said.place, said.service_place, said.category_place, said.day, said.span, said.value, said.is_estimate,
    kept.id, kept.value, coalesce(kept.revision, 0), coalesce(kept.value is not null or kept.no_service, false)
  from (
    select distinct on (line ->> 0, line ->> 1, line ->> 2, coalesce(line ->> 4, 'day'))
      place::integer, (line ->> 1)::integer as service_place, (line ->> 2)::integer as category_place,
      (line ->> 0)::date as day, coalesce(line ->> 4, 'day') as span, (line ->> 3)::bigint as value,
      coalesce((line ->> 5)::boolean, false) as is_estimate
    from jsonb_array_elements(rows) with ordinality as each (line, place)
    -- Of two rows of one count the later stands.
    order by line ->> 0, line ->> 1, line ->> 2, coalesce(line ->> 4, 'day'), place desc
  ) as said
  left join analytics.counts as kept on kept.account_id = church_id and kept.day = said.day and kept.span = said.span
    and kept.category_id = (categories -> said.category_place ->> 'id')::uuid
    and kept.service_id is not distinct from (services -> said.service_place ->> 'id')::uuid
    -- A service that is still to be made has no counts.
    and (said.service_place is null or services -> said.service_place ->> 'id' is not null)
  -- Without a value nobody met, which only a service can say.
  where (said.value is not null or said.service_place is not null and said.span = 'day') and said.day between date '1900-01-01' and private.church_today(church_id)
    and categories -> said.category_place is not null
    and (said.service_place is null or services -> said.service_place is not null)
$$;
revoke execute on function private.compare_import(uuid, jsonb, jsonb, jsonb) from public;

-- Refuses what an import may not name: somebody else's services or categories, money of a person without giving.
create or replace function private.check_import(church_id uuid, services jsonb, categories jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from jsonb_array_elements(services) as said where said ->> 'id' is not null
      and not exists (select from analytics.count_services where account_id = church_id and id = (said ->> 'id')::uuid))
    or exists (select from jsonb_array_elements(categories) as said where said ->> 'id' is not null
      and not exists (select from analytics.count_categories where account_id = church_id and id = (said ->> 'id')::uuid))
  then
    raise exception 'There is no such service or category' using errcode = '22023';
  end if;
  if not private.sees_giving() and exists (select from jsonb_array_elements(categories) as said
      where said ->> 'feeds' = 'giving' or said #>> '{own,kind}' = 'money'
        or exists (select from analytics.count_categories where account_id = church_id and is_money and id = (said ->> 'id')::uuid)
        or exists (select from analytics.own_figures where account_id = church_id and is_money and id = said ->> 'feeds'))
  then
    raise exception 'This person does not see giving' using errcode = 'ST432';
  end if;
end $$;
revoke execute on function private.check_import(uuid, jsonb, jsonb) from public;

-- What an import would do, as JSON with a digest of it; writes nothing.
create or replace function private.preview_import(church_id uuid, services jsonb, categories jsonb, rows jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  told jsonb;
begin
  perform private.require_church_to_change(church_id);
  perform private.check_import(church_id, services, categories);
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
    'digest', encode(sha256(convert_to(services::text || categories::text
      || coalesce(string_agg(concat_ws(' ', place, value, standing, standing_revision), ',' order by place), ''), 'UTF8')), 'hex'))
  into told
  from private.compare_import(church_id, services, categories, rows) as compared;
  return told;
end $$;
revoke execute on function private.preview_import(uuid, jsonb, jsonb, jsonb) from public;
grant execute on function private.preview_import(uuid, jsonb, jsonb, jsonb) to account_admin, super_admin;

-- Keeps an import in one transaction; the same key never twice. ST419 where its digest is no longer that of a
-- preview.
create or replace function private.keep_import(
  church_id uuid, batch_name text, services jsonb, categories jsonb, rows jsonb, batch_key uuid, known_digest text, replaces boolean
) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  former analytics.count_batches;
  batch constant uuid := gen_random_uuid();
  said_digest constant text := encode(sha256(convert_to(services::text || categories::text || rows::text || replaces, 'UTF8')), 'hex');
  signed constant text := private.own_signature();
  answer jsonb;
  said jsonb;
  ids jsonb := '[]';
  category_ids jsonb := '[]';
begin
  -- One import of a church at a time.
  perform from public.accounts where id = church_id for no key update;
  perform private.hold_own_right(church_id);
  perform private.require_church_to_change(church_id);
  perform private.check_import(church_id, services, categories);
  select * into former from analytics.count_batches where account_id = church_id and key = batch_key;
  if former.id is not null then
    if former.digest <> said_digest then
      raise exception 'This key came with another import' using errcode = 'ST419';
    end if;
    return former.answer;
  end if;
  if private.preview_import(church_id, services, categories, rows) ->> 'digest' <> known_digest then
    raise exception 'Something changed since the preview' using errcode = 'ST419';
  end if;
  if (select count(*) from analytics.count_batches where account_id = church_id and undone_at is null) >= 100 then
    raise exception 'You already have 100 imports. Please undo one first.';
  end if;
  -- The row of every count is locked in the order of their ids, as saves lock one at a time.
  perform from analytics.counts where id in (
    select count_id from private.compare_import(church_id, services, categories, rows)) order by id for update;
  for said in select jsonb_array_elements(services) loop
    ids := ids || to_jsonb(case when said ->> 'id' is null then private.put_service(church_id, said, batch) else (said ->> 'id')::uuid end);
  end loop;
  for said in select jsonb_array_elements(categories) loop
    if said ->> 'id' is null and said -> 'own' is not null then
      said := said || jsonb_build_object('feeds', private.put_own_figure(church_id, null, said -> 'own'));
    end if;
    category_ids := category_ids
      || to_jsonb(case when said ->> 'id' is null then private.put_category(church_id, said, batch) else (said ->> 'id')::uuid end);
  end loop;
  perform private.limit_count_setup(church_id);
  create temporary table imported on commit drop as
    select compared.*, (ids ->> compared.service_place)::uuid as service_id,
      (category_ids ->> compared.category_place)::uuid as category_id
    from private.compare_import(church_id, services, categories, rows) as compared
    where not compared.stands or compared.value is distinct from compared.standing;
  if exists (select from pg_temp.imported as line join analytics.count_categories as category on category.id = line.category_id
      where line.value > (case when category.is_money then 100000000000 else 1000000 end) or line.value < 0) then
    raise exception 'A value is too large' using errcode = '22003';
  end if;
  select jsonb_build_object('batchId', batch, 'added', count(*) filter (where not stands),
    'replaced', count(*) filter (where stands and replaces),
    'same', (select count(*) from private.compare_import(church_id, services, categories, rows) as compared
      where compared.stands and compared.value is not distinct from compared.standing))
  into answer from pg_temp.imported;
  insert into analytics.counts (account_id, day, span, service_id, category_id, is_money)
  select church_id, day, span, service_id, category_id, (select is_money from analytics.count_categories where id = category_id)
  from pg_temp.imported where count_id is null
  on conflict on constraint counts_one_stands do nothing;
  insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate, origin,
    author_id, author, batch_id, typed_at, received_at, before_revision)
  select church_id, kept.id, kept.last_revision + 1, kept.is_money, line.value, line.value is null, line.is_estimate, 'import', auth.uid(), signed,
    batch, private.now(), private.now(), kept.revision
  from pg_temp.imported as line join analytics.counts as kept on kept.account_id = church_id and kept.day = line.day
    and kept.span = line.span and kept.category_id = line.category_id and kept.service_id is not distinct from line.service_id
  where not line.stands or replaces;
  update analytics.counts as kept set value = said_value.value, no_service = said_value.no_service, is_estimate = said_value.is_estimate,
    is_asked = false, revision = said_value.revision, last_revision = said_value.revision, origin = 'import',
    author_id = auth.uid(), author = signed, received_at = private.now()
  from analytics.count_revisions as said_value where said_value.batch_id = batch and said_value.count_id = kept.id;
  insert into analytics.count_batches (id, account_id, name, key, digest, answer, is_money, author_id, author)
  values (batch, church_id, batch_name, batch_key, said_digest, answer,
    coalesce((select bool_or(is_money) from analytics.count_revisions where batch_id = batch), false), auth.uid(), signed);
  drop table pg_temp.imported;
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return answer;
end $$;
revoke execute on function private.keep_import(uuid, text, jsonb, jsonb, jsonb, uuid, text, boolean) from public;
grant execute on function private.keep_import(uuid, text, jsonb, jsonb, jsonb, uuid, text, boolean) to account_admin, super_admin;

-- Takes back what still stands of an import and restores what it replaced; later corrections stay. ST404 if
-- there is no such import that the person sees. The same again changes nothing.
create or replace function private.undo_import(church_id uuid, undone_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  batch analytics.count_batches;
  answer jsonb;
begin
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
  perform from analytics.counts where id in (select count_id from analytics.count_revisions where batch_id = undone_id)
  order by id for update;
  select jsonb_build_object(
    'removed', count(*) filter (where kept.revision = said.revision and before.value is null and not coalesce(before.no_service, false)),
    'restored', count(*) filter (where kept.revision = said.revision and (before.value is not null or before.no_service)),
    'kept', count(*) filter (where kept.revision <> said.revision))
  into answer
  from analytics.count_revisions as said join analytics.counts as kept on kept.id = said.count_id
  left join analytics.count_revisions as before on before.count_id = said.count_id and before.revision = said.before_revision
  where said.batch_id = undone_id;
  with back as (
    insert into analytics.count_revisions (account_id, count_id, revision, is_money, value, no_service, is_estimate, origin,
      author_id, author, typed_at, received_at, before_revision)
    select church_id, kept.id, kept.last_revision + 1, kept.is_money, before.value, coalesce(before.no_service, false),
      coalesce(before.is_estimate, false), coalesce(before.origin, 'typed'),
      case when before.id is null then auth.uid() else before.author_id end,
      case when before.id is null then private.own_signature() else before.author end, private.now(), private.now(), kept.revision
    from analytics.count_revisions as said join analytics.counts as kept on kept.id = said.count_id and kept.revision = said.revision
    left join analytics.count_revisions as before on before.count_id = said.count_id and before.revision = said.before_revision
    where said.batch_id = undone_id
    returning *
  )
  update analytics.counts as kept set value = back.value, no_service = back.no_service, is_estimate = back.is_estimate,
    is_asked = false, revision = back.revision, last_revision = back.revision, origin = back.origin,
    author_id = back.author_id, author = back.author, received_at = private.now()
  from back where back.count_id = kept.id;
  update analytics.count_batches set undone_at = now() where id = undone_id;
  -- What it made and nobody has used since goes with it.
  delete from analytics.count_services as service where account_id = church_id and batch_id = undone_id
    and not exists (select from analytics.counts where service_id = service.id and (value is not null or no_service));
  delete from analytics.count_categories as category where account_id = church_id and batch_id = undone_id
    and not exists (select from analytics.counts where category_id = category.id and (value is not null or no_service));
  perform private.gather_by_hand(church_id);
  perform private.follow_counts(church_id);
  return answer;
end $$;
revoke execute on function private.undo_import(uuid, uuid) from public;
grant execute on function private.undo_import(uuid, uuid) to account_admin, super_admin;
