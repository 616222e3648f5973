import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestProvider } from '#testing/integrations/provider-server.ts';
import { arrangeSyncs } from '#testing/sync/sync-stand.ts';
import { answerWeeks, digitSum, isWeek, weekAnswer } from '#testing/sync/weeks-provider.ts';
import { readingsTable } from '#testing/sync/weeks-reader.ts';
import { createTestDatabase } from '#testing/test-database.ts';

/** FAULTS=full kills more often. */
const kills = process.env.FAULTS === 'full' ? 20 : 4;
/** Three years. */
const weeks = 156;

const database = await forThisFile(createTestDatabase(), 'drop');
await database.owner.query(readingsTable);
const provider = await forThisFile(startTestProvider(), 'close');
const stand = arrangeSyncs(database, provider, weeks);

test(
  'killed at any moment, a sync goes on in another process and comes to the same rows',
  async () => {
    const church = await stand.connectChurch();
    let survivor = await stand.startProcess();
    let killed = 0;
    let nextKill = 0;
    const killDuring = (): void => {
      killed += 1;
      // Spread over the run: before the first step, in the middle, close to the end.
      nextKill = Math.floor((killed * weeks) / kills + Math.random() * 3);
      const victim = survivor;
      const replaced = stand.startProcess();
      victim.kill('SIGKILL');
      void replaced.then((child) => {
        survivor = child;
      });
    };
    let seen = 0;
    provider.answerWith((request) => {
      seen += isWeek(request) ? 1 : 0;
      if (killed < kills && seen >= nextKill && survivor.exitCode === null && !survivor.killed) {
        killDuring();
      }
      return weekAnswer(request);
    });
    await vi.waitFor(
      async () => expect(await stand.row(church)).toMatchObject({ is_read: true, state: 'idle' }),
      { timeout: 60_000 + kills * 60_000, interval: 100 },
    );
    expect(killed).toBe(kills);
    const found = await stand.weeksOf(church);
    expect(found).toHaveLength(weeks);
    expect(found).toEqual(
      found.map(({ week }) => ({ week, value: digitSum(week), figure: digitSum(week) })),
    );
    // A kill costs the step that was under way, and no more.
    expect(await stand.readAgain(church)).toBeLessThanOrEqual(kills);
    expect(seen).toBeLessThanOrEqual(weeks + 2 * kills);
    expect(await stand.row(church)).toMatchObject({ done: weeks, total: weeks });
  },
  90_000 + kills * 60_000,
);

test('of several processes that look for what is due, one reads a connection', async () => {
  answerWeeks(provider);
  const processes = await Promise.all([stand.startProcess(), stand.startProcess()]);
  const church = await stand.connectChurch();
  await vi.waitFor(async () => expect(await stand.row(church)).toMatchObject({ is_read: true }), {
    timeout: 30_000,
    interval: 50,
  });
  expect(await stand.readAgain(church)).toBe(0);
  expect(provider.received.filter(isWeek)).toHaveLength(weeks);
  for (const child of processes) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, 60_000);
