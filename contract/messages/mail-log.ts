import type { mailStates } from '../functions/mail-log.ts';
import { sentences } from './sentences.ts';

/** The sentences of the page that shows super admins which mails were sent. */
export const mailLogMessages = sentences('mailLogMessages', {
  title: 'Mail Log',
  subtitle: 'What Steeple sent, to whom, and what didn’t get through',
  accessDenied: 'Access denied. Only Super Administrators can look at the mail log.',
  none: 'No mail has been sent yet.',
  loadFailed: 'Failed to load the mail log. Please try again.',
  notSetUp:
    'Mail isn’t set up, so nothing can be sent: no invitations, no password links. Set SMTP_URL and MAIL_FROM on the server.',
  demo: 'This is a demo without a mail server. See what would have been sent in the demo’s mailbox.',
  openMailbox: 'Open the mailbox',
  allow: 'Allow again',
  allowing: 'Allowing...',
  allowed: (address: string) => `Mail can be sent to ${address} again.`,
  allowFailed: 'Failed to allow this address. Please try again.',
  columns: { when: 'When', to: 'To', kind: 'About', state: 'State', why: 'Details' },
  shown: (count: string) => `${count} newest`,
});

/** What became of a mail, in a word. */
export const mailStateWords = sentences('mailStateWords', {
  queued: 'Waiting',
  sent: 'Sent',
  refused: 'Not delivered',
  suppressed: 'Not sent',
} satisfies Record<(typeof mailStates)[number], string>);

/** What a mail was about; a kind that is not listed is shown by its id. */
export const mailKindWords = sentences('mailKindWords', {
  'password-changed': 'Password changed',
  recovery: 'New password link',
  invitation: 'Invitation',
  'email-changed': 'Email changed',
  'monday-letter': 'Weekly letter',
  'letter-offer': 'Offer of the letter',
  'count-reminder': 'Reminder to count',
  connection: 'Connection needs attention',
  'two-steps-added': 'Two-step sign-in on',
  'two-steps-removed': 'Two-step sign-in off',
});

/** The sentences of the demo's mailbox. */
export const demoMailboxMessages = sentences('demoMailboxMessages', {
  title: 'Demo Mailbox',
  subtitle: 'What Steeple would have sent by mail. Only the demo has this page.',
  none: 'No mail yet. Ask for a new password or invite someone, and it arrives here.',
  loadFailed: 'Failed to load the mailbox. Please try again.',
  open: 'Open as a letter',
  to: (address: string) => `To ${address}`,
});
