import { spawnSync } from 'node:child_process';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Whether a process is the PostgreSQL of this cluster: a process id from a file may by now be
 * anybody's. A zombie is not.
 */
export function isPostgresOf(pid: number, cluster: string): boolean {
  return process.platform === 'linux'
    ? worksIn(pid, cluster)
    : commandRuns(commandLineOf(pid), cluster);
}

/** The ids of all processes of this cluster; on Linux only, elsewhere none are found. */
export function processesOf(cluster: string): number[] {
  return process.platform === 'linux'
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
        .filter((pid) => worksIn(pid, cluster))
    : [];
}

/** PostgreSQL works in its cluster; compared as files, so that a moved folder is still itself. */
function worksIn(pid: number, cluster: string): boolean {
  try {
    // "postgres (deleted)" when npm has installed a newer one since.
    const isPostgres = basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
    const folder = statSync(`/proc/${pid}/cwd`);
    const wanted = statSync(cluster);
    return isPostgres && folder.dev === wanted.dev && folder.ino === wanted.ino;
  } catch {
    return false;
  }
}

/** Whether a command line is one of ours: `…/postgres -D <cluster> …`. */
export function commandRuns(commandLine: string, cluster: string): boolean {
  return /postgres(\.exe)?"? /.test(commandLine) && commandLine.includes(cluster);
}

function commandLineOf(pid: number): string {
  const [command, ...parameters] =
    process.platform === 'win32'
      ? [
          'powershell.exe',
          '-NoProfile',
          '-Command',
          `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`,
        ]
      : ['ps', '-o', 'args=', '-p', String(pid)];
  return spawnSync(command, parameters, { encoding: 'utf8' }).stdout ?? '';
}
