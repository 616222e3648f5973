import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { plantFigures } from '#testing/factories/plant-figures.ts';
import { quietChurch } from '#testing/figures/made-up-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChurchRows } from '../church/read-church.ts';
import { readHistory } from './read-history.ts';

const church = quietChurch(12);
const now = new Date(Date.parse(`${church.weeks.at(-1)}T15:00:00Z`) + 7 * 86_400_000);

const database = await forThisFile(createTestDatabase(), 'drop');

/** What the rules, and a model after them, are given of a church's giving. */
async function givingKnown(accountId: string): Promise<number[]> {
  const client = await database.connections.jobs.connect();
  try {
    const read = await readHistory(client, await readChurchRows(client, accountId, now));
    const church = read?.history.asOf(read.now).church;
    const weeks = [...(church?.figures.get('giving')?.weeks.values() ?? [])];
    return weeks.flatMap(({ value }) => (value === null ? [] : [value]));
  } finally {
    client.release();
  }
}

test('giving of so few that single givers show is kept from the rules and from a model', async () => {
  const accountId = await buildAccount(database.owner);
  await plantFigures(database.owner, accountId, church);
  expect((await givingKnown(accountId)).length).toBeGreaterThan(100);
  await database.owner.query(
    `update analytics.figures set value = null, state = 'suppressed', count = 0
     where account_id = $1 and figure = 'giving_units'`,
    [accountId],
  );
  expect(await givingKnown(accountId)).toEqual([]);
});
