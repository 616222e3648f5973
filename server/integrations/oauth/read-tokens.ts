import type { TokenEndpointResponse } from 'openid-client';
import type { ProviderTokens } from '../credentials/token-pair.ts';
import { ProviderError } from '../provider-error.ts';

/**
 * How long a token is assumed to live when the answer does not say: the shorter life of both
 * providers.
 */
const assumedLifeSeconds = 3600;
const longestLifeSeconds = 365 * 86_400;
/** What fits in a header. */
const usableToken = /^[\x21-\x7e]{1,8192}$/;
/** RFC 6749, 3.3, cut to a sensible length; a token pair must not be lost over it. */
const usableScope = /^[\x20-\x7e]{0,8192}$/;

/**
 * Reads a token answer.
 *
 * @param answer as openid-client checked it
 * @param askedAtMs when it was requested, so that the time on the way counts as gone
 * @param clientId the application that asked
 * @throws ProviderError for tokens that cannot be used
 */
export function readTokens(
  answer: TokenEndpointResponse,
  askedAtMs: number,
  clientId: string,
): ProviderTokens {
  const { access_token: accessToken, refresh_token: refreshToken = null, scope } = answer;
  const isUsable =
    usableToken.test(accessToken) && (refreshToken === null || usableToken.test(refreshToken));
  if (!isUsable || answer.token_type !== 'bearer') {
    throw new ProviderError('provider_unavailable', 'The token answer holds no usable token.');
  }
  const lifeSeconds = Math.min(answer.expires_in ?? assumedLifeSeconds, longestLifeSeconds);
  return {
    accessToken,
    refreshToken,
    clientId,
    expiresAt: new Date(askedAtMs + lifeSeconds * 1000),
    // Absent, it is what was requested (RFC 6749, 5.1); empty, nothing was granted.
    scope: typeof scope === 'string' && usableScope.test(scope) ? scope : null,
  };
}
