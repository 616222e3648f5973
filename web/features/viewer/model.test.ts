import { expect, test } from 'vitest';
import { initials } from './model.ts';

test.each([
  ['Sam Rivers', 'SR'],
  ['Anna Maria van Dyk', 'AD'],
  ['Cher', 'C'],
  ['', 'S'],
])('the initials of "%s" are %s', (fullName, expected) => {
  expect(initials({ fullName, email: 'super@steeple.test' })).toBe(expected);
});
