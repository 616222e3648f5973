import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../access/error-reason.ts';
import type { Binaries } from './binaries.ts';

type Signal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

type Step = { signal: Signal; timeoutMs: number };

/** PostgreSQL's shutdowns, gentlest first, and how long each may take before the next. */
const ladder: Step[] = [
  // Fast: ends sessions, rolls back, writes a checkpoint.
  { signal: 'SIGINT', timeoutMs: 20_000 },
  // Immediate: like a crash, from which the next start recovers every commit.
  { signal: 'SIGQUIT', timeoutMs: 10_000 },
  { signal: 'SIGKILL', timeoutMs: 5_000 },
];

const pollMs = 10;

/**
 * Stops a PostgreSQL, in at most 35 seconds.
 * @param isGone whether the process has ended
 * @returns whether it has
 */
export async function shutDown(
  pid: number,
  isGone: () => boolean,
  binaries: Binaries,
  steps = ladder,
): Promise<boolean> {
  for (const { signal, timeoutMs } of steps) {
    signalPostgres(pid, signal, binaries);
    const deadline = Date.now() + timeoutMs;
    while (!isGone() && Date.now() < deadline) {
      await sleep(pollMs);
    }
    if (isGone()) {
      return true;
    }
  }
  return false;
}

/** Sends PostgreSQL's main process a signal; one that is gone already is no error. */
export function signalPostgres(pid: number, signal: Signal, binaries: Binaries): void {
  if (process.platform === 'win32') {
    // Node could only terminate it there; PostgreSQL has a named pipe for signals.
    spawnSync(binaries.program('pg_ctl'), ['kill', signal.slice('SIG'.length), String(pid)]);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') {
      throw error;
    }
  }
}
