import type { SupabaseClient } from '@supabase/supabase-js';
import { test as base } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { buildPerson, type Person } from './factories/person.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Somebody with the official client, signed in; `accountId` is their church's, '' without one. */
export type SignedIn = Person & { accountId: string; client: SupabaseClient };

/**
 * Tests of a whole Steeple: a file's database, its server, and people who are signed in: the admin of a
 * church, a super admin, and the admin of another church. Each is there once a test or a hook asks for it.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs off the pattern
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await createTestDatabase();
    onCleanup(() => database.drop());
    return database;
  })
  .extend('server', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const server = await startTestServer(database);
    onCleanup(() => server.close());
    return server;
  })
  .extend('admin', { scope: 'file' }, ({ database, server }) =>
    signInNew(database, server, 'account_admin'),
  )
  .extend('superAdmin', { scope: 'file' }, ({ database, server }) =>
    signInNew(database, server, 'super_admin'),
  )
  .extend('stranger', { scope: 'file' }, ({ database, server }) =>
    signInNew(database, server, 'account_admin'),
  );

/** Makes somebody, an account admin with a church of their own, and signs them in. */
export async function signInNew(
  database: TestDatabase,
  server: TestServer,
  role: Role,
): Promise<SignedIn> {
  const person = await buildPerson(database.owner, { role });
  return {
    ...person,
    accountId: person.accountId ?? '',
    client: await server.clientOf(person.email),
  };
}
