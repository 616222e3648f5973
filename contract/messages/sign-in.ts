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
