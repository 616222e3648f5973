import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../access/error-reason.ts';
import type { Binaries } from './binaries.ts';
import { EngineError } from './engine-error.ts';
import { isPostgresOf, processesOf } from './process-identity.ts';
import { shutDown } from './shut-down.ts';

/**
 * Stops a PostgreSQL that outlived the Steeple which started it, or whose main process was killed,
 * and clears a postmaster.pid that would keep PostgreSQL from starting: one whose process id now
 * belongs to another program, or one that a power cut left empty. The caller holds the lock, so no
 * running Steeple owns any of it.
 *
 * @throws EngineError `stop_failed`
 */
export async function stopLeftover(
  cluster: string,
  binaries: Binaries,
  say: (line: string) => void,
): Promise<void> {
  const pid = recordedPid(cluster);
  if (pid === undefined) {
    return;
  }
  if (pid === null) {
    // No process survives a power cut, and a running one always has its id in there.
    rmSync(pidFile(cluster));
    return;
  }
  if (isPostgresOf(pid, cluster)) {
    say(`Stopping the PostgreSQL that an earlier Steeple left running (process ${pid}).`);
    await end(pid, cluster, binaries);
  }
  // Sessions that lost the main process go on until their statement is done.
  for (const session of processesOf(cluster)) {
    await end(session, cluster, binaries);
  }
  const stale = recordedPid(cluster);
  if (stale && exists(stale)) {
    disown(cluster);
  }
}

async function end(pid: number, cluster: string, binaries: Binaries): Promise<void> {
  if (!(await shutDown(pid, () => !isPostgresOf(pid, cluster), binaries))) {
    throw new EngineError(
      'stop_failed',
      `A PostgreSQL that an earlier Steeple left running in ${cluster} won’t stop. End process ${pid} and start again.`,
    );
  }
}

/**
 * Replaces the process id in postmaster.pid by ours. PostgreSQL takes its parent's id there for a
 * stale one, and still finds from the lines below whether sessions of the earlier run live on,
 * which it could not if the file were removed.
 */
function disown(cluster: string): void {
  const path = pidFile(cluster);
  if (process.platform === 'win32') {
    rmSync(path, { force: true }); // PostgreSQL does not know its parent there.
    return;
  }
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  // The folder does not belong to root, so root must not follow a symbolic link planted there.
  const file = openSync(path, constants.O_WRONLY | constants.O_TRUNC | constants.O_NOFOLLOW);
  try {
    writeSync(file, [process.pid, ...rest].join('\n'));
  } finally {
    closeSync(file);
  }
}

/**
 * The first line of postmaster.pid, which PostgreSQL writes when it starts: null when there is no
 * process id in it, undefined when there is no such file, or none that we may read.
 */
function recordedPid(cluster: string): number | null | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return undefined;
  }
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
