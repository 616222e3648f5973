/** Sign-in: the provider's own message is shown under `failedTitle`. */
export const signInMessages = {
  welcomeTitle: 'Welcome back!',
  welcomeText: 'You have been signed in successfully.',
  failedTitle: 'Sign In Failed',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;
