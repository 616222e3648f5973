import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { SteepleEnv } from './context.ts';
import { listen } from './listen.ts';

/** A server that is busy for some milliseconds with each request, so that others wait at its door. */
async function startBusyServer(given: Record<string, string>) {
  const app = new Hono<SteepleEnv>();
  app.post('/', (c) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
    return c.text('done');
  });
  return listen(app, readConfig({ PORT: '0', HOST: '127.0.0.1' }, given));
}

/**
 * Sends one request after the other, as a proxy does that hears of nothing.
 *
 * @returns why it ended
 */
async function sendUntilRefused(url: string, agent: Agent): Promise<string> {
  for (;;) {
    const sent = request(url, { method: 'POST', agent }).end();
    try {
      const [answer] = await once(sent, 'response');
      answer.resume();
      await once(answer, 'end');
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    }
  }
}

test('a proxy that keeps its connections loses no request when the server stops', async () => {
  const { address, close } = await startBusyServer({ STOP_DRAIN_MS: '2000' });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const senders = Array.from({ length: 16 }, () => sendUntilRefused(address, agent));
  await pause(200);
  await close();
  expect(new Set(await Promise.all(senders))).toEqual(new Set(['ECONNREFUSED']));
});

test('a connection that nobody uses does not keep the server from stopping', async () => {
  const { address, close } = await startBusyServer({ STOP_DRAIN_MS: '100' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const [answer] = await once(request(address, { method: 'POST', agent }).end(), 'response');
  answer.resume();
  await once(answer, 'end');
  // It would take ten seconds, and this test has five.
  await close();
});

test('a probe in HTTP/1.0, without a Host, is answered', async () => {
  const { address, close } = await startBusyServer({ STOP_DRAIN_MS: '0' });
  onTestFinished(close);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write('POST / HTTP/1.0\r\n\r\n');
  let text = '';
  for await (const chunk of socket) {
    text += chunk;
  }
  expect(text).toMatch(/^HTTP\/1\.[01] 200 /);
  expect(text).toMatch(/done$/);
});
