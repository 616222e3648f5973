import { expect, test } from 'vitest';
import { partsOf } from './parts-of.ts';

test('a mail’s links are found, and its text stays whole', () => {
  const text = 'Choose:\nhttp://localhost/auth/recover#token_hash=a-_b\n\n-- \nBye';
  const parts = partsOf(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual([
    'http://localhost/auth/recover#token_hash=a-_b',
  ]);
  expect(partsOf('javascript:alert(1)').some(({ isLink }) => isLink)).toBe(false);
});
