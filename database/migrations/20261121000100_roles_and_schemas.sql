-- The database roles. Rights hang on roles, so that "who may do what" is read off the grants:
--   anon            a request without a sign-in
--   authenticated   signed in; what every signed-in person may do
--   account_admin   authenticated, works inside one account
--   super_admin     authenticated, looks after all accounts
--   steeple_rest    the server's login for people's requests: may only become one of the above
--   steeple_auth    the server's login for sign-in and sessions
-- Roles belong to the whole cluster, so another Steeple database may have made them already.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'account_admin', 'super_admin'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I nologin noinherit', wanted);
    end if;
  end loop;
  foreach wanted in array array['account_admin', 'super_admin'] loop
    execute format('alter role %I inherit', wanted);
    execute format('grant authenticated to %I', wanted);
  end loop;
  foreach wanted in array array['steeple_rest', 'steeple_auth'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
      execute format('create role %I login noinherit', wanted);
    end if;
  end loop;
  grant anon, authenticated, account_admin, super_admin to steeple_rest;
end $$;

alter role steeple_rest connection limit 90;
alter role steeple_rest set statement_timeout = '10s';
alter role steeple_rest set idle_in_transaction_session_timeout = '10s';
alter role steeple_auth connection limit 60;
alter role steeple_auth set statement_timeout = '10s';
alter role steeple_auth set idle_in_transaction_session_timeout = '10s';

-- PUBLIC may do nothing by default: every right is written down in database/policies.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;

create schema auth;
-- The migrator has made this one already, for its own list.
create schema if not exists private;

grant usage on schema public to anon, authenticated;
grant usage on schema auth to authenticated, steeple_auth;
grant usage on schema private to authenticated, steeple_auth, steeple_rest;

-- Who is asking, from the verified access token of this transaction; null for nobody.
create function auth.uid() returns uuid
language sql stable set search_path = '' as $$
  select nullif(pg_catalog.current_setting('request.jwt.claims', true)::json ->> 'sub', '')::uuid
$$;
grant execute on function auth.uid() to authenticated;
