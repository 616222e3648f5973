import { expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readChurchName } from './own-words.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

test('a church’s name is read for its admin, and no longer once the role is lost', async () => {
  const id = await buildAccount(database.owner, { account_name: 'Grace Hill Church' });
  const { userId } = await buildPerson(database.owner, { role: 'account_admin', account_id: id });
  const { claims } = await actingAs(database, userId);
  expect(await readChurchName(database, claims, id)).toBe('Grace Hill Church');
  await database.owner.query('update public.profiles set role = null where user_id = $1', [userId]);
  expect(await readChurchName(database, claims, id)).toBeUndefined();
});
