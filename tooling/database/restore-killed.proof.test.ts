import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#testing/database-url.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { asOwner, emptyDatabase, sumsOf, testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { restoreDatabase } from './restore-database.ts';

const root = join(import.meta.dirname, '../..');
const say = () => {};

const source = await forThisFile(createTestDatabase(), 'drop');
// So many that they are seen on their way.
await source.owner.query(
  `insert into private.audit_log (operation, table_name, row_id, after)
   select 'INSERT', 'a.table', gen_random_uuid(), jsonb_build_object('n', repeat('x', 400))
   from generate_series(1, 200000)`,
);

async function backUp(): Promise<string> {
  const file = join(testFolder(), 'steeple.backup');
  await backUpDatabase({ databaseUrl: databaseUrl(source.ownerConfig) }, file, {
    ...{ keys: { text: undefined, signingKeyId: 'a-key' }, withKeys: false, say },
  });
  return file;
}

function restore(owner: pg.ClientConfig, file: string, mayReplace: boolean) {
  return restoreDatabase({ databaseUrl: databaseUrl(owner) }, file, {
    ...{ mayReplace, confirm: async () => {}, say },
  });
}

/** Starts `npm run restore` and kills it while it loads rows. */
async function killWhileLoading(owner: pg.ClientConfig, args: string[]): Promise<void> {
  const watcher = new pg.Client({ ...owner, database: 'postgres' });
  await watcher.connect();
  onTestFinished(() => watcher.end());
  const isLoading = async () => {
    const { rows } = await watcher.query(
      'select from pg_stat_progress_copy where datname = $1 and tuples_processed > 1000',
      [owner.database],
    );
    return rows.length > 0;
  };
  const env = { ...process.env, DATABASE_URL: databaseUrl(owner) };
  const command = spawn(process.execPath, ['tooling/restore.ts', ...args], { cwd: root, env });
  const ended = once(command, 'exit');
  while (command.exitCode === null && !(await isLoading())) {
    await pause(1);
  }
  command.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

test('an empty database is empty after a restore was killed, and the next one works', {
  timeout: 300_000,
}, async () => {
  const [file, target] = [await backUp(), await emptyDatabase()];
  await killWhileLoading(target, [file]);
  const { rows } = await asOwner(target, (client) =>
    client.query(
      "select from pg_tables where schemaname in ('analytics', 'auth', 'private', 'public')",
    ),
  );
  expect(rows).toEqual([]);
  await restore(target, file, false);
  expect(await sumsOf(target)).toEqual(await sumsOf(source.ownerConfig));
});

test('a database that was to be replaced has its rows after a restore was killed, and the next one replaces them', {
  timeout: 300_000,
}, async () => {
  const [file, target] = [await backUp(), await createTestDatabase()];
  onTestFinished(() => target.drop());
  await buildAccount(target.owner, { account_name: 'Not in the backup' });
  const before = await sumsOf(target.ownerConfig);
  await killWhileLoading(target.ownerConfig, [file, '--replace', '--yes']);
  expect(await sumsOf(target.ownerConfig)).toEqual(before);
  await restore(target.ownerConfig, file, true);
  expect(await sumsOf(target.ownerConfig)).toEqual(await sumsOf(source.ownerConfig));
});
