import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { observatoryScore } from '#testing/observatory.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'steeple-web-'));
  await mkdir(join(webFolder, 'assets'));
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>Steeple</title>');
  await writeFile(join(webFolder, 'theme.js'), '0');
  await writeFile(join(webFolder, 'assets', 'entry-1.js'), '0');
  await writeFile(join(webFolder, 'assets', 'spreadsheet-worker-12345678.js'), '0');
  database = await createTestDatabase();
  server = await startTestServer(database, { webFolder, siteUrl: 'https://steeple.example' });
});
afterAll(async () => {
  await server.close();
  await database.drop();
  await rm(webFolder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init);

const pages = ['/', '/auth', '/accounts/x', '/no-such-page', '/assets/no-such-file.js'];
const returnPages = [
  '/functions/v1/google-oauth-callback?state=x&code=y',
  '/functions/v1/planning-center-oauth-callback?error=access_denied',
];
const files = ['/theme.js', '/assets/entry-1.js'];
const apiAnswers = [
  '/auth/v1/settings',
  '/auth/v1/user',
  '/auth/v1/no-such',
  '/rest/v1/accounts',
  '/rest/v1/no-such',
  '/rest/v2/x',
  '/functions/v1/create-user',
  '/functions/x',
  '/health',
  '/ready',
  '/metrics',
  '/%72est/v1/accounts',
];

describe('every answer', () => {
  test.each([...pages, ...returnPages, ...files, ...apiAnswers])('%s', async (path) => {
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*|https?:|data:)/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.has('server')).toBe(false);
  });

  test('says nothing of HTTPS where the public address has none', async () => {
    const plain = await startTestServer(database, { webFolder });
    const { headers } = await fetch(`${plain.url}/`);
    expect(headers.has('strict-transport-security')).toBe(false);
    await plain.close();
  });
});

describe('what the HTTP Observatory would say', () => {
  test.each(pages.slice(0, 4))('%s: A+', async (path) => {
    const { headers } = await get(path);
    expect(observatoryScore(headers)).toBeGreaterThanOrEqual(100);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*style-src-attr 'none';.*require-trusted-types-for 'script'; trusted-types default$/,
    );
  });

  test('without the headers it would say D at best, so that the score means something', () => {
    expect(observatoryScore(new Headers())).toBeLessThan(45);
  });
});

describe('what may be kept', () => {
  test.each([...apiAnswers, ...returnPages, '/assets/no-such-file.js'])(
    '%s by nobody',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );

  test('somebody’s rows and tokens by nobody', async () => {
    const client = await server.clientOf('grace@steeple.test');
    const { data } = await client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    for (const path of ['/rest/v1/accounts', '/auth/v1/user']) {
      const answer = await get(path, { headers });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('files with a content hash in their name forever, the page and the rest until they change', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await kept('/assets/entry-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/theme.js')).toBe('no-cache');
    expect(await kept('/')).toBe('no-cache');
    expect(await kept('/auth/v1/.well-known/jwks.json')).toBe('public, max-age=600');
  });
});

test('the page that ends a connection may run our script, talk to its opener and nothing else', async () => {
  for (const path of returnPages) {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'; style-src 'self';/);
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  }
});

test('the reader of spreadsheets reaches no address, and other scripts have the page’s policy', async () => {
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy');
  expect(await policyOf('/assets/spreadsheet-worker-12345678.js')).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  );
  expect(await policyOf('/assets/entry-1.js')).toContain("connect-src 'self'");
});

describe('requests that two readers could understand differently', () => {
  function raw(text: string): Promise<string> {
    return new Promise((resolve, reject) => {
      let answer = '';
      const { port } = new URL(server.url);
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('data', (chunk) => {
        answer += String(chunk);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  }
  const head = 'Host: localhost\r\nConnection: close\r\n';

  test.each([
    ['two lengths', `${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef`],
    [
      'a length and chunks',
      `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\n\r\n`,
    ],
    ['an unknown encoding', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a length with a sign', `${head}Content-Length: +5\r\n\r\nabcdef`],
    ['a blank before the colon', `${head}Content-Length : 5\r\n\r\nabcde`],
    ['a folded header', `${head}X-One: a\r\n b\r\n\r\n`],
    ['two hosts', `Host: other.example\r\n${head}\r\n`],
  ])('%s: refused once, and nothing of it read as a second request', async (_, rest) => {
    const answer = await raw(`POST /auth/v1/token HTTP/1.1\r\n${rest}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  });

  test('no header and no parameter makes one method another', async () => {
    const client = await server.clientOf('super@steeple.test');
    const { data } = await client.auth.getSession();
    const answer = await get('/rest/v1/accounts?id=not.is.null', {
      method: 'GET',
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        'x-http-method-override': 'DELETE',
        'x-method-override': 'DELETE',
        'x-http-method': 'DELETE',
      },
    });
    expect(answer.status).toBe(200);
    expect((await client.from('accounts').select()).data).toHaveLength(3);
  });

  test('TRACE and CONNECT return nothing', async () => {
    const traced = await raw(`TRACE /auth/v1/user HTTP/1.1\r\n${head}Cookie: secret\r\n\r\n`);
    expect(traced).not.toMatch(/HTTP\/1\.1 2|secret/);
    expect(await raw(`CONNECT other.example:443 HTTP/1.1\r\n${head}\r\n`)).not.toMatch(
      /HTTP\/1\.1 2/,
    );
  });

  test('a second Authorization header is no way in', async () => {
    const client = await server.clientOf('super@steeple.test');
    const { data } = await client.auth.getSession();
    const token = `Authorization: Bearer ${data.session?.access_token}\r\n`;
    const answer = await raw(
      `GET /rest/v1/accounts HTTP/1.1\r\n${head}Authorization: Bearer x\r\n${token}\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 401/);
  });
});

describe('the log', () => {
  test('is one line of JSON each, whatever somebody sends', async () => {
    const hostile = '%0A%7B%22level%22:60%7D%0D%1B[31mred';
    await get(`/accounts/${hostile}?x=${hostile}`, {
      headers: { 'user-agent': 'a\tb', 'x-request-id': 'id"},{"level":60' },
    });
    await get(`/rest/v1/${hostile}`);
    await get('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email: 'a\n{"level":60}\u001b[31m@x.test', password: 'x' }),
    });
    expect(server.logged.length).toBeGreaterThan(3);
    for (const line of server.logged) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line)).not.toMatchObject({ level: 60 });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that none gets through is the point
      expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    }
  });

  test('names a request by an id of ours unless a plain one came with it', async () => {
    const answer = await get('/health', { headers: { 'x-request-id': 'a b"c' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});
