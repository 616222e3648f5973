import { rm } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { faultTimeoutMs, killRounds } from './scale.ts';
import { signInSuperAdmin } from './super-admin.ts';

test('nothing that was acknowledged is lost by kill -9 in the middle of writing', {
  timeout: faultTimeoutMs,
}, async () => {
  let steeple = await runSteeple();
  const { dataDir } = steeple;
  const acknowledged: string[] = [];
  for (let round = 1; round <= killRounds; round += 1) {
    acknowledged.push(...(await writeUntilKilled(steeple, round)));
    steeple = await runSteeple({ DATA_DIR: dataDir });
  }
  const kept = await namesOf(await signInSuperAdmin(steeple.url));
  await steeple.stop();
  await rm(dataDir, { recursive: true, force: true });

  expect(acknowledged.length).toBeGreaterThan(killRounds);
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  console.log(`${killRounds} kills, ${acknowledged.length} acknowledged writes, 0 lost`);
});

/** Writes churches over four connections until the process is gone; gives those that were confirmed. */
async function writeUntilKilled(steeple: RunningSteeple, round: number): Promise<string[]> {
  const client = await signInSuperAdmin(steeple.url);
  const confirmed: string[] = [];
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `Round ${round}, writer ${writer}, church ${count}`;
      const { error } = await client.from('accounts').insert({ account_name: name });
      if (error) {
        return;
      }
      confirmed.push(name);
    }
  };
  const writing = [1, 2, 3, 4].map(write);
  await new Promise((resolve) => setTimeout(resolve, 100 + ((round * 37) % 250)));
  await steeple.stop('SIGKILL');
  isOver = true;
  await Promise.all(writing);
  return confirmed;
}

async function namesOf(client: SupabaseClient): Promise<Set<string>> {
  const { data, error } = await client.from('accounts').select('account_name');
  expect(error).toBeNull();
  return new Set(data?.map((row) => row.account_name));
}
