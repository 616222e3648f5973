import { FunctionsHttpError } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pulseRefusals } from '#contract/pulse-messages.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

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

/**
 * Calls a function as the admin of a new church.
 *
 * @returns the church's id and what calls answer
 */
async function callerOfNewChurch() {
  const { accountId, email } = await buildPerson(database.owner, { role: 'account_admin' });
  const client = await server.clientOf(email);
  const call = async (name: string, body: Record<string, unknown>) => {
    const { error } = await client.functions.invoke(name, { body: { accountId, ...body } });
    return error instanceof FunctionsHttpError
      ? { status: error.context.status, error: (await error.context.json()).error }
      : { status: 200, error };
  };
  return { accountId, call };
}

test('a church has 2,000 notes at most', async () => {
  const { accountId, call } = await callerOfNewChurch();
  await database.owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
     select $1, '2026-11-01', '2026-11-01', 'Note', 'other' from generate_series(1, 1999)`,
    [accountId],
  );
  const note = { from: '2026-11-01', to: '2026-11-01', text: 'One more', kind: 'other' };
  const save = () => call('annotation-save', { ...note, doesNotCount: false });
  expect(await save()).toEqual({ status: 200, error: null });
  expect(await save()).toEqual({ status: 409, error: pulseRefusals.tooManyNotes });
});

test('a church has 100 links at most that still open', async () => {
  const { accountId, call } = await callerOfNewChurch();
  await database.owner.query(
    `insert into analytics.share_links (account_id, label, token_hash, expires_at, revoked_at)
     select $1, 'Link', lpad(nth::text, 64, '0'), now() + interval '1 day',
       case when nth > 99 then now() end
     from generate_series(1, 150) as nth`,
    [accountId],
  );
  const create = () =>
    call('share-link-create', { label: 'One more', days: 1, showsGiving: false });
  expect(await create()).toEqual({ status: 200, error: null });
  expect(await create()).toEqual({ status: 409, error: pulseRefusals.tooManyLinks });
});
