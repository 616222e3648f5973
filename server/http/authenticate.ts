import { createMiddleware } from 'hono/factory';
import type { Config } from '../config.ts';
import { ApiError } from './api-error.ts';
import type { VerifiedClaims } from './claims.ts';
import type { SteepleEnv } from './context.ts';

type Verifying = {
  config: Pick<Config, 'PUBLISHABLE_KEY'>;
  accessTokens: { verify(token: string): Promise<VerifiedClaims> };
};

/**
 * Identifies the caller: sets `claims` from the access token in `Authorization: Bearer`, or null
 * when there is none. Official clients send the publishable key instead while nobody is signed in.
 *
 * @throws AccessTokenError for an invalid token, ApiError for an unknown API key
 */
export function authenticate({ config, accessTokens }: Verifying) {
  return createMiddleware<SteepleEnv>(async function authenticate(c, next) {
    const apiKey = c.req.header('apikey');
    if (apiKey !== undefined && apiKey !== config.PUBLISHABLE_KEY) {
      throw new ApiError({
        status: 401,
        code: 'invalid_api_key',
        message: 'Invalid API key',
        hint: 'Send the publishable key of this Steeple as the `apikey` header.',
      });
    }
    const token = bearerToken(c.req.header('authorization'));
    const isNobody = token === undefined || token === config.PUBLISHABLE_KEY;
    c.set('claims', isNobody ? null : await accessTokens.verify(token));
    await next();
  });
}

/** The scheme is matched without regard to case (RFC 9110, 11.1). */
function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^bearer +([^ ]+) *$/i)?.[1] ?? header;
}
