import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { ensureFirstSuperAdmin } from '#server/first-super-admin.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { asOwner, copyForTest, migratedDatabase } from '#testing/tool-databases.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { shutOutDemo } from '../seed/shut-out-demo.ts';
import { migrate } from './migrate.ts';

const { loginPassword } = inject('cluster');
const migrated = await forThisFile(migratedDatabase(), 'drop');
let owner: pg.ClientConfig;
let look: pg.Client;

async function onCluster(statement: string): Promise<void> {
  const admin = new pg.Client({ ...inject('cluster').owner, database: 'postgres' });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

/** Makes the database of a test, as a copy of this one. */
async function begin(template: string): Promise<void> {
  owner = await copyForTest(template);
  look = new pg.Client(owner);
  await look.connect();
}
afterEach(() => look.end());

describe('an empty database', () => {
  beforeEach(() => begin('template0'));

  test('of five processes that start at once on an empty database, one migrates', async () => {
    const applied = await Promise.all(
      Array.from({ length: 5 }, () => migrate(owner, loginPassword)),
    );
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    const { rows } = await look.query(
      'select count(*)::int as tables from pg_tables where schemaname = $1',
      ['public'],
    );
    expect(rows[0]).toEqual({ tables: 4 });
  });

  test.each([
    ["encoding 'UTF8' locale_provider libc locale 'C'", 'knows no letters beyond ASCII'],
    ["encoding 'SQL_ASCII' locale_provider libc locale 'C'", 'encoded in SQL_ASCII'],
    ["encoding 'LATIN1' locale_provider libc locale 'C'", 'encoded in LATIN1'],
  ])('a database made with %s is refused before anything is in it', async (made, problem) => {
    const database = `unsuited_${randomBytes(6).toString('hex')}`;
    await onCluster(`create database ${database} template template0 ${made}`);
    onTestFinished(() => onCluster(`drop database ${database} with (force)`));
    await expect(migrate({ ...owner, database }, loginPassword)).rejects.toMatchObject({
      code: 'database_unsuited',
      message: expect.stringContaining(problem),
    });
  });
});

describe('a database that is there', () => {
  beforeEach(() => begin(migrated.name));

  test('a second run does nothing, and what was changed by hand is restored when its file changes', async () => {
    expect(await migrate(owner, loginPassword)).toEqual([]);
    await look.query('alter table public.accounts disable row level security');
    await look.query(
      "update private.settings set value = 'older' where name in ('schema', 'applied policies/accounts.sql')",
    );
    await migrate(owner, loginPassword);
    const { rows } = await look.query(
      "select relrowsecurity from pg_class where oid = 'public.accounts'::regclass",
    );
    expect(rows[0]).toEqual({ relrowsecurity: true });
  });

  test('a database of a newer version is refused and left alone', async () => {
    await look.query(
      "insert into private.migrations (name, checksum) values ('29991231000000_future.sql', 'x')",
    );
    await look.query('delete from private.settings');
    await expect(migrate(owner, loginPassword)).rejects.toMatchObject({
      code: 'database_newer',
      message: expect.stringContaining('29991231000000_future.sql'),
    });
  });

  test('an up-to-date database is refused too, where a dump of it was restored into an unsuited one', async () => {
    const { rows } = await look.query("select value from private.settings where name = 'schema'");
    const database = `unsuited_${randomBytes(6).toString('hex')}`;
    await onCluster(
      `create database ${database} template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
    );
    onTestFinished(() => onCluster(`drop database ${database} with (force)`));
    await asOwner({ ...owner, database }, async (client) => {
      await client.query('create schema private');
      await client.query('create table private.settings (name text primary key, value text)');
      await client.query("insert into private.settings values ('schema', $1)", [rows[0]?.value]);
    });
    await expect(migrate({ ...owner, database }, loginPassword)).rejects.toMatchObject({
      code: 'database_unsuited',
    });
  });

  test('a migration that was changed after it was applied is refused', async () => {
    await look.query("update private.migrations set checksum = 'other' where name like '%audit%'");
    await look.query('delete from private.settings');
    await expect(migrate(owner, loginPassword)).rejects.toMatchObject({
      code: 'migration_changed',
    });
  });
});

describe('the first people', () => {
  beforeEach(() => begin(migrated.name));

  test('of two processes, one seeds the demo churches, once', async () => {
    expect((await Promise.all([seedDemo(owner), seedDemo(owner)])).sort()).toEqual([false, true]);
    expect(await seedDemo(owner)).toBe(false);
    const { rows } = await look.query('select account_name from public.accounts order by 1');
    expect(rows.map((row) => row.account_name)).toEqual([
      'Cedar Park Fellowship',
      'Grace Hill Church',
      'Harbor Community Church',
    ]);
  });

  test('the operator’s super admin is created once, even if there are demo people', async () => {
    await seedDemo(owner);
    const operator = { email: 'operator@example.test', password: 'a good one' };
    expect(await ensureFirstSuperAdmin(owner, operator)).toBe(true);
    expect(await ensureFirstSuperAdmin(owner, { ...operator, email: 'other@example.test' })).toBe(
      false,
    );
    const { rows } = await look.query(
      "select email from public.profiles where role = 'super_admin' order by 1",
    );
    expect(rows.map((row) => row.email)).toEqual(['operator@example.test', 'super@steeple.test']);
  });

  test('without the demo, demo sessions end and a changed demo password makes the person ordinary', async () => {
    await seedDemo(owner);
    await look.query('insert into auth.sessions (user_id) select id from auth.users');
    await look.query(
      "update auth.users set password_hash = 'another' where email = 'grace@steeple.test'",
    );
    expect(await shutOutDemo(owner)).toBe(2);
    const { rows } = await look.query('select email from auth.users where not is_demo');
    expect(rows).toEqual([{ email: 'grace@steeple.test' }]);
  });
});
