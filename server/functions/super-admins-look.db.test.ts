import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { churchRefusals } from '#contract/integration-messages.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let own: Person;
let boss: Person;
let admin: SupabaseClient;
let superAdmin: SupabaseClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
  own = await buildPerson(database.owner, { role: 'account_admin' });
  boss = await buildPerson(database.owner, { role: 'super_admin' });
  admin = await server.clientOf(own.email);
  superAdmin = await server.clientOf(boss.email);
  await buildStoryChurch(database.owner, own.accountId ?? '');
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const call = (client: SupabaseClient, name: string, body: Record<string, unknown> = {}) =>
  invokeFunction(client, name, { accountId: own.accountId, ...body });

test.each([
  ['church-pulse', {}],
  ['figure-look', { tile: 'attendance', weeks: 13 }],
  ['church-figures', {}],
  ['church-forecast', { figure: 'attendance' }],
  ['church-recommendations', {}],
  ['recommendation-settings', {}],
  ['share-links', {}],
  ['measure-choices', {}],
  ['sync-status', {}],
  ['library-dry-run', {}],
] as const)(
  'a super admin who looks through %s leaves a row in the audit log',
  async (name, body) => {
    await database.owner.query('delete from private.account_views');
    await database.owner.query(
      "delete from private.audit_log where table_name = 'private.account_views'",
    );
    expect((await call(superAdmin, name, body)).status).toBe(200);
    const { rows } = await database.owner.query(
      `select actor_id, after ->> 'account_id' as church, operation from private.audit_log
     where table_name = 'private.account_views' and operation = 'INSERT'`,
    );
    expect(rows).toEqual([{ actor_id: boss.userId, church: own.accountId, operation: 'INSERT' }]);
  },
);

test.each([
  ['forecast-sharing', { shared: true }, { shared: false }, 'analytics.forecast_sharing'],
  [
    'recommendation-settings',
    { isOn: true },
    { isOn: false },
    'analytics.model_settings where is_on',
  ],
] as const)(
  '%s is turned on by the church alone, and off by a super admin too',
  async (name, on, off, table) => {
    const isOn = async () => (await database.owner.query(`select from ${table}`)).rowCount === 1;
    expect(await call(superAdmin, name, on)).toMatchObject({
      status: 403,
      data: { error: churchRefusals.ownAdminsOnly, code: 'own_admins_only' },
    });
    expect(await isOn()).toBe(false);
    expect((await call(admin, name, on)).status).toBe(200);
    expect(await isOn()).toBe(true);
    expect((await call(superAdmin, name, off)).status).toBe(200);
    expect(await isOn()).toBe(false);
  },
);

test('a super admin does not raise how often a church’s model may be asked', async () => {
  await call(admin, 'recommendation-settings', { isOn: true, requestsMax: 5 });
  expect((await call(superAdmin, 'recommendation-settings', { requestsMax: 500 })).status).toBe(
    403,
  );
  const { rows } = await database.owner.query('select requests_max from analytics.model_settings');
  expect(rows).toEqual([{ requests_max: 5 }]);
});
