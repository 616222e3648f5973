import { beforeEach, describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { arrangeConnections, type TestConnections } from '#testing/integrations/connections.ts';
import {
  callApi,
  type RunningEndpoint,
  startTokenEndpoint,
} from '#testing/integrations/token-endpoint.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { ConnectionKey } from '../provider.ts';
import { AccessTokenRefused, ProviderError } from '../provider-error.ts';

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

const patient = () => AbortSignal.timeout(15_000);
const use = (key: ConnectionKey) =>
  connections.keeper.withAccessToken(key, patient(), (token) => callApi(endpoint.provider, token));
const expired = "access_expires_at = now() - interval '1 second'";
const aboutToEnd = "access_expires_at = now() + interval '30 seconds'";

describe('invalid_grant', () => {
  test('marks the connection and deletes nothing; nobody asks the provider again', async () => {
    const { key } = await connections.connectChurch();
    await connections.arrange(key, expired);
    endpoint.behavior.failure = 'invalid_grant';
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect(await connections.stored(key, 'reconnect_needed_at')).toMatch(/^\d{4}-/);
    expect(await connections.stored(key, 'refresh_until')).toBeNull();
    const { rows } = await database.owner.query(
      'select is_connected from public.integrations where account_id = $1',
      [key.accountId],
    );
    expect(rows).toEqual([{ is_connected: true }]);
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    await expect(connections.anotherKeeper().renew(key)).rejects.toMatchObject({
      code: 'reconnect_needed',
    });
    expect(endpoint.requests).toBe(1);
  });

  test('does not discard an access token that is still valid', async () => {
    const { key, tokens } = await connections.connectChurch();
    await connections.arrange(key, aboutToEnd);
    endpoint.behavior.failure = 'invalid_grant';
    expect(await use(key)).toBe(tokens.accessToken);
    expect(await use(key)).toBe(tokens.accessToken);
    expect(endpoint.requests).toBe(1);
  });

  test('is known as such at once when the access token is refused as well', async () => {
    const { key, tokens } = await connections.connectChurch();
    endpoint.behavior.failure = 'invalid_grant';
    endpoint.book.endAccess(tokens.accessToken);
    let calls = 0;
    const call = () =>
      connections.keeper.withAccessToken(key, patient(), (token) => {
        calls += 1;
        return callApi(endpoint.provider, token);
      });
    await expect(call()).rejects.toMatchObject({ code: 'reconnect_needed' });
    await expect(call()).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect([calls, endpoint.requests]).toEqual([1, 1]);
  });

  test('does not follow from a server with another application, and the right one continues', async () => {
    const { key } = await connections.connectChurch();
    await connections.arrange(key, `${expired}, client_id = 'another client'`);
    await expect(use(key)).rejects.toMatchObject({ code: 'provider_not_configured' });
    expect(endpoint.requests).toBe(0);
    await connections.arrange(key, "client_id = 'client'");
    expect(await use(key)).toMatch(/^tok-/);
  });

  test('about a pair that another process has renewed meanwhile is no verdict', async () => {
    const { key } = await connections.connectChurch();
    await connections.arrange(key, expired);
    const { passOthers, letGo } = endpoint.hold();
    const late = use(key);
    // This process's lease is lost while the provider thinks, and another one is quicker.
    await expect.poll(() => endpoint.requests, soon).toBe(1);
    await connections.arrange(key, 'refresh_until = now()');
    passOthers();
    await connections.anotherKeeper().renew(key);
    letGo();
    expect(await late).toMatch(/^tok-/);
    expect(await connections.stored(key, 'reconnect_needed_at')).toBeNull();
    expect([endpoint.requests, endpoint.renewed]).toEqual([2, 1]);
  });

  test('is what a connection without a refresh token comes to', async () => {
    const { key, personId } = await connections.connectChurch();
    const tokens = { ...endpoint.grant(), refreshToken: null };
    await connections.keeper.connect(key, { personId, sessionId: null }, tokens, {});
    expect(await use(key)).toBe(tokens.accessToken);
    await connections.arrange(key, expired);
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect(endpoint.requests).toBe(0);
  });
});

describe('a 401 within seconds of a renewal over another', () => {
  /** Makes a call for the church, which gets to the end of `after` with the token that is taken. */
  const renewOver401 = async (after: () => Promise<void> = async () => {}) => {
    const { key, tokens } = await connections.connectChurch();
    endpoint.book.endAccess(tokens.accessToken);
    const call = connections.keeper.withAccessToken(key, patient(), async (token) => {
      await callApi(endpoint.provider, token);
      await after();
    });
    return { key, call };
  };
  const endAll = () => {
    for (const token of endpoint.book.given) {
      endpoint.book.endAccess(token);
    }
    endpoint.behavior.failure = 'invalid_grant';
  };

  test('asks for a person at once when access was taken away meanwhile', async () => {
    const { key, call } = await renewOver401();
    await call;
    endAll();
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
    expect(await connections.stored(key, 'reconnect_needed_at')).toMatch(/^\d{4}-/);
    expect(endpoint.requests).toBe(2);
  });

  test('does so too when the call that renewed failed for another reason, and a later one worked', async () => {
    const { key, call } = await renewOver401(() =>
      Promise.reject(new ProviderError('provider_refused', 'status 403')),
    );
    await expect(call).rejects.toMatchObject({ code: 'provider_refused' });
    expect(await use(key)).toMatch(/^tok-/);
    endAll();
    await expect(use(key)).rejects.toMatchObject({ code: 'reconnect_needed' });
  });

  test('is the provider’s trouble when it refused the new token too, and that one is not renewed with every call', async () => {
    const { key } = await connections.connectChurch();
    const refused = () =>
      connections.keeper.withAccessToken(key, patient(), () =>
        Promise.reject(new AccessTokenRefused('status 401')),
      );
    for (const _call of [1, 2, 3]) {
      await expect(refused()).rejects.toBeInstanceOf(AccessTokenRefused);
    }
    expect(endpoint.requests).toBe(1);
  });
});
