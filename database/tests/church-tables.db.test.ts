import type pg from 'pg';
import { expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

/** Runs work as the owner in a transaction that is rolled back. */
async function tried<Result>(work: (owner: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const owner = await database.owner.connect();
  try {
    await owner.query('begin');
    return await work(owner);
  } finally {
    await owner.query('rollback');
    owner.release();
  }
}

async function policiesOf(owner: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `select policyname || ': ' || concat_ws(', ', cmd, qual, with_check) as line
     from pg_policies where tablename = $1 and roles <> array['steeple_jobs']::name[] order by 1`,
    [table],
  );
  return rows.map(({ line }) => line);
}

/** The strongest locks that the transaction holds on our tables. */
async function lockedBy(owner: pg.PoolClient): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct relation::regclass::text as name from pg_locks join pg_class on pg_class.oid = relation
     where pid = pg_backend_pid() and mode in ('AccessExclusiveLock', 'ShareRowExclusiveLock')
       and relnamespace = 'analytics'::regnamespace`,
  );
  return rows.map(({ name }) => name);
}

test('nobody but the owner may protect a table, or open one', async () => {
  const { rows } = await database.owner.query(
    `select rolname from pg_roles
     where not rolsuper and has_function_privilege(oid, (
         select oid from pg_proc where proname = 'protect_church_table'), 'execute')
       and oid <> (select proowner from pg_proc where proname = 'protect_church_table')`,
  );
  expect(rows).toEqual([]);
  for (const login of [database.connections.rest, database.connections.jobs]) {
    await expect(
      login.query("select private.protect_church_table('analytics.figures')"),
    ).rejects.toMatchObject({ code: '42501' });
  }
});

test.each(['analytics.library_entries', 'public.accounts'])(
  '%s has no church in its rows and is refused',
  async (table) => {
    await tried(async (owner) => {
      await expect(
        owner.query('select private.protect_church_table($1::regclass)', [table]),
      ).rejects.toMatchObject({ message: expect.stringContaining('has no account_id') });
    });
  },
);

test('names of tables and columns are names, whatever they hold', async () => {
  const table = 'Odd "name"; drop table analytics.figures';
  await tried(async (owner) => {
    await owner.query(
      `create table analytics."Odd ""name""; drop table analytics.figures"
         (account_id uuid, "text) on analytics.figures to anon; --" text)`,
    );
    await owner.query(
      `select private.protect_church_table('analytics."Odd ""name""; drop table analytics.figures"',
         adds => array['text) on analytics.figures to anon; --'], audited => true)`,
    );
    expect(await policiesOf(owner, table)).toEqual([
      "a super admin adds every church's: INSERT, true",
      "a super admin reads every church's: SELECT, true",
      'an account admin adds their own: INSERT, (account_id = ( SELECT private.own_account_to_change() AS own_account_to_change))',
      'an account admin reads their own: SELECT, (account_id = ( SELECT private.own_account_id() AS own_account_id))',
    ]);
    const { rows } = await owner.query(
      "select has_any_column_privilege('anon', 'analytics.figures', 'insert') as opened",
    );
    expect(rows).toEqual([{ opened: false }]);
  });
});

test('a table that is protected as it should be is not locked, and any other policy and right goes', async () => {
  await tried(async (owner) => {
    const protect = () =>
      owner.query(
        `select private.protect_church_table('analytics.figures', giving =>
          $$(private.is_about_giving(figure) OR ((figure ~~ 'own\\_%'::text) AND private.is_own_money(account_id, figure)))$$)`,
      );
    const before = await policiesOf(owner, 'figures');
    await protect();
    expect(await lockedBy(owner)).toEqual([]);
    await owner.query(`create policy "left open" on analytics.figures to authenticated using (true);
      alter policy "an account admin reads their own" on analytics.figures using (true);
      alter table analytics.figures disable row level security;
      grant update, delete on analytics.figures to account_admin`);
    await protect();
    expect(await policiesOf(owner, 'figures')).toEqual(before);
    const { rows } = await owner.query(
      `select relrowsecurity as guarded, has_any_column_privilege('account_admin', oid, 'update') as changes,
         has_table_privilege('account_admin', oid, 'delete') as removes
       from pg_class where oid = 'analytics.figures'::regclass`,
    );
    expect(rows).toEqual([{ guarded: true, changes: false, removes: false }]);
  });
});
