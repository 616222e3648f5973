import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { demoChurch } from '#server/church/demo-church.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startTestSandbox, testMoment } from '#testing/sandbox/sandbox.ts';
import { searchConsoleContext } from '#testing/sync/search-console-context.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { createReaders } from './create-readers.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const sandbox = await forThisFile(startTestSandbox(), 'close');

test('with DEMO=on, three years of searches are asked for the demo church, and 16 months for any other', async () => {
  const keyring = createKeyring(randomBytes(32));
  const readers = createReaders(keyring, { isDemo: true });
  const firstDay = async (accountId: string) => {
    const property = { property_url: 'sc-domain:gracehill.example' };
    const { jobs } = database.connections;
    const { context } = searchConsoleContext(sandbox, jobs, accountId, property);
    const tasks = await readers.google_search_console.open(context).plan('first');
    return tasks.find(({ kind }) => kind === 'searchDays')?.from ?? '';
  };
  const daysAgo = (days: number) => addDays(new Date(testMoment).toISOString().slice(0, 10), -days);
  expect((await firstDay(await buildAccount(database.owner))) > daysAgo(510)).toBe(true);
  expect((await firstDay(demoChurch.accountId)) < daysAgo(1090)).toBe(true);
});
