/**
 * Who sits at the browser. `bySelf` says that the person chose to leave; when a session ended in
 * another way, the screen they were on is remembered for after the next sign-in.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; userId: string; email: string }
  | { status: 'signed-out'; bySelf: boolean };

export type Credentials = { email: string; password: string };

/** `refused` carries the provider's own message; `unexpected` is no answer, or none that can be read. */
export type SignInResult =
  | { outcome: 'signed-in' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unexpected' };
