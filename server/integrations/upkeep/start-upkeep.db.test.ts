import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { createKeyring, type Keyring } from '../credentials/keyring.ts';
import { arrangeConnections, type TestConnections } from '../credentials/test-connections.ts';
import { oauth } from '../credentials/test-oauth-client.ts';
import {
  callApi,
  type RunningEndpoint,
  startTokenEndpoint,
} from '../credentials/test-token-endpoint.ts';
import type { ConnectionKey, IntegrationType } from '../provider.ts';
import { startUpkeep, type Upkeep } from './start-upkeep.ts';

let database: TestDatabase;
let endpoint: RunningEndpoint;
let connections: TestConnections;

/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.owner.query('truncate private.provider_credentials, private.provider_revocations');
  await standInFor('planning_center');
});
afterAll(() => database.drop());

async function standInFor(type: IntegrationType): Promise<void> {
  endpoint = await startTokenEndpoint(type);
  const { close } = endpoint;
  onTestFinished(close);
  connections = arrangeConnections(database, endpoint);
}

/** Starts rounds in quick succession, as another process of the same Steeple would. */
function start(keyring: Keyring = connections.keyring, timeoutMs = 500): Upkeep {
  const upkeep = startUpkeep({
    pool: database.connections.providers,
    providers: connections.providers,
    oauth,
    credentials: connections.anotherKeeper(keyring),
    keyring,
    log: connections.log,
    intervalMs: 20,
    timeoutMs,
  });
  onTestFinished(() => upkeep.stop());
  return upkeep;
}

async function countOf(from: string): Promise<number> {
  const { rows } = await database.owner.query<{ count: string }>(`select count(*) from ${from}`);
  return Number(rows[0]?.count);
}

const queue = 'private.provider_revocations';
/** Waits for some rounds to pass. */
const someRounds = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('tokens that are ours no longer', () => {
  test('are revoked at the provider after a Disconnect', async () => {
    const { key, tokens } = await connections.connectChurch();
    await connections.disconnect(key);
    start();
    await expect.poll(() => countOf(queue), soon).toBe(0);
    expect(endpoint.revoked).toEqual([tokens.refreshToken]);
  });

  test('are revoked after a super admin deleted the church', async () => {
    const { key, tokens } = await connections.connectChurch();
    const superAdmin = await actingAs(
      database,
      (await buildPerson(database.owner, { role: 'super_admin' })).userId,
    );
    expect(
      await superAdmin.change('delete from public.accounts where id = $1', key.accountId),
    ).toBe(1);
    start();
    await expect.poll(() => countOf(queue), soon).toBe(0);
    expect(endpoint.revoked).toEqual([tokens.refreshToken]);
  });

  test('are revoked once by several processes', async () => {
    const churches = [];
    for (let index = 0; index < 15; index += 1) {
      churches.push(await connections.connectChurch());
    }
    endpoint.behaviour.delayMs = 50;
    for (const { key } of churches) {
      await connections.disconnect(key);
    }
    start();
    start();
    await expect.poll(() => countOf(queue), soon).toBe(0);
    expect(endpoint.revoked.toSorted()).toEqual(
      churches.map(({ tokens }) => tokens.refreshToken).toSorted(),
    );
  });

  test('stay queued while the provider fails, and are tried again, later each time', async () => {
    const { key } = await connections.connectChurch();
    await connections.disconnect(key);
    endpoint.behaviour.failure = 500;
    start();
    const wait = 'extract(epoch from next_attempt_at - now())';
    await expect.poll(() => countOf(`${queue} where attempts = 1 and ${wait} > 55`), soon).toBe(1);
    await database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await expect.poll(() => countOf(`${queue} where attempts = 2 and ${wait} > 110`), soon).toBe(1);
    endpoint.behaviour.failure = null;
    await database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await expect.poll(() => countOf(queue), soon).toBe(0);
  });

  test('are given up after three days, with a line in the log that holds none of them', async () => {
    const { key, tokens } = await connections.connectChurch();
    await connections.disconnect(key);
    await database.owner.query(
      `update ${queue} set attempts = 20, created_at = now() - interval '73 hours', next_attempt_at = now() + interval '1 hour'`,
    );
    start();
    await expect.poll(() => countOf(queue), soon).toBe(0);
    const line = connections.logged.find((text) => text.includes('given up'));
    expect(line).toContain(key.accountId);
    expect(line).not.toContain(tokens.refreshToken);
    expect(endpoint.revoked).toEqual([]);
  });

  test('of a server that was off for a week are still revoked', async () => {
    const { key } = await connections.connectChurch();
    await connections.disconnect(key);
    await database.owner.query(`update ${queue} set created_at = now() - interval '7 days'`);
    start();
    await expect.poll(() => endpoint.revoked.length, soon).toBe(1);
  });

  test('do not take the new connection with them where the provider would end both', async () => {
    await standInFor('google_search_console');
    const { key, personId } = await connections.connectChurch();
    await connections.disconnect(key);
    await connections.keeper.connect(key, { personId, sessionId: null }, endpoint.grant(), {});
    start();
    await expect.poll(() => countOf(queue), soon).toBe(0);
    expect(endpoint.revoked).toEqual([]);
  });
});

describe('a connection that nobody uses', () => {
  test('is renewed after a week, by one process', async () => {
    const { key, tokens } = await connections.connectChurch();
    const { key: young } = await connections.connectChurch();
    await connections.arrange(key, "keep_alive_at = now() - interval '1 minute'");
    start();
    start();
    await expect.poll(() => endpoint.renewed, soon).toBe(1);
    await expect
      .poll(
        () => connections.stored(key, "keep_alive_at > now() + interval '6 days 23 hours'"),
        soon,
      )
      .toBe('true');
    await someRounds();
    expect(endpoint.asked).toBe(1);
    const used = await connections.keeper.withAccessToken(key, AbortSignal.timeout(1000), (token) =>
      callApi(endpoint.provider, token),
    );
    expect(used).not.toBe(tokens.accessToken);
    expect(await connections.stored(young, 'refreshed_at < keep_alive_at')).toBe('true');
  });

  test('is due a week after it was made, and after every renewal', async () => {
    const { key } = await connections.connectChurch();
    const days = 'round(extract(epoch from keep_alive_at - now()) / 86400)';
    expect(await connections.stored(key, days)).toBe('7');
  });

  test('waits an hour when the provider fails, and is marked when it is refused', async () => {
    const { key } = await connections.connectChurch();
    await connections.arrange(key, 'keep_alive_at = now()');
    endpoint.behaviour.failure = 500;
    start();
    await expect.poll(() => connections.logged.join(), soon).toContain('could not be kept alive');
    await someRounds();
    expect(endpoint.asked).toBe(1);
    endpoint.behaviour.failure = 'invalid_grant';
    await connections.arrange(key, 'keep_alive_at = now()');
    await expect.poll(() => connections.stored(key, 'reconnect_needed_at'), soon).not.toBeNull();
    await connections.arrange(key, 'keep_alive_at = now()');
    await someRounds();
    expect(endpoint.asked).toBe(2);
  });
});

describe('a new encryption key', () => {
  const use = (keyring: Keyring, key: ConnectionKey) =>
    connections
      .anotherKeeper(keyring)
      .withAccessToken(key, AbortSignal.timeout(10_000), (token) =>
        callApi(endpoint.provider, token),
      );

  test('takes over all rows while calls and renewals go on', async () => {
    const churches = [];
    for (let index = 0; index < 10; index += 1) {
      churches.push(await connections.connectChurch(index % 2 ? 1 : 7200));
    }
    const gone = await connections.connectChurch();
    endpoint.behaviour.failure = 500;
    await connections.disconnect(gone.key);
    endpoint.behaviour.failure = null;
    const newKey = randomBytes(32);
    const rotated = createKeyring(newKey, [connections.encryptionKey]);
    const calls = churches.flatMap(({ key }) => [1, 2, 3].map(() => use(rotated, key)));
    start(rotated);
    expect((await Promise.all(calls)).every((token) => token.startsWith('tok-'))).toBe(true);
    const old = `where key_id <> '${rotated.currentKeyId}'`;
    await expect.poll(() => countOf(`private.provider_credentials ${old}`), soon).toBe(0);
    await expect.poll(() => countOf(`${queue} ${old}`), soon).toBe(0);
    expect(connections.logged.join()).toContain('sealed with the current key');
    const onlyNew = createKeyring(newKey);
    for (const { key } of churches) {
      await connections.arrange(key, "access_expires_at = now() - interval '1 second'");
      expect(await use(onlyNew, key)).toMatch(/^tok-/);
    }
  });

  test('leaves alone what no known key opens, and says so once', async () => {
    const { key } = await connections.connectChurch();
    const sealed = await connections.stored(key, 'sealed_tokens');
    start(createKeyring(randomBytes(32)));
    await expect.poll(() => connections.logged.join(), soon).toContain('stored tokens do not open');
    await someRounds();
    expect(connections.logged.filter((line) => line.includes('do not open'))).toHaveLength(1);
    expect(await connections.stored(key, 'sealed_tokens')).toBe(sealed);
  });
});

test('sign-ins at a provider that were never finished are forgotten', async () => {
  const person = await buildPerson(database.owner, { role: 'account_admin' });
  const { claims } = await actingAs(database, person.userId);
  const insert = (hash: string, age: string) =>
    database.owner.query(
      `insert into private.connection_states (state_hash, browser_hash, account_id, integration_type, session_id, user_id, origin, sealed_verifier, expires_at)
       values ($1, 'browser', $2, 'planning_center', $3, $4, 'http://localhost', 'sealed', now() - $5::interval)`,
      [hash, person.accountId, claims?.session_id, person.userId, age],
    );
  await insert('long past', '61 minutes');
  await insert('just past', '1 minute');
  start();
  await expect.poll(() => countOf('private.connection_states'), soon).toBe(1);
});

describe('the rounds', () => {
  test('survive a database that is away for a moment', async () => {
    start();
    await someRounds();
    await database.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'steeple_providers' and datname = current_database()",
    );
    const { key } = await connections.connectChurch();
    await connections.disconnect(key);
    await expect.poll(() => endpoint.revoked.length, soon).toBe(1);
  });

  test('end at once with the server, a hanging provider or not', async () => {
    const { key } = await connections.connectChurch();
    await connections.disconnect(key);
    endpoint.behaviour.failure = 'hang';
    const upkeep = start(connections.keyring, 10_000);
    await expect.poll(() => countOf(`${queue} where attempts = 1`), soon).toBe(1);
    const startMs = performance.now();
    await upkeep.stop();
    expect(performance.now() - startMs).toBeLessThan(1000);
    endpoint.behaviour.failure = null;
    await database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await someRounds();
    expect(await countOf(queue)).toBe(1);
  });
});
