import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { arrangeConnections, type TestConnections } from '#testing/integrations/connections.ts';
import {
  callApi,
  type RunningEndpoint,
  startTokenEndpoint,
} from '#testing/integrations/token-endpoint.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { ConnectionKey } from '../provider.ts';
import { AccessTokenRefused } from '../provider-error.ts';

let endpoint: RunningEndpoint;
let connections: TestConnections;

const database = await forThisFile(createTestDatabase(), 'drop');
beforeEach(async () => {
  endpoint = await startTokenEndpoint();
  connections = arrangeConnections(database, endpoint);
  return () => endpoint.close();
});

/** A busy machine is no reason to fail. */
const soon = { timeout: 10_000 };
const patient = () => AbortSignal.timeout(15_000);
const use = (key: ConnectionKey) =>
  connections.keeper.withAccessToken(key, patient(), (token) => callApi(endpoint.provider, token));
const expired = "access_expires_at = now() - interval '1 second'";
const aboutToEnd = "access_expires_at = now() + interval '30 seconds'";

describe('connecting', () => {
  test('makes the church connected, with what was learnt about it and without a token in sight', async () => {
    const { key, personId, tokens } = await connections.connectChurch();
    const { rows } = await database.owner.query(
      `select is_connected, connected_at is not null as stamped, disconnected_at, access_token, refresh_token,
         token_expires_at, metadata from public.integrations where account_id = $1`,
      [key.accountId],
    );
    expect(rows).toEqual([
      {
        is_connected: true,
        stamped: true,
        disconnected_at: null,
        access_token: null,
        refresh_token: null,
        token_expires_at: tokens.expiresAt,
        metadata: { organization_name: 'Grace' },
      },
    ]);
    const { rows: audited } = await database.owner.query(
      "select actor_id from private.audit_log where table_name = 'public.integrations' and after ->> 'account_id' = $1",
      [key.accountId],
    );
    expect(audited).toEqual([{ actor_id: personId }]);
    expect(await use(key)).toBe(tokens.accessToken);
    expect(endpoint.requests).toBe(0);
  });

  test('is refused for another church, and the tokens go back to the provider', async () => {
    const { personId } = await connections.connectChurch();
    const { key: foreign, tokens: theirs } = await connections.connectChurch();
    const tokens = endpoint.grant();
    expect(
      await connections.keeper.connect(foreign, { personId, sessionId: null }, tokens, {}),
    ).toBe('refused');
    expect(await use(foreign)).toBe(theirs.accessToken);
    expect(await connections.queued(foreign)).toEqual([
      JSON.stringify({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }),
    ]);
  });

  test('is refused for a church that is gone', async () => {
    const { key, personId } = await connections.connectChurch();
    await database.owner.query('delete from public.accounts where id = $1', [key.accountId]);
    expect(
      await connections.keeper.connect(key, { personId, sessionId: null }, endpoint.grant(), {}),
    ).toBe('refused');
  });

  test('again heals a connection that the provider refused', async () => {
    const { key, personId } = await connections.connectChurch();
    await connections.arrange(key, `reconnect_needed_at = now(), ${expired}`);
    const tokens = endpoint.grant();
    expect(await connections.keeper.connect(key, { personId, sessionId: null }, tokens, {})).toBe(
      'connected',
    );
    expect(await use(key)).toBe(tokens.accessToken);
  });
});

describe('a call', () => {
  test('renews a token that ends within a minute, writes the new pair and then uses it', async () => {
    const { key, tokens } = await connections.connectChurch(59);
    const writtenAtUse = await connections.keeper.withAccessToken(key, patient(), async (token) => {
      const opened = connections.keyring.open(
        (await connections.stored(key, 'sealed_tokens')) ?? '',
        `provider-tokens:${key.type}:${key.accountId}`,
      );
      expect(token).not.toBe(tokens.accessToken);
      return JSON.parse(opened).accessToken === token;
    });
    expect(writtenAtUse).toBe(true);
    expect(endpoint.renewed).toBe(1);
    const { rows } = await database.owner.query(
      "select token_expires_at > now() + interval '1 hour' as is_late from public.integrations where account_id = $1",
      [key.accountId],
    );
    expect(rows).toEqual([{ is_late: true }]);
  });

  test('of a run reads the pair once, and anew when it is refused or about to end', async () => {
    const { key, tokens } = await connections.connectChurch();
    const lend = connections.keeper.lenderOf(key);
    const call = () => lend(patient(), (token) => callApi(endpoint.provider, token));
    const reads = vi.spyOn(database.connections.providers, 'query');
    onTestFinished(() => reads.mockRestore());
    expect([await call(), await call(), await call()]).toEqual(Array(3).fill(tokens.accessToken));
    expect(reads).toHaveBeenCalledTimes(1);
    endpoint.book.endAccess(tokens.accessToken);
    const renewed = await call();
    expect(renewed).not.toBe(tokens.accessToken);
    reads.mockClear();
    expect(await call()).toBe(renewed);
    expect(reads).not.toHaveBeenCalled();
  });

  test('keeps a refresh token that the provider does not replace', async () => {
    endpoint.behavior.oldToken = 'stays';
    const { key } = await connections.connectChurch(1);
    const first = await use(key);
    await connections.arrange(key, expired);
    expect(await use(key)).not.toBe(first);
    expect(endpoint.renewed).toBe(2);
  });

  test('that the provider refuses is made once more with a renewed token', async () => {
    const { key, tokens } = await connections.connectChurch();
    endpoint.book.endAccess(tokens.accessToken);
    expect(await use(key)).not.toBe(tokens.accessToken);
    expect(endpoint.renewed).toBe(1);
  });

  test('that the provider keeps refusing fails after one renewal', async () => {
    const { key } = await connections.connectChurch();
    let calls = 0;
    const answer = connections.keeper.withAccessToken(key, patient(), async () => {
      calls += 1;
      throw new AccessTokenRefused('401');
    });
    await expect(answer).rejects.toBeInstanceOf(AccessTokenRefused);
    expect([calls, endpoint.renewed]).toEqual([2, 1]);
  });

  test('passes other errors on without a renewal', async () => {
    const { key } = await connections.connectChurch();
    const answer = connections.keeper.withAccessToken(key, patient(), async () => {
      throw new Error('of the caller');
    });
    await expect(answer).rejects.toThrow('of the caller');
    expect(endpoint.requests).toBe(0);
  });

  test('of a church that is not connected, or not by an application of ours, says so', async () => {
    const { key } = await connections.connectChurch();
    await connections.disconnect(key);
    await expect(use(key)).rejects.toMatchObject({ code: 'not_connected' });
    await expect(use({ ...key, type: 'google_search_console' })).rejects.toMatchObject({
      code: 'provider_not_configured',
    });
  });

  test('is canceled by its own signal while the renewal continues for the others', async () => {
    const { key } = await connections.connectChurch(1);
    const { letGo } = endpoint.hold();
    const impatience = new AbortController();
    const hasty = connections.keeper.withAccessToken(key, impatience.signal, async () => {});
    const waiting = use(key);
    await expect.poll(() => endpoint.requests, soon).toBe(1);
    impatience.abort();
    await expect(hasty).rejects.toMatchObject({ code: 'provider_unavailable' });
    letGo();
    expect(await waiting).toMatch(/^tok-/);
    expect([endpoint.requests, endpoint.renewed]).toEqual([1, 1]);
  });

  test('of the row of another church opens nothing', async () => {
    const [grace, harbor] = [await connections.connectChurch(), await connections.connectChurch()];
    const stolen = await connections.stored(grace.key, 'sealed_tokens');
    await connections.arrange(harbor.key, `sealed_tokens = '${stolen}'`);
    await expect(use(harbor.key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect(endpoint.requests).toBe(0);
  });
});

describe('a provider in trouble', () => {
  test.each([500, 'cut', 'hang'] as const)('(%s) costs no connection', async (failure) => {
    const { key } = await connections.connectChurch(1);
    await connections.arrange(key, expired);
    endpoint.behavior.failure = failure;
    const keeper = connections.anotherKeeper(undefined, failure === 'hang' ? 1_000 : undefined);
    const call = keeper.withAccessToken(key, patient(), async () => {});
    await expect(call).rejects.toMatchObject({ code: 'provider_unavailable' });
    await keeper.settle();
    expect(await connections.stored(key, 'refresh_until')).toBeNull();
    endpoint.behavior.failure = null;
    expect(await use(key)).toMatch(/^tok-/);
  });

  test('leaves a token in use that is good for some seconds still', async () => {
    const { key, tokens } = await connections.connectChurch();
    await connections.arrange(key, aboutToEnd);
    endpoint.behavior.failure = 500;
    expect(await use(key)).toBe(tokens.accessToken);
    expect(endpoint.requests).toBe(1);
  });
});

test('facts are added to the current connection, and to no other', async () => {
  const { key, personId } = await connections.connectChurch();
  const facts = { property_url: 'sc-domain:grace.example' };
  const madeAt = await connections.connectedAt(key);
  expect(await connections.keeper.rememberFacts(key, personId, madeAt, facts)).toBe(true);
  const { rows } = await database.owner.query(
    'select metadata from public.integrations where account_id = $1',
    [key.accountId],
  );
  expect(rows).toEqual([{ metadata: { organization_name: 'Grace', ...facts } }]);
  await connections.disconnect(key);
  expect(await connections.keeper.rememberFacts(key, personId, madeAt, facts)).toBe(false);
});

test('what was asked of an old connection is not remembered of the one that took its place', async () => {
  const { key, personId } = await connections.connectChurch();
  const madeAt = await connections.connectedAt(key);
  await connections.disconnect(key);
  const tokens = endpoint.grant();
  await connections.keeper.connect(key, { personId, sessionId: null }, tokens, { new: 'yes' });
  const late = { organization_name: 'The old one' };
  expect(await connections.keeper.rememberFacts(key, personId, madeAt, late)).toBe(false);
  const { rows } = await database.owner.query(
    'select metadata from public.integrations where account_id = $1',
    [key.accountId],
  );
  expect(rows).toEqual([{ metadata: { new: 'yes' } }]);
});

test('a code verifier opens for its own state alone', () => {
  const { sealVerifier, openVerifier } = connections.keeper;
  const sealed = sealVerifier('state-1', 'verifier');
  expect(openVerifier('state-1', sealed)).toBe('verifier');
  expect(() => openVerifier('state-2', sealed)).toThrow(/altered/);
});
