-- Readings are deleted with their connection: after a Disconnect, and when it becomes another
-- organization's or another property's. So is the key by which people could be told apart.
create or replace function private.drop_readings_of_connection() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.readings
  where account_id = old.account_id
    and (kind in ('searchDays', 'searchPages')) = (old.integration_type = 'google_search_console');
  delete from private.reading_coverage
  where account_id = old.account_id and integration_type = old.integration_type;
  delete from private.weeks_to_read
  where account_id = old.account_id and integration_type = old.integration_type;
  if old.integration_type = 'planning_center' then
    delete from private.people_keys where account_id = old.account_id;
    delete from private.people_parts where account_id = old.account_id;
  end if;
  return null;
end $$;
revoke execute on function private.drop_readings_of_connection() from public;
create or replace trigger drop_readings after delete on private.sync_connections
  for each row execute function private.drop_readings_of_connection();

-- A process of the version before would skip a day that is stored as lists without a word, and take it for stored.
create or replace function private.refuse_names_over_lists() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from private.readings as kept where kept.account_id = new.account_id and kept.kind = new.kind
      and kept.day = new.day and kept.lists is not null) then
    raise exception 'A newer version has stored these readings as lists';
  end if;
  return new;
end $$;
revoke execute on function private.refuse_names_over_lists() from public;
create or replace trigger refuse_names before insert on private.readings
  for each row when (new.body is not null) execute function private.refuse_names_over_lists();

-- A church's name, for the words by which people search for it.
create or replace function private.church_name(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select account_name from public.accounts where id = church_id
$$;
-- A church's location, for the words of local searches.
create or replace function private.church_place(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select location from public.accounts where id = church_id
$$;
revoke execute on function private.church_place(uuid) from public;
grant execute on function private.church_place(uuid) to steeple_jobs;
revoke execute on function private.church_name(uuid) from public;
grant execute on function private.church_name(uuid) to steeple_jobs;

-- The ids that were there to choose from. An event that nobody had held lately, and that was not chosen, was
-- none of them: once it is held, the church is asked about it.
create or replace function private.ids_chosen_among(available jsonb, choices jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(id), '[]') from jsonb_path_query(available, '$.**.id') as id
  where id not in (
    select event -> 'id' from jsonb_array_elements(available -> 'events') as event
    where event -> 'times' = '[]'
      and not jsonb_path_exists(choices, '$.** ? (@ == $id)', jsonb_build_object('id', event -> 'id'))
  )
$$;
revoke execute on function private.ids_chosen_among(jsonb, jsonb) from public;

-- The same by list, together with what was there `before` of a list that could not be read.
create or replace function private.ids_chosen_from(available jsonb, choices jsonb, before jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_object_agg(list.name,
    (select coalesce(jsonb_agg(id), '[]') from jsonb_path_query(available, list.path) as id
    where list.name <> 'events' or id not in (
      select event -> 'id' from jsonb_array_elements(available -> 'events') as event
      where event -> 'times' = '[]' and not choices -> 'attendance' @> jsonb_build_array(
        jsonb_build_object('eventId', event -> 'id'))
    ))
    || case when available -> 'unread' ? list.name then coalesce(before -> list.name, '[]') else '[]' end)
  from (values
    ('events', '$.events[*].id'::jsonpath), ('attendanceTypes', '$.events[*].attendanceTypes[*].id'),
    ('locations', '$.locations[*].id'), ('serviceTypes', '$.serviceTypes[*].id'),
    ('groupTypes', '$.groupTypes[*].id'), ('funds', '$.funds[*].id'), ('forms', '$.forms[*].id'),
    ('workflows', '$.workflows[*].id')
  ) as list (name, path)
$$;
revoke execute on function private.ids_chosen_from(jsonb, jsonb, jsonb) from public;

-- Stores the choices of the requesting person, with an audit row that names them, and ends the questions
-- that they answer: a list of ids and answers. ST419 where others were saved since the known version; null
-- if the person knows none. Before anything is read, they are kept as they are, and the sync drops what it
-- does not find; until then the suggestion counts nothing. Returns true.
create or replace function private.save_measures(church_id uuid, choices jsonb, known_version integer, answered jsonb)
returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  present integer;
begin
  perform private.require_connected_church(church_id);
  perform private.require_church_to_change(church_id);
  -- An error for a time zone that dates cannot be computed in here.
  perform private.now() at time zone (choices ->> 'timeZone');
  -- In the order in which a sync locks them: the other way round the two could deadlock.
  perform from private.sync_connections where account_id = church_id order by integration_type for update;
  -- Deleted since it was found?
  perform private.require_church(church_id);
  perform private.begin_choices(church_id);
  select version into present from analytics.measure_choices where account_id = church_id for update;
  if known_version <> present then
    raise exception 'Other choices were saved meanwhile' using errcode = 'ST419';
  end if;
  if not private.sees_giving() and (choices -> 'giving') is distinct from (
    select coalesce(kept.chosen, kept.suggested) -> 'giving' from analytics.measure_choices as kept where kept.account_id = church_id
  ) then
    raise exception 'This person does not see giving' using errcode = 'ST432';
  end if;
  update analytics.measure_choices set chosen = choices, chosen_by = auth.uid(), chosen_at = private.now(),
    version = present + 1, chosen_among = private.ids_chosen_among(available, choices),
    chosen_from = private.ids_chosen_from(available, choices, chosen_from)
  where account_id = church_id;
  update analytics.questions as question
  set answered_at = private.now(), answered_by = auth.uid(), answer = given.answer
  from jsonb_to_recordset(answered) as given (id text, answer text)
  where question.account_id = church_id and question.id = given.id and question.answered_at is null;
  -- What is typed follows the week's first day, the time zone and the country, also where no sync will run.
  if exists (select from analytics.measure_choices where account_id = church_id and by_hand is not null) then
    perform private.follow_counts(church_id);
  end if;
  return true;
end $$;
revoke execute on function private.save_measures(uuid, jsonb, integer, jsonb) from public;
grant execute on function private.save_measures(uuid, jsonb, integer, jsonb) to account_admin, super_admin;

-- For processes of the version before, which know of no questions.
create or replace function private.choose_measures(church_id uuid, choices jsonb) returns boolean
language sql volatile security definer set search_path = '' as $$
  select private.save_measures(church_id, choices, null, '[]')
$$;
revoke execute on function private.choose_measures(uuid, jsonb) from public;
grant execute on function private.choose_measures(uuid, jsonb) to account_admin, super_admin;

-- Notes in the audit log which other choices the requesting person wants to see the effect of. Returns the
-- choices as they would be stored.
create or replace function private.preview_measures(church_id uuid, choices jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  counted constant jsonb := (
    select coalesce(kept.chosen, kept.suggested) from analytics.measure_choices as kept where kept.account_id = church_id
  );
begin
  perform private.require_connected_church(church_id);
  perform private.require_church_to_change(church_id);
  insert into private.audit_log (actor_id, operation, table_name, row_id, before, after)
  select auth.uid(), 'UPDATE', 'analytics.measure_choices', church_id,
    jsonb_build_object('account_id', church_id),
    jsonb_build_object('account_id', church_id, 'previewed', coalesce(jsonb_object_agg(other.key, other.value)
      filter (where other.value is distinct from counted -> other.key), '{}'))
  from jsonb_each(choices) as other;
  return choices;
end $$;
revoke execute on function private.preview_measures(uuid, jsonb) from public;
grant execute on function private.preview_measures(uuid, jsonb) to account_admin, super_admin;

-- Only people's choices are audited, not what the provider offers.
create or replace trigger audit after update of chosen on analytics.measure_choices
  for each row execute function private.audit('available', 'suggested', 'suggested_by', 'reasons', 'chosen_among', 'chosen_from', 'version');
