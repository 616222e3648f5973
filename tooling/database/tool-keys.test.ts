import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { findKeys, settingsOf, writeKeysFile } from './tool-keys.ts';

const [jwtPrivateKey, older] = await Promise.all([createSigningKey(), createSigningKey()]);
const encryptionKey = 'x'.repeat(43).concat('=');
const retired = { key: older, retiredAt: '2026-11-01T00:00:00Z' };
const text = JSON.stringify({ jwtPrivateKey, encryptionKey, retiredJwtKeys: [retired] });

function dataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'steeple-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('keys travel as they are, the replaced ones included', async () => {
  const DATA_DIR = dataDir();
  writeKeysFile(DATA_DIR, text);
  expect(readFileSync(join(DATA_DIR, 'keys.json'), 'utf8')).toBe(text);
  expect(statSync(join(DATA_DIR, 'keys.json')).mode & 0o777).toBe(0o600);
  expect((await findKeys({ DATA_DIR })).text).toBe(text);
});

test('keys as settings accept the tokens of replaced keys too', () => {
  const lines = settingsOf(text).split('\n');
  expect(lines).toContain(`JWT_PRIVATE_KEY='${jwtPrivateKey}'`);
  expect(lines).toContain(`JWT_KEYS_ACCEPTED='[${older}]'`);
});

test('a setting takes precedence over the file, and the signing key is identified by its id', async () => {
  const DATA_DIR = dataDir();
  writeKeysFile(DATA_DIR, text);
  const both = await findKeys({ DATA_DIR, JWT_PRIVATE_KEY: older });
  expect(JSON.parse(both.text ?? '')).toMatchObject({ jwtPrivateKey: older, encryptionKey });
  expect(both.signingKeyId).not.toBe((await findKeys({ DATA_DIR })).signingKeyId);
  expect(await findKeys({ DATA_DIR: dataDir() })).toEqual({ text: undefined, signingKeyId: null });
});

test('other keys are never written over', async () => {
  const DATA_DIR = dataDir();
  writeKeysFile(DATA_DIR, text);
  const other = JSON.stringify({ jwtPrivateKey: older, encryptionKey });
  expect(() => writeKeysFile(DATA_DIR, other)).toThrow(/has different keys/);
  expect((await findKeys({ DATA_DIR })).text).toBe(text);
});

test('a damaged file of keys is refused, as no start could read it', () => {
  const DATA_DIR = dataDir();
  writeFileSync(join(DATA_DIR, 'keys.json'), text.slice(0, 20));
  expect(() => writeKeysFile(DATA_DIR, text)).toThrow(/none that can be read/);
});
