import { execFile } from 'node:child_process';
import { mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { reasonOf } from '../access/error-reason.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { EngineError } from './engine-error.ts';
import { giveTree, removeTree, syncFolder, workPrefix } from './folders.ts';
import { spawnEnvironment, spawnIdentity } from './postgres-user.ts';

const runFile = promisify(execFile);

/**
 * Creates an empty cluster: built beside its place, synced to disk by initdb, renamed when
 * complete. A crash leaves all of it or nothing.
 *
 * @throws EngineError `cluster_create_failed`, with the reason initdb gave
 */
export async function createCluster(place: ClusterPlace, binaries: Binaries): Promise<void> {
  let work: string | undefined;
  try {
    work = mkdtempSync(workPrefix(place.cluster));
    const passwordFile = join(work, 'password');
    writeFileSync(passwordFile, place.record.password, { mode: 0o600 });
    giveTree(work, place.user);
    const made = join(work, 'cluster');
    await runFile(
      binaries.program('initdb'),
      [`--pgdata=${made}`, `--pwfile=${passwordFile}`, ...initdbArguments(place.record.user)],
      { ...spawnIdentity(place.user), cwd: '/', env: spawnEnvironment() },
    );
    renameSync(made, place.cluster);
    syncFolder(dirname(place.cluster));
  } catch (cause) {
    throw new EngineError(
      'cluster_create_failed',
      `The database could not be made in ${place.cluster}: ${initdbReason(cause)}. Nothing was left behind; put that right and start again, or set DATA_DIR to another folder.`,
      cause,
    );
  } finally {
    if (work) {
      removeTree(work);
    }
  }
}

/**
 * The initdb options of every cluster; the collation must not depend on the libraries of the
 * machine.
 */
export function initdbArguments(superuserName: string, platform = process.platform): string[] {
  return [
    `--username=${superuserName}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // What is not collation stays with the C library; only Linux's knows C.UTF-8.
    platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
    '--no-instructions',
  ];
}

/** The error of initdb, without its lines about cleaning up. */
function initdbReason(cause: unknown): string {
  const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : '';
  const lines = said.split('\n').filter((line) => line.trim() !== '');
  const errors = lines.filter((line) => /error|FATAL|PANIC|HINT/.test(line));
  const reason = errors.length > 0 ? errors : lines;
  return reason.length > 0 ? reason.join(' ') : reasonOf(cause);
}
