import { expect, test } from 'vitest';
import {
  accountLabel,
  emptyUserForm,
  isIncomplete,
  newUserOf,
  roleLabel,
  searchUsers,
  type UserFormValues,
  userColumnsOf,
  userFormOf,
} from './model.ts';

const churchId = '5eed0000-0000-4000-8000-000000000101';
const grace = { first_name: 'Grace', last_name: 'Okafor', email: 'hello@church.test' };
const sam = { first_name: 'Sam', last_name: 'Rivers', email: 'sam@steeple.test' };

const filled: UserFormValues = {
  ...emptyUserForm,
  ...grace,
  role: 'account_admin',
  account_id: churchId,
  password: ' secret',
  confirmation: ' secret',
};

test.each([
  ['gRACE', [grace]],
  ['oka', [grace]],
  ['CHURCH.test', [grace]],
  ['  sam rivers ', [sam]],
  ['', [grace, sam]],
  ['nobody', []],
])('searching users for "%s"', (text, found) => {
  expect(searchUsers([grace, sam], text)).toEqual(found);
});

test('role and account in words', () => {
  const account = { id: churchId, account_name: 'Grace Hill' };
  expect(roleLabel({ role: 'super_admin' })).toBe('Super Admin');
  expect(roleLabel({ role: 'account_admin' })).toBe('Account Admin');
  expect(roleLabel({ role: null })).toBe('-');
  expect(accountLabel({ role: 'super_admin', account: null })).toBe('All Accounts');
  expect(accountLabel({ role: 'account_admin', account })).toBe('Grace Hill');
  expect(accountLabel({ role: 'account_admin', account: null })).toBe('No Account');
});

test('a new user is sent trimmed, the password as typed, a blank phone number as none', () => {
  expect(newUserOf({ ...filled, first_name: ' Grace ', email: ' hello@church.test' })).toEqual({
    ...grace,
    phone_number: null,
    role: 'account_admin',
    account_id: churchId,
    password: ' secret',
  });
});

test('the account is sent only for an account admin', () => {
  expect(newUserOf({ ...filled, role: 'super_admin' })).not.toHaveProperty('account_id');
  expect(userColumnsOf({ ...filled, role: 'super_admin' }).account_id).toBeNull();
});

// Proves: 7.profiles.07
test('an update names exactly the six columns of the specification', () => {
  expect(userColumnsOf({ ...filled, phone_number: ' (555) 123-4567 ' })).toEqual({
    ...grace,
    phone_number: '(555) 123-4567',
    role: 'account_admin',
    account_id: churchId,
  });
});

// Proves: 2.user-forms.04
test('the edit form treats somebody without a role as an account admin', () => {
  const user = {
    ...grace,
    id: churchId,
    user_id: churchId,
    phone_number: null,
    role: null,
    account_id: null,
    account: null,
  };
  expect(userFormOf(user)).toMatchObject({ ...grace, role: 'account_admin', phone_number: '' });
});

test('a form with everything but a phone number is complete', () => {
  expect(isIncomplete(filled)).toBe(false);
  expect(isIncomplete({ ...filled, role: 'super_admin', account_id: null })).toBe(false);
});

// Proves: 5.add-user.07
test.each([
  { first_name: ' ' },
  { last_name: '' },
  { email: ' ' },
  { role: null },
  { account_id: null },
  { password: '' },
  { confirmation: '' },
])('a form without %o is incomplete', (missing) => {
  expect(isIncomplete({ ...filled, ...missing })).toBe(true);
});
