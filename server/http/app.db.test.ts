import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database, { BODY_BYTES_MAX: 10_000 }), 'close');

describe('what every answer carries', () => {
  test('an id that the log has too, and no path with its query string', async () => {
    const answer = await fetch(`${server.url}/rest/v1/accounts?account_name=eq.Secret`);
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const line = server.logged.find((entry) => entry.includes(String(id)));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      method: 'GET',
      path: '/rest/v1/accounts',
      status: 401,
    });
    expect(server.logged.join('')).not.toContain('Secret');
  });

  test('API answers are kept by nobody and are nothing but JSON', async () => {
    for (const path of ['/auth/v1/settings', '/rest/v1/accounts', '/functions/v1/create-user']) {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-type')).toContain('application/json');
    }
  });

  test('no token and no password reaches the log', async () => {
    const { data } = await (await server.clientOf('super@steeple.test')).auth.getSession();
    await fetch(`${server.url}/rest/v1/accounts`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    });
    const log = server.logged.join('');
    for (const secret of [
      'steeple-demo',
      data.session?.access_token,
      data.session?.refresh_token,
    ]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('addresses', () => {
  test.each([
    '/rest/v1',
    '/rest/v2/accounts',
    '/rest/v1/no_such_table',
    '/auth/v1/no-such',
    '/auth/v2/token',
    '/functions/v1/no-such',
    '/functions/x',
  ])('an unknown API path (%s) is a 404 in JSON, never the web page', async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toMatchObject({ code: expect.anything() });
  });

  test('/health says alive, /ready says that the database answers', async () => {
    expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${server.url}/ready`)).json()).toEqual({ status: 'ready' });
  });
});

describe('the API key', () => {
  test('a foreign one is refused, in each dialect', async () => {
    for (const path of ['/rest/v1/accounts', '/functions/v1/create-user']) {
      const answer = await fetch(`${server.url}${path}`, {
        method: path.startsWith('/rest') ? 'GET' : 'POST',
        headers: { apikey: 'sb_publishable_other' },
      });
      expect(answer.status).toBe(401);
    }
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    fetch(`${server.url}/rest/v1/accounts`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers':
          'apikey,authorization,content-profile,content-type,prefer,x-client-info',
      },
    });

  test('an allowed one may send what the official clients send', async () => {
    const { headers } = await preflight(server.services.config.siteUrl);
    expect(headers.get('access-control-allow-origin')).toBe(server.services.config.siteUrl);
    for (const name of [
      'apikey',
      'authorization',
      'content-profile',
      'prefer',
      'x-client-info',
      'x-supabase-api-version',
    ]) {
      expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain(name);
    }
  });

  test.each(['https://evil.example', 'null', 'http://localhost:0.evil.example'])(
    '%s gets no leave',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('bodies', () => {
  const big = JSON.stringify({ email: 'x'.repeat(20_000) });

  test('a huge one is refused before anybody reads it', async () => {
    for (const path of [
      '/auth/v1/token?grant_type=password',
      '/rest/v1/accounts',
      '/functions/v1/create-user',
    ]) {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        body: big,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status).toBe(413);
      expect(JSON.stringify(await answer.json())).toContain('10000 bytes');
    }
  });

  test('a huge one of unknown length is refused too', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        `${server.url}/auth/v1/token?grant_type=password`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        },
        (answer) => resolve(answer.statusCode),
      );
      sent.on('error', reject);
      sent.write(big.slice(0, 9_000));
      sent.end(big.slice(9_000));
    });
    expect(status).toBe(413);
  });

  test('a DELETE without a body is served', async () => {
    const client = await server.clientOf('super@steeple.test');
    const { data } = await client
      .from('knowledge')
      .insert({ title: 'T', prompt: 'P' })
      .select()
      .single();
    expect((await client.from('knowledge').delete().eq('id', data.id)).status).toBe(204);
  });
});
