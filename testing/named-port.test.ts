import { once } from 'node:events';
import { createServer } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { onNamedPort } from './named-port.ts';

test('what is started finds another port when somebody has taken the named one meanwhile', async () => {
  const named: string[] = [];
  const { address, close } = await onNamedPort(async (PORT) => {
    named.push(PORT);
    if (named.length === 1) {
      const quicker = createServer().listen(Number(PORT), '127.0.0.1');
      await once(quicker, 'listening');
      onTestFinished(() => void quicker.close());
    }
    return listen(new Hono(), readConfig({ PORT, STOP_DRAIN_MS: '0' }));
  });
  onTestFinished(close);
  expect(named).toHaveLength(2);
  expect(address).toBe(`http://127.0.0.1:${named[1]}`);
});

test('another failure to start is told', async () => {
  const failing = onNamedPort(() => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
});
