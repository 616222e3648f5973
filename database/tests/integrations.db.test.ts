import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildIntegration } from '#testing/factories/integration.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

let grace: Person;
let graceAdmin: Actor;
let own: string;
let foreign: string;

const database = await forThisFile(createTestDatabase(), 'drop');
const superAdmin = await actingAs(
  database,
  (await buildPerson(database.owner, { role: 'super_admin' })).userId,
);
beforeEach(async () => {
  grace = await buildPerson(database.owner, { role: 'account_admin' });
  graceAdmin = await actingAs(database, grace.userId);
  own = await buildIntegration(database.owner, {
    ...(grace.accountId ? { account_id: grace.accountId } : {}),
    metadata: { organization_name: 'Grace' },
  });
  foreign = await buildIntegration(database.owner);
});

/** The update of specification section 7, "Update a row by id on disconnect". */
const disconnect = `update public.integrations set is_connected = false, access_token = null, refresh_token = null,
  token_expires_at = null, metadata = null, disconnected_at = now() where id = $1`;

test('an account admin sees the integrations of their church alone', async () => {
  expect(await graceAdmin.select('select id from public.integrations')).toEqual([{ id: own }]);
});

test('a super admin sees those of every church', async () => {
  const rows = await superAdmin.select('select id from public.integrations');
  expect(rows).toEqual(expect.arrayContaining([{ id: own }, { id: foreign }]));
});

test('a person without a role and a person without a sign-in are refused', async () => {
  const roleless = await actingAs(
    database,
    (await buildPerson(database.owner, { role: null })).userId,
  );
  for (const actor of [roleless, actingAsNobody(database)]) {
    await expect(actor.select('select id from public.integrations')).rejects.toMatchObject({
      code: '42501',
    });
  }
});

describe('disconnecting', () => {
  // Proves: 4.integrations.03
  test('clears what was known of the connection and stamps the time', async () => {
    expect(await graceAdmin.change(disconnect, own)).toBe(1);
    const rows = await graceAdmin.select(
      'select is_connected, metadata, token_expires_at, disconnected_at is not null as stamped from public.integrations',
    );
    expect(rows).toEqual([
      { is_connected: false, metadata: null, token_expires_at: null, stamped: true },
    ]);
  });

  test('clears it also when a client forgets to', async () => {
    await graceAdmin.change(
      'update public.integrations set is_connected = false where id = $1',
      own,
    );
    const rows = await graceAdmin.select(
      'select metadata, disconnected_at is not null as stamped from public.integrations',
    );
    expect(rows).toEqual([{ metadata: null, stamped: true }]);
  });

  test('never stores an impossible time, and never overwrites it later', async () => {
    const stamp = "disconnected_at = 'infinity'";
    await graceAdmin.change(
      `update public.integrations set is_connected = false, ${stamp} where id = $1`,
      own,
    );
    await graceAdmin.change(
      `update public.integrations set is_connected = false, ${stamp} where id = $1`,
      own,
    );
    const rows = await graceAdmin.select(
      'select abs(extract(epoch from disconnected_at - now())) < 60 as is_now from public.integrations',
    );
    expect(rows).toEqual([{ is_now: true }]);
  });

  test('reaches no other church', async () => {
    expect(await graceAdmin.change(disconnect, foreign)).toBe(0);
    expect(await superAdmin.change(disconnect, foreign)).toBe(1);
  });
});

describe('nobody connects by hand', () => {
  test('what is connected cannot be edited and stay connected', async () => {
    const edit = `update public.integrations set metadata = '{"organization_name": "Forged"}' where id = $1`;
    for (const actor of [graceAdmin, superAdmin]) {
      await expect(actor.change(edit, own)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('what is disconnected cannot be set to connected', async () => {
    await graceAdmin.change(disconnect, own);
    for (const actor of [graceAdmin, superAdmin]) {
      for (const change of ['is_connected = true', 'is_connected = true, metadata = \'{"a":1}\'']) {
        await expect(
          actor.change(`update public.integrations set ${change} where id = $1`, own),
        ).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('rows are neither inserted nor deleted nor moved to another church', async () => {
    for (const actor of [graceAdmin, superAdmin]) {
      for (const statement of [
        "insert into public.integrations (account_id, integration_type) values (gen_random_uuid(), 'planning_center')",
        'delete from public.integrations where true',
        'update public.integrations set account_id = gen_random_uuid() where true',
        "update public.integrations set integration_type = 'google_search_console' where true",
      ]) {
        await expect(actor.change(statement)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  test('a token never lands in the table, not even by the owner’s hand', async () => {
    for (const column of ['access_token', 'refresh_token']) {
      await expect(
        database.owner.query(`update public.integrations set ${column} = 'secret' where id = $1`, [
          own,
        ]),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});
