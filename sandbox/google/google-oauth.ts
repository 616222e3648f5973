import { type Context, Hono } from 'hono';
import { type AuthorizeServices, authorizeRoutes } from '../oauth/authorize-routes.ts';
import { isOurApplication } from '../oauth/is-our-application.ts';
import { readForm } from '../oauth/read-form.ts';
import { redeem } from '../oauth/redeem.ts';
import type { IssuedTokens } from '../tokens/token-issuer.ts';

/** Google's OAuth: consent, `/token` and `/revoke`. */
export function googleOauth(services: AuthorizeServices): Hono {
  const { application, issuer, codes } = services;
  const routes = new Hono();
  routes.route('/', authorizeRoutes(services));

  routes.post('/token', async (c) => {
    c.header('Cache-Control', 'no-store');
    const form = await readForm(c);
    if (!isOurApplication(c.req.header('Authorization'), form, application)) {
      return refuse(c, 'invalid_client', 'The OAuth client was not found.', 401);
    }
    const redemption = redeem(form, { issuer, codes });
    switch (redemption.kind) {
      case 'issued':
        return c.json(tokenAnswer(redemption.tokens));
      case 'dead_code':
        return refuse(c, 'invalid_grant', 'Bad Request');
      case 'dead_refresh_token':
        return refuse(c, 'invalid_grant', 'Token has been expired or revoked.');
      case 'malformed':
        return refuse(c, 'invalid_request', `Missing required parameter: ${redemption.missing}`);
      case 'unsupported':
        return refuse(c, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type')}`);
    }
  });

  routes.post('/revoke', async (c) => {
    const form = await readForm(c);
    const token = form.get('token') ?? c.req.query('token') ?? '';
    return issuer.revoke(token)
      ? c.json({})
      : refuse(c, 'invalid_token', 'Token expired or revoked');
  });
  return routes;
}

function tokenAnswer(tokens: IssuedTokens) {
  const { refreshToken } = tokens;
  return {
    access_token: tokens.accessToken,
    expires_in: tokens.expiresInSeconds,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
    scope: tokens.scopes.join(' '),
    token_type: 'Bearer',
  };
}

function refuse(c: Context, error: string, description: string, status: 400 | 401 = 400) {
  return c.json({ error, error_description: description }, status);
}
