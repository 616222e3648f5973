import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProvider, type TestProviderServer } from './provider-server.ts';

let provider: TestProviderServer;

beforeAll(async () => {
  provider = await startTestProvider();
});
afterAll(() => provider.close());

test('a request that was given up before it was read is not counted for the next test', async () => {
  for (let round = 0; round < 20; round += 1) {
    await giveUpARequest();
  }
  await fetch(`${provider.url}/counted`);
  expect(provider.received.map(({ target }) => target)).toEqual(['/counted']);
});

async function giveUpARequest(): Promise<void> {
  const socket = connect(Number(new URL(provider.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /given-up HTTP/1.1\r\nHost: provider.test\r\n\r\n');
  socket.destroy();
  await once(socket, 'close');
}
