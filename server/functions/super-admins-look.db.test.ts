import { expect } from 'vitest';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';

test.beforeAll(({ database, admin }) => buildStoryChurch(database.owner, admin.accountId));

/** Calls a function about the admin's church. */
const callerOf =
  ({ accountId }: SignedIn) =>
  ({ client }: SignedIn, name: string, body: Record<string, unknown> = {}) =>
    invokeFunction(client, name, { accountId, ...body });

test.for([
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
  async ([name, body], { database, admin, superAdmin }) => {
    const call = callerOf(admin);
    await database.owner.query('delete from private.account_views');
    await database.owner.query(
      "delete from private.audit_log where table_name = 'private.account_views'",
    );
    expect((await call(superAdmin, name, body)).status).toBe(200);
    const { rows } = await database.owner.query(
      `select actor_id, after ->> 'account_id' as church, operation from private.audit_log
     where table_name = 'private.account_views' and operation = 'INSERT'`,
    );
    expect(rows).toEqual([
      { actor_id: superAdmin.userId, church: admin.accountId, operation: 'INSERT' },
    ]);
  },
);

test.for([
  ['forecast-sharing', { shared: true }, { shared: false }, 'analytics.forecast_sharing'],
  [
    'recommendation-settings',
    { isOn: true },
    { isOn: false },
    'analytics.model_settings where is_on',
  ],
] as const)(
  '%s is turned on by the church alone, and off by a super admin too',
  async ([name, on, off, table], { database, admin, superAdmin }) => {
    const call = callerOf(admin);
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

test('a super admin does not raise how often a church’s model may be asked', async ({
  database,
  admin,
  superAdmin,
}) => {
  const call = callerOf(admin);
  await call(admin, 'recommendation-settings', { isOn: true, requestsMax: 5 });
  expect((await call(superAdmin, 'recommendation-settings', { requestsMax: 500 })).status).toBe(
    403,
  );
  const { rows } = await database.owner.query('select requests_max from analytics.model_settings');
  expect(rows).toEqual([{ requests_max: 5 }]);
});
