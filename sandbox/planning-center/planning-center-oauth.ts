import { type Context, Hono } from 'hono';
import { type AuthorizeServices, authorizeRoutes } from '../oauth/authorize-routes.ts';
import { isOurApplication } from '../oauth/is-our-application.ts';
import { readForm } from '../oauth/read-form.ts';
import { type Redemption, redeem } from '../oauth/redeem.ts';
import type { IssuedTokens } from '../tokens/token-issuer.ts';
import { planningCenterIdentities } from './identities.ts';

/** Error texts of Doorkeeper, which Planning Center's OAuth is built on. */
const errorTexts = {
  invalid_grant:
    'The provided authorization grant is invalid, expired, revoked, does not match the redirection URI used in the authorization request, or was issued to another client.',
  invalid_client:
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  invalid_request: 'The refresh token is no longer valid',
  unsupported_grant_type:
    'The authorization grant type is not supported by the authorization server.',
  unauthorized_client: 'You are not authorized to revoke this token',
} as const;

/** Planning Center's `/oauth/…`: consent, tokens, revocation and user info. */
export function planningCenterOauth(services: AuthorizeServices): Hono {
  const { application, issuer, codes, switches } = services;
  const routes = new Hono();
  routes.route('/', authorizeRoutes(services));

  routes.post('/oauth/token', async (c) => {
    c.header('Cache-Control', 'no-store');
    const form = await readForm(c);
    if (!isOurApplication(c.req.header('Authorization'), form, application)) {
      return refuse(c, services, 'invalid_client', 401);
    }
    return answer(c, services, redeem(form, { issuer, codes }));
  });

  routes.post('/oauth/revoke', async (c) => {
    const form = await readForm(c);
    if (!isOurApplication(c.req.header('Authorization'), form, application)) {
      return refuse(c, services, 'unauthorized_client', 403);
    }
    issuer.revoke(form.get('token') ?? '');
    return c.json({});
  });

  routes.get('/oauth/userinfo', (c) => {
    const verdict = issuer.verdictOf(c.req.header('Authorization'));
    if (verdict.kind !== 'live') {
      return refuse(c, { switches }, 'invalid_token', 401);
    }
    if (!verdict.grant.scopes.includes('openid')) {
      return refuse(c, { switches }, 'insufficient_scope', 403);
    }
    return c.json(userInfo(verdict.grant.identity));
  });
  routes.all('/oauth/*', (c) => c.json({ error: 'not_found' }, 404));
  return routes;
}

function answer(c: Context, services: AuthorizeServices, redemption: Redemption) {
  const { deadGrantStatus } = services.switches.planningCenter;
  switch (redemption.kind) {
    case 'issued':
      return c.json(tokenAnswer(redemption.tokens));
    case 'dead_code':
    case 'dead_refresh_token':
      return refuse(c, services, 'invalid_grant', deadGrantStatus);
    case 'malformed': {
      const text = `Missing required parameter: ${redemption.missing}.`;
      return refuse(c, services, 'invalid_request', 400, text);
    }
    case 'unsupported':
      return refuse(c, services, 'unsupported_grant_type', 400);
  }
}

function tokenAnswer({ accessToken, refreshToken, issuedAtMs, ...rest }: IssuedTokens) {
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: rest.expiresInSeconds,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    scope: rest.scopes.join(' '),
    created_at: Math.floor(issuedAtMs / 1000),
  };
}

type ErrorCode = keyof typeof errorTexts | 'invalid_token' | 'insufficient_scope';

/** Errors here are flat, unlike those of the API. */
function refuse(
  c: Context,
  { switches }: Pick<AuthorizeServices, 'switches'>,
  error: ErrorCode,
  status: 400 | 401 | 403,
  text?: string,
) {
  const known: Partial<Record<ErrorCode, string>> = errorTexts;
  const description = text ?? known[error] ?? 'The access token is invalid';
  if (status === 401 && switches.planningCenter.sendsWwwAuthenticate) {
    c.header(
      'WWW-Authenticate',
      `Bearer realm="Doorkeeper", error="${error}", error_description="${description}"`,
    );
  }
  return c.json({ error, error_description: description }, status);
}

function userInfo(identity: string) {
  const found = planningCenterIdentities.find(({ id }) => id === identity);
  return found
    ? {
        sub: found.person.id,
        name: `${found.person.firstName} ${found.person.lastName}`,
        email: found.person.email,
        organization_id: found.organization.id,
        organization_name: found.organization.name,
      }
    : {};
}
