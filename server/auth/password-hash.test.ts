import { describe, expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

test('a hash is argon2id with the promised costs and a new salt each time', async () => {
  const [one, other] = await Promise.all([
    hashPassword('steeple-demo'),
    hashPassword('steeple-demo'),
  ]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});

describe('a password is told from', () => {
  test.each([
    ['one that is longer', 'password1', 'password12'],
    ['one with blanks around it', 'password', ' password '],
    ['one cut at a NUL', 'pass\0word', 'pass'],
    ['one cut at 72 bytes', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`],
    ['one in other case', 'Password', 'password'],
  ])('%s', async (_case, password, other) => {
    const hash = await hashPassword(password);
    expect(await isPasswordOf(hash, password)).toBe(true);
    expect(await isPasswordOf(hash, other)).toBe(false);
  });

  test('broken text that would hash alike', async () => {
    const hash = await hashPassword('password\ufffd');
    expect(await isPasswordOf(hash, 'password\ud800')).toBe(false);
  });
});

test('somebody without a password has none, whatever is tried', async () => {
  for (const password of ['', 'steeple-demo', 'x'.repeat(1000)]) {
    expect(await isPasswordOf(null, password)).toBe(false);
  }
});

test('a rush of checks leaves the threads free for other work', async () => {
  const hash = await hashPassword('password');
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  let checked = 0;
  const check = async () => {
    await isPasswordOf(hash, 'password');
    checked += 1;
  };
  const rush = Promise.all(Array.from({ length: 24 }, check));
  await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, pair.privateKey, Buffer.from('x'));
  // Behind all of them it would come last.
  expect(checked).toBeLessThan(16);
  await rush;
});
