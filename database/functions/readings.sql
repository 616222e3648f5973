-- A disconnected church keeps no readings, and the key goes with which its people could be told apart.
create or replace function private.drop_readings_of_disconnected() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.readings
  where account_id = new.account_id and integration_type = new.integration_type;
  delete from private.reading_coverage
  where account_id = new.account_id and integration_type = new.integration_type;
  if new.integration_type = 'planning_center' then
    delete from private.people_keys where account_id = new.account_id;
  end if;
  return null;
end $$;
revoke execute on function private.drop_readings_of_disconnected() from public;
create or replace trigger drop_readings after update of is_connected on public.integrations
  for each row when (old.is_connected and not new.is_connected)
  execute function private.drop_readings_of_disconnected();

-- What a church is called here, for the words that people search it by.
create or replace function private.church_name(church_id uuid) returns text
language sql stable security definer set search_path = '' as $$
  select account_name from public.accounts where id = church_id
$$;
revoke execute on function private.church_name(uuid) from public;
grant execute on function private.church_name(uuid) to steeple_jobs;

-- Keeps what the asking person has chosen to count, with an audit row that says who. Gives false while
-- nothing is known yet that could be chosen.
create or replace function private.choose_measures(church_id uuid, choices jsonb) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_connected_church(church_id);
  update analytics.measure_choices set chosen = choices, chosen_by = auth.uid(), chosen_at = now()
  where account_id = church_id;
  return found;
end $$;
revoke execute on function private.choose_measures(uuid, jsonb) from public;
grant execute on function private.choose_measures(uuid, jsonb) to account_admin, super_admin;

create or replace trigger audit after update of chosen on analytics.measure_choices
  for each row execute function private.audit();
