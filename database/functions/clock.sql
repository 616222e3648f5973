-- What syncs, figures and their tables take as now: the database's clock or, where a demo begins at another
-- moment (STEEPLE_NOW), that much ahead of it. Sign-in, leases and the providers' pace keep to now(). Written
-- so that PostgreSQL inlines it.
create or replace function private.now() returns timestamptz
language sql stable
return pg_catalog.now() + coalesce(nullif(pg_catalog.current_setting('steeple.clock_ahead', true), ''), '0')::interval;
revoke execute on function private.now() from public;
grant execute on function private.now() to account_admin, super_admin, steeple_jobs, steeple_providers;
