import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyring, type KeyringError, readAcceptedKeys } from './keyring.ts';

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
const grace = 'provider-tokens:planning_center:6b1f0a44-0000-4000-8000-000000000001';
const harbor = 'provider-tokens:planning_center:6b1f0a44-0000-4000-8000-000000000002';

function codeOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    const { code }: Partial<KeyringError> = error instanceof Error ? error : {};
    return code ?? String(error);
  }
  return 'no error';
}

describe('a sealed text', () => {
  const ring = createKeyring(oldKey);
  const sealed = ring.seal('a token, naïve 🔑', grace);

  test('opens in its place', () => {
    expect(ring.open(sealed, grace)).toBe('a token, naïve 🔑');
    expect(ring.open(ring.seal('', grace), grace)).toBe('');
  });

  test('says its version and its key, and nothing of its content', () => {
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(sealed.split('.')[1]).toBe(ring.currentKeyId);
    expect(Buffer.from(sealed.split('.')[3] ?? '', 'base64url').toString()).not.toContain('token');
  });

  test('opens in no other place, so a swapped row is of no use', () => {
    expect(codeOf(() => ring.open(sealed, harbor))).toBe('sealed_text_altered');
    expect(codeOf(() => ring.open(sealed, grace.replace('planning_center', 'google')))).toBe(
      'sealed_text_altered',
    );
  });

  test('is never sealed alike twice', () => {
    const nonces = Array.from({ length: 1000 }, () => ring.seal('same', grace).split('.')[2]);
    expect(new Set(nonces).size).toBe(1000);
  });

  test.each([2, 3])('does not open with one bit of its part %i changed', (part) => {
    const parts = sealed.split('.');
    const bytes = Buffer.from(parts[part] ?? '', 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      const text = parts.with(part, altered.toString('base64url')).join('.');
      expect(codeOf(() => ring.open(text, grace))).toBe('sealed_text_altered');
    }
  });

  test('cannot be opened truncated or with a shortened tag', () => {
    for (const cut of [1, 4, 16, 20]) {
      expect(codeOf(() => ring.open(sealed.slice(0, -cut), grace))).toMatch(
        /^sealed_text_(altered|malformed)$/,
      );
    }
  });

  test.each(['', 'v1', 'plain text', sealed.replace('v1.', 'v2.'), `${sealed}.more`])(
    'is not taken for one when it is %j',
    (text) => {
      expect(codeOf(() => ring.open(text, grace))).toBe('sealed_text_malformed');
    },
  );
});

describe('a new key', () => {
  const sealedBefore = createKeyring(oldKey).seal('token', grace);
  const both = createKeyring(newKey, [oldKey]);

  test('is used for sealing while the old one can still open', () => {
    expect(both.open(sealedBefore, grace)).toBe('token');
    const sealedNow = both.seal('token', grace);
    expect(createKeyring(newKey).open(sealedNow, grace)).toBe('token');
    expect(codeOf(() => createKeyring(oldKey).open(sealedNow, grace))).toBe('sealing_key_unknown');
    expect(both.currentKeyId).toBe(createKeyring(newKey).currentKeyId);
  });

  test('alone does not open what the old one sealed, and the error names what is missing', () => {
    const ring = createKeyring(newKey);
    expect(() => ring.open(sealedBefore, grace)).toThrow(/ENCRYPTION_KEYS_ACCEPTED/);
  });

  test('appears in no error', () => {
    for (const work of [
      () => createKeyring(newKey).open(sealedBefore, grace),
      () => both.open(sealedBefore, harbor),
      () => both.open('nonsense', grace),
    ]) {
      const text = (() => {
        try {
          return String(work());
        } catch (error) {
          return JSON.stringify(error, Object.getOwnPropertyNames(error));
        }
      })();
      for (const key of [oldKey, newKey]) {
        expect(text).not.toContain(key.toString('base64'));
        expect(text).not.toContain(key.toString('hex'));
      }
      expect(text).not.toContain(sealedBefore);
    }
  });
});

describe('ENCRYPTION_KEYS_ACCEPTED', () => {
  test('is a list of keys, or empty', () => {
    expect(readAcceptedKeys('')).toEqual([]);
    const list = ` ${oldKey.toString('base64')} , ${newKey.toString('base64')},`;
    expect(readAcceptedKeys(list)).toEqual([oldKey, newKey]);
  });

  test('that is wrong is refused with a sentence that does not quote it', () => {
    const wrong = randomBytes(31).toString('base64');
    expect(() => readAcceptedKeys(`${oldKey.toString('base64')},${wrong}`)).toThrow(
      'ENCRYPTION_KEYS_ACCEPTED: key number 2 isn’t valid. Each must be 32 bytes in base64 (44 characters); separate them by commas.',
    );
  });
});
