import { ApiError } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { passwordGrant } from './password-grant.ts';
import { refreshGrant } from './refresh-grant.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** `POST /token?grant_type=…`: a session for a password, or for a refresh token. */
export function token(services: AuthServices, limits: SignInLimits) {
  const grants = new Map([
    ['password', passwordGrant(services, limits)],
    ['refresh_token', refreshGrant(services)],
  ]);
  return async function token(c: SteepleContext): Promise<Response> {
    const grant = grants.get(c.req.query('grant_type') ?? '');
    if (!grant) {
      const message = 'unsupported_grant_type';
      throw new ApiError({
        status: 400,
        code: message,
        message,
        // RFC 6749, 5.2, which GoTrue's first clients read.
        extra: { error: message },
      });
    }
    return grant(c);
  };
}
