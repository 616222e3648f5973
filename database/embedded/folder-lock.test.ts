import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newTestFolder } from '#testing/embedded/test-folder.ts';
import { lockFolder } from './folder-lock.ts';

/**
 * Locks a folder in another process, which then waits to be killed.
 *
 * @returns all that it prints
 */
async function lockElsewhere(folder: string) {
  const program = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./folder-lock.ts'))});
    globalThis.lock = lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const printed: string[] = [];
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const [chunk] = await once(child.stdout, 'data');
  printed.push(String(chunk));
  return { child, printed };
}

test('one process holds it, and another gets it when that one is killed', async () => {
  const folder = newTestFolder();
  const { child } = await lockElsewhere(folder);
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'data_folder_in_use' }));
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockFolder(folder).release();
});

test('a folder is the same one by any of its names', async () => {
  const [folder, alias] = [newTestFolder(), join(newTestFolder(), 'alias')];
  symlinkSync(folder, alias);
  await lockElsewhere(folder);
  expect(() => lockFolder(alias)).toThrow(/^Another Steeple is using the data folder/);
});

test('it also holds within one process', () => {
  const folder = newTestFolder();
  const { release } = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(expect.objectContaining({ code: 'data_folder_in_use' }));
  release();
  lockFolder(folder).release();
});

test('only our user can read the file, because a reader could lock it', () => {
  const folder = newTestFolder();
  lockFolder(folder).release();
  expect(statSync(join(folder, 'steeple.lock')).mode & 0o777).toBe(0o600);
});

test('Node prints no warning about it', async () => {
  const { printed } = await lockElsewhere(newTestFolder());
  expect(printed).toEqual(['locked\n']);
});

test('a folder that cannot be locked is refused with the reason', () => {
  const folder = newTestFolder();
  expect(() => lockFolder(join(folder, 'missing'))).toThrow(
    expect.objectContaining({ code: 'data_folder_unusable' }),
  );
  writeFileSync(join(folder, 'steeple.lock'), 'no lock file of ours. '.repeat(50));
  expect(() => lockFolder(folder)).toThrow(/cannot be locked \(file is not a database\)/);
});
