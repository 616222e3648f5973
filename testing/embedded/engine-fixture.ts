import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, onTestFinished } from 'vitest';
import { copyPackage } from '#database/embedded/binaries-copy.ts';
import {
  type EmbeddedDatabase,
  type EmbeddedOptions,
  openEmbedded,
} from '#database/embedded/embedded.ts';
import { installedPackage, packageNameFor } from '#database/embedded/platform-package.ts';
import { knownUsers, type PostgresUser, postgresUser } from '#database/embedded/postgres-user.ts';
import type { Connection } from '#database/embedded/postmaster.ts';
import { canEnter } from '#database/embedded/reachability.ts';
import { newFolder, newTestFolder } from './test-folder.ts';

const notThere: PostgresUser = { name: 'nobody else', uid: 1, gid: 1 };

export const isRoot = process.getuid?.() === 0;

/** Two unprivileged users of this machine, neither of them PostgreSQL's own. */
export const [someUser = notThere, otherUser = notThere] = knownUsers().filter(
  ({ name, uid }) => uid !== 0 && name !== 'nobody',
);

/** PostgreSQL's programs, in a place that every user can read. */
export const packageDir = reachablePackage();

function reachablePackage(): string {
  const installed = installedPackage(packageNameFor(process.platform, process.arch));
  if (canEnter(postgresUser(), installed)) {
    return installed;
  }
  const home = newFolder();
  afterAll(() => rmSync(home, { recursive: true }));
  return copyPackage(installed, home);
}

/** Opens the embedded PostgreSQL, and stops it when the test is over. */
export async function openForTest(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase & { said: string[] }> {
  const said: string[] = [];
  const sharedDir = join(dataDir, '..', 'shared');
  const database = await openEmbedded({
    dataDir,
    sharedDir,
    packageDir,
    say: (line) => said.push(line),
    // These tests kill processes, not the machine.
    settings: { fsync: 'off' },
    ...options,
  });
  onTestFinished(() => database.stop());
  return { ...database, said };
}

/**
 * Makes a stopped data folder for tests to copy, with a row in the table `kept`. The caller removes the
 * folder around it.
 */
export async function makeTemplate(): Promise<string> {
  const template = join(newFolder(), 'data');
  const { connection, stop } = await openEmbedded({ dataDir: template, packageDir, say: () => {} });
  await ask(connection, 'create table kept as select 7 as number');
  await stop();
  return template;
}

/** The result of `select number from kept` in a copy of the template. */
export const keptRows = [{ number: 7 }];

/** Copies a closed data folder, owners and modes included: faster than a new one. */
export function copyDataFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/** A copy of a template, in a folder that is removed when the test is over. */
export function copyForTest(template: string): {
  folder: string;
  dataDir: string;
  cluster: string;
} {
  const folder = newTestFolder();
  const dataDir = join(folder, 'data');
  copyDataFolder(template, dataDir);
  return { folder, dataDir, cluster: join(dataDir, 'postgres') };
}

/** Runs one statement as the cluster's owner. @returns its rows */
export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}

/** Polls a condition for at most 45 seconds: less than a test may take, so that its failure says what. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 45_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) {
      throw new Error(`It is still not so: ${isSo}`);
    }
    await sleep(20);
  }
}
