import type { AuthServices } from './auth-services.ts';
import type { Person } from './people.ts';
import type { RefreshTokenContent } from './refresh-token.ts';
import { userAnswer } from './user-answer.ts';

/**
 * Issues both tokens and builds the answer of both grants, which the client keeps as its session.
 *
 * @param next the next refresh token of the session
 */
export async function tokenAnswer(
  { accessTokens, refreshTokens, config }: AuthServices,
  person: Person,
  next: RefreshTokenContent,
) {
  const { token, expiresAtSeconds } = await accessTokens.sign(person, next.sessionId);
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
