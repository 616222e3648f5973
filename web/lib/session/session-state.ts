import type { Language } from '#contract/messages/language.ts';

/** What the server asks for before anything else: a code, or setting up a device. */
export type MissingStep = 'verify' | 'enroll' | null;

/**
 * The session state. `bySelf`: the user signed out in this tab; `lastUserId`: who was last signed in
 * since the page was loaded.
 */
export type SessionState =
  | { status: 'loading' }
  | {
      status: 'signed-in';
      userId: string;
      email: string;
      language: Language;
      missingStep: MissingStep;
    }
  | { status: 'signed-out'; bySelf: boolean; lastUserId: string | null };

export type Credentials = { email: string; password: string };

/**
 * `refused` carries the provider's own message; `unexpected` is no answer, or none that can be
 * read.
 */
export type SignInResult =
  | { outcome: 'signed-in' }
  /** The password was right, and a step is missing. */
  | { outcome: 'halfway' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unexpected' };
