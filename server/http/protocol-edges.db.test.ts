import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const superAdmin = await server.clientOf('super@steeple.test');
const authorization = `Bearer ${await tokenOf(superAdmin)}`;

async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await client.auth.getSession()).data.session?.access_token ?? '';
}

function send(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { authorization, 'content-type': 'application/json', ...headers },
  });
}

describe('what only a request can have made wrong is 400', () => {
  test('an upsert that names a row twice', async () => {
    const id = randomUUID();
    const { error, status } = await superAdmin.from('accounts').upsert([
      { id, account_name: 'One' },
      { id, account_name: 'Two' },
    ]);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      code: '21000',
      message: 'ON CONFLICT DO UPDATE command cannot affect row a second time',
    });
  });

  test.each(['eq(any).{{{{{{{{{{', 'like(any).[1:99999999999]={a}'])('%s', async (filter) => {
    const answer = await fetch(
      `${server.url}/rest/v1/accounts?account_name=${encodeURIComponent(filter)}`,
      { headers: { authorization } },
    );
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('array') });
  });
});

test.each([
  '/storage/v1/object/list/x',
  '/graphql/v1',
  '/realtime/v1/websocket',
  '/api/users',
  '/api',
])('%s is a 404 in JSON, never the web page', async (path) => {
  const answer = await fetch(`${server.url}${path}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('so is a request for a socket there', async () => {
  const upgrade = request(`${server.url}/realtime/v1/websocket?apikey=x`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    },
  }).end();
  const [answer] = await once(upgrade, 'response');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/json');
  answer.resume();
});

describe('a function', () => {
  test('accepts JSON and nothing else', async () => {
    const answer = await send('/functions/v1/delete-user', '{}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toMatchObject({ success: false, code: 'unsupported_media_type' });
  });

  test.each(['create-user', 'delete-user', 'reset-user-password', 'audit-log', 'audit-log-export'])(
    '%s looks at who asks before it looks at the body',
    async (name) => {
      const grace = await tokenOf(await server.clientOf('grace@steeple.test'));
      const answer = await send(`/functions/v1/${name}`, '{"limit":"x"}', {
        authorization: `Bearer ${grace}`,
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'Unauthorized' });
    },
  );
});

test.each(['/rest/v1/accounts', '/functions/v1/delete-user', '/auth/v1/token?grant_type=password'])(
  'a packed body is refused at %s',
  async (path) => {
    const answer = await send(path, gzipSync('{}'), { 'content-encoding': 'gzip' });
    expect(answer.status).toBe(415);
  },
);

describe('long addresses', () => {
  const ids = Array.from({ length: 1_000 }, () => randomUUID());

  test('a list of 1,000 ids is read and deleted by', async () => {
    expect((await superAdmin.from('accounts').select('id').in('id', ids)).data).toEqual([]);
    expect((await superAdmin.from('accounts').delete().in('id', ids)).error).toBeNull();
  });

  test('one that is too long is refused in JSON', async () => {
    const answer = await fetch(`${server.url}/rest/v1/accounts?select=${'a'.repeat(70_000)}`);
    expect(answer.status).toBe(431);
    expect(await answer.json()).toMatchObject({ code: 'request_header_too_large' });
  });
});

test('a long id of a client’s own goes into neither log nor answer', async () => {
  const long = 'x'.repeat(200);
  const ask = (id: string) => fetch(`${server.url}/health`, { headers: { 'x-request-id': id } });
  expect((await ask(long)).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect((await ask('trace-1')).headers.get('x-request-id')).toBe('trace-1');
  expect(server.logged.join('')).not.toContain(long);
});

describe('names and e-mails', () => {
  test('an e-mail is kept in small letters, however it is written', async () => {
    const email = `Mixed-${randomUUID()}@Example.TEST`;
    const { error } = await superAdmin.functions.invoke('create-user', {
      body: {
        email,
        first_name: 'Mixed',
        last_name: 'Letters',
        role: 'super_admin',
        password: 'well hidden',
      },
    });
    expect(error).toBeNull();
    const find = (sought: string) =>
      superAdmin.from('profiles').select('user_id').eq('email', sought).single();
    const { data } = await find(email.toLowerCase());
    expect(data).not.toBeNull();
    const other = `OTHER-${email}`;
    await superAdmin.from('profiles').update({ email: other }).eq('user_id', data?.user_id);
    expect((await find(other.toLowerCase())).data).toEqual(data);
  });

  test('what nobody sees is no part of a name', async () => {
    const { error, status } = await superAdmin
      .from('accounts')
      .insert({ account_name: 'Grace\u200b Hill' });
    expect([status, error?.code]).toEqual([400, '23514']);
    expect(
      (await superAdmin.from('accounts').insert({ account_name: '👩‍👩‍👧 Family' })).error,
    ).toBeNull();
  });
});

test('a session that refreshes endlessly has to wait, and is not ended', async () => {
  const client = server.clientOfNobody();
  const signedIn = await client.auth.signInWithPassword({
    email: 'harbor@steeple.test',
    password: 'steeple-demo',
  });
  const body = JSON.stringify({ refresh_token: signedIn.data.session?.refresh_token });
  const statuses = new Set<number>();
  // However long it takes, no time passes for whoever counts.
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  for (let count = 0; count < 80 && !statuses.has(503); count += 1) {
    const answer = await send('/auth/v1/token?grant_type=refresh_token', body);
    statuses.add(answer.status);
    if (answer.status === 503) {
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    await answer.text();
  }
  expect([...statuses]).toEqual([200, 503]);
  const token = signedIn.data.session?.access_token;
  expect((await client.auth.getUser(token)).error).toBeNull();
});
