import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import type { CountingPlan } from '#testing/sync/counting-process.ts';
import { keepLargeChurch, largeChurchNow } from '#testing/sync/large-church.ts';
import { testReaderContext } from '#testing/sync/reader-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner, ownerConfig } = database;

const told = z.object({ startBytes: z.number(), peakBytes: z.number() });
const largestBytes = 300e6;

/** Counts a church's people in a process of its own. @returns its memory before, and at most */
async function countApart(accountId: string, encryptionKey: Buffer) {
  const { host, port, user, password } = inject('cluster').owner;
  const plan: CountingPlan = {
    database: { host, port, user, password, database: ownerConfig.database ?? '' },
    loginPassword: inject('cluster').loginPassword,
    encryptionKey: encryptionKey.toString('base64'),
    ...{ accountId, now: largeChurchNow.toISOString() },
  };
  const place = join(process.cwd(), 'testing/sync/counting-process.ts');
  const child = fork(place, [JSON.stringify(plan)]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return told.parse(message);
}

test('the people of a church of 10,000 are counted in less than 300 MB', {
  timeout: 300_000,
}, async () => {
  const accountId = await buildAccount(owner);
  await buildSyncedConnection(owner, accountId);
  const encryptionKey = randomBytes(32);
  const { context } = testReaderContext({
    ...{ accountId, type: 'planning_center', apiUrl: '', accessToken: '' },
    ...{ pool: database.connections.jobs, now: largeChurchNow },
  });
  const people = await keepLargeChurch(context, createKeyring(encryptionKey), 10_000);
  expect(people).toBeGreaterThan(15_000);
  const { startBytes, peakBytes } = await countApart(accountId, encryptionKey);
  const [before, most] = [startBytes, peakBytes].map((bytes) => (bytes / 1e6).toFixed(0));
  process.stdout.write(`${people} people: ${most} MB at most, ${before} before\n`);
  const { rows } = await owner.query<{ measure: string; value: number }>(
    `select measure, value from analytics.quarters where account_id = $1 and state = 'complete'`,
    [accountId],
  );
  const regulars = rows.flatMap(({ measure, value }) => (measure === 'regulars_end' ? value : []));
  expect(Math.max(...regulars)).toBeGreaterThan(3_000);
  expect(new Set(rows.map(({ measure }) => measure)).size).toBeGreaterThan(15);
  expect(peakBytes - startBytes).toBeLessThan(largestBytes);
});
