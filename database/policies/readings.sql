-- Readings are for the jobs alone; people see what was computed from them.
revoke all on private.readings, private.reading_coverage, private.people_keys, private.people_parts, private.told_giving,
    private.superseded_quarters
  from public, anon, authenticated, account_admin, super_admin, steeple_rest, steeple_auth, steeple_providers, steeple_jobs;
grant select, insert, update, delete on private.readings, private.reading_coverage, private.people_keys,
    private.people_parts
  to steeple_jobs;
-- What was told once stays told.
grant select, insert on private.told_giving, private.superseded_quarters to steeple_jobs;
