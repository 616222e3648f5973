import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runSteeple } from '#testing/running-steeple.ts';
import { faultTimeoutMs, killRounds } from './scale.ts';
import { signInSuperAdmin } from './super-admin.ts';
import { churchNames, writeChurches } from './write-churches.ts';

test('kill -9 in the middle of writing loses nothing that was acknowledged', {
  timeout: faultTimeoutMs,
}, async () => {
  let steeple = await runSteeple();
  const { dataDir } = steeple;
  const acknowledged: string[] = [];
  for (let round = 1; round <= killRounds; round += 1) {
    const writing = writeChurches(await signInSuperAdmin(steeple.url), `Round ${round}`);
    await writing.underWay;
    await pause((round * 37) % 250);
    await steeple.stop('SIGKILL');
    acknowledged.push(...(await writing.end()));
    steeple = await runSteeple({ DATA_DIR: dataDir });
  }
  const kept = await churchNames(await signInSuperAdmin(steeple.url));
  await steeple.stop();
  await rm(dataDir, { recursive: true, force: true });

  expect(acknowledged.length).toBeGreaterThan(killRounds);
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
  console.log(`${killRounds} kills, ${acknowledged.length} acknowledged writes, 0 lost`);
});
