-- A stored forecast never changes.
create or replace function private.refuse_forecast_update() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  raise exception 'A forecast is kept as it was said.';
end $$;
revoke execute on function private.refuse_forecast_update() from public;

create or replace trigger forecast_is_kept before update on analytics.forecasts
  for each row execute function private.refuse_forecast_update();

-- A score never changes once it is stored.
create or replace function private.before_forecast_score() returns trigger
language plpgsql volatile set search_path = '' as $$
begin
  if old.scored_at is not null
    or (old.account_id, old.figure, old.week) is distinct from (new.account_id, new.figure, new.week) then
    raise exception 'A week that was forecast is scored once.';
  end if;
  return new;
end $$;
revoke execute on function private.before_forecast_score() from public;

create or replace trigger forecast_is_scored_once before update on analytics.forecast_weeks
  for each row execute function private.before_forecast_score();

create or replace trigger audit after insert or delete on analytics.forecast_sharing
  for each row execute function private.audit();
