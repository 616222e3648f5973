import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a test can mount a small disk to fill it. */
export function canMount(): boolean {
  if (process.getuid?.() !== 0) {
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'steeple-mount-'));
  const isPossible = spawnSync('/bin/mount', ['-t', 'tmpfs', 'steeple', folder]).status === 0;
  if (isPossible) {
    execFileSync('/bin/umount', [folder]);
  }
  rmSync(folder, { recursive: true });
  return isPossible;
}
