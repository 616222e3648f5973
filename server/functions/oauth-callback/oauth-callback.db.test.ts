import { describe, expect, test } from 'vitest';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { browserOf, scopes, startConsentingProvider } from '#testing/integrations/connecting.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const provider = await forThisFile(startConsentingProvider(), 'close');
const server = await forThisFile(startTestServer(database, provider.settings), 'close');

const cases = [
  {
    type: 'planning_center',
    success: 'planning-center-oauth-success',
    sentence: 'Planning Center connected successfully',
    path: '/account/integration/planning-center?oauth=success',
    failed: 'Failed to connect Planning Center',
    failedPath: '/account/integration?oauth=error',
    error: 'planning-center-oauth-error',
    metadata: { organization_name: 'Grace Hill Church', organization_id: '544011' },
  },
  {
    type: 'google_search_console',
    success: 'google-oauth-success',
    sentence: 'Google Search Console connected successfully',
    path: '/account/integration/google-search-console?oauth=success',
    failed: 'Failed to connect Google Search Console',
    failedPath: '/account/integration/google-search-console?oauth=error',
    error: 'google-oauth-error',
    metadata: {},
  },
] as const;

const buildAdmin = () => buildPerson(database.owner, { role: 'account_admin' });

async function readIntegration({ accountId }: Person, type: string) {
  const { rows } = await database.owner.query(
    `select is_connected, connected_at, token_expires_at, metadata, access_token, refresh_token
     from public.integrations where account_id = $1 and integration_type = $2`,
    [accountId, type],
  );
  return rows[0];
}

describe.each(cases)('coming back from $type', ({ type, ...expected }) => {
  test('makes the church connected and says so on a page of its own', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const answer = await browser.comeBack(type, { code: provider.consent(authUrl), state });
    expect(answer).toMatchObject({
      status: 200,
      type: expected.success,
      origin: server.url,
      fallback: `${server.url}${expected.path}`,
      sentence: expected.sentence,
    });
    expect(await readIntegration(person, type)).toMatchObject({
      is_connected: true,
      connected_at: expect.any(Date),
      metadata: expected.metadata,
      access_token: null,
      refresh_token: null,
    });
  });

  test('leaves tokens that work, and the scope that was granted', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    await browser.comeBack(type, { code: provider.consent(authUrl), state });
    const key = { type, accountId: person.accountId ?? '' };
    const { credentials } = server.services;
    const token = await credentials.withAccessToken(key, AbortSignal.timeout(3000), async (t) => t);
    expect(token).toMatch(/^access-/);
    const { rows } = await database.owner.query(
      'select scope from private.provider_credentials where account_id = $1',
      [person.accountId],
    );
    expect(rows).toEqual([{ scope: scopes[type] }]);
  });

  test('a second time with the same state is refused, and the connection stays', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const parameters = { code: provider.consent(authUrl), state };
    await browser.comeBack(type, parameters);
    const again = await browser.comeBack(type, parameters);
    expect(again).toMatchObject({
      status: 200,
      type: expected.error,
      origin: server.url,
      fallback: `${server.url}${expected.failedPath}`,
      sentence: expected.failed,
    });
    expect(await readIntegration(person, type)).toMatchObject({ is_connected: true });
  });

  test('of ten returns at once one counts', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const parameters = { code: provider.consent(authUrl), state };
    const before = provider.tokenRequests().length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.comeBack(type, parameters)),
    );
    expect(answers.filter((answer) => answer.type === expected.success)).toHaveLength(1);
    expect(answers.filter((answer) => answer.type === expected.error)).toHaveLength(9);
    expect(provider.tokenRequests().length - before).toBe(1);
  });

  test('in another browser is refused, and the right one may still come', async () => {
    const [person, stranger] = [await buildAdmin(), await buildAdmin()];
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const parameters = { code: provider.consent(authUrl), state };
    const bare = await browserOf(server, person);
    const other = await browserOf(server, stranger);
    await other.begin(type, stranger.accountId);
    for (const answer of [
      await bare.comeBack(type, parameters),
      await other.comeBack(type, parameters),
    ]) {
      expect(answer).toMatchObject({ type: expected.error });
    }
    expect(await readIntegration(person, type)).toBeUndefined();
    expect(await readIntegration(stranger, type)).toBeUndefined();
    expect((await browser.comeBack(type, parameters)).type).toBe(expected.success);
  });

  test('without leave connects nothing, and the state is spent', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const answer = await browser.comeBack(type, {
      error: 'access_denied',
      error_description: 'The resource owner denied the request.',
      state,
    });
    expect(answer).toMatchObject({ type: expected.error, sentence: expected.failed });
    expect(answer.page).toContain('Access wasn’t allowed');
    const late = await browser.comeBack(type, { code: provider.consent(authUrl), state });
    expect(late.type).toBe(expected.error);
    expect(await readIntegration(person, type)).toBeUndefined();
  });

  test('only looking at the address uses nothing up', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const { authUrl, state } = await browser.begin(type, person.accountId);
    const parameters = { code: provider.consent(authUrl), state };
    const name = `${type === 'planning_center' ? 'planning-center' : 'google'}-oauth-callback`;
    const query = new URLSearchParams(parameters);
    const { status } = await fetch(`${server.url}/functions/v1/${name}?${query}`, {
      method: 'HEAD',
      headers: { cookie: browser.cookie ?? '' },
    });
    expect(status).toBe(405);
    expect((await browser.comeBack(type, parameters)).type).toBe(expected.success);
  });

  test('with the other system’s state is refused', async () => {
    const person = await buildAdmin();
    const browser = await browserOf(server, person);
    const otherType = type === 'planning_center' ? 'google_search_console' : 'planning_center';
    const { authUrl, state } = await browser.begin(otherType, person.accountId);
    const answer = await browser.comeBack(type, { code: provider.consent(authUrl), state });
    expect(answer).toMatchObject({ type: expected.error });
    expect(await readIntegration(person, otherType)).toBeUndefined();
  });

  test.each(['', 'state=', 'state=x&code=y', 'code=y', 'error=access_denied'])(
    'with nothing that we know of (%s) is refused, and only our own page is told',
    async (query) => {
      const browser = await browserOf(server, await buildAdmin());
      const answer = await browser.comeBack(type, query);
      expect(answer).toMatchObject({ type: expected.error, origin: server.url });
    },
  );
});

test('a reconnection replaces the old tokens', async () => {
  const person = await buildAdmin();
  const browser = await browserOf(server, person);
  for (const _time of [1, 2]) {
    const { authUrl, state } = await browser.begin('planning_center', person.accountId);
    const code = provider.consent(authUrl);
    expect((await browser.comeBack('planning_center', { code, state })).type).toBe(
      'planning-center-oauth-success',
    );
  }
  const { rows } = await database.owner.query(
    'select count(*)::int as count from private.provider_credentials where account_id = $1',
    [person.accountId],
  );
  expect(rows[0].count).toBe(1);
});

test('a church whose name cannot be read is connected all the same', async () => {
  const person = await buildAdmin();
  const browser = await browserOf(server, person);
  provider.answerMe({ status: 403, text: '<html>Request blocked.</html>' });
  const { authUrl, state } = await browser.begin('planning_center', person.accountId);
  const code = provider.consent(authUrl);
  expect((await browser.comeBack('planning_center', { code, state })).type).toBe(
    'planning-center-oauth-success',
  );
  provider.answerMe({ json: {} });
  expect(await readIntegration(person, 'planning_center')).toMatchObject({ metadata: {} });
});

test('a parameter said twice is as good as none', async () => {
  const person = await buildAdmin();
  const browser = await browserOf(server, person);
  const { authUrl, state } = await browser.begin('planning_center', person.accountId);
  const code = provider.consent(authUrl);
  const query = `code=${code}&state=${state}&state=${state}`;
  expect((await browser.comeBack('planning_center', query)).type).toBe(
    'planning-center-oauth-error',
  );
});

test('no secret is in the log, and nothing that came by the address is on the page', async () => {
  const person = await buildAdmin();
  const browser = await browserOf(server, person);
  const { authUrl, state } = await browser.begin('planning_center', person.accountId);
  const code = provider.consent(authUrl);
  const success = await browser.comeBack('planning_center', { code, state });
  const failure = await browser.comeBack('planning_center', {
    code,
    state,
    error: '"><script>alert(1)</script>',
  });
  const form = new URLSearchParams(provider.tokenRequests().at(-1)?.body);
  const everything = [...server.logged, success.page, failure.page].join('\n');
  for (const secret of [state, code, form.get('code_verifier') ?? '?', 'access-', 'refresh-']) {
    expect(everything).not.toContain(secret);
  }
  expect(everything).not.toContain('the-client-secret');
  expect(failure.page).not.toContain('alert(1)');
});

test('the page runs only our own script, is not cached and sends no referrer', async () => {
  const browser = await browserOf(server, await buildAdmin());
  const { headers, page } = await browser.comeBack('planning_center', 'state=x');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-type')).toMatch('text/html');
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).not.toMatch(/<script>|<style|\s(style|on\w+)="/);
});
