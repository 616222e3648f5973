import { appendFileSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newTestFolder } from '#testing/embedded/test-folder.ts';
import { openServerLog } from './server-log.ts';

test('a log that has grown too long is rotated to .1, and only one old file is kept', () => {
  const folder = newTestFolder();
  writeFileSync(join(folder, 'postgres.log'), 'old '.repeat(100));
  openServerLog(folder, 300).close();
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toBe('');
  expect(statSync(join(folder, 'postgres.log.1')).size).toBe(400);
});

test('only our user can read it, and lines are appended', () => {
  const folder = newTestFolder();
  openServerLog(folder).close();
  appendFileSync(join(folder, 'postgres.log'), 'earlier\n');
  const log = openServerLog(folder);
  writeSync(log.descriptor, 'later\n');
  log.close();
  expect(readFileSync(log.path, 'utf8')).toBe('earlier\nlater\n');
  expect(statSync(log.path).mode & 0o777).toBe(0o600);
});

test('its tail is what was written since it was opened, and not too long', () => {
  const folder = newTestFolder();
  writeFileSync(join(folder, 'postgres.log'), 'earlier\n');
  const log = openServerLog(folder);
  expect(log.tail()).toBe('');
  writeSync(log.descriptor, 'the reason\n');
  expect(log.tail()).toBe('the reason');
  writeSync(log.descriptor, `${'x'.repeat(5000)}the end`);
  expect(log.tail()).toHaveLength(2000);
  expect(log.tail()).toMatch(/the end$/);
  log.close();
});
