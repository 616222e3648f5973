import { expect, test } from 'vitest';
import { passwordLength } from './passwords.ts';

test('characters are counted as people see them', () => {
  expect(passwordLength('12345')).toBe(5);
  expect(passwordLength('🕍🕍🕍')).toBe(3);
});
