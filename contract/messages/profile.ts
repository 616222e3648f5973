import { sentences } from './sentences.ts';
import { userFormTexts } from './users.ts';

/** The sentences of My Profile (specification, sections 2, 5 and 8). */
export const profileMessages = sentences('profileMessages', {
  emailFixed: 'Email cannot be changed',
  loadFailed: 'Failed to load profile information.',
  updateFailed: 'Failed to update profile.',
  updated: 'Profile updated successfully.',
  passwordUpdateFailed: 'Failed to update password.',
  passwordUpdated: 'Password updated successfully.',
});

/** In which language a person reads. */
export const languageMessages = sentences('languageMessages', {
  title: 'Language',
  label: 'Show Steeple in',
  hint: 'Until you choose, we use your browser’s language.',
  saved: 'Language saved.',
  failed: 'We couldn’t save your language. Please try again.',
});

/** What can be wrong with a change of one's password. */
export const passwordChangeProblems = sentences('passwordChangeProblems', {
  currentMissing: 'Please enter your current password.',
  mismatch: 'New passwords do not match.',
  tooShort: userFormTexts.passwordTooShort.text,
  tooLong: userFormTexts.passwordTooLong.text,
  currentWrong: 'Current password is incorrect.',
});

/** Labels and buttons of My Profile. */
export const profileWords = sentences('profileWords', {
  title: 'My Profile',
  subtitle: 'Your information and your password',
  information: 'Profile Information',
  loading: 'Loading profile information',
  changePassword: 'Change Password',
  currentPassword: 'Current Password',
  updatePassword: 'Update Password',
});
