import type { mailStates } from '../functions/mail-log.ts';
import { sentences } from './sentences.ts';

/** The sentences of the page that shows super admins which mails were sent. */
export const mailLogMessages = sentences('mailLogMessages', {
  title: 'Email Log',
  subtitle: 'What Steeple sent, to whom, and what didn’t get through',
  accessDenied: 'Access denied. Only Super Admins can view the email log.',
  none: 'No emails have been sent yet.',
  loadFailed: 'We couldn’t load the email log. Please try again.',
  notSetUp:
    'Email isn’t set up, so nothing can be sent: no invitations, no password links. Set SMTP_URL and MAIL_FROM on the server.',
  demo: 'This is a demo without an email server. See what would have been sent in the demo’s inbox.',
  openMailbox: 'Open the inbox',
  allow: 'Allow again',
  allowing: 'Allowing...',
  allowed: (address: string) => `Email can be sent to ${address} again.`,
  allowFailed: 'We couldn’t allow this address. Please try again.',
  columns: { when: 'When', to: 'To', kind: 'About', state: 'Status', why: 'Details' },
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
  'monday-letter': 'Weekly email',
  'letter-offer': 'Weekly email offer',
  'count-reminder': 'Reminder to count',
  connection: 'Connection needs attention',
  'two-steps-added': 'Two-step sign-in on',
  'two-steps-removed': 'Two-step sign-in off',
});

/** The sentences of the demo's mailbox. */
export const demoMailboxMessages = sentences('demoMailboxMessages', {
  title: 'Demo Inbox',
  subtitle: 'What Steeple would have emailed. Only the demo has this page.',
  none: 'No emails yet. Ask for a new password or invite someone, and it arrives here.',
  loadFailed: 'We couldn’t load the inbox. Please try again.',
  open: 'Open the email',
  to: (address: string) => `To ${address}`,
});
