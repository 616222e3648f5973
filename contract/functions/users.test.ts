import { expect, test } from 'vitest';
import { findChangedUserProblem, findNewUserProblem, findPasswordProblem } from './users.ts';

const good = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.test',
  phone_number: null,
  role: 'account_admin',
  password: 'secret',
  account_id: '5eed0000-0000-4000-8000-000000000101',
} as const;

// Each row is wrong in one thing more than the row below it, so the order is proved too.
const inOrder = [
  ['Role Required', 'Please select a role for the new user.', { role: null }],
  [
    'Account Required',
    'Please select an account for Account Admin users.',
    { role: good.role, account_id: null },
  ],
  [
    'Password Required',
    'Please enter a password for the new user.',
    { account_id: good.account_id, password: '' },
  ],
  [
    'Invalid Password',
    'Password must be at least 6 characters long.',
    { password: '12345', confirmation: 'other' },
  ],
  [
    'Password Mismatch',
    'Passwords do not match. Please try again.',
    { password: good.password, confirmation: 'other' },
  ],
  ['First Name Required', 'Please enter a first name.', { confirmation: good.password }],
  ['Last Name Required', 'Please enter a last name.', { first_name: 'Ada' }],
  ['Email Required', 'Please enter an email address.', { last_name: 'Lovelace' }],
  ['Invalid Email', 'Please enter a valid email address.', { email: 'ada' }],
] as const;

// Proves: 5.add-user.06
test('the checks of a new user run in the order of the specification', () => {
  let typed = { ...good, first_name: '', last_name: '', email: '', confirmation: 'other' };
  for (const [title, text, change] of inOrder) {
    typed = Object.assign({}, typed, change);
    const { confirmation, ...user } = typed;
    expect(findNewUserProblem(user, confirmation)).toMatchObject({ title, text });
  }
  expect(findNewUserProblem(good, 'secret')).toBeNull();
  expect(findNewUserProblem(good)).toBeNull();
});

test('a changed account admin needs an account, a super admin none', () => {
  expect(findChangedUserProblem({ ...good, account_id: null })?.title).toBe('Account Required');
  expect(findChangedUserProblem({ ...good, role: 'super_admin', account_id: null })).toBeNull();
});

test.each([
  ['first_name', 101, 'First name must be at most 100 characters long.'],
  ['last_name', 101, 'Last name must be at most 100 characters long.'],
  ['phone_number', 51, 'Phone number must be at most 50 characters long.'],
])('a %s of %i characters is too long', (field, length, text) => {
  expect(findChangedUserProblem({ ...good, [field]: 'x'.repeat(length) })?.text).toBe(text);
  expect(findChangedUserProblem({ ...good, [field]: 'x'.repeat(length - 1) })).toBeNull();
});

// Proves: 9.limits.01
test('a password has 6 to 128 characters of any kind', () => {
  expect(findPasswordProblem('')?.title).toBe('Invalid Password');
  expect(findPasswordProblem('12345')?.title).toBe('Invalid Password');
  expect(findPasswordProblem('      ')).toBeNull();
  expect(findPasswordProblem('😀'.repeat(128))).toBeNull();
  expect(findPasswordProblem('x'.repeat(129))?.text).toBe(
    'Password must be at most 128 characters long.',
  );
});
