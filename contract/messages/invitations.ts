import { sentences } from './sentences.ts';

/** Refusals of the functions about invitations; the database raises the first two. */
export const invitationRefusals = sentences('invitationRefusals', {
  switchedOff: 'Only your Steeple administrator can invite people.',
  enough: 'You’ve reached today’s limit for invitations. Please try again tomorrow.',
  gone: 'This invitation is no longer open.',
});

/** Inviting people, and the invitations that are open. */
export const invitationMessages = sentences('invitationMessages', {
  title: 'Invite someone',
  inviteUser: 'Invite User',
  inviteUserTitle: 'Invite User',
  inviteUserText: 'They’ll get an email with a link and choose their own password.',
  backToUsers: 'Back to Users',
  text: (church: string) =>
    `Invite someone to ${church}. They’ll get an email with a link, good for seven days, and choose their own password.`,
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
  end: 'Cancel invitation',
  endOf: (email: string) => `Cancel the invitation to ${email}`,
  ended: (email: string) => `The invitation to ${email} was canceled.`,
  endFailed: 'We couldn’t cancel that invitation. Please try again.',
  notSetUp:
    'Email isn’t set up here, so you can’t invite anyone. Ask your Steeple administrator (the person who set up Steeple for your church) to add them.',
  notSetUpForPlatform:
    'Email isn’t set up, so invitations can’t be sent. Use Add User, or set SMTP_URL and MAIL_FROM on the server.',
  adminsMayInvite: 'Account Admins can invite people to their own church',
  switched: 'Saved.',
  switchFailed: 'We couldn’t save that. Please try again.',
  shareLink: 'Want someone to sign in? Invite them',
});

/** The page that an invitation opens. */
export const welcomeMessages = sentences('welcomeMessages', {
  title: 'Welcome to Steeple',
  text: 'Choose a password, and you’re in.',
  done: 'Welcome! Your password is set.',
  overTitle: 'This invitation doesn’t work anymore',
  over: 'It was already used, was canceled, or is more than seven days old. If you chose a password before, sign in with it. Otherwise ask whoever invited you to send it again.',
});
