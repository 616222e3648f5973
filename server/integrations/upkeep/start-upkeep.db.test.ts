import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { callApi } from '#testing/integrations/token-endpoint.ts';
import { arrangeUpkeep, someRounds, soon } from '#testing/integrations/upkeep.ts';
import { createKeyring, type Keyring } from '../credentials/keyring.ts';
import type { ConnectionKey } from '../provider.ts';

const bench = arrangeUpkeep();
const queue = 'private.provider_revocations';

describe('a connection that nobody uses', () => {
  test('is renewed after a week, by one process', async () => {
    const { key, tokens } = await bench.connections.connectChurch();
    const { key: young } = await bench.connections.connectChurch();
    await bench.connections.arrange(key, "keep_alive_at = now() - interval '1 minute'");
    bench.start();
    bench.start();
    await expect.poll(() => bench.endpoint.renewed, soon).toBe(1);
    await expect
      .poll(
        () => bench.connections.stored(key, "keep_alive_at > now() + interval '6 days 23 hours'"),
        soon,
      )
      .toBe('true');
    await someRounds();
    expect(bench.endpoint.requests).toBe(1);
    const used = await bench.connections.keeper.withAccessToken(
      key,
      AbortSignal.timeout(10_000),
      (token) => callApi(bench.endpoint.provider, token),
    );
    expect(used).not.toBe(tokens.accessToken);
    expect(await bench.connections.stored(young, 'refreshed_at < keep_alive_at')).toBe('true');
  });

  test('is due a week after it was made, and after every renewal', async () => {
    const { key } = await bench.connections.connectChurch();
    const days = 'round(extract(epoch from keep_alive_at - now()) / 86400)';
    expect(await bench.connections.stored(key, days)).toBe('7');
  });

  test('waits an hour when the provider fails, and is marked when it is refused', async () => {
    const { key } = await bench.connections.connectChurch();
    await bench.connections.arrange(key, 'keep_alive_at = now()');
    bench.endpoint.behavior.failure = 500;
    bench.start();
    await expect
      .poll(() => bench.connections.logged.join(), soon)
      .toContain('could not be kept alive');
    await someRounds();
    expect(bench.endpoint.requests).toBe(1);
    bench.endpoint.behavior.failure = 'invalid_grant';
    await bench.connections.arrange(key, 'keep_alive_at = now()');
    await expect
      .poll(() => bench.connections.stored(key, 'reconnect_needed_at'), soon)
      .not.toBeNull();
    await bench.connections.arrange(key, 'keep_alive_at = now()');
    await someRounds();
    expect(bench.endpoint.requests).toBe(2);
  });
});

test('a connection without a refresh token is marked when it is due, and not tried again', async () => {
  const { key, personId } = await bench.connections.connectChurch();
  const tokens = { ...bench.endpoint.grant(), refreshToken: null };
  await bench.connections.keeper.connect(key, { personId, sessionId: null }, tokens, {});
  await bench.connections.arrange(key, 'keep_alive_at = now()');
  bench.start();
  const marked = () => bench.connections.stored(key, 'reconnect_needed_at');
  await expect.poll(marked, soon).not.toBeNull();
  await bench.connections.arrange(key, 'keep_alive_at = now()');
  await someRounds();
  const lines = bench.connections.logged.filter((line) => line.includes('kept alive'));
  expect(lines).toHaveLength(1);
  expect(bench.endpoint.requests).toBe(0);
});

describe('a new encryption key', () => {
  const use = (keyring: Keyring, key: ConnectionKey) =>
    bench.connections
      .anotherKeeper(keyring)
      .withAccessToken(key, AbortSignal.timeout(10_000), (token) =>
        callApi(bench.endpoint.provider, token),
      );

  test('re-encrypts all rows while calls and renewals continue', async () => {
    const churches = [];
    for (let index = 0; index < 10; index += 1) {
      churches.push(await bench.connections.connectChurch(index % 2 ? 1 : 7200));
    }
    const gone = await bench.connections.connectChurch();
    bench.endpoint.behavior.failure = 500;
    await bench.connections.disconnect(gone.key);
    bench.endpoint.behavior.failure = null;
    const newKey = randomBytes(32);
    const rotated = createKeyring(newKey, [bench.connections.encryptionKey]);
    const calls = churches.flatMap(({ key }) => [1, 2, 3].map(() => use(rotated, key)));
    bench.start(rotated);
    expect((await Promise.all(calls)).every((token) => token.startsWith('tok-'))).toBe(true);
    const old = `where key_id <> '${rotated.currentKeyId}'`;
    await expect.poll(() => bench.countOf(`private.provider_credentials ${old}`), soon).toBe(0);
    await expect.poll(() => bench.countOf(`${queue} ${old}`), soon).toBe(0);
    expect(bench.connections.logged.join()).toContain('sealed with the current key');
    const onlyNew = createKeyring(newKey);
    for (const { key } of churches) {
      await bench.connections.arrange(key, "access_expires_at = now() - interval '1 second'");
      expect(await use(onlyNew, key)).toMatch(/^tok-/);
    }
  });

  test('re-encrypts the secrets of second steps, so that codes stay right without the old key', async () => {
    const { owner } = bench.database;
    const person = await buildPerson(owner, { role: 'account_admin' });
    const [id, oldKey, newKey] = [randomUUID(), randomBytes(32), randomBytes(32)];
    const old = createKeyring(oldKey);
    await owner.query(
      `insert into auth.factors (id, user_id, factor_type, sealed_secret, key_id)
       values ($1, $2, 'totp', $3, $4)`,
      [id, person.userId, old.seal('the secret', `auth.factors/${id}`), old.currentKeyId],
    );
    bench.start(createKeyring(newKey, [oldKey]));
    const sealedAnew = async () => {
      const { rows } = await owner.query<{ sealed_secret: string }>(
        'select sealed_secret from auth.factors where id = $1 and key_id <> $2',
        [id, old.currentKeyId],
      );
      return rows[0]?.sealed_secret ?? '';
    };
    await expect.poll(sealedAnew, soon).not.toBe('');
    const opened = createKeyring(newKey).open(await sealedAnew(), `auth.factors/${id}`);
    expect(opened).toBe('the secret');
  });

  test('leaves alone what no known key opens, and says so once', async () => {
    const { key } = await bench.connections.connectChurch();
    const sealed = await bench.connections.stored(key, 'sealed_tokens');
    bench.start(createKeyring(randomBytes(32)));
    await expect
      .poll(() => bench.connections.logged.join(), soon)
      .toContain('stored tokens do not open');
    await someRounds();
    expect(bench.connections.logged.filter((line) => line.includes('do not open'))).toHaveLength(1);
    expect(await bench.connections.stored(key, 'sealed_tokens')).toBe(sealed);
  });
});

test('sign-ins at a provider that were never finished are forgotten', async () => {
  const person = await buildPerson(bench.database.owner, { role: 'account_admin' });
  const { claims } = await actingAs(bench.database, person.userId);
  const insert = (hash: string, age: string) =>
    bench.database.owner.query(
      `insert into private.connection_states (state_hash, browser_hash, account_id, integration_type, session_id, user_id, origin, sealed_verifier, expires_at)
       values ($1, 'browser', $2, 'planning_center', $3, $4, 'http://localhost', 'sealed', now() - $5::interval)`,
      [hash, person.accountId, claims?.session_id, person.userId, age],
    );
  await insert('long past', '61 minutes');
  await insert('just past', '1 minute');
  bench.start();
  await expect.poll(() => bench.countOf('private.connection_states'), soon).toBe(1);
});

describe('the rounds', () => {
  test('survive a database that is away for a moment', async () => {
    bench.start();
    await someRounds();
    await bench.database.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'steeple_providers' and datname = current_database()",
    );
    const { key } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    await expect.poll(() => bench.endpoint.revoked.length, soon).toBe(1);
  });

  test('end at once with the server, a hanging provider or not', async () => {
    const { key } = await bench.connections.connectChurch();
    await bench.connections.disconnect(key);
    bench.endpoint.behavior.failure = 'hang';
    const upkeep = bench.start(bench.connections.keyring, 60_000);
    await expect.poll(() => bench.countOf(`${queue} where attempts = 1`), soon).toBe(1);
    // The provider would be waited for longer than the test may take.
    await upkeep.stop();
    bench.endpoint.behavior.failure = null;
    await bench.database.owner.query(`update ${queue} set next_attempt_at = now()`);
    await someRounds();
    expect(await bench.countOf(queue)).toBe(1);
  });
});
