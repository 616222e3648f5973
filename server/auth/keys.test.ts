import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { areUsableKeys, generateKeys, loadKeys } from './keys.ts';
import { KeysError } from './keys-error.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'steeple-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('keys that nobody gave', () => {
  test('are created once and then read', async () => {
    const first = await loadKeys({ dataDir, mayGenerate: true });
    const second = await loadKeys({ dataDir, mayGenerate: true });
    expect(second).toEqual(first);
    expect(first.encryptionKey).toHaveLength(32);
    expect(first.jwtPrivateKey).not.toContain('\n');
  });

  test('are in a file that only the owner reads, and nothing else is left', async () => {
    await loadKeys({ dataDir, mayGenerate: true });
    expect((await stat(join(dataDir, 'keys.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(dataDir)).toEqual(['keys.json']);
  });

  test('are the same for all who start at once', async () => {
    const folder = join(dataDir, 'new', 'folder');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => loadKeys({ dataDir: folder, mayGenerate: true })),
    );
    expect(new Set(all.map((keys) => keys.jwtPrivateKey)).size).toBe(1);
    expect(await readdir(folder)).toEqual(['keys.json']);
  });

  test('are not made for a database that others share', async () => {
    const { encryptionKey } = await generateKeys();
    await expect(loadKeys({ dataDir, encryptionKey, mayGenerate: false })).rejects.toMatchObject({
      code: 'keys_missing',
      message: expect.stringContaining('JWT_PRIVATE_KEY'),
    });
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('keys that were given', () => {
  test('are used, and nothing is written', async () => {
    const given = await generateKeys();
    const keys = await loadKeys({ dataDir, ...given, mayGenerate: false });
    expect(keys.jwtPrivateKey).toBe(given.jwtPrivateKey);
    expect(keys.encryptionKey.toString('base64')).toBe(given.encryptionKey);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('are the same key however the JWK is written', async () => {
    const given = await generateKeys();
    const shuffled = JSON.stringify(
      Object.fromEntries([
        ['use', 'sig'],
        ...Object.entries(JSON.parse(given.jwtPrivateKey)).toReversed(),
      ]),
      null,
      2,
    );
    const keys = await loadKeys({ dataDir, ...given, jwtPrivateKey: shuffled, mayGenerate: false });
    expect(keys.jwtPrivateKey).toBe(given.jwtPrivateKey);
  });

  test('one set alone takes precedence over the file, from which the other is read', async () => {
    const file = await loadKeys({ dataDir, mayGenerate: true });
    const { encryptionKey } = await generateKeys();
    const keys = await loadKeys({ dataDir, encryptionKey, mayGenerate: true });
    expect(keys.jwtPrivateKey).toBe(file.jwtPrivateKey);
    expect(keys.encryptionKey.toString('base64')).toBe(encryptionKey);
  });

  test.each([
    ['no JSON', 'secret'],
    ['a public key', '{"kty":"EC","crv":"P-256","x":"a","y":"b"}'],
    ['another curve', '{"kty":"EC","crv":"P-384","x":"a","y":"b","d":"c"}'],
    ['a symmetric key', '{"kty":"oct","k":"c2VjcmV0"}'],
  ])('are refused clearly: %s', async (_case, jwtPrivateKey) => {
    const { encryptionKey } = await generateKeys();
    await expect(
      loadKeys({ dataDir, jwtPrivateKey, encryptionKey, mayGenerate: false }),
    ).rejects.toMatchObject({
      code: 'keys_invalid',
      message: expect.stringContaining('must be an ES256 private key as a JWK in one line'),
    });
  });

  test('are refused when the two halves of the key do not belong together', async () => {
    const [one, other] = [await generateKeys(), await generateKeys()];
    const { d } = JSON.parse(other.jwtPrivateKey);
    const mixed = JSON.stringify({ ...JSON.parse(one.jwtPrivateKey), d });
    await expect(
      loadKeys({ dataDir, ...one, jwtPrivateKey: mixed, mayGenerate: false }),
    ).rejects.toMatchObject({ code: 'keys_invalid' });
  });

  test('are refused when the encryption key is not 32 bytes, without telling it', async () => {
    const given = await generateKeys();
    for (const encryptionKey of [
      'short',
      given.encryptionKey.slice(4),
      `${given.encryptionKey}A`,
    ]) {
      const error = await loadKeys({ dataDir, ...given, encryptionKey, mayGenerate: true }).catch(
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(KeysError);
      expect(error).toMatchObject({ code: 'keys_invalid' });
      expect(String(error)).not.toContain(encryptionKey.slice(0, 8));
    }
  });
});

test('a text is usable as the file only if a start could use every key in it', async () => {
  const [given, { jwtPrivateKey: key }] = [await generateKeys(), await generateKeys()];
  const retiredAt = '2026-11-01T00:00:00Z';
  const usable = (content: object) => areUsableKeys(JSON.stringify(content));
  expect(await usable(given)).toBe(true);
  expect(await usable({ ...given, retiredJwtKeys: [{ key, retiredAt }] })).toBe(true);
  expect(await areUsableKeys('anything at all')).toBe(false);
  expect(await usable({ ...given, jwtPrivateKey: 'any text' })).toBe(false);
  expect(await usable({ ...given, encryptionKey: 'any text' })).toBe(false);
  expect(await usable({ ...given, retiredJwtKeys: [{ key: '{}', retiredAt }] })).toBe(false);
  expect(await usable({ ...given, retiredJwtKeys: [{ key }] })).toBe(false);
});

test('a damaged file is refused and left as it is', async () => {
  const path = join(dataDir, 'keys.json');
  for (const text of ['', '{', '{"jwtPrivateKey":1}', '[]']) {
    await writeFile(path, text);
    await expect(loadKeys({ dataDir, mayGenerate: true })).rejects.toMatchObject({
      code: 'keys_file_unusable',
    });
    expect(await readFile(path, 'utf8')).toBe(text);
  }
});
