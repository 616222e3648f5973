import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#testing/database-url.ts';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';
import { copyForTest, emptyDatabase, sumsOf, testFolder } from '#testing/tool-databases.ts';
import { backUpDatabase } from './backup-database.ts';
import { reachDatabase } from './reach-database.ts';

const root = join(import.meta.dirname, '../..');
const plain = { auth: { persistSession: false, autoRefreshToken: false } };

/**
 * Runs one of the commands as an operator does.
 *
 * @returns its exit code and everything it printed
 */
async function command(
  name: 'backup' | 'restore' | 'keys',
  args: string[],
  variables: Record<string, string>,
): Promise<{ code: number; printed: string }> {
  const env = { ...process.env, DATABASE_URL: '', ...variables };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [`tooling/${name}.ts`, ...args],
      { cwd: root, env, timeout: 120_000 },
    );
    return { code: 0, printed: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = Object(error);
    return { code: Number(code), printed: `${stdout}${stderr}` };
  }
}

function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-installation-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'data');
}

async function run(variables: Record<string, string>): Promise<RunningSteeple> {
  const steeple = await runSteeple(variables);
  onTestFinished(() => steeple.stop());
  return steeple;
}

async function signIn(url: string): Promise<string> {
  const client = createClient(url, 'sb_publishable_steeple', plain);
  const person = { email: 'super@steeple.test', password: 'steeple-demo' };
  const { data, error } = await client.auth.signInWithPassword(person);
  expect(error).toBeNull();
  const added = await client.from('accounts').insert({ account_name: `Church of ${url}` });
  expect(added.error).toBeNull();
  return data.session?.refresh_token ?? '';
}

/**
 * Goes on with a session.
 *
 * @returns the next refresh token
 */
async function goOn(url: string, refresh_token: string): Promise<string> {
  const client = createClient(url, 'sb_publishable_steeple', plain);
  const { data, error } = await client.auth.refreshSession({ refresh_token });
  expect(error).toBeNull();
  expect((await client.from('accounts').select('id')).data?.length).toBeGreaterThan(3);
  return data.session?.refresh_token ?? '';
}

async function sumsOfFolder(dataDir: string) {
  const say = () => {};
  const options = { besideServer: false, mayCreate: false, say };
  const { owner, close } = await reachDatabase({ dataDir }, options);
  try {
    return await sumsOf(owner);
  } finally {
    await close();
  }
}

/** Settings, as Node reads them from a file. */
function settingsIn(text: string): Record<string, string> {
  const lines = text.matchAll(/^(\w+)='(.*)'$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

test('a whole installation moves out of its folder and back, and nobody is signed out', {
  timeout: 300_000,
}, async () => {
  const dataDir = newDataDir();
  const before = await run({ DATA_DIR: dataDir });
  const session = await signIn(before.url);
  await before.stop();
  const outside: pg.ClientConfig = await emptyDatabase();
  const file = join(testFolder(), 'steeple.backup');

  await command('backup', [file], { DATA_DIR: dataDir });
  const { printed } = await command('keys', ['settings'], { DATA_DIR: dataDir });
  const settings = { ...settingsIn(printed), DATABASE_URL: databaseUrl(outside) };
  expect(Object.keys(settings)).toEqual(['JWT_PRIVATE_KEY', 'ENCRYPTION_KEY', 'DATABASE_URL']);
  const out = await command('restore', [file], { ...settings, DATA_DIR: newDataDir() });
  expect(out.printed).toMatch(/Restored \d+ rows of \d+ tables, each compared/);
  expect(out.printed).not.toContain('The signing key isn’t');
  expect(await sumsOf(outside)).toEqual(await sumsOfFolder(dataDir));

  const beyond = await run({ ...settings, DATA_DIR: newDataDir(), DEMO: 'on' });
  const next = await goOn(beyond.url, session);
  await signIn(beyond.url);
  await beyond.stop();

  const home = newDataDir();
  const second = join(testFolder(), 'steeple.backup');
  await command('backup', [second, '--with-keys'], { ...settings, DATA_DIR: newDataDir() });
  await command('restore', [second, '--with-keys'], { DATA_DIR: home });
  expect(await sumsOfFolder(home)).toEqual(await sumsOf(outside));
  expect(statSync(join(home, 'keys.json')).mode & 0o777).toBe(0o600);
  const again = await run({ DATA_DIR: home });
  await goOn(again.url, next);
  await signIn(again.url);
});

test('a backup of a running Steeple, restored with its keys elsewhere, continues where it was', {
  timeout: 300_000,
}, async () => {
  const dataDir = newDataDir();
  const steeple = await run({ DATA_DIR: dataDir });
  const session = await signIn(steeple.url);
  const file = join(dataDir, 'steeple.backup');
  const taken = await command('backup', [file, '--with-keys'], { DATA_DIR: dataDir });
  expect(taken.printed).toMatch(/Backed up \d+ rows of \d+ tables/);
  expect(taken.printed).toContain('This file contains the keys');
  expect((await fetch(`${steeple.url}/ready`)).status).toBe(200);

  const busy = await command('restore', [file, '--replace', '--yes'], { DATA_DIR: dataDir });
  expect(busy.printed).toContain('This didn’t work (database_busy)');
  const home = newDataDir();
  const checked = await command('restore', [file, '--check'], { DATA_DIR: home });
  expect(checked.printed).toContain('is complete: a backup of');
  expect(existsSync(home)).toBe(false);
  const restored = await command('restore', [file, '--with-keys'], { DATA_DIR: home });
  expect(restored.printed).toMatch(/Restored \d+ rows of \d+ tables, each compared/);
  expect(restored.printed).not.toContain('The signing key isn’t');

  const again = await run({ DATA_DIR: home });
  await goOn(again.url, session);
  await signIn(again.url);
});

test('a backup with keys that no start could use restores nothing with them', {
  timeout: 150_000,
}, async () => {
  const source = await copyForTest(inject('cluster').template);
  const file = join(testFolder(), 'steeple.backup');
  const text = JSON.stringify({ jwtPrivateKey: 'any text', encryptionKey: 'any text' });
  await backUpDatabase({ databaseUrl: databaseUrl(source) }, file, {
    keys: { text, signingKeyId: null },
    withKeys: true,
    say: () => {},
  });
  const home = newDataDir();
  const refused = await command('restore', [file, '--with-keys'], { DATA_DIR: home });
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.printed).toContain('This didn’t work (backup_damaged): The keys in the backup');
  expect(existsSync(home)).toBe(false);
});

test('a person is told what is missing, and nothing is created', { timeout: 150_000 }, async () => {
  const dataDir = newDataDir();
  const nothing = await command('backup', [join(dataDir, 'x')], { DATA_DIR: dataDir });
  expect(nothing).toMatchObject({ code: 1 });
  expect(nothing.printed).toContain('This didn’t work (database_missing): There is no database in');
  expect(existsSync(dataDir)).toBe(false);
  expect((await command('restore', [], {})).printed).toContain('npm run restore -- <file>');
  const keyless = await command('keys', ['settings'], { DATA_DIR: dataDir });
  expect(keyless).toMatchObject({ code: 1 });
  expect(keyless.printed).toContain('There are no usable keys in');
  expect(existsSync(dataDir)).toBe(false);
});
