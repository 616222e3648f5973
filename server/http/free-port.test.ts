import { once } from 'node:events';
import { createServer } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { onPort, PortTaken } from './free-port.ts';
import { listen } from './listen.ts';

async function occupy(port: number): Promise<number> {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
}

test('with PORT=0 a start whose port was taken meanwhile is made again on another', async () => {
  const ports: number[] = [];
  const { close, address } = await onPort({ PORT: '0' }, async (variables) => {
    const config = readConfig(variables, { STOP_DRAIN_MS: '0' });
    ports.push(config.PORT);
    if (ports.length === 1) {
      await occupy(config.PORT);
    }
    return listen(new Hono(), config);
  });
  onTestFinished(close);
  expect(new Set(ports).size).toBe(2);
  expect(address).toBe(`http://127.0.0.1:${ports.at(-1)}`);
});

test('a port that was asked for by its number is not exchanged', async () => {
  const PORT = String(await occupy(0));
  const start = onPort({ PORT }, (variables) => listen(new Hono(), readConfig(variables)));
  await expect(start).rejects.toBeInstanceOf(PortTaken);
});

test('another failure to start is told', async () => {
  const failing = onPort({ PORT: '0' }, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
});
