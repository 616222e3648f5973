import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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
    // The demo's first syncs would take the room that is left for the writes.
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', SYNCS_AT_ONCE: '0' };
    let steeple = await runSteeple(settings);
    onTestFinished(() => steeple.stop());
    const before = await signInSuperAdmin(steeple.url);
    const ballast = join(disk, 'ballast');
    // Room for one more segment of the journal (16 MB), of which what is left of today’s may be little.
    writeFileSync(ballast, Buffer.alloc(freeBytes(disk) - 20_000_000));

    const acknowledged = await writeUntilRefused(before);
    expect(acknowledged.length).toBeGreaterThan(0);

    rmSync(ballast);
    const revived = await revive(steeple, dataDir);
    steeple = revived.steeple;
    const { client } = revived;
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

/**
 * PostgreSQL stops itself when its journal has no room; Steeple then starts it again, or ends and is
 * started again. Only a sign-in, which writes, shows that it is over: one that is about to stop still reads.
 */
async function revive(
  steeple: RunningSteeple,
  dataDir: string,
): Promise<{ steeple: RunningSteeple; client: SupabaseClient }> {
  const until = Date.now() + 20_000;
  while (Date.now() < until && steeple.process.exitCode === null) {
    const client = await signInSuperAdmin(steeple.url).catch(() => null);
    if (client) {
      return { steeple, client };
    }
    await pause(200);
  }
  await steeple.stop();
  const again = await runSteeple({ DATA_DIR: dataDir });
  return { steeple: again, client: await signInSuperAdmin(again.url) };
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
