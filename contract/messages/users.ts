import { numberFormat } from '../formats.ts';
import type { Role } from '../roles.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The sentences of the users screens and their functions (specification, sections 2, 5 and 8). */
export const userMessages = sentences('userMessages', {
  accessDenied: 'Access denied. Only Super Administrators can access user management.',
  noneMatch: 'No users found matching your search.',
  none: 'No users found.',
  created: 'User has been created successfully.',
  updated: 'User has been updated successfully.',
  deleted: 'User has been deleted successfully.',
  passwordReset: 'Password has been reset successfully.',
  createFailed: 'Failed to create user. Please try again.',
  updateFailed: 'Failed to update user. Please try again.',
  deleteFailed: 'Failed to delete user. Please try again.',
  resetFailed: 'Failed to reset password. Please try again.',
  unexpected: 'An unexpected error occurred.',
  loadFailed: 'Failed to load users. Please try again.',
});

/** The error text of a user function that fails without a reason. */
export const userFunctionFailures = sentences('userFunctionFailures', {
  create: 'Failed to create user',
  delete: 'Failed to delete user',
});

/** Why the user functions refuse. */
export const userRefusals = sentences('userRefusals', {
  unauthorized: 'Unauthorized',
  emailTaken: 'A user with this email address already exists.',
  accountGone: 'The selected account no longer exists. Please choose another one.',
  userGone: 'This user no longer exists.',
  ownAccount: 'You cannot delete your own account.',
  ownRole: 'You cannot change your own role.',
  lastSuperAdmin: 'At least one Super Admin is required.',
});

/** What the checks of the user forms say. */
export const userFormTexts = sentences('userFormTexts', {
  roleRequired: { title: 'Role Required', text: 'Please select a role for the new user.' },
  accountRequired: {
    title: 'Account Required',
    text: 'Please select an account for Account Admin users.',
  },
  passwordRequired: {
    title: 'Password Required',
    text: 'Please enter a password for the new user.',
  },
  passwordTooShort: {
    title: 'Invalid Password',
    text: 'Password must be at least 6 characters long.',
  },
  passwordTooLong: {
    title: 'Invalid Password',
    text: 'Password must be at most 128 characters long.',
  },
  passwordTooCommon: {
    title: 'Invalid Password',
    text: 'That password is too easy to guess. Please choose another.',
  },
  passwordPersonal: {
    title: 'Invalid Password',
    text: 'Please choose a password that isn’t just your name, email or church name.',
  },
  passwordMismatch: {
    title: 'Password Mismatch',
    text: 'Passwords do not match. Please try again.',
  },
  firstNameRequired: { title: 'First Name Required', text: 'Please enter a first name.' },
  firstNameTooLong: {
    title: 'Invalid First Name',
    text: 'First name must be at most 100 characters long.',
  },
  lastNameRequired: { title: 'Last Name Required', text: 'Please enter a last name.' },
  lastNameTooLong: {
    title: 'Invalid Last Name',
    text: 'Last name must be at most 100 characters long.',
  },
  emailRequired: { title: 'Email Required', text: 'Please enter an email address.' },
  emailInvalid: { title: 'Invalid Email', text: 'Please enter a valid email address.' },
  phoneNumberTooLong: {
    title: 'Invalid Phone Number',
    text: 'Phone number must be at most 50 characters long.',
  },
});

/** Titles, labels and buttons of the users screens. */
export const userWords = sentences('userWords', {
  title: 'Users',
  subtitle: 'Everyone who can sign in to Steeple',
  add: 'Add User',
  addNew: 'Add New User',
  addText: 'Someone who will sign in to Steeple',
  create: 'Create User',
  creating: 'Creating...',
  back: 'Back to Users',
  edit: 'Edit User',
  remove: 'Delete User',
  resetPassword: 'Reset Password',
  account: 'Account',
  loadingAccounts: 'Loading accounts...',
  selectAccount: 'Select an account',
  selectRole: 'Select a role',
  typeAgain: 'Type it again',
  name: 'Name',
  role: 'Role',
  search: 'Search users',
  searchHint: 'Search for a name or email address',
  loading: 'Loading users',
  loadingOne: 'Loading user',
  allAccounts: 'All Accounts',
  noAccount: 'No Account',
  count: (count: number) =>
    plural(count, { one: '1 user', other: `${numberFormat({}).format(count)} users` }),
  resetText: (name: string) =>
    `${name} will be signed out everywhere and then needs the new password to sign in.`,
  resetting: 'Resetting...',
});

/** How a role is named on screens. */
export const roleLabels: Readonly<Record<Role, string>> = sentences('roleLabels', {
  super_admin: 'Super Admin',
  account_admin: 'Account Admin',
});
