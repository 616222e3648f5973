import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitPipelining } from './limit-pipelining.ts';

/**
 * A server that answers each path with itself, and counts what it works on.
 *
 * @param together how many requests must be worked on at once before one of them is answered
 */
async function startServer(together = 1) {
  const enqueue = limitPipelining();
  const seen = { now: 0, most: 0 };
  const enough = Promise.withResolvers<void>();
  const server = createServer((request, response) =>
    enqueue(request, response, async () => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      if (seen.now === together) {
        enough.resolve();
      }
      await enough.promise;
      seen.now -= 1;
      response.end(request.url);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, seen };
}

/**
 * Sends so many requests in one piece and gives the bodies of the answers, until there are enough
 * or none comes.
 */
async function pipeline(port: number, count: number): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const requests = Array.from(
    { length: count },
    (_, at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  socket.write(requests.join(''));
  let text = '';
  const answers = () => text.match(/^\/\d+/gm) ?? [];
  socket.on('data', (chunk) => {
    text += chunk;
    if (answers().length === count) {
      socket.destroy();
    }
  });
  await once(socket, 'close');
  return answers();
}

test('the requests of one connection are answered one after the other', async () => {
  const { port, seen } = await startServer();
  expect(await pipeline(port, 8)).toEqual(['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  expect(seen.most).toBe(1);
});

test('connections do not wait for each other', async () => {
  const { port, seen } = await startServer(3);
  await Promise.all([pipeline(port, 2), pipeline(port, 2), pipeline(port, 2)]);
  expect(seen.most).toBe(3);
});

test('a connection with more requests on their way than anybody needs is cut', async () => {
  const { port, seen } = await startServer(Number.POSITIVE_INFINITY);
  expect(await pipeline(port, 500)).toEqual([]);
  expect(seen.most).toBe(1);
});
