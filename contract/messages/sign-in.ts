import { sentences } from './sentences.ts';

/** Sign-in: the provider's own message is shown under `failedTitle`. */
export const signInMessages = sentences('signInMessages', {
  welcomeTitle: 'Welcome back!',
  welcomeText: 'You have been signed in successfully.',
  /** Ours: the specification has no sentence for it. */
  sessionOver: 'Your session has ended. Please sign in again to continue where you were.',
  failedTitle: 'Sign In Failed',
  unexpected: 'An unexpected error occurred. Please try again.',
});

/** On the sign-in page of a demo, whose people sign in with one click. */
export const demoPeopleWords = sentences('demoPeopleWords', {
  title: 'This is a demo. Look around as:',
  grace: 'Grace Hill Church (three years)',
  /** While it is being read. @param weeks null before the first are here */
  graceSoon: (weeks: { read: number; of: number } | null) =>
    weeks && weeks.read < weeks.of
      ? `Grace Hill Church (${weeks.read} of ${weeks.of} weeks imported)`
      : weeks
        ? 'Grace Hill Church (almost ready)'
        : 'Grace Hill Church (getting ready)',
  harbor: 'Harbor Community Church (new)',
  platform: 'Super Admin (every church)',
});

/** The sign-in page. */
export const signInWords = sentences('signInWords', {
  title: 'Welcome to Steeple',
  text: 'Welcome to your church dashboard. Sign in to continue.',
  email: 'Email',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in...',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  emailMissing: 'Email is required',
  emailMalformed: 'Enter an email address, like name@church.org',
  passwordMissing: 'Password is required',
  passwordMalformed: 'Enter a password',
  agree: (terms: string, privacy: string) =>
    `By signing in you agree to our ${terms} and ${privacy}.`,
});
