import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { SteepleEnv } from '../http/context.ts';
import { clientAddress, networkOf } from './client-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('the forwarded address', () => {
  async function addressOf(header: string, trustsProxy: boolean): Promise<string> {
    const app = new Hono<SteepleEnv>();
    app.get('/', (c) => c.text(clientAddress(c, { trustsProxy })));
    const incoming = {
      socket: { remoteAddress: '192.0.2.1', remotePort: 1, remoteFamily: 'IPv4' },
    };
    const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': header } });
    return (await app.fetch(request, { incoming })).text();
  }

  test('counts only behind a trusted proxy, and of it the last hop only', async () => {
    expect(await addressOf('203.0.113.1, 198.51.100.7', true)).toBe('198.51.100.7');
    expect(await addressOf('203.0.113.1, 198.51.100.7', false)).toBe('192.0.2.1');
  });

  test.each([
    ['198.51.100.7:4321', '198.51.100.7'],
    ['[2001:db8:1:2::9]:4321', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ])('written as %s is %s', async (hop, network) => {
    expect(await addressOf(`203.0.113.1:80, ${hop}`, true)).toBe(network);
  });

  test('is passed over when it is none', async () => {
    for (const header of ['', 'nonsense', '203.0.113.1,', 'x:4321', '[nonsense]:1']) {
      expect(await addressOf(header, true)).toBe('192.0.2.1');
    }
  });
});
