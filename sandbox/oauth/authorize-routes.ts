import { type Context, Hono } from 'hono';
import type { SandboxSwitches } from '../switches.ts';
import type { TokenIssuer } from '../tokens/token-issuer.ts';
import { type AuthorizeRequest, checkAuthorizeRequest } from './authorize-request.ts';
import type { ConsentCodes } from './consent-codes.ts';
import { consentPage, problemPage } from './consent-page.ts';
import { consentStyleSource } from './consent-style.ts';
import type { OauthDialect } from './dialect.ts';

/** Our application as it is registered with the sandbox. */
export type RegisteredApplication = {
  clientId: string;
  clientSecret: string;
  /** Compared exactly. */
  redirectUris: readonly string[];
};

export type AuthorizeServices = {
  dialect: OauthDialect;
  application: RegisteredApplication;
  issuer: TokenIssuer;
  codes: ConsentCodes;
  switches: SandboxSwitches;
};

/**
 * The authorization endpoint: shows the consent page, and sends the decision back to the
 * application.
 */
export function authorizeRoutes(services: AuthorizeServices): Hono {
  const { dialect, application, switches } = services;
  const routes = new Hono();
  routes.use(dialect.authorizePath, async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // Keeps the form's own Origin header and sends no referrer to the application.
    c.header('Referrer-Policy', 'same-origin');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cross-Origin-Opener-Policy', dialect.openerPolicy(switches));
  });
  routes.get(dialect.authorizePath, (c) => {
    const parameters = new URL(c.req.url).searchParams;
    const verdict = checkAuthorizeRequest(parameters, dialect, application);
    return verdict.kind === 'ask'
      ? showConsent(c, services, verdict.request, parameters)
      : refuse(c, services, verdict);
  });
  routes.post(dialect.authorizePath, async (c) => {
    if (isFromElsewhere(c)) {
      return show(c, services, 403, 'invalid_request', 'This form was sent from another page.');
    }
    const form = new URLSearchParams(await c.req.text());
    const verdict = checkAuthorizeRequest(form, dialect, application);
    return verdict.kind === 'ask'
      ? decide(c, services, verdict.request, form)
      : refuse(c, services, verdict);
  });
  return routes;
}

/** Browsers send a form's origin; other clients send none and have no consent to be tricked into. */
function isFromElsewhere(c: Context): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const own = new URL(c.req.url).host;
  const isForeignOrigin =
    origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== own);
  return isForeignOrigin || (site !== undefined && site !== 'same-origin');
}

function showConsent(
  c: Context,
  { dialect }: AuthorizeServices,
  request: AuthorizeRequest,
  parameters: URLSearchParams,
) {
  // Browsers hold a form's redirects to `form-action` too.
  guardPage(c, `'self' ${new URL(request.redirectUri).origin}`);
  return c.html(consentPage(dialect, request, parameters));
}

function decide(
  c: Context,
  { dialect, issuer, codes }: AuthorizeServices,
  request: AuthorizeRequest,
  form: URLSearchParams,
): Response {
  const { redirectUri, state, challenge } = request;
  const identity = dialect.choices.find(({ id }) => id === form.get('identity'))?.id;
  if (form.get('decision') !== 'allow' || !identity) {
    return sendBack(c, redirectUri, state, {
      error: 'access_denied',
      ...(dialect.showsProblemsItself
        ? {}
        : { error_description: 'The resource owner or authorization server denied the request.' }),
    });
  }
  const isGranted = dialect.scopeCondition(form.getAll('granted'));
  const scopes = request.scopes.filter(isGranted);
  const hasConsented = issuer.hasConsented(identity);
  const givesRefreshToken = dialect.givesRefreshToken(request, hasConsented);
  const code = codes.make({ identity, scopes, redirectUri, challenge, givesRefreshToken });
  return sendBack(c, redirectUri, state, {
    code,
    ...(dialect.grantsScopesOneByOne ? { scope: scopes.join(' ') } : {}),
  });
}

function refuse(
  c: Context,
  services: AuthorizeServices,
  verdict: Exclude<ReturnType<typeof checkAuthorizeRequest>, { kind: 'ask' }>,
) {
  return verdict.kind === 'show'
    ? show(c, services, 400, verdict.error, verdict.text)
    : sendBack(c, verdict.redirectUri, verdict.state, {
        error: verdict.error,
        error_description: verdict.text,
      });
}

function show(
  c: Context,
  { dialect }: AuthorizeServices,
  status: 400 | 403,
  error: string,
  text: string,
) {
  guardPage(c, "'none'");
  return c.html(problemPage(dialect.providerName, error, text), status);
}

function sendBack(
  c: Context,
  redirectUri: string,
  state: string | null,
  answer: Record<string, string>,
): Response {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state === null ? {} : { state }) })) {
    target.searchParams.set(name, value);
  }
  return c.redirect(target.href, 302);
}

function guardPage(c: Context, formAction: string): void {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src ${consentStyleSource}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  );
}
