-- An answer to a card is signed with the requesting person and sets the card's state. Nobody else can be
-- named, and no state can be reached without an answer.
create or replace function private.take_answer() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  standing text;
begin
  select status into standing from analytics.recommendations
  where account_id = new.account_id and id = new.recommendation_id for update;
  -- Deleted after it was found: there is nothing to answer.
  if standing is null then
    return null;
  end if;
  if (
    select count(*) from analytics.recommendation_answers
    where account_id = new.account_id and recommendation_id = new.recommendation_id
  ) >= 50 then
    raise exception 'This recommendation has been answered 50 times. We’ll keep the last answer.';
  end if;
  -- An open card takes any answer, an accepted one can be done, and every answer can be taken back.
  -- Who does it and by when can be planned at any time.
  if new.answer <> 'planned' and not (case standing
    when 'new' then new.answer <> 'taken_back'
    when 'accepted' then new.answer in ('done', 'taken_back')
    else new.answer = 'taken_back'
  end) then
    raise exception 'This card has that answer already' using errcode = 'ST412';
  end if;
  new.user_id := auth.uid();
  new.person := (
    select nullif(btrim(concat_ws(' ', first_name, left(last_name, 1) || '.')), '.')
    from public.profiles where user_id = auth.uid()
  );
  if new.answer <> 'planned' then
    update analytics.recommendations
    set status = case new.answer when 'taken_back' then 'new' else new.answer end
    where account_id = new.account_id and id = new.recommendation_id;
  end if;
  return new;
end $$;
revoke execute on function private.take_answer() from public;

create or replace trigger take_answer before insert on analytics.recommendation_answers
  for each row execute function private.take_answer();
create or replace trigger audit after insert or update or delete on analytics.library_entries
  for each row execute function private.audit();

-- Who saved an entry's library data, and when.
create or replace function private.sign_library_entry() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.knowledge where id = new.id and account_id is null) then
    raise exception 'The library holds core knowledge only' using errcode = 'ST404';
  end if;
  new.saved_by := auth.uid();
  new.saved_at := now();
  return new;
end $$;
revoke execute on function private.sign_library_entry() from public;

create or replace trigger sign_library_entry before insert or update on analytics.library_entries
  for each row execute function private.sign_library_entry();

-- Stores every version of core knowledge.
create or replace function private.keep_version() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  if new.account_id is not null
    or (tg_op = 'UPDATE' and (old.title, old.prompt) = (new.title, new.prompt)) then
    return null;
  end if;
  insert into analytics.library_versions (id, version, title, prompt, saved_by)
  select new.id, coalesce(max(version), 0) + 1, new.title, new.prompt, auth.uid()
  from analytics.library_versions where id = new.id;
  return null;
end $$;
revoke execute on function private.keep_version() from public;

create or replace trigger keep_version after insert or update of title, prompt on public.knowledge
  for each row execute function private.keep_version();

-- The entries for a finding, best first: those tagged with its rule, then by the words they share with
-- it (PostgreSQL's English full-text search, cover density), the oldest first among equals. The
-- church's own entries that speak of the same thing come first. Says why each was chosen. The finding needs
-- {rule, title, seen: [{text}], step}. One entry may be tried as a panel has it, published and not yet
-- saved: {id, rules, sizeFrom, sizeTo, source...}.
drop function if exists private.find_library_entries(uuid, text, text, integer);
drop function if exists private.find_library_entries(uuid, text, text, integer, jsonb);
create or replace function private.find_library_entries(
  church_id uuid, finding jsonb, attenders integer, tried jsonb default null
) returns json
language sql stable security definer set search_path = '' as $$
  with words as (
    select regexp_replace(concat_ws(' ', finding ->> 'title', string_agg(part ->> 'text', '' order by place),
      finding ->> 'step'), '[0-9]+', ' ', 'g') as said
    from jsonb_array_elements(finding -> 'seen') with ordinality as each (part, place)
  ), query as (
    -- any of the words, so that an entry need not have them all
    select replace(plainto_tsquery('english', said)::text, '&', '|')::tsquery as wanted from words
  ), beside as (
    select id, rules, size_from, size_to, status, source_author, source_title, source_url
    from analytics.library_entries where id is distinct from (tried ->> 'id')::uuid
    union all
    select (tried ->> 'id')::uuid, array(select jsonb_array_elements_text(tried -> 'rules')),
      (tried ->> 'sizeFrom')::integer, (tried ->> 'sizeTo')::integer, 'published',
      tried ->> 'sourceAuthor', tried ->> 'sourceTitle', tried ->> 'sourceUrl'
    where tried is not null
  ), core as (
    select knowledge.id, knowledge.title, knowledge.prompt, false as own, knowledge.created_at,
      (select max(version) from analytics.library_versions as kept where kept.id = knowledge.id) as version,
      coalesce(finding ->> 'rule' = any (entry.rules), false) as serves,
      entry.size_from, entry.size_to, entry.source_author, entry.source_title, entry.source_url,
      ts_rank_cd(
        setweight(to_tsvector('english', knowledge.title), 'A') || to_tsvector('english', knowledge.prompt),
        query.wanted, 1) as rank
    from query, public.knowledge left join beside as entry on entry.id = knowledge.id
    where knowledge.account_id is null and coalesce(entry.status, 'published') = 'published'
      and (entry.size_from is null or attenders is null or attenders >= entry.size_from)
      and (entry.size_to is null or attenders is null or attenders <= entry.size_to)
  ), own as (
    select knowledge.id, knowledge.title, knowledge.prompt, true as own, knowledge.created_at,
      null::integer as version, false as serves, null::integer as size_from, null::integer as size_to,
      null::text as source_author, null::text as source_title, null::text as source_url,
      ts_rank_cd(to_tsvector('english', knowledge.title || ' ' || knowledge.prompt), query.wanted, 1) as rank
    from public.knowledge, query, words where knowledge.account_id = church_id
      -- One common word of the text is not the same thing; one of its title is.
      and (exists (
        select from unnest(tsvector_to_array(to_tsvector('english', knowledge.title))) as named
        where named = any (tsvector_to_array(to_tsvector('english', words.said)))
          and named not in ('church', 'week', 'sunday', 'year', 'month', 'peopl', 'new', 'came', 'come',
            'one', 'two', 'last', 'first', 'time', 'day', 'expect', 'ask', 'sinc', 'now', 'spring', 'summer', 'fall', 'winter')) or (
        select count(*) from unnest(tsvector_to_array(
          to_tsvector('english', knowledge.title || ' ' || knowledge.prompt))) as shared
        where shared = any (tsvector_to_array(to_tsvector('english', words.said)))
          and shared not in ('church', 'week', 'sunday', 'year', 'month', 'peopl', 'new', 'came', 'come',
            'one', 'two', 'last', 'first', 'time', 'day', 'expect', 'ask', 'sinc', 'now', 'spring', 'summer', 'fall', 'winter')) >= 3)
  ), chosen as (
    (select * from own order by rank desc, created_at, id limit 3)
    union all
    (select * from core where serves or rank > 0 order by serves desc, rank desc, created_at, id limit 3)
  )
  select coalesce(json_agg(json_build_object(
    'id', id, 'title', title, 'prompt', prompt, 'version', version, 'own', own, 'serves', serves,
    'sizeFrom', size_from, 'sizeTo', size_to,
    'source', case when source_title is not null
      then json_build_object('author', source_author, 'title', source_title, 'url', source_url) end
  ) order by own desc, serves desc, rank desc, created_at, id), '[]') from chosen
$$;
revoke execute on function private.find_library_entries(uuid, jsonb, integer, jsonb) from public;

-- The state of a church's connected integrations: since when they are connected, when they were last
-- read, and since when one has refused us. Contains no token.
create or replace function private.church_connections(church_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'type', integration.integration_type,
    'connectedAt', integration.connected_at,
    'brokenSince', credentials.reconnect_needed_at,
    -- The newest weeks were read last; all weeks are searched only if there are no recent ones.
    'lastReadAt', coalesce((
      select max(as_of) from analytics.figures as read
      where read.account_id = church_id and read.week > private.now()::date - 120 and read.source <> 'hand'
        and (read.figure like 'search%') = (integration.integration_type = 'google_search_console')), (
      select max(as_of) from analytics.figures as read
      where read.account_id = church_id and read.source <> 'hand'
        and (read.figure like 'search%') = (integration.integration_type = 'google_search_console')))
  ) order by integration.integration_type desc), '[]')
  from public.integrations as integration
  left join private.provider_credentials as credentials using (account_id, integration_type)
  where integration.account_id = church_id and integration.is_connected
$$;
revoke execute on function private.church_connections(uuid) from public;

-- Stores what is about to be sent to a model, if that is allowed: the church has agreed, neither its limit
-- for the month nor the one for all churches is reached, and no other run has started with this card.
-- Returns the request's id, or null. One at a time for each church; the month's row makes it one at a time
-- for all, for as long as this takes.
drop function if exists private.begin_model_request(uuid, uuid, boolean, text, text, text, text);
create or replace function private.begin_model_request(
  church_id uuid, card_id uuid, is_first boolean, host text, model_name text, sent text, no_answer text,
  -- left out by processes of the version before
  ceiling integer default 10000
) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  request_id uuid;
begin
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('model requests ' || church_id, 0));
  perform from analytics.model_settings as settings
  where settings.account_id = church_id and settings.is_on
    and settings.requests_max > (select count(*) from analytics.model_requests
      where account_id = church_id and sent_at >= date_trunc('month', now()))
    and not (is_first and exists (select from analytics.model_requests
      where account_id = church_id and recommendation_id = card_id));
  if not found then
    return null;
  end if;
  insert into private.model_months as counted (month, requests)
  select date_trunc('month', now(), 'UTC')::date, 1 where ceiling > 0
  on conflict (month) do update set requests = counted.requests + 1 where counted.requests < ceiling;
  if not found then
    return null;
  end if;
  insert into analytics.model_requests
    (account_id, recommendation_id, provider, model, request, outcome, problem)
  values (church_id, card_id, host, model_name, sent, 'failed', no_answer)
  returning id into request_id;
  return request_id;
end $$;
revoke execute on function private.begin_model_request(uuid, uuid, boolean, text, text, text, text, integer) from public;

-- What a model answered: data for super admins, and for nobody else.
create or replace function private.model_answer(request_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select sent.answer from analytics.model_requests as sent
  where sent.id = request_id and exists (
    select from public.profiles where user_id = auth.uid() and role = 'super_admin')
$$;
revoke execute on function private.model_answer(uuid) from public;

-- Whether a card tells what few people gave: in a week that it looked at, or in one that it draws, there are
-- fewer givers than its figures need. They can become few afterwards, by another
-- choice of funds or a correction. It reads as the person who asks.
create or replace function private.tells_of_few_givers(church_id uuid, finding jsonb) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from analytics.figures as units
    where units.account_id = church_id and units.figure = 'giving_units'
      and coalesce(units.value, 0) < (
        select max(private.givers_min(about.figure)) from jsonb_array_elements_text(finding -> 'figures') as about (figure))
      and (units.week::text between finding #>> '{weeks,from}' and finding #>> '{weeks,to}'
        or units.week::text in (
          select drawn #>> '{}' from jsonb_path_query(finding,
            '$.charts[*] ? (@.figure starts with "giving" || @.figure == "recurring_share").weeks[*] ? (@.value != null).week') as drawn)))
$$;
revoke execute on function private.tells_of_few_givers(uuid, jsonb) from public;
grant execute on function private.tells_of_few_givers(uuid, jsonb) to account_admin, super_admin;

-- Whether a card is about giving, or draws it.
create or replace function private.finding_is_about_giving(finding jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select exists (
    select from (
      select jsonb_path_query(finding, '$.figures[*]') union all select jsonb_path_query(finding, '$.charts[*].figure')
    ) as named (figure)
    where private.is_about_giving(figure #>> '{}'))
$$;
revoke execute on function private.finding_is_about_giving(jsonb) from public;
grant execute on function private.finding_is_about_giving(jsonb) to account_admin, super_admin;

-- A card's entries with their texts, as they were when it was made, for those who may see the card. Those of a
-- card about giving say so too.
create or replace function private.card_entries(card_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(entry || jsonb_build_object('text', case
      when (entry ->> 'own')::boolean then (
        select prompt from public.knowledge
        where id = (entry ->> 'id')::uuid and account_id = card.account_id)
      else (
        select prompt from analytics.library_versions
        where id = (entry ->> 'id')::uuid and version = (entry ->> 'version')::integer)
    end) order by used.at), '[]')
  from analytics.recommendations as card, jsonb_array_elements(card.entries) with ordinality as used (entry, at)
  where card.id = card_id and exists (
    select from public.profiles as person where person.user_id = auth.uid()
      and (person.role = 'super_admin' or (person.role = 'account_admin' and person.account_id = card.account_id
        and (not person.without_giving or not private.finding_is_about_giving(card.finding)))))
$$;
revoke execute on function private.card_entries(uuid) from public;
grant execute on function private.card_entries(uuid) to account_admin, super_admin;

-- Whether the person who asks sees no such card: what was answered to it and sent about it they do not see
-- either. It reads as that person.
create or replace function private.card_is_unseen(church_id uuid, card_id uuid) returns boolean
language sql stable set search_path = '' as $$
  select not exists (select from analytics.recommendations where account_id = church_id and id = card_id)
$$;
revoke execute on function private.card_is_unseen(uuid, uuid) from public;
grant execute on function private.card_is_unseen(uuid, uuid) to account_admin, super_admin;

-- What was looked at in a week, without the rules about giving where its givers are few, or where the person
-- does not see giving.
create or replace function private.told_looks(church_id uuid, looked_week date, looked_at jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(look order by place) filter (
    where (figures = '[]' or private.sees_giving()) and not private.tells_of_few_givers(church_id,
      jsonb_build_object('weeks', jsonb_build_object('from', looked_week, 'to', looked_week), 'figures', figures))), '[]')
  from jsonb_array_elements(looked_at) with ordinality as looks (look, place)
  cross join lateral (select case look ->> 'rule' when 'recurring_share' then '["recurring_share"]'::jsonb
    when 'giving_per_attender' then '["giving"]' when 'sustained_shift' then '["giving"]' else '[]' end as figures) as about
$$;
revoke execute on function private.told_looks(uuid, date, jsonb) from public;
grant execute on function private.told_looks(uuid, date, jsonb) to account_admin, super_admin;
