import { sentences } from './sentences.ts';

/** Refusals of the functions about invitations; the database raises the first two. */
export const invitationRefusals = sentences('invitationRefusals', {
  switchedOff: 'Only super administrators invite people here.',
  enough: 'That is enough invitations for today. Please try again tomorrow.',
  gone: 'This invitation has already ended.',
});

/** Inviting people, and the invitations that are open. */
export const invitationMessages = sentences('invitationMessages', {
  title: 'Invite someone',
  inviteUser: 'Invite User',
  inviteUserTitle: 'Invite User',
  inviteUserText: 'They get an email with a link, and choose a password themselves.',
  backToUsers: 'Back to Users',
  text: (church: string) =>
    `Invite a colleague to ${church}. They get an email with a link, good for seven days, and choose a password themselves.`,
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  send: 'Send invitation',
  sending: 'Sending...',
  sent: (email: string) => `We’re sending an invitation to ${email}.`,
  sentToUser: 'We’re sending the invitation.',
  failed: 'We couldn’t send that invitation. Please try again.',
  listTitle: 'Open invitations',
  loadFailed: 'We couldn’t load the invitations.',
  none: 'No open invitations.',
  about: (church: string, inviter: string) => `${church}, invited by ${inviter}`,
  platform: 'All accounts',
  until: (day: string) => `Good until ${day}`,
  resend: 'Send again',
  resendOf: (email: string) => `Send again to ${email}`,
  end: 'End',
  endOf: (email: string) => `End the invitation to ${email}`,
  ended: (email: string) => `The invitation to ${email} is over.`,
  endFailed: 'We couldn’t end that invitation. Please try again.',
  notSetUp:
    'Mail isn’t set up here, so you can’t invite anyone. Ask a super administrator to add your colleague.',
  notSetUpForPlatform:
    'Mail isn’t set up, so invitations can’t be sent. Use Add User, or set SMTP_URL and MAIL_FROM on the server.',
  adminsMayInvite: 'Account admins can invite colleagues to their own church',
  switched: 'Saved.',
  switchFailed: 'We couldn’t save that. Please try again.',
  shareLink: 'Want someone to sign in? Invite a colleague',
});

/** The page that an invitation opens. */
export const welcomeMessages = sentences('welcomeMessages', {
  title: 'Welcome to Steeple',
  text: 'Choose a password, and you’re in.',
  done: 'Welcome! Your password is set.',
  overTitle: 'This invitation doesn’t work anymore',
  over: 'It was used already, ended, or it’s more than seven days old. If you chose a password before, sign in with it. Otherwise ask whoever invited you to send it again.',
});
