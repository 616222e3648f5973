-- Once, on the leader, as the superuser of the cluster, in the database `postgres`:
--   psql -v owner_password=… -v pooler_password=… -f roles.sql
create role steeple_owner login createrole password :'owner_password';
create database steeple owner steeple_owner;
create role pooler login password :'pooler_password';
\connect steeple
-- PgBouncer looks up the passwords of the four logins, which change with the owner's, and no others.
create schema pooler authorization postgres;
create function pooler.look_up(name text) returns table (usename name, passwd text)
  language sql security definer set search_path = pg_catalog
  as $$ select rolname, rolpassword from pg_authid
        where rolname = look_up.name
          and rolname in ('steeple_rest', 'steeple_auth', 'steeple_providers', 'steeple_jobs') $$;
revoke all on function pooler.look_up(text) from public;
grant usage on schema pooler to pooler;
grant execute on function pooler.look_up(text) to pooler;
