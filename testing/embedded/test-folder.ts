import { chmodSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that everybody may read; the caller removes it. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-engine-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A new folder that is removed when the test is over. */
export function newTestFolder(): string {
  const folder = newFolder();
  onTestFinished(() => {
    for (const pid of postgresBelow(folder)) {
      endAtOnce(pid);
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
  return folder;
}

/** The processes of all PostgreSQL servers with data below a folder; Linux only. */
export function postgresBelow(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && worksBelow(name, folder))
    .map(Number);
}

function worksBelow(pid: string, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(`${folder}/`);
  } catch {
    return false;
  }
}

function endAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
