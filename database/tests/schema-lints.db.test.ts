import { describe, expect, test } from 'vitest';
import { accountRow } from '#contract/tables/accounts.ts';
import { integrationRow } from '#contract/tables/integrations.ts';
import { knowledgeRow } from '#contract/tables/knowledge.ts';
import { marksRow, profileRow } from '#contract/tables/profiles.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/**
 * Rules that every table, policy and function must obey; the numbers are those of
 * supabase/splinter.
 */

const database = await forThisFile(createTestDatabase(), 'drop');

async function names(query: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(query);
  return rows.map((row) => row.name).sort();
}

test('every exposed table has row-level security and at least one policy (0007, 0008, 0013)', async () => {
  expect(
    await names(`select c.relname as name from pg_class c where c.relnamespace::regnamespace::text in ('public','analytics') and c.relkind in ('r', 'p', 'v', 'm')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`),
  ).toEqual([]);
});

test('public holds the four tables of the specification and nothing else', async () => {
  expect(
    await names(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r','p','v','m','f','S')",
    ),
  ).toEqual(['accounts', 'integrations', 'knowledge', 'profiles']);
  expect(
    await names("select proname as name from pg_proc where pronamespace = 'public'::regnamespace"),
  ).toEqual([]);
});

// Proves: 3.entities.01, 3.entities.03, 3.entities.05, 3.entities.06
test.each([
  ['accounts', accountRow],
  ['profiles', { shape: { ...profileRow.shape, ...marksRow.shape } }],
  ['knowledge', knowledgeRow],
  ['integrations', integrationRow],
] as const)('the contract of %s names exactly the columns of the table', async (table, row) => {
  expect(
    await names(
      `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
    ),
  ).toEqual(Object.keys(row.shape).sort());
});

test('every foreign key has an index that begins with its columns (0001)', async () => {
  expect(
    await names(`select k.conname as name from pg_constraint k where k.contype = 'f' and k.connamespace::regnamespace::text in ('public','analytics','auth','private')
      and not exists (select from pg_index i where i.indrelid = k.conrelid
        and (string_to_array(i.indkey::text, ' ')::int2[])[1:array_length(k.conkey, 1)] @> k.conkey)`),
  ).toEqual([]);
});

test('policies ask auth.uid() once for a statement, not once for a row (0003)', async () => {
  expect(
    await names(`select policyname as name from pg_policies
      where coalesce(qual, '') || ' ' || coalesce(with_check, '') ~* 'auth\\.uid\\(\\)|private\\.\\w+\\('
      and not coalesce(qual, '') || ' ' || coalesce(with_check, '') ~* 'select (auth|private)\\.'`),
  ).toEqual([]);
});

test('every function pins its search path, unless it was parsed when it was made and lends no rights (0011)', async () => {
  expect(
    await names(`select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace::regnamespace::text in ('public','analytics','auth','private')
      and (p.prosqlbody is null or p.prosecdef) and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')`),
  ).toEqual([]);
});

test('PUBLIC and anon may execute, read and write nothing (0028)', async () => {
  expect(
    await names(`select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace::regnamespace::text in ('public','analytics','auth','private')
      and has_function_privilege('anon', p.oid, 'execute')`),
  ).toEqual([]);
  expect(
    await names(`select c.oid::regclass::text as name from pg_class c where c.relnamespace::regnamespace::text in ('public','analytics','auth','private') and c.relkind in ('r','v','m')
      and (has_any_column_privilege('anon', c.oid, 'select, insert, update') or has_table_privilege('anon', c.oid, 'delete, truncate'))`),
  ).toEqual([]);
});

test('signed-in roles reach nothing in auth and private but functions, which catalogue.txt lists (0002)', async () => {
  expect(
    await names(`select r.rolname || ' on ' || c.oid::regclass as name from pg_class c cross join pg_roles r
      where r.rolname in ('authenticated','account_admin','super_admin','steeple_rest') and c.relnamespace::regnamespace::text in ('auth','private') and c.relkind = 'r'
      and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete, truncate'))`),
  ).toEqual([]);
});

describe('the server’s logins', () => {
  test('are no superusers, own nothing, inherit nothing and bypass no policy', async () => {
    const { rows } = await database.owner.query(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
         (select count(*)::int from pg_class c where c.relowner = r.oid) as owns, rolconfig::text like '%statement_timeout%' as timed
       from pg_roles r where rolname in ('steeple_rest', 'steeple_auth', 'steeple_providers', 'steeple_jobs') order by 1`,
    );
    const harmless = {
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolinherit: false,
      owns: 0,
      timed: true,
    };
    expect(rows).toEqual([
      { rolname: 'steeple_auth', ...harmless },
      { rolname: 'steeple_jobs', ...harmless },
      { rolname: 'steeple_providers', ...harmless },
      { rolname: 'steeple_rest', ...harmless },
    ]);
  });

  test('steeple_rest by itself reads no table', async () => {
    for (const table of [
      'public.accounts',
      'public.profiles',
      'public.knowledge',
      'public.integrations',
      'auth.users',
      'auth.sessions',
      'private.settings',
    ]) {
      await expect(database.connections.rest.query(`select 1 from ${table}`)).rejects.toMatchObject(
        { code: '42501' },
      );
    }
  });

  test('steeple_rest cannot become the owner or the sign-in login', async () => {
    const { owner } = database;
    const { rows } = await owner.query<{ name: string }>('select current_user as name');
    for (const role of [rows[0]?.name, 'steeple_auth']) {
      await expect(database.connections.rest.query(`set role ${role}`)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });

  test('steeple_auth reads no church and cannot change who anybody is', async () => {
    for (const statement of [
      'select 1 from public.accounts',
      'select 1 from public.profiles',
      "update auth.users set email = 'x@y.z' where true",
      'delete from auth.users where true',
      'set role super_admin',
    ]) {
      await expect(database.connections.auth.query(statement)).rejects.toMatchObject({
        code: '42501',
      });
    }
  });
});

test('the job queue’s schema, which pg-boss makes, is reached by the jobs’ login alone', async () => {
  expect(
    await names(`select r.rolname as name from pg_roles r
      where has_schema_privilege(r.oid, 'jobs', 'usage') and not r.rolsuper and r.rolname not like 'pg\\_%' and not pg_has_role(r.oid, (select nspowner from pg_namespace where nspname = 'jobs'), 'member')`),
  ).toEqual(['steeple_jobs']);
  expect(
    await names(`select c.relname as name from pg_class c where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p')
      and has_table_privilege('steeple_jobs', c.oid, 'truncate, references, trigger')`),
  ).toEqual([]);
});
