import { expect } from 'vitest';
import { test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { findDemoSignIns } from './demo-sign-ins.ts';

const printed = async (database: TestDatabase) =>
  (await findDemoSignIns(database.ownerConfig)).map(({ email }) => email);

test('every sign-in that the start prints opens with the demo’s password', async ({
  database,
  server,
}) => {
  const emails = await printed(database);
  expect(emails).toContain('super@steeple.test');
  for (const email of emails) {
    await server.clientOf(email);
  }
});

test('a sign-in with a changed password is no longer printed, and nobody else’s is', async ({
  database,
  server,
}) => {
  const client = await server.clientOf('grace@steeple.test');
  expect((await client.auth.updateUser({ password: 'a password of her own' })).error).toBeNull();
  await expect(server.clientOf('grace@steeple.test')).rejects.toThrow();
  expect(await printed(database)).not.toContain('grace@steeple.test');
  await database.owner.query('update auth.users set is_demo = false');
  expect(await printed(database)).toEqual([]);
});
