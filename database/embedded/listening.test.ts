import { existsSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newTestFolder } from '#testing/embedded/test-folder.ts';
import { chooseListening, openListening } from './listening.ts';

const prefix = 'steeple-12345678-';

test('Windows listens on loopback', () => {
  expect(chooseListening({ platform: 'win32', prefix, parents: ['C:\\Temp'] })).toEqual({
    kind: 'tcp',
  });
});

test('everybody else has a Unix socket, whose path fits the kernel’s 104 bytes', () => {
  // "/" prefix xxxxxx "/.s.PGSQL.5432": 38 bytes, so 65 are left of 103.
  const fits = `/${'a'.repeat(64)}`;
  const tooLong = `/${'a'.repeat(65)}`;
  expect(
    chooseListening({ platform: 'darwin', prefix, parents: [tooLong, fits, '/tmp', '/tmp'] }),
  ).toEqual({ kind: 'socket', parents: [fits, '/tmp'] });
});

test('the length is counted in bytes, not in characters', () => {
  const parents = [`/${'é'.repeat(40)}`];
  expect(chooseListening({ platform: 'linux', prefix, parents })).toEqual({
    kind: 'socket',
    parents: [],
  });
});

test('a folder whose name PostgreSQL would read as a list is passed over', () => {
  const parents = ['/tmp/a,b', '/tmp/"a"', '/tmp/a b'];
  expect(chooseListening({ platform: 'linux', prefix, parents })).toEqual({
    kind: 'socket',
    parents: ['/tmp/a b'],
  });
});

test('what earlier runs of the same cluster left is removed, and nothing that is not theirs', async () => {
  const cluster = newTestFolder();
  const earlier = await openListening(cluster, null);
  writeFileSync(join(earlier.host, '.s.PGSQL.5432'), '');
  const laidOut = join(tmpdir(), `${basename(earlier.host).slice(0, -6)}linked`);
  symlinkSync(newTestFolder(), laidOut);
  onTestFinished(() => unlinkSync(laidOut));
  const other = await openListening(newTestFolder(), null);

  const { host, close } = await openListening(cluster, null);
  expect(existsSync(earlier.host)).toBe(false);
  expect(existsSync(laidOut)).toBe(true);
  expect(existsSync(other.host)).toBe(true);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  close();
  other.close();
  expect([existsSync(host), existsSync(other.host)]).toEqual([false, false]);
});
