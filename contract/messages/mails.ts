import { sentences } from './sentences.ts';

/**
 * What mails say. A sentence with a name has it as an argument; names come cleaned
 * (`server/mail/one-line.ts`).
 */
export const mailMessages = sentences('mailMessages', {
  greeting: (firstName: string) => (firstName === '' ? 'Hello,' : `Hi ${firstName},`),
  /** Under every mail. */
  footer: (site: string) =>
    `Sent by Steeple, ${site}. Please don’t reply. No one checks this inbox.`,
  linkFallback: 'If the button doesn’t work, copy this address into your browser:',
  recovery: {
    subject: 'Choose a new Steeple password',
    body: 'Someone, hopefully you, asked for a new password for your Steeple account.',
    howLong: 'The link works once, for one hour.',
    ifNotYou: 'If it wasn’t you, you can ignore this email: nothing has changed.',
    button: 'Choose a new password',
  },
  invitation: {
    subject: (church: string) =>
      church === '' ? 'You’re invited to Steeple' : `You’re invited to Steeple for ${church}`,
    body: (inviter: string, church: string) => {
      const who = inviter === '' ? 'Someone' : inviter;
      return church === ''
        ? `${who} invited you to Steeple as a Super Admin.`
        : `${who} invited you to Steeple, where ${church} sees how it’s doing each week.`;
    },
    howLong: 'The link works once, for seven days. You’ll choose a password, and you’re in.',
    ifNotYou: 'If you don’t know why you got this, you can ignore it.',
    hasAccount:
      'You already have a Steeple account with this address, so there’s no link here. If you need access to this church too, ask your Steeple administrator (the person who set up Steeple for your church).',
    button: 'Accept the invitation',
  },
  passwordChanged: {
    subject: 'Your Steeple password was changed',
    body: 'The password for your Steeple account was just changed. All other devices have been signed out.',
    ifNotYou:
      'If that was you, there’s nothing to do. If not, choose “Forgot your password?” on the sign-in page now, and tell your Steeple administrator (the person who set up Steeple for your church).',
    button: 'Go to sign-in',
  },
  emailChanged: {
    subject: 'Your Steeple email address was changed',
    body: (newEmail: string) =>
      `The email address for your Steeple account was changed to ${newEmail}. Use that address to sign in from now on.`,
    ifNotYou:
      'If you didn’t expect that, please tell your Steeple administrator (the person who set up Steeple for your church) right away.',
  },
  twoStepsAdded: {
    subject: 'Two-step sign-in is on for Steeple',
    body: 'A device was just added to your Steeple account. From now on, signing in takes your password and a code from that device.',
    ifNotYou:
      'If that was you, there’s nothing to do. If not, tell your Steeple administrator (the person who set up Steeple for your church) right away: they can remove the device.',
  },
  twoStepsRemoved: {
    subject: 'Two-step sign-in is off for Steeple',
    bySelf: 'A device was just removed from your Steeple account.',
    byAdmin:
      'Your Steeple administrator just reset two-step sign-in for your account. You only need your password to sign in now, and you’ve been signed out everywhere.',
    ifNotYou:
      'If you didn’t expect that, please tell your Steeple administrator (the person who set up Steeple for your church) right away.',
  },
  check: {
    subject: 'Steeple can send email',
    body: 'This is the test you asked for. If you can read it, email is set up correctly.',
  },
});
