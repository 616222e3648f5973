/**
 * The addresses that need no sign-in; apart from the others, so that the sign-in page carries only
 * these.
 */
export const publicPaths = {
  home: '/',
  signIn: '/auth',
  recover: '/auth/recover',
  invite: '/auth/invite',
  terms: '/terms',
  privacy: '/privacy',
} as const;
