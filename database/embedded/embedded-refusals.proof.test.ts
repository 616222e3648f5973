import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { canMount } from '#proofs/faults/can-mount.ts';
import {
  ask,
  copyForTest,
  makeTemplate,
  openForTest,
  packageDir,
  until,
} from '#testing/embedded/engine-fixture.ts';
import { startChild } from '#testing/embedded/start-child.ts';
import { newTestFolder, postgresBelow } from '#testing/embedded/test-folder.ts';

let template = '';

beforeAll(async () => {
  template = await makeTemplate();
});

afterAll(() => {
  rmSync(dirname(template), { recursive: true });
});

/** Every file below a folder with its size and time of change. */
function fingerprint(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(
      (name) =>
        `${name} ${statSync(join(folder, name)).size} ${statSync(join(folder, name)).mtimeMs}`,
    )
    .sort();
}

/**
 * PostgreSQL's programs, of which initdb makes its cluster and then does not end.
 *
 * @param folder a folder for them
 */
function withHeldInitdb(folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(packageDir, copy, { recursive: true, verbatimSymlinks: true });
  const initdb = join(copy, 'native/bin/initdb');
  renameSync(initdb, `${initdb}-itself`);
  // Not exec: from its new folder it finds its neighbouring files, and the shell waits for it.
  const script = `#!/bin/sh
for argument; do case $argument in --pgdata=*) made="\${argument#--pgdata=}" ;; esac; done
"$0-itself" "$@" && cd "$made" && touch held && exec sleep 600
`;
  writeFileSync(initdb, script, { mode: 0o755 });
  return copy;
}

/** Where an initdb that is held has got to. */
function findHeld(dataDir: string): string[] {
  return existsSync(dataDir) ? globSync('*.new-*/cluster/held', { cwd: dataDir }) : [];
}

describe('a first start that is cut off', () => {
  test('by a kill -9 in the middle of initdb is repeated by the next start, with nothing left over', async () => {
    const folder = newTestFolder();
    const dataDir = join(folder, 'data');
    const child = startChild({ dataDir, packageDir: withHeldInitdb(folder) });
    await until(() => findHeld(dataDir).length > 0);
    await child.kill();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(readdirSync(dataDir)).toContainEqual(expect.stringContaining('.new-'));

    await expect(openForTest(dataDir)).resolves.toMatchObject({ isNew: true });
    expect(readdirSync(dataDir).sort()).toEqual([
      'database.json',
      'postgres',
      'postgres.log',
      'steeple.lock',
    ]);
  });

  test('between the cluster and its record still counts as new, and leaves nothing either', async () => {
    const { dataDir, cluster } = copyForTest(template);
    const path = join(dataDir, 'database.json');
    const record = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...record, createdAt: null }));
    mkdirSync(`${cluster}.new-abcdef`);
    writeFileSync(join(`${cluster}.new-abcdef`, 'password'), record.password);
    const { isNew, stop } = await openForTest(dataDir);
    expect(isNew).toBe(true);
    expect(existsSync(`${cluster}.new-abcdef`)).toBe(false);
    await stop();
    expect((await openForTest(dataDir)).isNew).toBe(false);
  });

  test.skipIf(!canMount())('by a full disk says so and leaves nothing behind', async () => {
    const folder = newTestFolder();
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=755', 'steeple', folder]);
    onTestFinished(() => {
      execFileSync('/bin/umount', [folder]);
    });
    const dataDir = join(folder, 'data');
    await expect(openForTest(dataDir)).rejects.toMatchObject({
      code: 'cluster_create_failed',
      message: expect.stringContaining('No space left on device'),
    });
    expect(readdirSync(dataDir).sort()).toEqual(['database.json', 'steeple.lock']);
  });
});

describe('a data folder that does not fit', () => {
  test('because of another major version is refused with both named, and nothing is touched', async () => {
    const { dataDir, cluster } = copyForTest(template);
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    const before = fingerprint(dataDir);
    await expect(openForTest(dataDir)).rejects.toMatchObject({
      code: 'version_mismatch',
      message: expect.stringMatching(/PostgreSQL 17.*PostgreSQL 18.*Nothing was changed/),
    });
    expect(fingerprint(dataDir)).toEqual(before);
  });

  test('because its database was made by something else is refused', async () => {
    const dataDir = join(newTestFolder(), 'data');
    mkdirSync(join(dataDir, 'postgres'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres', 'somebody’s.txt'), 'precious');
    await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'cluster_foreign' });
    expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['somebody’s.txt']);
  });

  test.each([
    [
      'its database has no version',
      (dataDir: string) => rmSync(join(dataDir, 'postgres', 'PG_VERSION')),
    ],
    [
      'its record is cut off',
      (dataDir: string) => writeFileSync(join(dataDir, 'database.json'), '{'),
    ],
  ])('because %s is refused as damaged', async (_, damage) => {
    const { dataDir } = copyForTest(template);
    damage(dataDir);
    await expect(openForTest(dataDir)).rejects.toMatchObject({
      code: 'data_folder_damaged',
      message: expect.stringContaining('from a backup'),
    });
  });

  test('because its record is of another database is refused, and no PostgreSQL keeps running', async () => {
    const { dataDir } = copyForTest(template);
    const path = join(dataDir, 'database.json');
    const record = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...record, password: 'another' }));
    await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'password_refused' });
    expect(postgresBelow(dataDir)).toEqual([]);
  });

  test('because its database is gone is refused rather than filled with an empty one', async () => {
    const { dataDir, cluster } = copyForTest(template);
    rmSync(cluster, { recursive: true });
    await expect(openForTest(dataDir)).rejects.toMatchObject({ code: 'cluster_missing' });
  });
});

describe('a PostgreSQL that cannot start', () => {
  test('is reported with the end of its log, and the folder is free again', async () => {
    const { dataDir } = copyForTest(template);
    const broken = openForTest(dataDir, { settings: { shared_buffers: 'plenty' } });
    await expect(broken).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringContaining('invalid value for parameter "shared_buffers": "plenty"'),
    });
    await expect(openForTest(dataDir)).resolves.toMatchObject({ isNew: false });
  });
});

describe('PostgreSQL’s log', () => {
  test('holds no statement, no parameter and no row', async () => {
    const { dataDir } = copyForTest(template);
    const { connection } = await openForTest(dataDir);
    await ask(connection, 'create table t (a text check (length(a) > 100))');
    await expect(ask(connection, "insert into t values ('hunter2')")).rejects.toThrow();
    const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('violates check constraint');
    expect(log).not.toContain('hunter2');
  });
});
