import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Actor, actingAs, actingAsNobody } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

let grace: Person;
let church: string;
let foreign: string;
let graceAdmin: Actor;

const database = await forThisFile(createTestDatabase(), 'drop');
const superPerson = await buildPerson(database.owner, { role: 'super_admin' });
const superAdmin = await actingAs(database, superPerson.userId);
beforeEach(async () => {
  grace = await buildPerson(database.owner, { role: 'account_admin' });
  church = grace.accountId ?? '';
  foreign = await buildAccount(database.owner);
  graceAdmin = await actingAs(database, grace.userId);
});

const tables = [
  'private.provider_credentials',
  'private.provider_revocations',
  'private.connection_states',
];

/**
 * Begins a connection as somebody.
 *
 * @returns the state's hash, or null when they may not
 */
async function begin(actor: Actor, churchId: string): Promise<string | null> {
  const hash = randomUUID();
  const [answer] = await actor.select(
    `select private.begin_connection($1::uuid, 'planning_center', $2, 'browser', 'http://localhost:3000', 'sealed', 600) as begun`,
    churchId,
    hash,
  );
  return answer?.begun === true ? hash : null;
}

async function connect(personId: string, churchId: string, sealed = 'sealed-1'): Promise<boolean> {
  const { rows } = await database.connections.providers.query<{ is_connected: boolean }>(
    `select private.store_connection($1, 'planning_center', $2, null, '{"organization_name": "Grace"}', $3, 'key-1',
       now() + interval '2 hours', 'people') as is_connected`,
    [churchId, personId, sealed],
  );
  return rows[0]?.is_connected === true;
}

/** Ends a church's connection as somebody, by the update of specification section 7. */
async function disconnect(actor: Actor, churchId: string): Promise<number> {
  return actor.change(
    'update public.integrations set is_connected = false where account_id = $1',
    churchId,
  );
}

async function rowsOf(table: string, churchId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await database.owner.query(
    `select * from private.${table} where account_id = $1`,
    [churchId],
  );
  return rows;
}

async function keepRenewed(churchId: string, version: unknown, sealed: string): Promise<string> {
  const { rows } = await database.connections.providers.query<{ outcome: string }>(
    `select private.store_refreshed_tokens($1, 'planning_center', $2, $3, 'key-1', now() + interval '2 hours', null) as outcome`,
    [churchId, version, sealed],
  );
  return rows[0]?.outcome ?? '';
}

describe('provider tokens are out of everybody’s reach', () => {
  const statements = tables.flatMap((table) => [
    `select count(*) from ${table}`,
    `delete from ${table} where true`,
    `update ${table} set account_id = account_id where true`,
    `insert into ${table} default values`,
  ]);
  const calls = [
    `select private.store_connection(gen_random_uuid(), 'planning_center', gen_random_uuid(), null, '{}', 's', 'k', now(), '')`,
    `select private.store_refreshed_tokens(gen_random_uuid(), 'planning_center', 1, 's', 'k', now(), '')`,
    `select private.remember_connection_facts(gen_random_uuid(), 'planning_center', gen_random_uuid(), '{}')`,
    `select private.may_connect(gen_random_uuid(), gen_random_uuid())`,
    `select nextval('private.token_versions')`,
  ];

  test.each([
    'anon',
    'authenticated',
    'account_admin',
    'super_admin',
    'steeple_rest',
    'steeple_auth',
  ])('%s', async (role) => {
    const client = await database.owner.connect();
    try {
      for (const statement of [...statements, ...calls]) {
        await client.query('begin');
        await client.query(`set local role ${role}`);
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
        await client.query('rollback');
      }
    } finally {
      client.release(true);
    }
  });

  test('the server’s own login for them neither forges nor deletes them, and sees no church', async () => {
    expect(await connect(grace.userId, church)).toBe(true);
    for (const statement of [
      'delete from private.provider_credentials where true',
      `insert into private.provider_credentials (account_id, integration_type, sealed_tokens, key_id, access_expires_at) values (gen_random_uuid(), 'planning_center', 's', 'k', now())`,
      'update private.provider_credentials set account_id = gen_random_uuid() where true',
      'update private.provider_credentials set version = 1 where true',
      `insert into private.connection_states (state_hash) values ('forged')`,
      'select 1 from public.integrations',
      'select 1 from public.accounts',
      'select 1 from auth.users',
      'select 1 from private.audit_log',
      'set role super_admin',
      'select private.may_connect(gen_random_uuid(), gen_random_uuid())',
    ]) {
      await expect(
        database.connections.providers.query(statement),
        statement,
      ).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('beginning a connection', () => {
  test('an account admin may for their own church, but not for another or an unknown one', async () => {
    expect(await begin(graceAdmin, church)).not.toBeNull();
    expect(await begin(graceAdmin, foreign)).toBeNull();
    expect(await begin(graceAdmin, randomUUID())).toBeNull();
    expect(await rowsOf('connection_states', foreign)).toEqual([]);
  });

  test('a super admin may for every church', async () => {
    expect(await begin(superAdmin, foreign)).not.toBeNull();
    expect(await begin(superAdmin, randomUUID())).toBeNull();
  });

  test('nobody else may', async () => {
    const roleless = await buildPerson(database.owner, { role: null });
    for (const actor of [await actingAs(database, roleless.userId), actingAsNobody(database)]) {
      await expect(begin(actor, church)).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('remembers who, for whom, from where and in which session', async () => {
    const hash = await begin(graceAdmin, church);
    expect(await rowsOf('connection_states', church)).toEqual([
      expect.objectContaining({
        state_hash: hash,
        user_id: grace.userId,
        session_id: graceAdmin.claims?.session_id,
        origin: 'http://localhost:3000',
        sealed_verifier: 'sealed',
      }),
    ]);
  });

  test('keeps at most ten of a person’s consent pages, the newest', async () => {
    const hashes = [];
    for (let index = 0; index < 12; index += 1) {
      hashes.push(await begin(graceAdmin, church));
    }
    const left = (await rowsOf('connection_states', church)).map((row) => row.state_hash);
    expect(left.toSorted()).toEqual(hashes.slice(2).toSorted());
  });

  test('is undone when the session ends or the person or church is deleted', async () => {
    await begin(graceAdmin, church);
    await database.owner.query('delete from auth.sessions where id = $1', [
      graceAdmin.claims?.session_id ?? null,
    ]);
    expect(await rowsOf('connection_states', church)).toEqual([]);
    await begin(superAdmin, foreign);
    await superAdmin.change('delete from public.accounts where id = $1', foreign);
    expect(await rowsOf('connection_states', foreign)).toEqual([]);
  });
});

describe('making a connection', () => {
  test('asks again whether the person may', async () => {
    expect(await connect(grace.userId, foreign)).toBe(false);
    expect(await connect(randomUUID(), church)).toBe(false);
    expect(await connect(superPerson.userId, foreign)).toBe(true);
    await database.owner.query('update public.profiles set account_id = $1 where user_id = $2', [
      foreign,
      grace.userId,
    ]);
    expect(await connect(grace.userId, church)).toBe(false);
    expect(await rowsOf('provider_credentials', church)).toEqual([]);
  });

  test('again replaces the pair and clears the problem of the old one', async () => {
    await connect(grace.userId, church);
    const [before] = await rowsOf('provider_credentials', church);
    await database.owner.query(
      'update private.provider_credentials set reconnect_needed_at = now(), refresh_until = now() where account_id = $1',
      [church],
    );
    await connect(grace.userId, church, 'sealed-2');
    const [after] = await rowsOf('provider_credentials', church);
    expect(after).toMatchObject({
      sealed_tokens: 'sealed-2',
      reconnect_needed_at: null,
      refresh_until: null,
    });
    expect(after?.version).not.toBe(before?.version);
    expect(await rowsOf('provider_revocations', church)).toMatchObject([
      { sealed_tokens: 'sealed-1', connected_by: grace.userId },
    ]);
  });

  test('never reuses a version number, so a late answer never reaches a newer connection', async () => {
    await connect(grace.userId, church);
    const [first] = await rowsOf('provider_credentials', church);
    await disconnect(graceAdmin, church);
    expect(await keepRenewed(church, first?.version, 'late')).toBe('disconnected');
    await connect(grace.userId, church, 'sealed-2');
    expect(await keepRenewed(church, first?.version, 'late')).toBe('superseded');
    const [second] = await rowsOf('provider_credentials', church);
    expect(second?.sealed_tokens).toBe('sealed-2');
    expect(await keepRenewed(church, second?.version, 'sealed-3')).toBe('stored');
  });
});

describe('the end of a connection', () => {
  test('by a Disconnect takes the tokens out and queues them for revocation', async () => {
    await connect(grace.userId, church);
    await connect(superPerson.userId, foreign);
    expect(await disconnect(graceAdmin, church)).toBe(1);
    expect(await rowsOf('provider_credentials', church)).toEqual([]);
    expect(await rowsOf('provider_revocations', church)).toEqual([
      expect.objectContaining({
        integration_type: 'planning_center',
        sealed_tokens: 'sealed-1',
        key_id: 'key-1',
        attempts: 0,
      }),
    ]);
    expect(await rowsOf('provider_credentials', foreign)).toHaveLength(1);
  });

  test('by the deletion of the church does so too', async () => {
    await connect(superPerson.userId, foreign);
    await superAdmin.change('delete from public.accounts where id = $1', foreign);
    expect(await rowsOf('provider_credentials', foreign)).toEqual([]);
    expect(await rowsOf('provider_revocations', foreign)).toHaveLength(1);
  });

  test('does not happen when the person who made it is deleted', async () => {
    await connect(grace.userId, church);
    await database.owner.query('delete from auth.users where id = $1', [grace.userId]);
    expect(await rowsOf('provider_credentials', church)).toHaveLength(1);
  });

  test('and a renewal that is written at the same moment never wait for each other', async () => {
    for (let round = 0; round < 20; round += 1) {
      await connect(grace.userId, church);
      const [row] = await rowsOf('provider_credentials', church);
      const [outcome] = await Promise.all([
        keepRenewed(church, row?.version, 'renewed'),
        disconnect(graceAdmin, church),
      ]);
      expect(['stored', 'disconnected']).toContain(outcome);
      expect(await rowsOf('provider_credentials', church)).toEqual([]);
    }
  });
});

test('the audit log says who connected, and holds no token and no renewal', async () => {
  await connect(grace.userId, church);
  const [row] = await rowsOf('provider_credentials', church);
  await keepRenewed(church, row?.version, 'sealed-2');
  await disconnect(graceAdmin, church);
  const { rows } = await database.owner.query(
    `select actor_id, operation, before::text || after::text like '%sealed%' as has_token
     from private.audit_log where table_name = 'public.integrations' and coalesce(after, before) ->> 'account_id' = $1 order by id`,
    [church],
  );
  expect(rows).toEqual([
    { actor_id: grace.userId, operation: 'INSERT', has_token: null },
    { actor_id: grace.userId, operation: 'UPDATE', has_token: false },
  ]);
});
