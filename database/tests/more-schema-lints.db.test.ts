import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/**
 * The lints required by security.md that schema-lints.db.test.ts does not check; the
 * numbers are those of supabase/splinter.
 */

const database = await forThisFile(createTestDatabase(), 'drop');

const ours = "('public', 'analytics', 'auth', 'private')";

async function names(query: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

test('every table has a primary key (0004) and no index twice (0009)', async () => {
  expect(
    await names(`select c.oid::regclass::text as name from pg_class c where c.relnamespace::regnamespace::text in ${ours}
      and c.relkind in ('r', 'p') and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p')`),
  ).toEqual([]);
  expect(
    await names(`select min(indexrelid::regclass::text) as name from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace::regnamespace::text in ${ours}
      group by indrelid, indkey::text, indclass::text, indoption::text, coalesce(indpred::text, ''), coalesce(indexprs::text, '') having count(*) > 1`),
  ).toEqual([]);
});

test('a table has one policy per role and command, and none for all commands (0006)', async () => {
  expect(
    await names(`select tablename || ' ' || cmd || ' ' || role as name from pg_policies, unnest(roles) as role
      where permissive = 'PERMISSIVE' group by tablename, cmd, role having count(*) > 1 or cmd = 'ALL'`),
  ).toEqual([]);
});

test('there is no view, materialised view, foreign table or extension in the way of a policy (0010, 0014, 0016, 0017)', async () => {
  expect(
    await names(
      `select oid::regclass::text as name from pg_class where relnamespace::regnamespace::text in ${ours} and relkind in ('v', 'm', 'f')`,
    ),
  ).toEqual([]);
  expect(
    await names(
      `select extname as name from pg_extension where extnamespace::regnamespace::text in ${ours}`,
    ),
  ).toEqual([]);
});

test('no policy, and nothing a policy calls, asks what a token says of its owner but the id (0015)', async () => {
  const suspicious = String.raw`metadata\M|->> ?'(role|email|account_id|app_role)'`;
  expect(
    await names(
      `select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~* 'metadata|jwt|claims|current_setting'`,
    ),
  ).toEqual([]);
  const checked = `pg_proc p where p.pronamespace::regnamespace::text in ${ours}
    and p.proname in ('uid', 'own_account_id', 'own_account_to_change', 'open_request', 'open_letter', 'may_connect', 'may_see',
      'may_see_giving', 'may_mark')`;
  expect(
    await names(
      `select p.proname as name from ${checked} and pg_get_functiondef(p.oid) ~* $$${suspicious}$$`,
    ),
  ).toEqual([]);
  expect((await names(`select p.proname as name from ${checked}`)).toSorted()).toEqual([
    'may_connect',
    'may_mark',
    'may_see',
    'may_see_giving',
    'open_letter',
    'open_request',
    'own_account_id',
    'own_account_to_change',
    'uid',
  ]);
});

test('a function that account admins may call and that changes something asks whether they may change it', async () => {
  expect(
    await names(
      `select p.proname as name from pg_proc p
       where p.pronamespace::regnamespace::text in ${ours} and p.prosecdef and p.provolatile = 'v'
         and has_function_privilege('account_admin', p.oid, 'execute')
         and p.prosrc !~ 'private\\.(require_church_to_change|may_connect|may_mark|may_invite_to|save_measures)\\('
         -- It writes only of super admins; their own letter, reminder and sessions are everybody's.
         and p.proname not in ('note_account_view', 'save_own_letter', 'send_test_letter', 'end_own_sessions', 'save_own_count_reminder')`,
    ),
  ).toEqual([]);
});

test('policies call no tables by themselves, so that none can recurse', async () => {
  expect(
    await names(
      `select policyname as name from pg_policies where coalesce(qual, '') || coalesce(with_check, '') ~* '\\mfrom\\M'`,
    ),
  ).toEqual([]);
});

test('one foreign key refers to a unique pair of auth: both e-mails are one (0021)', async () => {
  expect(
    await names(`select k.conname as name from pg_constraint k where k.contype = 'f' and k.confrelid::regclass::text like 'auth.%'
      and not exists (select from pg_constraint p where p.conrelid = k.confrelid and p.contype = 'p' and p.conkey = k.confkey)`),
  ).toEqual(['profiles_user_fkey']);
});

test('exposed columns that sound like secrets are empty by constraint (0023)', async () => {
  const { owner } = database;
  expect(
    await names(`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
      and column_name ~* 'password|secret|token$|hash|sealed|api_key|ssn|credit'`),
  ).toEqual(['integrations.access_token', 'integrations.refresh_token']);
  for (const column of ['access_token', 'refresh_token']) {
    await expect(
      owner.query(`update public.integrations set ${column} = 'x' where is_connected`),
    ).rejects.toMatchObject({ constraint: `integrations_${column}_never_here` });
  }
});

test('a policy that lets everything through is a super admin’s, or the jobs’ (0024)', async () => {
  expect(
    await names(`select policyname as name from pg_policies
      where (qual = 'true' or with_check = 'true') and roles::text[] not in (array['super_admin'], array['steeple_jobs'])`),
  ).toEqual([]);
});

test('PUBLIC holds no table, column, sequence or function of ours, nor a new one by default', async () => {
  expect(
    await names(`select c.oid::regclass::text as name from pg_class c, aclexplode(c.relacl) as acl
        where acl.grantee = 0 and c.relnamespace::regnamespace::text in ${ours}
      union all select a.attrelid::regclass || '.' || a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid, aclexplode(a.attacl) as acl
        where acl.grantee = 0 and c.relnamespace::regnamespace::text in ${ours}`),
  ).toEqual([]);
  const client = await database.owner.connect();
  try {
    await client.query(
      "begin; create function private.made_tomorrow() returns text language sql return 'x'; create table private.also_made_tomorrow (id int)",
    );
    const { rows } = await client.query(
      "select has_function_privilege('anon', 'private.made_tomorrow()', 'execute') as may_execute, has_table_privilege('super_admin', 'private.also_made_tomorrow', 'select') as may_read",
    );
    expect(rows).toEqual([{ may_execute: false, may_read: false }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('roles of ours are members of nothing but what they are for', async () => {
  expect(
    await names(`select m.member::regrole || ' of ' || m.roleid::regrole as name from pg_auth_members m
      where m.member::regrole::text in ('anon', 'authenticated', 'account_admin', 'super_admin', 'steeple_rest', 'steeple_auth', 'steeple_providers')`),
  ).toEqual([
    'account_admin of authenticated',
    'steeple_rest of account_admin',
    'steeple_rest of anon',
    'steeple_rest of authenticated',
    'steeple_rest of super_admin',
    'super_admin of authenticated',
  ]);
});

test('no trigger is off and no constraint is unchecked', async () => {
  expect(
    await names(`select tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and tgenabled <> 'O' and c.relnamespace::regnamespace::text in ${ours}`),
  ).toEqual([]);
  expect(
    await names(
      `select conname as name from pg_constraint where not convalidated and connamespace::regnamespace::text in ${ours}`,
    ),
  ).toEqual([]);
});
