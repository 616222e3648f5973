import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs, type StandChurch } from '#testing/sync/sync-stand.ts';
import { answerWeeks, isWeek, weekAnswer } from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const soon = { timeout: 60_000, interval: 50 };
vi.setConfig({ testTimeout: 200_000 });

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, 3);

/** Starts a process, and kills it once it has asked for what never comes. */
async function killOne(): Promise<void> {
  provider.answerWith((request) => (isWeek(request) ? 'hang' : weekAnswer(request)));
  const child = await stand.startProcess();
  await vi.waitFor(() => expect(provider.received.filter(isWeek)).toHaveLength(1), soon);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** What the next process makes of it, about how many seconds from now it is due. */
async function untilResting(church: StandChurch, seconds: number): Promise<void> {
  await vi.waitFor(async () => {
    const row = await stand.row(church);
    expect(row).toMatchObject({
      state: 'queued',
      last_error: 'process_ended',
      waits: true,
      is_held: false,
    });
    expect(Math.abs(Number(row?.due_in) - seconds)).toBeLessThan(20);
  }, soon);
}

test('a run under which the process ended twice rests for a minute, then for an hour, until somebody presses Sync Now', async () => {
  const church = await stand.connectChurch();
  await killOne();
  await killOne();
  answerWeeks(provider);
  const stopped = await stand.start();
  await untilResting(church, 60);
  expect(provider.received).toEqual([]);
  await stopped.stop();

  await stand.press(church);
  await killOne();
  const next = await stand.start();
  await untilResting(church, 3_600);
  // Once a minute: pressing on and on would end one process after the other.
  await stand.press(church);
  await untilResting(church, 3_600);
  await next.stop();

  answerWeeks(provider);
  await database.owner.query(
    "update private.sync_connections set pressed_at = pressed_at - interval '1 minute'",
  );
  await stand.start();
  await stand.press(church);
  await vi.waitFor(
    async () =>
      expect(await stand.row(church)).toMatchObject({
        state: 'idle',
        is_read: true,
        last_error: null,
      }),
    soon,
  );
});
