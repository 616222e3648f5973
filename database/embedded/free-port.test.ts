import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort } from './free-port.ts';

test('a free port is outside the range of outgoing connections', async () => {
  for (let count = 0; count < 20; count += 1) {
    const port = await findFreePort();
    expect(port).toBeLessThan(32_768);
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
  }
});

test('a host that is not this machine is an error, not an endless search', async () => {
  await expect(findFreePort('192.0.2.1')).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
});
