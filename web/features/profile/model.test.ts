import { expect, test } from 'vitest';
import { findPasswordChangeProblem, isFilled } from './model.ts';

const right = { current: 'old-secret', next: 'new-secret', confirmation: 'new-secret' };

test('a change that passes every check has no problem', () => {
  expect(findPasswordChangeProblem(right)).toBeNull();
  expect(
    findPasswordChangeProblem({ ...right, next: '123456', confirmation: '123456' }),
  ).toBeNull();
});

// Proves: 5.password.01
test.each([
  ['current', 'Please enter your current password.', { ...right, current: '', next: 'x' }],
  ['confirmation', 'New passwords do not match.', { ...right, next: 'short' }],
  [
    'next',
    'Password must be at least 6 characters long.',
    { ...right, next: '12345', confirmation: '12345' },
  ],
  [
    'next',
    'Password must be at most 128 characters long.',
    { ...right, next: 'x'.repeat(129), confirmation: 'x'.repeat(129) },
  ],
])('the checks run in order; the one of %s says "%s"', (field, text, change) => {
  expect(findPasswordChangeProblem(change)).toEqual({ field, text });
});

test('characters are counted, not code units', () => {
  const church = '⛪🎉🎉';
  expect(findPasswordChangeProblem({ ...right, next: church, confirmation: church })?.text).toBe(
    'Password must be at least 6 characters long.',
  );
});

// Proves: 5.password.04
test('all three fields have to be filled, blanks included', () => {
  expect(isFilled(right)).toBe(true);
  expect(isFilled({ ...right, current: ' ' })).toBe(true);
  expect(isFilled({ ...right, confirmation: '' })).toBe(false);
});
