import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  ask,
  copyDataFolder,
  copyForTest,
  isRoot,
  keptRows,
  openForTest,
  packageDir,
  until,
} from '#testing/embedded/engine-fixture.ts';
import { startChild } from '#testing/embedded/start-child.ts';
import { newFolder, postgresBelow } from '#testing/embedded/test-folder.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';

/** The database of the first tests; closed after them and copied by the others. */
let template = '';

describe('a first start', () => {
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    // A name that would need quoting in a shell.
    template = join(newFolder(), 'the church’s "data" & more');
    database = await openEmbedded({ dataDir: template, packageDir, say: () => {} });
    await ask(database.connection, 'create table kept as select 7 as number');
  });

  afterAll(async () => {
    await database.stop();
  });

  test('creates a cluster with the promised settings', async () => {
    expect(database.isNew).toBe(true);
    const [settings] = await ask(
      database.connection,
      `select current_setting('server_version_num')::int / 10000 as version,
              current_setting('fsync') as fsync,
              current_setting('full_page_writes') as full_page_writes,
              current_setting('synchronous_commit') as synchronous_commit,
              current_setting('data_checksums') as data_checksums,
              current_setting('password_encryption') as password_encryption,
              current_setting('listen_addresses') as listen_addresses,
              current_setting('timezone') as timezone,
              datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding
         from pg_database where datname = 'postgres'`,
    );
    expect(settings).toEqual({
      version: 18,
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      password_encryption: 'scram-sha-256',
      listen_addresses: '',
      timezone: 'UTC',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      encoding: 'UTF8',
    });
  });

  test('keeps the password in a file that only our user can read, and refuses connections without it', async () => {
    expect(statSync(join(template, 'database.json')).mode & 0o777).toBe(0o600);
    expect(Buffer.from(database.connection.password, 'base64url')).toHaveLength(32);
    const guess = ask({ ...database.connection, password: 'guess' }, 'select 1');
    await expect(guess).rejects.toMatchObject({ code: '28P01' });
  });

  test('listens in a folder that only PostgreSQL’s user can enter', () => {
    const socketFolder = statSync(database.connection.host);
    expect(socketFolder.mode & 0o777).toBe(0o700);
    expect(socketFolder.uid).toBe(statSync(join(template, 'postgres')).uid);
  });
});

afterAll(() => {
  rmSync(dirname(template), { recursive: true });
});

describe('a restart', () => {
  test('keeps the rows and does not create a new database', async () => {
    const { dataDir } = copyForTest(template);
    const before = await openForTest(dataDir);
    await ask(before.connection, 'insert into kept values (8)');
    await before.stop();
    const after = await openForTest(dataDir);
    expect(after.isNew).toBe(false);
    expect(await ask(after.connection, 'select number from kept')).toEqual([
      ...keptRows,
      { number: 8 },
    ]);
    expect(after.said).toEqual([]);
  });

  test('works after a clean stop, requested twice, that left no process and no socket', async () => {
    const { folder, dataDir } = copyForTest(template);
    const { connection, stop } = await openForTest(dataDir);
    expect(postgresBelow(folder).length).toBeGreaterThan(1);
    await Promise.all([stop(), stop()]);
    expect(postgresBelow(folder)).toEqual([]);
    expect(existsSync(connection.host)).toBe(false);
    await expect(openForTest(dataDir)).resolves.toMatchObject({ isNew: false });
    await expect(stop()).resolves.toBeUndefined();
  });

  test('works in a data folder that was moved', async () => {
    const { folder, dataDir } = copyForTest(template);
    const moved = join(folder, 'moved');
    copyDataFolder(dataDir, moved);
    rmSync(dataDir, { recursive: true });
    await expect(openForTest(moved)).resolves.toMatchObject({ isNew: false });
  });
});

describe('a second Steeple', () => {
  test('is refused, whatever path it uses for the folder, and the first keeps running', async () => {
    const { folder, dataDir } = copyForTest(template);
    symlinkSync(dataDir, join(folder, 'alias'));
    const first = startChild({ dataDir });
    const { connection } = await first.first('open');
    for (const name of [dataDir, join(folder, 'alias')]) {
      await expect(openForTest(name)).rejects.toMatchObject({
        code: 'data_folder_in_use',
        message: `Another Steeple is using the data folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
      });
    }
    expect(await ask(connection, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });
});

describe('after a kill -9 of Steeple', () => {
  test('the orphan and its socket are removed, and every acknowledged row is there', async () => {
    const { folder, dataDir } = copyForTest(template);
    const child = startChild({ dataDir });
    const killed = await child.first('open');
    child.command('write');
    await until(() => child.acknowledged().length > 100);
    await child.kill();
    const orphans = postgresBelow(folder);
    expect(orphans).not.toEqual([]);

    const { connection, said } = await openForTest(dataDir);
    expect(said).toContainEqual(expect.stringMatching(/^Stopping the PostgreSQL that an earlier/));
    expect(postgresBelow(folder).filter((pid) => orphans.includes(pid))).toEqual([]);
    expect(existsSync(killed.connection.host)).toBe(false);
    const rows = await ask(connection, 'select number from acknowledged order by number');
    const numbers = rows.map((row) => row.number);
    expect(numbers.slice(0, child.acknowledged().length)).toEqual(child.acknowledged());
  });

  test('and of PostgreSQL, a session that is still busy does not block the start', async () => {
    const { folder, dataDir, cluster } = copyForTest(template);
    const child = startChild({ dataDir });
    const { connection } = await child.first('open');
    const client = new pg.Client({ ...connection, database: 'postgres' });
    client.on('error', () => {});
    await client.connect();
    const busy = client.query('select count(*) from generate_series(1, 1000000000)');
    busy.catch(() => {});
    await until(async () => {
      const active = await ask(
        connection,
        "select from pg_stat_activity where query ~ '^select c'",
      );
      return active.length > 0;
    });
    const postmaster = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    await child.kill();
    process.kill(postmaster, 'SIGKILL');
    await until(() => postgresBelow(folder).length === 1);
    await expect(openForTest(dataDir)).resolves.toMatchObject({ isNew: false });
  });
});

describe('an uncaught exception in Steeple', () => {
  test('leaves no PostgreSQL behind', async () => {
    const { folder, dataDir } = copyForTest(template);
    const child = startChild({ dataDir });
    await child.first('open');
    child.command('throw');
    await until(() => child.process.exitCode !== null);
    await until(() => postgresBelow(folder).length === 0);
  });
});

describe('a stale postmaster.pid', () => {
  /** Leaves the file as a killed PostgreSQL would have, with another process id in it. */
  async function leavePid(dataDir: string, pid: number): Promise<void> {
    const path = join(dataDir, 'postgres', 'postmaster.pid');
    const { stop } = await openForTest(dataDir);
    const [, ...rest] = readFileSync(path, 'utf8').split('\n');
    await stop();
    writeFileSync(path, [pid, ...rest].join('\n'));
  }

  test('is no obstacle when its process is gone', async () => {
    const { dataDir } = copyForTest(template);
    await leavePid(dataDir, 4_194_303);
    expect((await openForTest(dataDir)).said).toEqual([]);
  });

  test.each([
    ['is empty', ''],
    ['holds zeros', '\0'.repeat(100)],
  ])('is no obstacle when it %s, as a power cut may leave it', async (_, left) => {
    const { dataDir, cluster } = copyForTest(template);
    writeFileSync(join(cluster, 'postmaster.pid'), left);
    expect((await openForTest(dataDir)).said).toEqual([]);
  });

  test('is no obstacle when its process id belongs to another process of PostgreSQL’s user, which keeps running', async () => {
    const { dataDir, cluster } = copyForTest(template);
    const { uid, gid } = statSync(cluster);
    const bystander = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    onTestFinished(() => {
      bystander.kill();
    });
    await leavePid(dataDir, bystander.pid ?? 0);
    expect((await openForTest(dataDir)).said).toEqual([]);
    expect(bystander.exitCode).toBeNull();
  });
});

describe('a PostgreSQL that dies under us', () => {
  test('comes back at the same address with every committed row', async () => {
    const { dataDir, cluster } = copyForTest(template);
    const { connection, said } = await openForTest(dataDir);
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    process.kill(pid, 'SIGKILL');
    await until(async () => {
      const rows = await ask(connection, 'select number from kept').catch(() => []);
      return rows[0]?.number === 7;
    });
    expect(said).toContain('PostgreSQL died (SIGKILL). Starting it again.');
  });

  test('and cannot come back is reported, once', async () => {
    const { dataDir, cluster } = copyForTest(template);
    const reasons: string[] = [];
    const { stop } = await openForTest(dataDir, { onExit: (reason) => reasons.push(reason) });
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
    rmSync(join(cluster, 'global', 'pg_control'));
    process.kill(pid, 'SIGKILL');
    await until(() => reasons.length > 0);
    expect(reasons).toEqual([expect.stringContaining('pg_control')]);
    await expect(stop()).resolves.toBeUndefined();
  });
});
