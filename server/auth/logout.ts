import type { Next } from 'hono';
import { authenticate } from '../http/authenticate.ts';
import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { factorRefused } from './factors/factor-errors.ts';
import { requireClaims, requirePerson } from './people.ts';
import { validationFailed } from './request-body.ts';
import { type EndingScope, endSessions } from './sessions.ts';

const scopes: Record<string, EndingScope> = {
  '': 'global',
  global: 'global',
  local: 'local',
  others: 'others',
};

/** `POST /logout?scope=local|global|others`: ends this session, all, or all others of the person. */
export function logout({ connections }: AuthServices) {
  return async function logout(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    const requested = c.req.query('scope') ?? '';
    const scope = Object.hasOwn(scopes, requested) ? scopes[requested] : undefined;
    if (!scope) {
      throw validationFailed(`Unsupported logout scope ${JSON.stringify(requested)}`);
    }
    const { missing_step } = await requirePerson(connections.auth, claims);
    const isUnproved = missing_step === 'verify';
    if (isUnproved && scope === 'others') {
      throw factorRefused('aal2_to_end_others');
    }
    // Whoever has only the password must not end the sessions of whoever proved the second step.
    await endSessions(connections.auth, claims, isUnproved ? 'local' : scope);
    return c.body(null, 204);
  };
}

/**
 * Who signs out. An expired access token may still end its own session, which is all it can do
 * then: signing out must work after a long lunch.
 */
export function authenticateSigningOut(services: AuthServices) {
  const { accessTokens } = services;
  const requireValid = authenticate(services);
  const allowingExpired = authenticate({
    ...services,
    accessTokens: {
      ...accessTokens,
      verify: (token) => accessTokens.verify(token, { mayBeExpired: true }),
    },
  });
  return function authenticateSigningOut(c: SteepleContext, next: Next) {
    return c.req.query('scope') === 'local' ? allowingExpired(c, next) : requireValid(c, next);
  };
}
