import type { Language } from '#contract/messages/language.ts';

/**
 * The session state. `bySelf`: the user signed out in this tab; `lastUserId`: who was last signed in
 * since the page was loaded.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; userId: string; email: string; language: Language }
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
