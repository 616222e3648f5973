import { afterAll, expect, test } from 'vitest';
import { killDuring, untilRead } from '#testing/sync/kill-during.ts';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';

/**
 * FAULTS=full kills more often, in the three years of a church; `npm run proofs` in the eight weeks of
 * another.
 */
const { kills, identity, leaves } =
  process.env.FAULTS === 'full'
    ? { kills: 20, identity: 'grace-hill', leaves: 3_000 }
    : { kills: 2, identity: 'eight-weeks', leaves: 250 };

const stage = await startSandboxStand(identity);
const { database, provider, sandbox, stand, close } = stage;
afterAll(close);

test('killed at random moments, a sync comes to the same rows as one that nobody disturbed', {
  timeout: 600_000 + kills * 60_000,
}, async () => {
  sandbox.passOn(provider);
  const undisturbed = await stand.connectChurch();
  const reader = await stand.startProcess();
  await untilRead(stage, undisturbed, 300_000);
  reader.kill('SIGKILL');
  const requests = provider.received.length;
  const expected = await leftBySync(database.owner, undisturbed.accountId);
  expect(expected.length).toBeGreaterThan(leaves);

  const killing = killDuring(stage, await stand.startProcess(), { kills, requests });
  const church = await stand.connectChurch();
  await untilRead(stage, church, 120_000 + kills * 60_000);
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
