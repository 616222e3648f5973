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
describe('a Disconnect during a renewal', () => {
  test('leaves no token: the new ones are queued for revocation as well', async () => {
    const { key } = await connections.connectChurch(1);
    const { letGo } = endpoint.hold();
    const call = use(key);
    await expect.poll(() => endpoint.requests, soon).toBe(1);
    await connections.disconnect(key);
    letGo();
    await expect(call).rejects.toMatchObject({ code: 'not_connected' });
    expect(await connections.stored(key, 'version')).toBeUndefined();
    const queued = (await connections.queued(key)).join();
    expect([...endpoint.book.given].filter((token) => !queued.includes(token))).toEqual([]);
  });

  test('and a new connection right after it: the late answer does not land there', async () => {
    const { key, personId } = await connections.connectChurch(1);
    const { letGo } = endpoint.hold();
    const call = use(key);
    await expect.poll(() => endpoint.requests, soon).toBe(1);
    await connections.disconnect(key);
    const tokens = endpoint.grant();
    await connections.keeper.connect(key, { personId, sessionId: null }, tokens, {});
    letGo();
    expect(await call).toBe(tokens.accessToken);
    expect(await use(key)).toBe(tokens.accessToken);
  });
});
