/**
 * Who sits at the browser. Signed out, `bySelf` says that the person chose to leave, here and now,
 * and `lastUserId` who it was, if anybody was there since the page was loaded.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; userId: string; email: string }
  | { status: 'signed-out'; bySelf: boolean; lastUserId: string | null };

export type Credentials = { email: string; password: string };

/**
 * `refused` carries the provider's own message; `unexpected` is no answer, or none that can be
 * read.
 */
export type SignInResult =
  | { outcome: 'signed-in' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unexpected' };
