import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { canMount } from '#proofs/faults/can-mount.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { faultTimeoutMs } from './scale.ts';
import { signInSuperAdmin } from './super-admin.ts';

test.skipIf(!canMount())(
  'a full disk loses nothing that was acknowledged, and Steeple recovers',
  {
    timeout: faultTimeoutMs,
  },
  async () => {
    const disk = mountSmallDisk();
    const dataDir = join(disk, 'data');
    let steeple = await runSteeple({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    onTestFinished(() => steeple.stop());
    const before = await signInSuperAdmin(steeple.url);
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(freeBytes(disk) - 2_000_000));

    const acknowledged = await writeUntilRefused(before);
    expect(acknowledged.length).toBeGreaterThan(0);

    rmSync(ballast);
    steeple = await revive(steeple, dataDir);
    const client = await signInSuperAdmin(steeple.url);
    const { data } = await client.from('knowledge').select('title').like('title', 'Row *');
    const kept = new Set(data?.map((row) => row.title));
    expect(acknowledged.filter((title) => !kept.has(title))).toEqual([]);
    expect((await insert(client, 'After')).error).toBeNull();
    console.log(`a full disk: ${acknowledged.length} acknowledged writes, 0 lost, writing again`);
  },
);

/**
 * Adds rows that do not compress until one is refused.
 *
 * @returns the titles of those that were taken
 */
async function writeUntilRefused(client: SupabaseClient): Promise<string[]> {
  const taken: string[] = [];
  for (let row = 0; row < 2_000; row += 1) {
    const { error } = await insert(client, `Row ${row}`);
    if (error) {
      return taken;
    }
    taken.push(`Row ${row}`);
  }
  throw new Error('The disk was never full.');
}

async function insert(client: SupabaseClient, title: string) {
  return client.from('knowledge').insert({ title, prompt: randomBytes(48_000).toString('base64') });
}

/** PostgreSQL stops itself when its journal has no room; Steeple then ends and is started again. */
async function revive(steeple: RunningSteeple, dataDir: string): Promise<RunningSteeple> {
  const until = Date.now() + 20_000;
  while (Date.now() < until && steeple.process.exitCode === null) {
    const answer = await fetch(`${steeple.url}/ready`).catch(() => null);
    if (answer?.ok) {
      return steeple;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await steeple.stop();
  return runSteeple({ DATA_DIR: dataDir });
}

function mountSmallDisk(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-disk-'));
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=755', 'steeple', folder]);
  onTestFinished(() => {
    spawnSync('/bin/umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
