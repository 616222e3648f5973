import type { VerifiedClaims } from '../http/claims.ts';
import type { AuthServices } from './auth-services.ts';
import { type Person, requirePerson, type Standing } from './people.ts';
import type { RefreshTokenContent } from './refresh-token.ts';
import { strengthOf } from './strength.ts';
import { userAnswer } from './user-answer.ts';

/**
 * Issues both tokens and builds the answer of every way in, which the client keeps as its session.
 *
 * @param next the next refresh token of the session
 */
export async function tokenAnswer(
  { accessTokens, refreshTokens, config }: AuthServices,
  person: Person & Standing,
  next: RefreshTokenContent,
) {
  const { token, expiresAtSeconds } = await accessTokens.sign(
    person,
    next.sessionId,
    strengthOf(person),
  );
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: config.ACCESS_TOKEN_LIFE_SECONDS,
    expires_at: expiresAtSeconds,
    refresh_token: refreshTokens.issue(next),
    user: userAnswer(person),
    weak_password: null,
  };
}

/**
 * The same for a session that was just opened, or has just gone on.
 *
 * @param counter the number of its refresh token
 */
export async function tokenOfSession(
  services: AuthServices,
  session: Pick<VerifiedClaims, 'sub' | 'session_id'>,
  counter = 0,
) {
  const person = await requirePerson(services.connections.auth, session);
  return tokenAnswer(services, person, { sessionId: session.session_id, counter });
}
