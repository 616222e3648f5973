import { afterAll, expect, test, vi } from 'vitest';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';

vi.setConfig({ testTimeout: 300_000 });

const { database, provider, sandbox, stand, close } = await startSandboxStand('eight-weeks');
afterAll(close);

const untilRead = (church: StandChurch) =>
  vi.waitFor(
    async () => expect(await stand.row(church)).toMatchObject({ is_read: true, state: 'idle' }),
    { timeout: 120_000, interval: 50 },
  );

/** A figure of every week, whatever it was before. */
const figuresOf = async ({ accountId }: StandChurch) =>
  (await leftBySync(database.owner, accountId)).filter((row) => row.startsWith('figure '));

const chooseSundays = ({ accountId }: StandChurch) =>
  database.owner.query(
    `update analytics.measure_choices set chosen = suggested || '{"weekStartsOn": "sunday"}'
     where account_id = $1`,
    [accountId],
  );

test('another first day of the week, chosen during the first sync, costs a tenth of its requests at most', async () => {
  await stand.start();
  sandbox.passOn(provider);
  const undisturbed = await stand.connectChurch();
  await untilRead(undisturbed);
  const whole = provider.received.length;
  await chooseSundays(undisturbed);
  await vi.waitFor(
    async () => expect(await stand.row(undisturbed)).toMatchObject({ state: 'idle' }),
    {
      timeout: 120_000,
      interval: 50,
    },
  );

  const church = { accountId: '', personId: '' };
  const chosenAt = Math.floor(whole / 3);
  let chosen = false;
  sandbox.passOn(provider, async () => {
    if (!chosen && provider.received.length >= chosenAt) {
      chosen = true;
      await chooseSundays(church);
    }
    return null;
  });
  Object.assign(church, await stand.connectChurch());
  await untilRead(church);
  expect(chosen).toBe(true);
  // Days of check-ins depend on the first day of the week; what was read of them is read again.
  expect(provider.received.length).toBeLessThanOrEqual(1.1 * whole);
  expect(await figuresOf(church)).toEqual(await figuresOf(undisturbed));
});
