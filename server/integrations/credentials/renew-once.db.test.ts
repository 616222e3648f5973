import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { forThisFile } from '#testing/for-this-file.ts';
import { arrangeConnections, type TestConnections } from '#testing/integrations/connections.ts';
import {
  callApi,
  type RunningEndpoint,
  startTokenEndpoint,
} from '#testing/integrations/token-endpoint.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { ConnectionKey } from '../provider.ts';
import type { CredentialsKeeper } from './provider-credentials.ts';

let endpoint: RunningEndpoint;
let connections: TestConnections;

/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };

const database = await forThisFile(createTestDatabase(), 'drop');
beforeEach(async () => {
  endpoint = await startTokenEndpoint();
  connections = arrangeConnections(database, endpoint);
  return () => endpoint.close();
});

const expired = "access_expires_at = now() - interval '1 second'";
const outcomes = z.array(
  z.object({ status: z.literal('fulfilled'), value: z.string() }).transform(({ value }) => value),
);

/** Starts a process of its own that makes so many calls for the church when it is told to. */
async function startProcess(key: ConnectionKey, calls: number, diesAfterAnswer = false) {
  const plan = {
    database: database.ownerConfig,
    loginPassword: inject('cluster').loginPassword,
    encryptionKey: connections.encryptionKey.toString('base64'),
    provider: endpoint.provider,
    accountId: key.accountId,
    calls,
    diesAfterAnswer,
  };
  const child = fork(
    fileURLToPath(import.meta.resolve('#testing/integrations/renewing-process.ts')),
    [JSON.stringify(plan)],
  );
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child, 'message');
  return child;
}

function use(key: ConnectionKey): Promise<string> {
  return callBy(connections.keeper, key);
}

function callBy(keeper: CredentialsKeeper, key: ConnectionKey): Promise<string> {
  const signal = AbortSignal.timeout(15_000);
  return keeper.withAccessToken(key, signal, (token) => callApi(endpoint.provider, token));
}

describe('many at once', () => {
  test('20 parallel calls with an expired token make exactly one renewal', async () => {
    const { key } = await connections.connectChurch(1);
    await connections.arrange(key, expired);
    endpoint.behavior.delayMs = 100;
    const used = await Promise.all(Array.from({ length: 20 }, () => use(key)));
    expect(new Set(used).size).toBe(1);
    expect([endpoint.requests, endpoint.renewed]).toEqual([1, 1]);
  });

  test('20 parallel 401s make exactly one renewal, also of those that come late', async () => {
    const { key, tokens } = await connections.connectChurch();
    endpoint.book.endAccess(tokens.accessToken);
    const used = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        connections.keeper.withAccessToken(key, AbortSignal.timeout(10_000), async (token) => {
          await new Promise((resolve) => setTimeout(resolve, index * 10));
          return callApi(endpoint.provider, token);
        }),
      ),
    );
    expect(new Set(used).size).toBe(1);
    expect(endpoint.requests).toBe(1);
  });

  test('two churches do not wait for each other', async () => {
    const [grace, harbor] = [
      await connections.connectChurch(1),
      await connections.connectChurch(1),
    ];
    const { letGo } = endpoint.hold();
    const calls = [use(grace.key), use(harbor.key)];
    await expect.poll(() => endpoint.requests, soon).toBe(2);
    letGo();
    await Promise.all(calls);
  });

  test('processes on one PostgreSQL make exactly one', async () => {
    const { key } = await connections.connectChurch(1);
    await connections.arrange(key, expired);
    endpoint.behavior.delayMs = 300;
    const processes = await Promise.all([startProcess(key, 10), startProcess(key, 10)]);
    const answers = await Promise.all(
      processes.map(async (child) => {
        child.send('go');
        const [message] = await once(child, 'message');
        return outcomes.parse(message);
      }),
    );
    expect(answers.map((tokens) => tokens.length)).toEqual([10, 10]);
    expect(new Set(answers.flat()).size).toBe(1);
    expect([endpoint.requests, endpoint.renewed]).toEqual([1, 1]);
  });

  test('hold no database connection while the provider thinks', async () => {
    const churches = [];
    for (let index = 0; index < 12; index += 1) {
      churches.push(await connections.connectChurch(1));
    }
    const { letGo } = endpoint.hold();
    const calls = churches.map(({ key }) => use(key));
    await expect.poll(() => endpoint.requests, soon).toBe(12);
    const { rows } = await database.connections.providers.query('select 1 as one');
    expect(rows).toEqual([{ one: 1 }]);
    expect(database.connections.providers.waitingCount).toBe(0);
    letGo();
    await Promise.all(calls);
  });
});

describe('a crash between the provider’s answer and our write', () => {
  async function crash(key: ConnectionKey): Promise<void> {
    const child = await startProcess(key, 1, true);
    child.send('go');
    const [, signal] = await once(child, 'exit');
    expect([signal, endpoint.renewed]).toEqual(['SIGKILL', 1]);
  }

  test('makes the others wait no longer than the lease of the dead', async () => {
    const { key } = await connections.connectChurch(1);
    await crash(key);
    const hasty = connections.anotherKeeper(undefined, 500);
    await expect(callBy(hasty, key)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(endpoint.requests).toBe(1);
    const seconds = await connections.stored(key, 'extract(epoch from refresh_until - now())');
    expect(Number(seconds)).toBeGreaterThan(5);
    expect(Number(seconds)).toBeLessThan(30);
  });

  test.each(['dies_when_new_is_used', 'stays'] as const)(
    'loses nothing at a provider whose old token %s',
    async (oldToken) => {
      endpoint.behavior.oldToken = oldToken;
      const { key } = await connections.connectChurch(1);
      await crash(key);
      await connections.arrange(key, `refresh_until = now(), ${expired}`);
      expect(await use(key)).toMatch(/^tok-/);
      await connections.arrange(key, expired);
      expect(await use(key)).toMatch(/^tok-/);
      expect(await connections.stored(key, 'reconnect_needed_at')).toBeNull();
    },
  );

  test('asks for a new connection where the old token died at once', async () => {
    const { key } = await connections.connectChurch(1);
    await crash(key);
    await connections.arrange(key, `refresh_until = now(), ${expired}`);
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect(await connections.stored(key, 'reconnect_needed_at')).not.toBeNull();
  });
});

test('new tokens are kept in memory until the database is back', async () => {
  const { key } = await connections.connectChurch(1);
  const { letGo } = endpoint.hold();
  const call = use(key);
  await expect.poll(() => endpoint.requests, soon).toBe(1);
  const forbid = 'execute on function private.store_refreshed_tokens';
  const signature = '(uuid, text, bigint, text, text, timestamptz, text, text)';
  await database.owner.query(`revoke ${forbid}${signature} from steeple_providers`);
  const { providers } = database.connections;
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  providers.on('release', count);
  onTestFinished(() => void providers.off('release', count));
  letGo();
  await expect.poll(() => endpoint.renewed, soon).toBe(1);
  await database.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'steeple_providers' and datname = current_database()",
  );
  // Until writing was tried again, in vain.
  const before = statements;
  await expect.poll(() => statements, soon).toBeGreaterThan(before + 1);
  await database.owner.query(`grant ${forbid}${signature} to steeple_providers`);
  expect(await call).toMatch(/^tok-/);
  expect([endpoint.requests, endpoint.renewed]).toEqual([1, 1]);
});
