import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import {
  browserOf,
  scopes,
  startConsentingProvider,
  TestBrowser,
} from '#testing/integrations/connecting.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { callbackNames } from '../redirect-uri.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const provider = await forThisFile(startConsentingProvider(), 'close');
const server = await forThisFile(startTestServer(database, provider.settings), 'close');
const grace = await buildPerson(database.owner, { role: 'account_admin' });

const both = ['planning_center', 'google_search_console'] as const;
const body = () => ({ accountId: grace.accountId, origin: server.url });

async function countStates() {
  const { rows } = await database.owner.query(
    'select count(*)::int as count from private.connection_states',
  );
  return rows[0].count;
}

describe.each(both)('starting to connect %s', (type) => {
  test('returns the consent page of their own church to an account admin', async () => {
    const browser = await browserOf(server, grace);
    const answer = await browser.start(type, body());
    expect(answer.status).toBe(200);
    const { authUrl } = await browser.begin(type, grace.accountId);
    const parameters = Object.fromEntries(new URL(authUrl).searchParams);
    expect(parameters).toMatchObject({
      client_id: 'the-client-id',
      response_type: 'code',
      redirect_uri: `${server.url}/functions/v1/${callbackNames[type]}`,
      scope: scopes[type],
      code_challenge_method: 'S256',
    });
    expect(parameters.state).toMatch(/^[\w-]{43}$/);
    expect(parameters.code_challenge).toMatch(/^[\w-]{43}$/);
  });

  test('returns that of any church to a super admin', async () => {
    const boss = await buildPerson(database.owner, { role: 'super_admin' });
    const answer = await (await browserOf(server, boss)).start(type, body());
    expect(answer.status).toBe(200);
  });

  test('refuses another church, one that is not there, and people without a role', async () => {
    const other = await buildAccount(database.owner);
    const nobody = await buildPerson(database.owner, { role: null });
    const before = await countStates();
    const asGrace = await browserOf(server, grace);
    const asNobody = await browserOf(server, nobody);
    for (const answer of [
      await asGrace.start(type, { ...body(), accountId: other }),
      await asGrace.start(type, { ...body(), accountId: randomUUID() }),
      await asNobody.start(type, body()),
    ]) {
      expect(answer).toMatchObject({ status: 403, success: false, code: 'not_allowed' });
      expect(answer.setCookie).toBeNull();
    }
    expect(await countStates()).toBe(before);
  });

  test('refuses who is not signed in', async () => {
    const answer = await new TestBrowser(server, null).start(type, body());
    expect(answer).toMatchObject({ status: 401, success: false });
  });

  test.each(['https://evil.test', 'http://localhost:1', 'null', 'javascript:alert(1)'])(
    'refuses a page that is not ours: %s',
    async (origin) => {
      const browser = await browserOf(server, grace);
      const answer = await browser.start(type, { ...body(), origin });
      expect(answer).toMatchObject({ status: 400, success: false });
      expect(answer.setCookie).toBeNull();
    },
  );

  test('refuses an origin with anything behind it', async () => {
    const browser = await browserOf(server, grace);
    const answer = await browser.start(type, { ...body(), origin: `${server.url}/` });
    expect(answer).toMatchObject({ status: 400, code: 'origin_not_allowed' });
  });
});

describe('the cookie', () => {
  test('is out of every script’s reach and comes back from another site', async () => {
    const { setCookie } = await (await browserOf(server, grace)).start('planning_center', body());
    expect(setCookie).toMatch(/^steeple_oauth=[\w-]{43}; /);
    expect(setCookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=600',
      'Path=/functions/v1',
      'SameSite=Lax',
    ]);
  });

  test('stays the same for another tab, but an invented one is not accepted', async () => {
    const browser = await browserOf(server, grace);
    await browser.start('planning_center', body());
    const first = browser.cookie;
    await browser.start('google_search_console', body());
    expect(browser.cookie).toBe(first);
    browser.cookie = 'steeple_oauth=mine';
    await browser.start('planning_center', body());
    expect(browser.cookie).toMatch(/^steeple_oauth=[\w-]{43}$/);
  });

  test('on https is for this host alone', async () => {
    const secure = await startTestServer(database, {
      ...provider.settings,
      siteUrl: 'https://steeple.test',
      allowedOrigins: new Set(['https://steeple.test']),
    });
    const browser = await browserOf(secure, grace);
    const { setCookie } = await browser.start('planning_center', {
      accountId: grace.accountId,
      origin: 'https://steeple.test',
    });
    await secure.close();
    expect(setCookie).toMatch(/^__Host-steeple_oauth=[\w-]{43}; /);
    expect(setCookie?.split('; ')).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
  });
});

test('what is kept for the way back opens nothing by itself', async () => {
  const browser = await browserOf(server, grace);
  const { state } = await browser.begin('planning_center', grace.accountId);
  const { rows } = await database.owner.query('select * from private.connection_states');
  expect(rows.length).toBeGreaterThan(0);
  const dump = JSON.stringify(rows);
  expect(dump).not.toContain(state);
  expect(dump).not.toContain(browser.cookie?.split('=')[1]);
});

test('a page behind another name of ours is sent back to the public address', async () => {
  const proxied = await startTestServer(database, {
    ...provider.settings,
    allowedOrigins: new Set(['http://localhost:5173']),
  });
  const browser = await browserOf(proxied, grace);
  const answer = await browser.start('planning_center', {
    accountId: grace.accountId,
    origin: 'http://localhost:5173',
  });
  await proxied.close();
  expect(new URL(answer.authUrl ?? '').searchParams.get('redirect_uri')).toBe(
    `${proxied.services.config.siteUrl}/functions/v1/planning-center-oauth-callback`,
  );
});

test('without an application at the provider says so', async () => {
  const bare = await startTestServer(database, { isDemo: false });
  const browser = await browserOf(bare, grace);
  const answer = await browser.start('planning_center', {
    accountId: grace.accountId,
    origin: bare.url,
  });
  await bare.close();
  expect(answer).toMatchObject({ status: 501, code: 'provider_not_configured' });
});
