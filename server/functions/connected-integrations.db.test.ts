import { setImmediate } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import {
  type ConnectedChurch,
  chosen,
  failed,
  onlyRenewed,
  queryPath,
  startConnectedChurch,
} from '#testing/integrations/connected-church.ts';
import type { Reply } from '#testing/integrations/provider-server.ts';

/** How long a provider may take that is given up. */
const timeoutMs = 700;

let grace: ConnectedChurch;
/** Its server gives a provider up in time. */
let hasty: ConnectedChurch;
let superAdmin: SupabaseClient;
let otherAdmin: SupabaseClient;
let withoutRole: SupabaseClient;

beforeAll(async () => {
  grace = await startConnectedChurch();
  hasty = await startConnectedChurch(timeoutMs);
  const signIn = async (role: 'super_admin' | 'account_admin' | null) => {
    const { email } = await buildPerson(grace.database.owner, { role });
    return grace.server.clientOf(email);
  };
  superAdmin = await signIn('super_admin');
  otherAdmin = await signIn('account_admin');
  withoutRole = await signIn(null);
});
beforeEach(() => grace.reset());
afterAll(() => Promise.all([grace.close(), hasty.close()]));

const sitesPath = '/webmasters/v3/sites';
const propertyUrl = chosen.property_url;
/** Each function, its system, a path it asks for, and what its body has besides. */
const calls: [string, IntegrationType, string, Record<string, unknown>][] = [
  ['planning-center-organization-info', 'planning_center', '/giving/v2/donations', {}],
  ['google-search-console-properties', 'google_search_console', sitesPath, {}],
  ['google-search-console-data', 'google_search_console', queryPath, {}],
  ['google-search-console-select-property', 'google_search_console', sitesPath, { propertyUrl }],
];

describe.each(calls)('%s', (name, type, path, more) => {
  const renewals = () => grace.provider.received.filter(({ target }) => /\/token$/.test(target));

  test('works for the church’s own admin and for a super admin', async () => {
    await grace.connect(type, chosen);
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject({ status: 200 });
    expect(await grace.invoke(superAdmin, name, more)).toMatchObject({ status: 200 });
    expect(renewals()).toEqual([]);
  });

  test('knows the church by its id in capitals too', async () => {
    await grace.connect(type, chosen);
    const accountId = grace.church.accountId.toUpperCase();
    const answer = await grace.invoke(grace.admin, name, { ...more, accountId });
    expect(answer).toMatchObject({ status: 200 });
  });

  test('to anybody else the church looks unconnected, and the provider is not asked', async () => {
    await grace.connect(type, chosen);
    const hidden = failed(404, 'not_connected');
    expect(await grace.invoke(otherAdmin, name, more)).toMatchObject(hidden);
    expect(await grace.invoke(withoutRole, name, more)).toMatchObject(hidden);
    const nobody = await grace.invoke(grace.server.clientOfNobody(), name, more);
    expect(nobody.status).toBe(401);
    expect(grace.provider.received).toEqual([]);
  });

  test('a church that is not connected is refused with the reason', async () => {
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject(failed(404, 'not_connected'));
    const other = type === 'planning_center' ? 'google_search_console' : 'planning_center';
    await grace.connect(other, chosen);
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject(failed(404, 'not_connected'));
  });

  test('an access token that is refused is renewed once', async () => {
    await grace.connect(type, chosen);
    const sites = { siteEntry: [{ siteUrl: propertyUrl, permissionLevel: 'siteOwner' }] };
    const json = path === sitesPath ? sites : { meta: { total_count: 1 } };
    grace.answerPaths({ [path]: onlyRenewed({ json }) });
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject({ status: 200 });
    expect(renewals()).toHaveLength(1);
  });

  test('a connection that the provider has ended asks for a person', async () => {
    await grace.connect(type, chosen);
    const ended: Reply = { status: 400, json: { error: 'invalid_grant' } };
    grace.provider.answerWith(({ target }) =>
      /\/token$/.test(target) ? ended : { status: 401, json: {} },
    );
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject(
      failed(409, 'reconnect_needed'),
    );
  });

  test('a renewed token that is refused as well is the provider’s trouble', async () => {
    await grace.connect(type, chosen);
    const json = { access_token: 'second-token', token_type: 'bearer', expires_in: 3600 };
    grace.provider.answerWith(({ target }) =>
      /\/token$/.test(target) ? { json } : { status: 401, json: {} },
    );
    expect(await grace.invoke(grace.admin, name, more)).toMatchObject(
      failed(502, 'provider_unavailable'),
    );
    expect(renewals()).toHaveLength(1);
  });

  test.each<[string, Reply]>([
    ['hangs', 'hang'],
    ['is down', { status: 500, json: {} }],
    ['cuts every connection', 'cut'],
    ['asks for more patience than there is', { status: 429, headers: { 'retry-after': '30' } }],
    ['answers with a web page', { text: '<html>Welcome</html>' }],
    ['refuses with a web page', { status: 403, text: '<html>Request blocked.</html>' }],
    ['sends us elsewhere', { status: 302, headers: { location: 'https://x.example/' } }],
  ])('a provider that %s is given up in time', async (_what, reply) => {
    await hasty.reset();
    await hasty.connect(type, chosen);
    hasty.provider.answerWith(() => reply);
    const started = performance.now();
    const answer = await hasty.invoke(hasty.admin, name, more);
    // Without the setting it would take 12 seconds; a busy machine may take its time.
    expect(performance.now() - started).toBeLessThan(timeoutMs + 7_000);
    expect([502, 504]).toContain(answer.status);
    expect(answer).toMatchObject(failed(answer.status, 'provider_unavailable'));
  });

  test('a system without an application says who can help', async () => {
    await grace.connect(type, chosen);
    const { services } = grace.server;
    const { providers } = services;
    services.providers = { planning_center: null, google_search_console: null };
    const answer = await grace.invoke(grace.admin, name, more);
    services.providers = providers;
    expect(answer).toMatchObject(failed(501, 'provider_not_configured'));
  });
});

test('a provider that hangs holds no database connection', async () => {
  const churches: string[] = [];
  for (let count = 0; count < 12; count += 1) {
    await grace.reset();
    await grace.connect('planning_center');
    churches.push(grace.church.accountId);
  }
  const held = Promise.withResolvers<Reply>();
  grace.provider.answerWith(() => held.promise);
  // More calls than the pool has connections; of one church they would share an answer.
  const hanging = churches.map((accountId) =>
    grace.invoke(superAdmin, 'planning-center-organization-info', { accountId }),
  );
  let given = 0;
  for (const call of hanging) {
    void call.then(() => {
      given += 1;
    });
  }
  await expect.poll(() => grace.provider.received.length, { timeout: 10_000 }).toBe(12 * 4);
  const { error } = await grace.admin.from('accounts').select();
  expect(error).toBeNull();
  expect(given).toBe(0);
  held.resolve({ json: { data: [], meta: { total_count: 12 } } });
  await Promise.all(hanging);
});

test('many calls for one church reach the provider four at a time, and too many are told so', async () => {
  await grace.connect('google_search_console', chosen);
  let running = 0;
  let runningMax = 0;
  const four = Promise.withResolvers<void>();
  grace.provider.answerWith(async () => {
    running += 1;
    runningMax = Math.max(runningMax, running);
    if (running === 4) {
      four.resolve();
    }
    await four.promise;
    await setImmediate();
    running -= 1;
    return { json: {} };
  });
  const calls = Array.from({ length: 60 }, () =>
    grace.invoke(grace.admin, 'google-search-console-properties'),
  );
  const answers = await Promise.all(calls);
  expect(runningMax).toBe(4);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeLessThanOrEqual(16);
  for (const answer of refused) {
    expect(answer).toMatchObject(failed(502, 'provider_unavailable'));
  }
});

test('no answer and no line of the log holds a token or a provider’s words', async () => {
  await grace.connect('planning_center');
  await grace.connect('google_search_console', chosen);
  const { logged } = grace.server;
  logged.length = 0;
  const answers: unknown[] = [];
  for (const text of ['secret words', '{"error":"secret words"}']) {
    for (const status of [400, 403]) {
      const headers = { 'content-type': text.startsWith('{') ? 'application/json' : 'text/html' };
      grace.provider.answerWith(() => ({ status, text, headers }));
      answers.push(await grace.invoke(grace.admin, 'planning-center-organization-info'));
      answers.push(await grace.invoke(grace.admin, 'google-search-console-data'));
    }
  }
  const told = JSON.stringify(answers) + logged.join('\n');
  expect(told).toMatch(/status 403/);
  expect(told).not.toMatch(/secret words|first-token|first-refresh|second-token/);
});
