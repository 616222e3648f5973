import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The page between the password and the app. */
export const secondStepMessages = sentences('secondStepMessages', {
  title: 'Enter your code',
  text: 'Your password is correct. Now enter the 6-digit code from your authenticator app.',
  beforePassword:
    'Before you change your password, enter the 6-digit code from your authenticator app.',
  code: 'Code',
  codeHint: 'Don’t have your phone? One of your recovery codes works here, too.',
  device: 'Device',
  submit: 'Continue',
  submitting: 'Checking...',
  wrong: 'That code isn’t right. Each code works once, so wait for the next one and try again.',
  wrongRecovery: 'That recovery code isn’t right, or it was used already.',
  tooMany:
    'Too many wrong codes. Wait an hour, use a recovery code, or use “Forgot your password?”.',
  expired: 'That took too long. Please try again.',
  failed: 'Something went wrong. Please check your connection and try again.',
  lost: 'Lost your phone and your recovery codes? Your Steeple administrator (the person who set up Steeple for your church) can reset two-step sign-in for you.',
  signOut: 'Sign Out',
  requiredTitle: 'Set up two-step sign-in',
  requiredText:
    'Your Steeple administrator requires two-step sign-in. Setting it up takes about two minutes and an app on your phone.',
});

/** Setting up a second step, on the profile page and where one is required. */
export const twoStepSetupMessages = sentences('twoStepSetupMessages', {
  password: 'Your password',
  passwordText: 'First, please confirm that it’s you.',
  passwordWrong: 'That password isn’t right.',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  scanText:
    'Open an authenticator app on your phone, like Google Authenticator, Microsoft Authenticator, or your password manager, and scan this QR code.',
  picture: 'A QR code for your authenticator app. The key below works the same way.',
  key: 'Can’t scan it? Enter this key in the app:',
  code: 'The 6-digit code that the app shows',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  codesTitle: 'Save your recovery codes',
  codesText:
    'Each of these lets you in once if your phone is lost. Keep them where you keep passwords. You won’t see them again.',
  codesLabel: 'Recovery codes',
  copy: 'Copy',
  copied: 'Codes copied',
  save: 'Save as a file',
  fileName: 'steeple-recovery-codes.txt',
  done: 'I’ve saved them',
  codesFailed:
    'Two-step sign-in is on, but we couldn’t create your recovery codes. Get them on your profile.',
  failed: 'Something went wrong. Please try again.',
  tooManyDevices: 'That’s the most devices one person can have. Remove one first.',
});

/** The section on the profile page. */
export const twoStepMessages = sentences('twoStepMessages', {
  title: 'Two-Step Sign-In',
  off: 'Off. Anyone who learns your password can sign in as you.',
  on: 'On. Signing in takes your password and a code from your phone.',
  loadFailed: 'We couldn’t load two-step sign-in.',
  setUp: 'Set up',
  addAnother: 'Add a device',
  devices: 'Your devices',
  device: (number: string) => `Device ${number}`,
  added: (date: string) => `Added ${date}`,
  remove: 'Remove',
  removeLabel: (device: string) => `Remove ${device}`,
  removing: 'Removing...',
  removeTitle: 'Remove this device?',
  removeText: 'Its codes will stop working right away.',
  removeLastText:
    'This is your only device. Two-step sign-in will turn off, and your recovery codes will stop working.',
  removed: 'The device was removed.',
  removeFailed: 'We couldn’t remove the device. Please try again.',
  codesLeft: (count: number) =>
    plural(count, {
      one: '1 recovery code is left.',
      other: `${count} recovery codes are left.`,
    }),
  noCodes: 'You have no recovery codes.',
  newCodes: 'Get new recovery codes',
  newCodesBusy: 'Getting new codes...',
  newCodesFailed: 'We couldn’t get new codes. Please try again.',
  turnedOn: 'Two-step sign-in is on.',
});

/** Resetting somebody else’s second step. */
export const twoStepResetMessages = sentences('twoStepResetMessages', {
  action: 'Reset Two-Step Sign-In',
  text: (name: string) =>
    `For a lost phone: ${name} will be signed out everywhere and can sign in with the password alone, until they set up a new phone. We’ll email them about it.`,
  confirm: 'Reset',
  resetting: 'Resetting...',
  done: (name: string) => `Two-step sign-in was reset for ${name}.`,
  none: (name: string) => `${name} has no two-step sign-in, so there was nothing to reset.`,
  failed: 'We couldn’t reset two-step sign-in. Please try again.',
});

/** Why the functions of the second step refuse. */
export const twoStepRefusals = sentences('twoStepRefusals', {
  ownDevice: 'You can’t reset your own two-step sign-in. Ask another Super Admin.',
});
