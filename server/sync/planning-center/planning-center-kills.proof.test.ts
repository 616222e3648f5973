import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';

/**
 * FAULTS=full kills more often, in the three years of a church; `npm run proofs` in the eight weeks of
 * another.
 */
const { kills, identity, leaves } =
  process.env.FAULTS === 'full'
    ? { kills: 20, identity: 'grace-hill', leaves: 3_000 }
    : { kills: 2, identity: 'eight-weeks', leaves: 250 };
/** A kill may fall into a request, what is written after it, or the figures that are computed. */
const laterMs = 80;

const { database, provider, sandbox, stand, close } = await startSandboxStand(identity);
afterAll(close);

/** A run whose process ended again and again within a step rests; then somebody presses Sync Now. */
const untilRead = (church: StandChurch, patienceMs: number) =>
  vi.waitFor(
    async () => {
      const row = await stand.row(church);
      if (row?.last_error === 'process_ended' && row.waits) {
        await stand.press(church);
      }
      expect(row).toMatchObject({ is_read: true, state: 'idle' });
    },
    { timeout: patienceMs, interval: 100 },
  );

/**
 * Replaces the process that syncs, again and again: at a random moment after each of these
 * requests.
 */
async function killDuring(requests: number) {
  let survivor = await stand.startProcess();
  let [killed, seen, isReplacing] = [0, 0, false];
  let nextKill = Math.random() * 5;
  sandbox.passOn(provider, () => {
    seen += 1;
    if (killed < kills && seen >= nextKill && !isReplacing) {
      isReplacing = true;
      killed += 1;
      nextKill = (killed * requests) / kills + Math.random() * 5;
      const victim = survivor;
      void pause(Math.random() * laterMs)
        .then(() => {
          victim.kill('SIGKILL');
          return stand.startProcess();
        })
        .then((child) => {
          survivor = child;
          isReplacing = false;
        });
    }
    return null;
  });
  return {
    killed: () => killed,
    seen: () => seen,
    end: () => survivor.kill('SIGKILL'),
  };
}

test('killed at random moments, a sync comes to the same rows as one that nobody disturbed', {
  timeout: 600_000 + kills * 60_000,
}, async () => {
  sandbox.passOn(provider);
  const undisturbed = await stand.connectChurch();
  const reader = await stand.startProcess();
  await untilRead(undisturbed, 300_000);
  reader.kill('SIGKILL');
  const requests = provider.received.length;
  const expected = await leftBySync(database.owner, undisturbed.accountId);
  expect(expected.length).toBeGreaterThan(leaves);

  const killing = await killDuring(requests);
  const church = await stand.connectChurch();
  await untilRead(church, 120_000 + kills * 60_000);
  killing.end();
  expect(killing.killed()).toBe(kills);
  expect(await leftBySync(database.owner, church.accountId)).toEqual(expected);
  const [before, after] = [await stand.row(undisturbed), await stand.row(church)];
  expect(after).toMatchObject({
    done: before?.done,
    total: before?.total,
    last_error: null,
    is_held: false,
    covers_from: before?.covers_from,
    covers_to: before?.covers_to,
  });
  // A kill costs the step that was under way: its requests, a page of the largest.
  expect(killing.seen()).toBeLessThanOrEqual(requests + kills * 70);
});
