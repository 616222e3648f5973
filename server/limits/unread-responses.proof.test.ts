import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
await database.owner.query(
  `insert into public.knowledge (title, prompt, account_id)
   select 'Entry ' || n, repeat('p', 100000), account.id
   from generate_series(1, 150) n, (select id from public.accounts limit 1) as account`,
);

/** 15 MB as people see them who may see all. */
const path = '/rest/v1/knowledge?select=prompt';
const refused = 429;

/**
 * How many connections that read nothing it takes until a person is refused; 30 when they never
 * are.
 */
async function askWithoutReading(token: string): Promise<{ count: number; sockets: Socket[] }> {
  const { hostname, port } = new URL(server.url);
  const sockets: Socket[] = [];
  for (let count = 0; count < 30; count += 1) {
    if ((await ask(token)).status === refused) {
      return { count, sockets };
    }
    const socket = connect(Number(port), hostname).pause();
    onTestFinished(() => void socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await once(socket, 'readable');
    sockets.push(socket);
  }
  return { count: 30, sockets };
}

function ask(token: string): Promise<Response> {
  return fetch(`${server.url}/rest/v1/accounts?select=id`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

async function tokenOf(email: string): Promise<string> {
  const { data } = await (await server.clientOf(email)).auth.getSession();
  return data.session?.access_token ?? '';
}

test('a client that reads none of its answers gets no more until it does; others do not notice', async () => {
  const token = await tokenOf('super@steeple.test');
  const { count, sockets } = await askWithoutReading(token);
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThan(8);
  const answer = await ask(token);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({
    code: 'over_request_rate_limit',
    message:
      'Your connection is slow, and too much is still on its way to you. Please try again in a moment.',
  });
  expect((await ask(await tokenOf('grace@steeple.test'))).status).toBe(200);

  sockets[0]?.resume();
  await vi.waitFor(async () => expect((await ask(token)).status).toBe(200), 15_000);
});

test('connections that end without having read are not held against anybody', async () => {
  const token = await tokenOf('super@steeple.test');
  const { sockets } = await askWithoutReading(token);
  for (const socket of sockets) {
    socket.destroy();
  }
  await vi.waitFor(async () => expect((await ask(token)).status).toBe(200), 15_000);
  const again = await askWithoutReading(token);
  expect(again.count).toBe(sockets.length);
});

test('requests that end while PostgreSQL is still working are not held against anybody either', async () => {
  const token = await tokenOf('super@steeple.test');
  const holder = await database.owner.connect();
  onTestFinished(() => holder.release());
  for (let round = 0; round < 10; round += 1) {
    await holder.query('begin; lock table public.knowledge');
    const gone = new AbortController();
    const asked = fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: gone.signal,
    });
    const isRefused = expect(asked).rejects.toThrow('aborted');
    await vi.waitFor(
      async () => expect(await findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1),
      15_000,
    );
    gone.abort();
    await isRefused;
    await holder.query('rollback');
  }
  expect((await ask(token)).status).toBe(200);
});
