import { z } from 'zod';

/** What an access token has to say. */
export const verifiedClaims = z.object({
  /** The user's id. */
  sub: z.guid(),
  session_id: z.guid(),
  role: z.literal('authenticated'),
  aud: z.literal('authenticated'),
  iss: z.string(),
  /** Seconds since 1970, as `exp`. */
  iat: z.number(),
  exp: z.number(),
  email: z.string(),
  /** How strongly the person proved who they are; always `aal1`, a password. */
  aal: z.string().optional(),
});

/** What a verified access token says. Nothing in it grants a right: the database looks those up. */
export type VerifiedClaims = z.infer<typeof verifiedClaims>;

/** An access token that does not hold; the message says why, in PostgREST's words. */
export class AccessTokenError extends Error {
  readonly reason: 'expired' | 'invalid';

  constructor(reason: AccessTokenError['reason'], message: string) {
    super(message);
    this.name = 'AccessTokenError';
    this.reason = reason;
  }
}
