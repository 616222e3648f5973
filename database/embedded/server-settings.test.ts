import { expect, test } from 'vitest';
import { serverArguments } from './server-settings.ts';

const common = { cluster: '/data/postgres', listening: { host: '/tmp/s', port: 5432 } };

test('nothing listens on the network where there are sockets', () => {
  const given = serverArguments({ ...common, platform: 'linux' });
  expect(given.slice(0, 2)).toEqual(['-D', '/data/postgres']);
  expect(given).toContain('listen_addresses=');
  expect(given).toContain('unix_socket_directories=/tmp/s');
});

test('Windows listens on the given loopback port', () => {
  const listening = { host: '127.0.0.1', port: 4711 };
  const given = serverArguments({ ...common, listening, platform: 'win32' });
  expect(given).toEqual(expect.arrayContaining(['listen_addresses=127.0.0.1', 'port=4711']));
});

test('shared memory comes from files on Linux only', () => {
  const setting = 'dynamic_shared_memory_type=mmap';
  expect(serverArguments({ ...common, platform: 'linux' })).toContain(setting);
  expect(serverArguments({ ...common, platform: 'darwin' })).not.toContain(setting);
});

test('settings of the caller win, and durability is never ours to lower', () => {
  const given = serverArguments({
    ...common,
    platform: 'linux',
    settings: { max_connections: '9', fsync: 'off' },
  });
  expect(given).toEqual(expect.arrayContaining(['max_connections=9', 'fsync=off']));
  expect(given).not.toContain('max_connections=60');
  expect(serverArguments({ ...common, platform: 'linux' }).join(' ')).not.toMatch(
    /fsync|synchronous_commit|full_page_writes/,
  );
});
