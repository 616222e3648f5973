-- What was said stays as it was said, and a score as it was first given, whoever updates.
create or replace function private.before_forecast_update() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if old.scored_at is not null or (to_jsonb(new) - array['scored_at', 'came', 'inside80', 'inside95'])
      is distinct from (to_jsonb(old) - array['scored_at', 'came', 'inside80', 'inside95']) then
    raise exception 'A forecast is kept as it was said and scored once.';
  end if;
  return new;
end $$;
revoke execute on function private.before_forecast_update() from public;

create or replace trigger audit after insert or delete on analytics.forecast_sharing
  for each row execute function private.audit();

create or replace trigger forecast_is_kept before update on analytics.forecasts
  for each row execute function private.before_forecast_update();
