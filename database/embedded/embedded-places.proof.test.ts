import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ask,
  copyDataFolder,
  copyForTest,
  isRoot,
  keptRows,
  makeTemplate,
  openForTest,
  otherUser,
  packageDir,
  someUser,
} from '#testing/embedded/engine-fixture.ts';
import { startChild } from '#testing/embedded/start-child.ts';
import { newTestFolder, postgresBelow } from '#testing/embedded/test-folder.ts';
import { readClusterRecord, writeClusterRecord } from './cluster-record.ts';
import { type PostgresUser, postgresUser } from './postgres-user.ts';

let template = '';

beforeAll(async () => {
  template = await makeTemplate();
});

afterAll(() => {
  rmSync(dirname(template), { recursive: true });
});

/** A place for a data folder that only this user, and root, can get to. */
function privateFolder({ uid, gid }: { uid: number; gid: number } = { uid: 0, gid: 0 }) {
  const folder = newTestFolder();
  const home = join(folder, 'home');
  mkdirSync(home, { mode: 0o700 });
  chownSync(home, uid, gid);
  const options = { sharedDir: join(folder, 'shared') };
  return { folder, home, dataDir: join(home, 'data'), options };
}

/** The same with the template's database in it, all of it that user's. */
function privateDataFolder({ uid, gid }: PostgresUser) {
  const made = privateFolder({ uid, gid });
  copyDataFolder(template, made.dataDir);
  execFileSync('chown', ['-R', `${uid}:${gid}`, made.dataDir]);
  return made;
}

/** A data folder of root's alone, whose database is elsewhere. */
function dataFolderWithItsDatabaseElsewhere() {
  const made = privateFolder();
  const elsewhere = join(made.folder, 'elsewhere');
  mkdirSync(elsewhere);
  copyDataFolder(template, made.dataDir);
  execFileSync('mv', [join(made.dataDir, 'postgres'), elsewhere]);
  const record = readClusterRecord(made.dataDir);
  if (!record) {
    throw new Error('The template has no record.');
  }
  writeClusterRecord(made.dataDir, { ...record, folder: join(elsewhere, 'postgres') });
  return { ...made, elsewhere };
}

function ownersOfProcesses(folder: string): Set<number> {
  return new Set(postgresBelow(folder).map((pid) => statSync(`/proc/${pid}`).uid));
}

describe.skipIf(!isRoot)('as root', () => {
  test('PostgreSQL runs as nobody, and the data stay in the data folder', async () => {
    const { folder, dataDir, cluster } = copyForTest(template);
    await openForTest(dataDir);
    expect(ownersOfProcesses(folder)).toEqual(new Set([postgresUser()?.uid]));
    expect(statSync(cluster).uid).toBe(postgresUser()?.uid);
  });

  test('a data folder that root keeps to itself is opened to PostgreSQL’s group and no further', async () => {
    const { dataDir, cluster } = copyForTest(template);
    chownSync(dataDir, 0, 0);
    chmodSync(dataDir, 0o700);
    await openForTest(dataDir);
    expect(statSync(dataDir)).toMatchObject({ uid: 0, gid: postgresUser()?.gid });
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
    expect(existsSync(cluster)).toBe(true);
  });

  test('an ordinary user’s database runs as that user, who can continue to use it', async () => {
    const { folder, dataDir, options } = privateDataFolder(someUser);
    const byRoot = await openForTest(dataDir, options);
    expect(ownersOfProcesses(folder)).toEqual(new Set([someUser.uid]));
    await byRoot.stop();

    const byOwner = startChild({ dataDir, user: someUser });
    const { connection } = await byOwner.first('open');
    expect(await ask(connection, 'select number from kept')).toEqual(keptRows);
  });

  test('a database that root restored from a backup is handed to PostgreSQL’s user', async () => {
    const { dataDir } = copyForTest(template);
    execFileSync('chown', ['-R', '0:0', dataDir]);
    const { connection, said } = await openForTest(dataDir);
    expect(await ask(connection, 'select number from kept')).toEqual(keptRows);
    expect(said).toEqual([]);
  });

  test('programs that PostgreSQL’s user cannot reach are copied to where it can', async () => {
    const { home, options } = privateFolder();
    const { dataDir } = copyForTest(template);
    cpSync(packageDir, join(home, 'package'), { recursive: true, verbatimSymlinks: true });
    const { said } = await openForTest(dataDir, { ...options, packageDir: join(home, 'package') });
    expect(said).toEqual([
      expect.stringContaining(`PostgreSQL's programs run from ${options.sharedDir}/postgresql-18`),
    ]);
  });
});

describe.skipIf(!isRoot)('below a folder that PostgreSQL’s user cannot enter', () => {
  test('a new database goes to one that it can, which is said, and is found there again', async () => {
    const { dataDir, options } = privateFolder();
    const first = await openForTest(dataDir, options);
    const place = `The database of ${dataDir} is kept in ${options.sharedDir}/`;
    expect(first.said).toContainEqual(expect.stringContaining(place));
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    await first.stop();
    const second = await openForTest(dataDir, options);
    expect(second.isNew).toBe(false);
    expect(second.said).toEqual([expect.stringContaining(place)]);
  });

  test('a database that could be reached before is moved, with its rows', async () => {
    const { dataDir, options } = privateFolder();
    copyDataFolder(template, dataDir);
    const moved = await openForTest(dataDir, options);
    expect(moved.isNew).toBe(false);
    expect(await ask(moved.connection, 'select number from kept')).toEqual(keptRows);
    expect(moved.said).toContainEqual(expect.stringMatching(/^Moving the database to /));
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    await moved.stop();
    const again = await openForTest(dataDir, options);
    expect(await ask(again.connection, 'select number from kept')).toEqual(keptRows);
  });

  test('the database stays where it is when its data folder can be reached later', async () => {
    const { home, dataDir, options } = dataFolderWithItsDatabaseElsewhere();
    chmodSync(home, 0o755);
    const { connection } = await openForTest(dataDir, options);
    expect(await ask(connection, 'select number from kept')).toEqual(keptRows);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  test('a copy of the data folder cannot open the same database meanwhile', async () => {
    const { home, dataDir, elsewhere, options } = dataFolderWithItsDatabaseElsewhere();
    copyDataFolder(dataDir, join(home, 'copy'));
    await openForTest(dataDir, options);
    await expect(openForTest(join(home, 'copy'), options)).rejects.toMatchObject({
      code: 'data_folder_in_use',
      message: expect.stringContaining(elsewhere),
    });
  });

  test('the database of a data folder that was removed is kept aside', async () => {
    const { dataDir, options } = privateFolder();
    copyDataFolder(template, dataDir);
    await (await openForTest(dataDir, options)).stop();
    rmSync(dataDir, { recursive: true });

    const { isNew, said } = await openForTest(dataDir, options);
    expect(isNew).toBe(true);
    const [aside = ''] = readdirSync(options.sharedDir, {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => /postgres\.until-[^/]*$/.test(name));
    expect(existsSync(join(options.sharedDir, aside, 'PG_VERSION'))).toBe(true);
    expect(said).toContainEqual(
      expect.stringContaining(`kept it as ${join(options.sharedDir, aside)}`),
    );
  });
});

describe.skipIf(!isRoot)('as an ordinary user', () => {
  test('everything is that user’s, and a restart keeps the rows', async () => {
    const { folder, dataDir } = privateFolder(someUser);
    const first = startChild({ dataDir, user: someUser });
    const { connection, isNew } = await first.first('open');
    expect(isNew).toBe(true);
    expect(ownersOfProcesses(folder)).toEqual(new Set([someUser.uid]));
    expect(statSync(connection.host).uid).toBe(someUser.uid);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    await ask(connection, 'create table kept as select 7 as number');
    first.command('stop');
    await first.first('stopped');

    const second = startChild({ dataDir, user: someUser });
    const again = await second.first('open');
    expect(again.isNew).toBe(false);
    expect(await ask(again.connection, 'select number from kept')).toEqual(keptRows);
  });

  test('an orphan is stopped there too', async () => {
    const { folder, dataDir } = privateDataFolder(someUser);
    const killed = startChild({ dataDir, user: someUser });
    await killed.first('open');
    await killed.kill();
    const orphans = postgresBelow(folder);
    expect(orphans).not.toEqual([]);
    const next = startChild({ dataDir, user: someUser });
    await next.first('open');
    expect(postgresBelow(folder).filter((pid) => orphans.includes(pid))).toEqual([]);
  });

  test('a package without its links, which that user may not write, is copied', async () => {
    const { folder, dataDir } = privateDataFolder(someUser);
    const bare = join(folder, 'package');
    cpSync(packageDir, bare, { recursive: true, verbatimSymlinks: true });
    execFileSync('find', [bare, '-type', 'l', '-delete']);
    const child = startChild({ dataDir, packageDir: bare, user: someUser });
    await child.first('open');
    expect(readdirSync(dataDir)).toContainEqual(expect.stringMatching(/^postgresql-18/));
  });

  test('a folder where that user may not write is refused with the reason', async () => {
    const folder = newTestFolder();
    for (const dataDir of [folder, join(folder, 'data')]) {
      const child = startChild({ dataDir, user: someUser });
      expect(await child.first('failed')).toMatchObject({
        code: 'data_folder_unusable',
        message: expect.stringContaining('or set DATA_DIR'),
      });
    }
  });

  test('which /etc/passwd does not know, a database can be run, and making one says what is missing', async () => {
    const unknown: PostgresUser = { name: 'unknown', uid: 64_123, gid: 64_123 };
    const existing = privateDataFolder(unknown);
    const running = startChild({ dataDir: existing.dataDir, user: unknown });
    const { connection } = await running.first('open');
    expect(await ask(connection, 'select number from kept')).toEqual(keptRows);

    const failing = startChild({ dataDir: privateFolder(unknown).dataDir, user: unknown });
    expect(await failing.first('failed')).toMatchObject({
      code: 'cluster_create_failed',
      message: expect.stringMatching(
        /: initdb: .*user ID 64123: user does not exist\. Nothing was/,
      ),
    });
  });

  test('a database that is another user’s is refused, with both named', async () => {
    const { dataDir } = privateDataFolder(someUser);
    execFileSync('chown', ['-R', `${otherUser.uid}`, dirname(dataDir)]);
    execFileSync('chown', ['-R', `${someUser.uid}`, join(dataDir, 'postgres')]);
    const other = startChild({ dataDir, user: otherUser });
    expect(await other.first('failed')).toMatchObject({
      code: 'cluster_owner',
      message: expect.stringContaining(
        `belongs to user ${someUser.uid}, and Steeple runs as user ${otherUser.uid}`,
      ),
    });
  });
});
