import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { canCutPower, createCuttableDisk } from '#proofs/faults/power-cut.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { faultTimeoutMs, powerCuts } from './scale.ts';
import { signInSuperAdmin } from './super-admin.ts';
import { churchNames, writeChurches } from './write-churches.ts';

test.skipIf(!canCutPower())(
  'a power cut in the middle of writing loses nothing that was acknowledged',
  { timeout: faultTimeoutMs },
  async () => {
    const disk = createCuttableDisk();
    const start = () => runSteeple({ DATA_DIR: join(disk.folder, 'data'), LOG_LEVEL: 'silent' });
    let steeple = await start();
    onTestFinished(async () => {
      await steeple.stop();
      await disk.remove();
    });
    const acknowledged: string[] = [];
    for (let round = 1; round <= powerCuts; round += 1) {
      const writing = writeChurches(await signInSuperAdmin(steeple.url), `Cut ${round}`);
      await writing.underWay;
      await pause((round * 37) % 250);
      // This one is not flushed: it shows that the cut loses what a real one loses.
      const unflushed = join(disk.folder, `unflushed ${round}`);
      writeFileSync(unflushed, 'soon gone');
      disk.cutPower();
      acknowledged.push(...(await writing.end()));
      // A process that still runs without its disk says so, and can be ended.
      await expect(signInSuperAdmin(steeple.url)).rejects.toMatchObject({ status: 503 });
      await steeple.stop();
      await disk.plugIn();
      expect(existsSync(unflushed) && readFileSync(unflushed, 'utf8')).not.toBe('soon gone');
      steeple = await start();
    }
    const kept = await churchNames(await signInSuperAdmin(steeple.url));

    expect(acknowledged.length).toBeGreaterThan(powerCuts);
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
    console.log(`${powerCuts} power cuts, ${acknowledged.length} acknowledged writes, 0 lost`);
  },
);
