import { z } from 'zod';

/** The claims of an access token. */
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
  /** For clients to read: what a session may do is decided by its row. */
  aal: z.string().optional(),
  user_metadata: z.object({ language: z.string().optional() }).optional(),
});

/** The claims of a verified access token. They grant no rights: the database looks those up. */
export type VerifiedClaims = z.infer<typeof verifiedClaims>;

/** An invalid access token; the message says why, in the words of PostgREST. */
export class AccessTokenError extends Error {
  readonly reason: 'expired' | 'invalid';

  constructor(reason: AccessTokenError['reason'], message: string) {
    super(message);
    this.name = 'AccessTokenError';
    this.reason = reason;
  }
}
