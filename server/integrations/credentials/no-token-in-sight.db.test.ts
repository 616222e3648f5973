import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { arrangeConnections, type TestConnections } from '#testing/integrations/connections.ts';
import { oauth } from '#testing/integrations/oauth-client.ts';
import {
  callApi,
  type RunningEndpoint,
  startTokenEndpoint,
} from '#testing/integrations/token-endpoint.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startUpkeep } from '../upkeep/start-upkeep.ts';

let database: TestDatabase;
let endpoint: RunningEndpoint;
let connections: TestConnections;

/** A connection's whole life with everything going wrong once; what is left of it is then looked at. */
beforeAll(async () => {
  database = await createTestDatabase();
  endpoint = await startTokenEndpoint();
  connections = arrangeConnections(database, endpoint);
  const { keeper, keyring, log, providers } = connections;
  const churches = [
    await connections.connectChurch(1),
    await connections.connectChurch(1),
    await connections.connectChurch(1),
  ];
  for (const failure of [500, 'cut', null, 'invalid_grant'] as const) {
    endpoint.behavior.failure = failure;
    await Promise.all(
      churches.map(async ({ key }) => {
        await connections.arrange(key, "access_expires_at = now() - interval '1 hour'");
        await keeper
          .withAccessToken(key, AbortSignal.timeout(5000), (token) =>
            callApi(endpoint.provider, token),
          )
          .catch((error) => log.error({ err: error }, 'the call failed'));
      }),
    );
  }
  const [disconnected, deleted, swapped] = churches.map(({ key }) => key);
  if (!(disconnected && deleted && swapped)) {
    throw new Error('Three churches were connected');
  }
  await connections.disconnect(disconnected);
  await database.owner.query('delete from public.accounts where id = $1', [deleted.accountId]);
  await connections.arrange(swapped, "sealed_tokens = overlay(sealed_tokens placing 'A' from 40)");
  await keeper.renew(swapped).catch((error) => log.error({ err: error }, 'the call failed'));
  const upkeep = startUpkeep({
    pool: database.connections.providers,
    providers,
    oauth,
    credentials: keeper,
    keyring,
    log,
    auditNamesDays: 365,
    intervalMs: 20,
    timeoutMs: 1000,
  });
  endpoint.behavior.failure = 500;
  await vi.waitFor(
    () => expect(connections.logged.join()).toContain('could not be revoked'),
    10_000,
  );
  await upkeep.stop();
});
afterAll(async () => {
  await endpoint.close();
  await database.drop();
});

function tokensIn(text: string): string[] {
  return [...endpoint.book.given].filter((token) => text.includes(token.slice(4, 20)));
}

test('a dump of the database contains no token', async () => {
  const { rows: tables } = await database.owner.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text in ('public', 'analytics', 'auth', 'private')`,
  );
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'private.provider_credentials',
      'private.provider_revocations',
      'private.connection_states',
      'private.audit_log',
    ]),
  );
  let dump = '';
  for (const name of names) {
    const { rows } = await database.owner.query<{ row: string }>(
      `select to_jsonb(${name.split('.').at(-1)})::text as row from ${name}`,
    );
    dump += rows.map(({ row }) => row).join('\n');
  }
  expect(dump).toContain('sealed_tokens');
  // The search finds one that is there.
  expect(tokensIn(`${dump}${[...endpoint.book.given][0]}`)).toHaveLength(1);
  expect(endpoint.book.given.size).toBeGreaterThan(10);
  expect(tokensIn(dump)).toEqual([]);
});

test('no line of the log contains a token, an encryption key or a client secret', () => {
  const log = connections.logged.join('');
  expect(connections.logged.length).toBeGreaterThan(5);
  expect(tokensIn(log)).toEqual([]);
  expect(log).not.toContain(connections.encryptionKey.toString('base64'));
  expect(log).not.toContain(endpoint.provider.clientSecret);
});
