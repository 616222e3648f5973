import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { ensureFirstSuperAdmin } from '#server/first-super-admin.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { copyForTest, migratedDatabase } from '#testing/tool-databases.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { migrate } from './migrate.ts';
import { migrationLock } from './migration-lock.ts';
import { inPatientStep } from './patient-transaction.ts';

// A process that starts beside running ones may have to wait, but never blocks them and never fails.

const { loginPassword } = inject('cluster');
const migrated = await forThisFile(migratedDatabase(), 'drop');
let owner: pg.ClientConfig;
let holder: pg.Client;
let other: pg.Client;

beforeEach(async () => {
  owner = await copyForTest(migrated.name);
  holder = new pg.Client(owner);
  other = new pg.Client(owner);
  await Promise.all([holder.connect(), other.connect()]);
});
afterEach(async () => {
  await Promise.all([holder.end(), other.end()]);
});

/** Waits until so many connections of that name wait for a lock of another. */
async function waitUntilHeldUp(name: string, count = 1): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and application_name = $1 and wait_event_type = 'Lock'`,
        [name],
      );
      expect(rows[0]?.waiting).toBe(count);
    },
    { timeout: 15_000, interval: 5 },
  );
}

const forget = (name: string) =>
  holder.query("update private.settings set value = 'older' where name = $1", [name]);

async function settingOf(name: string): Promise<string | undefined> {
  const { rows } = await holder.query<{ value: string }>(
    'select value from private.settings where name = $1',
    [name],
  );
  return rows[0]?.value;
}

describe('starting beside others', () => {
  test('a process that waited while another migrated finds the work done and touches no table', async () => {
    const current = (await settingOf('schema')) ?? '';
    await forget('schema');
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    const waiting = [1, 2, 3].map(() => migrate(owner, loginPassword));
    await waitUntilHeldUp('steeple migrate', 3);
    await holder.query("update private.settings set value = $1 where name = 'schema'", [current]);
    // Traffic: while this is held, no policy or trigger can be created again.
    await other.query('begin; select from public.accounts; select from auth.users');
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]);
    expect(await Promise.all(waiting)).toEqual([[], [], []]);
    await other.query('rollback');
  });

  test('only the changed files of a new version are applied', async () => {
    await forget('schema');
    await forget('applied policies/knowledge.sql');
    await holder.query('drop policy "a super admin reads every entry" on public.knowledge');
    await other.query('begin; select from public.accounts; select from public.profiles');
    await migrate(owner, loginPassword);
    await other.query('rollback');
    const { rows } = await holder.query(
      "select from pg_policies where tablename = 'knowledge' and cmd = 'SELECT'",
    );
    expect(rows).toHaveLength(1);
  });

  test('a table created later gets the jobs’ policies, and no table that has them already is locked', async () => {
    await holder.query(
      "delete from private.migrations where name like '%no_note%'; create table analytics.later (id int)",
    );
    await forget('schema');
    await other.query('begin; select from analytics.figures');
    await migrate(owner, loginPassword);
    await other.query('rollback');
    const { rows } = await holder.query("select from pg_policies where tablename = 'later'");
    expect(rows).toHaveLength(4);
  });

  test('while a starting process waits for a table, everybody else can still read it', async () => {
    await forget('schema');
    await forget('applied policies/accounts.sql');
    await other.query('begin; select from public.accounts');
    const starting = migrate(owner, loginPassword);
    await waitUntilHeldUp('steeple migrate');
    await holder.query('select from public.accounts');
    await other.query('rollback');
    await starting;
    expect(await settingOf('applied policies/accounts.sql')).not.toBe('older');
  });

  test('another database of the cluster can change the login roles at the same time', async () => {
    await forget('schema');
    await forget('applied policies/sign_in.sql');
    await forget('applied policies/accounts.sql');
    const elsewhere = new pg.Client({ ...owner, database: 'postgres' });
    await elsewhere.connect();
    await elsewhere.query('begin; alter role steeple_rest set max_parallel_workers_per_gather = 0');
    const starting = migrate(owner, loginPassword);
    await waitUntilHeldUp('steeple migrate');
    await elsewhere.query('commit');
    await elsewhere.end();
    await expect(starting).resolves.toEqual([]);
  });

  test('the first people are created without a lock that blocks requests', async () => {
    await other.query("begin; insert into auth.users (email) values ('live@example.test')");
    const operator = { email: 'operator@example.test', password: 'a good one' };
    expect(await ensureFirstSuperAdmin(owner, operator)).toBe(true);
    expect(await seedDemo(owner)).toBe(false);
    await other.query('rollback');
  });
});

test('a step of a transaction is repeated if another database changed the same role meanwhile', async () => {
  const change = "alter role steeple_rest set statement_timeout = '10s'";
  await holder.query('begin');
  await holder.query(change);
  await other.query("set application_name = 'steeple step'");
  await other.query('begin');
  let tries = 0;
  const step = inPatientStep(other, async () => {
    tries += 1;
    await other.query(change);
  });
  await waitUntilHeldUp('steeple step');
  await holder.query('commit');
  await step;
  await other.query('commit');
  expect(tries).toBeGreaterThan(1);
});
