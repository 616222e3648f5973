import { expect, test } from 'vitest';
import { inTransaction } from '#database/access/in-transaction.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { nothingKnown } from '../../church/choices.ts';
import { changeSuggestion } from './choices-store.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('a time zone that PostgreSQL does not know is not suggested', async () => {
  const accountId = await buildAccount(database.owner);
  const suggestedAfter = (timeZone: string) =>
    inTransaction(database.connections.jobs, (client) =>
      changeSuggestion(client, accountId, () => ({
        ...nothingKnown,
        suggested: { ...nothingKnown.suggested, timeZone },
      })),
    );
  expect((await suggestedAfter('America/Chicago')).suggested.timeZone).toBe('America/Chicago');
  expect((await suggestedAfter('US/Pacific-New')).suggested.timeZone).toBe('America/Chicago');
});
