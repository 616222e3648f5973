import { errors, type JWK, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { AccessTokenError, type VerifiedClaims, verifiedClaims } from '../http/claims.ts';
import type { Person } from './people.ts';
import { importSigningKey, type SigningKey } from './signing-key.ts';
import type { Strength } from './strength.ts';
import { metadataOf } from './user-answer.ts';

/** Tolerated difference between the clocks of two servers (as in PostgREST). */
const clockSkewSeconds = 30;
/** Verified tokens kept in memory; each takes about 1.5 kB. */
const verdictsMax = 5000;

type SignedPerson = Pick<Person, 'id' | 'email'> & Partial<Pick<Person, 'language'>>;

export type AccessTokens = {
  /** Makes a token for this person in this session, which has proved so much: a password, unless it is given. */
  sign(
    person: SignedPerson,
    sessionId: string,
    strength?: Strength,
  ): Promise<{ token: string; expiresAtSeconds: number }>;
  /**
   * Checks the signature and the claims of a token. Only the database knows whether its session is
   * still alive. `mayBeExpired` is for signing out only.
   *
   * @returns its claims
   * @throws AccessTokenError, and nothing else
   */
  verify(token: string, options?: { mayBeExpired?: boolean }): Promise<VerifiedClaims>;
  /** The public keys, as `/.well-known/jwks.json` serves them (RFC 7517). */
  jwks(): { keys: JWK[] };
};

export type AccessTokenOptions = {
  /** ES256 private key, a JWK in one line. */
  privateKey: string;
  /** Further ES256 private keys: tokens signed with them are accepted, none are issued. */
  acceptedKeys?: readonly string[];
  lifeSeconds: number;
  /** The address of `/auth/v1`, in every token and required of every token. */
  issuer: string;
};

/**
 * Signs and verifies access tokens: JWT, ES256 only.
 *
 * @throws on a key that is not one
 */
export async function createAccessTokens(options: AccessTokenOptions): Promise<AccessTokens> {
  const key = await importSigningKey(options.privateKey);
  const accepted = await Promise.all((options.acceptedKeys ?? []).map(importSigningKey));
  // The current signing key comes first, for clients that look no further.
  const keys = new Map([key, ...accepted].map((known) => [known.kid, known]));
  const verdicts = new LRUCache<string, VerifiedClaims>({ max: verdictsMax });
  return {
    sign: (person, sessionId, strength) => sign(key, options, person, sessionId, strength),
    verify: async (token, { mayBeExpired = false } = {}) => {
      const known = verdicts.get(token);
      if (known && !hasExpired(known)) {
        return known;
      }
      verdicts.delete(token);
      const claims = await check(token, keys, options.issuer, mayBeExpired);
      if (!hasExpired(claims)) {
        verdicts.set(token, claims);
      }
      return claims;
    },
    jwks: () => ({ keys: [...keys.values()].map(({ publicJwk }) => publicJwk) }),
  };
}

function hasExpired({ exp }: VerifiedClaims): boolean {
  return Date.now() / 1000 >= exp + clockSkewSeconds;
}

async function sign(
  { kid, signingKey }: SigningKey,
  { lifeSeconds, issuer }: AccessTokenOptions,
  person: SignedPerson,
  sessionId: string,
  strength?: Strength,
): Promise<{ token: string; expiresAtSeconds: number }> {
  const issuedAtSeconds = Math.floor(Date.now() / 1000);
  const expiresAtSeconds = issuedAtSeconds + lifeSeconds;
  // GoTrue's claims, because clients read them (getClaims); our own database reads only the ids.
  const claims = {
    session_id: sessionId,
    role: 'authenticated',
    email: person.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadataOf(person),
    aal: strength?.aal ?? 'aal1',
    amr: strength?.amr ?? [{ method: 'password', timestamp: issuedAtSeconds }],
    is_anonymous: false,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(issuer)
    .setSubject(person.id)
    .setAudience('authenticated')
    .setIssuedAt(issuedAtSeconds)
    .setExpirationTime(expiresAtSeconds)
    .sign(signingKey);
  return { token, expiresAtSeconds };
}

async function check(
  token: string,
  keys: ReadonlyMap<string, SigningKey>,
  issuer: string,
  mayBeExpired: boolean,
): Promise<VerifiedClaims> {
  const parts = token.split('.').length;
  if (parts !== 3) {
    throw new AccessTokenError('invalid', `Expected 3 parts in JWT; got ${parts}`);
  }
  const findKey = (header: JWTHeaderParameters) => {
    const key = keys.get(header.kid ?? '');
    if (!key) {
      throw new errors.JWKSNoMatchingKey();
    }
    return key.verifyingKey;
  };
  try {
    const { payload } = await jwtVerify(token, findKey, {
      algorithms: ['ES256'],
      typ: 'JWT',
      issuer,
      audience: 'authenticated',
      requiredClaims: ['exp', 'iat', 'sub', 'session_id'],
      clockTolerance: clockSkewSeconds,
    });
    return readClaims(payload);
  } catch (error) {
    // jose looks at the expiry last, after the signature and all other claims.
    if (mayBeExpired && error instanceof errors.JWTExpired) {
      return readClaims(error.payload);
    }
    throw describe(error);
  }
}

function readClaims(payload: unknown): VerifiedClaims {
  const parsed = verifiedClaims.safeParse(payload);
  if (!parsed.success) {
    throw new AccessTokenError('invalid', 'The claims of the JWT are not usable');
  }
  if (parsed.data.iat > Date.now() / 1000 + clockSkewSeconds) {
    throw new AccessTokenError('invalid', 'JWT issued at future');
  }
  return parsed.data;
}

function describe(error: unknown): AccessTokenError {
  if (error instanceof AccessTokenError) {
    return error;
  }
  if (error instanceof errors.JWTExpired) {
    return new AccessTokenError('expired', 'JWT expired');
  }
  return new AccessTokenError('invalid', sentenceFor(error));
}

function sentenceFor(error: unknown): string {
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return 'Wrong or unsupported encoding algorithm';
  }
  if (error instanceof errors.JWKSNoMatchingKey) {
    return 'No suitable key or wrong key type';
  }
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'aud' ? 'JWT not in audience' : 'The claims of the JWT are not usable';
  }
  return 'JWT cryptographic operation failed';
}
