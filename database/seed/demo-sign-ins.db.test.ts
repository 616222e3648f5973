import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';
import { findDemoSignIns } from './demo-sign-ins.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const printed = async () => (await findDemoSignIns(database.ownerConfig)).map(({ email }) => email);

test('every sign-in that the start prints opens with the demo’s password', async () => {
  const emails = await printed();
  expect(emails).toContain('super@steeple.test');
  for (const email of emails) {
    await server.clientOf(email);
  }
});

test('a sign-in with a changed password is no longer printed, and nobody else’s is', async () => {
  const client = await server.clientOf('grace@steeple.test');
  expect((await client.auth.updateUser({ password: 'a password of her own' })).error).toBeNull();
  await expect(server.clientOf('grace@steeple.test')).rejects.toThrow();
  expect(await printed()).not.toContain('grace@steeple.test');
  await database.owner.query('update auth.users set is_demo = false');
  expect(await printed()).toEqual([]);
});
