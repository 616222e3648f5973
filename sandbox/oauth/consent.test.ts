import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agent, callback, decide, startTestSandbox } from '#testing/sandbox/sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const systems = [
  {
    name: 'Planning Center',
    address: () => `${sandbox.planningCenter}/oauth/authorize`,
    scope: 'people giving',
    first: 'grace-hill',
  },
  {
    name: 'Google',
    address: () => `${sandbox.google}/o/oauth2/v2/auth`,
    scope: 'https://www.googleapis.com/auth/webmasters.readonly',
    first: 'several-properties',
  },
];

describe.each(systems)('the consent page of $name', ({ name, address, scope, first }) => {
  const request = (changes: Record<string, string> = {}) => {
    const parameters = {
      client_id: 'steeple-sandbox',
      redirect_uri: callback,
      response_type: 'code',
      scope,
      state: 'a state & more',
      ...changes,
    };
    return `${address()}?${new URLSearchParams(parameters)}`;
  };
  const open = (url: string) =>
    fetch(url, { headers: { 'User-Agent': 'Mozilla/5.0' }, redirect: 'manual' });

  test('says that it is a sandbox and offers somebody to be', async () => {
    const response = await open(request());
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`Sandbox: no real ${name} account is involved.`);
    expect(page).toContain(`value="${first}" checked`);
    expect(page).toContain('<html lang="en">');
  });

  test('runs no script, is framed by nobody and may send its form back to the application', async () => {
    const policy = (await open(request())).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:3000;");
    expect(policy).not.toContain('script-src');
  });

  test('writes what it was given as text, never as markup', async () => {
    const page = await (await open(request({ state: '"><script>alert(1)</script>' }))).text();
    expect(page).not.toContain('<script');
  });

  test('Allow leads back with a code and the state', async () => {
    const back = await decide(request(), { identity: first, granted: scope, decision: 'allow' });
    expect(`${back.origin}${back.pathname}`).toBe(callback);
    expect(back.searchParams.get('state')).toBe('a state & more');
    expect(back.searchParams.get('code')).toMatch(/^\S{40,}$/);
    expect(back.searchParams.has('error')).toBe(false);
  });

  test('Deny leads back with access_denied and the state', async () => {
    const back = await decide(request(), { identity: first, decision: 'deny' });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(back.searchParams.get('state')).toBe('a state & more');
    expect(back.searchParams.has('code')).toBe(false);
  });

  test.each([
    ['an unknown application', { client_id: 'somebody-else' }],
    ['another redirect address', { redirect_uri: `${callback}/` }],
    ['a redirect address elsewhere', { redirect_uri: 'https://evil.example/callback' }],
    ['no redirect address', { redirect_uri: '' }],
  ])('%s is told on a page, without a redirect', async (_what, changes) => {
    const response = await open(request(changes));
    expect(response.status).toBe(400);
    expect(response.headers.get('Location')).toBeNull();
    expect(await response.text()).toContain('This request can’t be completed');
  });

  test('a form from another page decides nothing', async () => {
    const url = new URL(request());
    for (const headers of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const response = await fetch(url.origin + url.pathname, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'User-Agent': agent, ...headers },
        body: new URLSearchParams([
          ...url.searchParams,
          ['identity', first],
          ['decision', 'allow'],
        ]),
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('Location')).toBeNull();
    }
  });

  test('cuts the opener when it is switched to', async () => {
    const { planningCenter, google } = sandbox.switches;
    expect((await open(request())).headers.get('Cross-Origin-Opener-Policy')).toBe('unsafe-none');
    planningCenter.openerPolicy = 'same-origin';
    google.openerPolicy = 'same-origin';
    expect((await open(request())).headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    planningCenter.openerPolicy = 'unsafe-none';
    google.openerPolicy = 'unsafe-none';
  });
});

test('Planning Center reports an unknown scope to the application', async () => {
  const parameters = new URLSearchParams({
    client_id: 'steeple-sandbox',
    redirect_uri: callback,
    response_type: 'code',
    scope: 'people check-ins',
    state: 's',
  });
  const response = await fetch(`${sandbox.planningCenter}/oauth/authorize?${parameters}`, {
    redirect: 'manual',
    headers: { 'User-Agent': 'Mozilla/5.0' },
  });
  expect(response.status).toBe(302);
  const back = new URL(response.headers.get('Location') ?? '');
  expect(back.searchParams.get('error')).toBe('invalid_scope');
  expect(back.searchParams.get('state')).toBe('s');
});

test('Google shows such a problem itself', async () => {
  const parameters = new URLSearchParams({
    client_id: 'steeple-sandbox',
    redirect_uri: callback,
    response_type: 'token',
    scope: 'openid',
  });
  const response = await fetch(`${sandbox.google}/o/oauth2/v2/auth?${parameters}`, {
    redirect: 'manual',
  });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('unsupported_response_type');
});
