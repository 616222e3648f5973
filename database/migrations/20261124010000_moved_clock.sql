-- The function is whole and current in functions/clock.sql; the defaults need it here.
create function private.now() returns timestamptz
language sql stable
return pg_catalog.now() + coalesce(nullif(pg_catalog.current_setting('steeple.clock_ahead', true), ''), '0')::interval;
alter table analytics.superseded_figures alter column superseded_at set default private.now();
alter table analytics.recommendation_answers alter column answered_at set default private.now();
alter table private.figure_origins alter column since set default private.now();
