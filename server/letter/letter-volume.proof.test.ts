import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { startComputePool } from '#server/computing/compute-pool.ts';
import { readConfig } from '#server/config.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

/** LETTERS=full writes more. */
const churches = process.env.LETTERS === 'full' ? 100 : 20;
const readersEach = 10;
const count = churches * readersEach;
/** What a Monday has: letters of so many churches, within so many minutes, on two cores. */
const monday = { letters: 5_000, minutes: 15, cores: 2 };
const ticksPerSecond = 100;

/** The processor time in seconds and the memory in MB of the process that writes letters. */
async function usageOf(pid: string) {
  const [stat, status] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/status`, 'utf8'),
  ]);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const seconds = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  return { seconds, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_000 };
}

test('letters with pictures are written fast enough for a Monday of 5,000 churches, in flat memory', {
  timeout: 900_000,
}, async () => {
  const database = await createTestDatabase();
  const letters = startComputePool(
    readConfig({ NODE_ENV: 'test' }, { LOG_LEVEL: 'fatal' }),
    {
      place: database.ownerConfig,
      passwords: [inject('cluster').loginPassword],
      limits: { poolSize: 2, acquireTimeoutMs: 20_000, statementTimeoutMs: 20_000 },
    },
    { isPatient: true },
  );
  const server = await startTestServer(database, {}, undefined, letters);
  const stand = await startLetterStand(server.services, { leaseMs: 60_000 });
  for (let church = 0; church < churches; church += 1) {
    const { accountId } = await buildPerson(database.owner, { role: 'account_admin' });
    await buildStoryChurch(database.owner, accountId ?? '');
    for (let reader = 0; reader < readersEach; reader += 1) {
      const person = await buildPerson(database.owner, {
        role: 'account_admin',
        account_id: accountId,
      });
      await database.owner.query(
        `insert into private.letters (account_id, person_id, subscribed, planned_after)
           values ($1, $2, true, '2027-02-15T13:00:00Z')`,
        [accountId, person.userId],
      );
    }
  }
  const startMs = performance.now();
  await stand.planAt('2027-02-22T13:00:05Z');
  await stand.planAt('2027-02-22T13:00:06Z');
  const sent = (enough: number) =>
    expect
      .poll(() => stand.smtp.taken.length, { timeout: 800_000, interval: 50 })
      .toBeGreaterThanOrEqual(enough);
  await sent(count / 4);
  const { stdout } = await promisify(execFile)('pgrep', [
    '-P',
    `${process.pid}`,
    '-f',
    'compute-process',
  ]);
  const pid = stdout.trim().split('\n')[0] ?? '';
  const early = await usageOf(pid);
  await sent(count);
  const late = await usageOf(pid);
  const seconds = (performance.now() - startMs) / 1_000;
  const perLetter = (late.seconds - early.seconds) / (count * 0.75);
  process.stdout.write(
    `${JSON.stringify({ letters: count, seconds, processorSecondsEach: perLetter, megabytes: [early.megabytes, late.megabytes] })}\n`,
  );
  expect(new Set(stand.smtp.taken.map(({ to }) => to[0])).size).toBe(count);
  expect(perLetter * monday.letters).toBeLessThan(monday.minutes * 60 * monday.cores);
  expect(late.megabytes).toBeLessThan(early.megabytes + 80);
  await stand.stop();
  await server.close();
  await letters.close();
  await database.drop();
});
