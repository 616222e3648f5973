import { sentences } from './sentences.ts';

/** The sentences of the pages that links in mails open, and of asking for one. */
export const recoveryMessages = sentences('recoveryMessages', {
  forgot: 'Forgot your password?',
  askTitle: 'Forgot your password?',
  askText:
    'Enter your email address. If it belongs to a Steeple account, we’ll send a link that lets you choose a new password.',
  email: 'Email',
  emailRequired: 'Enter an email address, like name@church.org',
  send: 'Send the link',
  sending: 'Sending...',
  sentTitle: 'Check your email',
  sent: 'If this address belongs to a Steeple account, a link is on its way. It works once, for one hour. Look in your spam folder, too.',
  demo: 'This is a demo: the email arrives in the demo’s inbox.',
  openMailbox: 'Open the inbox',
  notSetUp:
    'Email isn’t set up here. Ask your Steeple administrator (the person who set up Steeple for your church) to reset your password.',
  newTitle: 'Choose a new password',
  newText: 'All your other devices will be signed out.',
  next: 'New Password',
  confirmation: 'Confirm Password',
  set: 'Set password',
  setting: 'Setting...',
  done: 'Password updated successfully.',
  mismatch: 'New passwords do not match.',
  tooShort: 'Password must be at least 6 characters long.',
  overTitle: 'This link doesn’t work anymore',
  over: 'It was already used, or it’s more than an hour old. Ask for a new one.',
  askAgain: 'Send a new link',
  back: 'Back to sign-in',
  failed: 'Something went wrong. Please check your connection and try again.',
});
