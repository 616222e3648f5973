import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readAcceptedSigningKeys } from './accepted-keys.ts';
import { generateKeys, loadKeys } from './keys.ts';
import { rotateSigningKey } from './rotate-signing-key.ts';
import { createSigningKey, publicHalfOf } from './signing-key.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'steeple-rotate-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = () => loadKeys({ dataDir, mayGenerate: true });
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000);

test('a new key signs, the one before stays accepted, the encryption key stays', async () => {
  const before = await load();
  await rotateSigningKey(dataDir);
  const after = await load();
  expect(after.jwtPrivateKey).not.toBe(before.jwtPrivateKey);
  expect(after.jwtKeysAccepted).toEqual([before.jwtPrivateKey]);
  expect(after.encryptionKey).toEqual(before.encryptionKey);
  expect(await readdir(dataDir)).toEqual(['keys.json']);
  expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
});

test('a key is forgotten once no session can be left that it signed for', async () => {
  const first = await load();
  await rotateSigningKey(dataDir);
  const second = await load();
  await rotateSigningKey(dataDir, { now: inDays(89) });
  expect((await load()).jwtKeysAccepted).toEqual([second.jwtPrivateKey, first.jwtPrivateKey]);
  await rotateSigningKey(dataDir, { now: inDays(91) });
  expect((await load()).jwtKeysAccepted).not.toContain(first.jwtPrivateKey);
});

test('a key that may be known to somebody is accepted no longer', async () => {
  await load();
  await rotateSigningKey(dataDir);
  await rotateSigningKey(dataDir, { isLeaked: true });
  expect((await load()).jwtKeysAccepted).toEqual([]);
});

test('a file from before there was rotation is read, and an older Steeple reads the new one', async () => {
  const given = await generateKeys();
  await writeFile(join(dataDir, 'keys.json'), JSON.stringify(given));
  expect((await load()).jwtKeysAccepted).toEqual([]);
  await rotateSigningKey(dataDir);
  const older = z.object({ jwtPrivateKey: z.string(), encryptionKey: z.string() });
  const text = await readFile(join(dataDir, 'keys.json'), 'utf8');
  expect(older.parse(JSON.parse(text)).encryptionKey).toBe(given.encryptionKey);
});

test('where there is no file, nothing is written and the way is named', async () => {
  await expect(rotateSigningKey(dataDir)).rejects.toMatchObject({
    code: 'keys_missing',
    message: expect.stringContaining('JWT_KEYS_ACCEPTED'),
  });
  expect(await readdir(dataDir)).toEqual([]);
});

test('accepted keys are a JSON array of private keys; empty means none', async () => {
  const key = await createSigningKey();
  expect(await readAcceptedSigningKeys('')).toEqual([]);
  expect(await readAcceptedSigningKeys(`[${key}]`)).toEqual([key]);
  const publicKey = JSON.stringify(publicHalfOf(JSON.parse(key)));
  for (const text of [key, `[${publicKey}]`, '[{}]', '["x"]', 'secret', `[${key}`]) {
    const error = await readAcceptedSigningKeys(text).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'keys_invalid' });
    expect(String(error)).not.toContain(JSON.parse(key).x);
  }
});
