import { isSessionOver } from '#database/access/scoped-query.ts';
import { AccessTokenError } from '../auth/access-token.ts';
import { speaksApiVersion2024 } from '../auth/api-version.ts';
import { restErrorFromDatabase } from '../rest/database-errors.ts';
import { ApiError, type ApiErrorContent } from './api-error.ts';
import type { SteepleContext } from './context.ts';
import { isDatabaseTooSlow, isDatabaseUnavailable } from './database-unavailable.ts';

type Dialect = 'auth' | 'rest' | 'functions' | 'plain';

/** The only place that turns an error into an answer. Unknown ones are logged and told nothing of. */
export function onError(error: Error, c: SteepleContext): Response {
  const dialect = dialectOf(c.req.path);
  const content = describe(error, dialect);
  const requestId = c.get('requestId');
  if (c.req.raw.signal.aborted) {
    c.get('log').info('the client went away');
  } else if (content.status >= 500) {
    c.get('log').error({ err: error, code: content.code }, 'request failed');
  }
  for (const [name, value] of Object.entries(content.headers ?? {})) {
    c.header(name, value);
  }
  return c.json(bodies[dialect](c, content, requestId), content.status);
}

function dialectOf(path: string): Dialect {
  const first = path.match(/^\/(auth|rest|functions)\/v1(\/|$)/)?.[1];
  return first === 'auth' || first === 'rest' || first === 'functions' ? first : 'plain';
}

function describe(error: Error, dialect: Dialect): ApiErrorContent {
  if (error instanceof ApiError) {
    return error.content;
  }
  if (error instanceof AccessTokenError) {
    return tokenRefused(error, dialect);
  }
  if (isSessionOver(error)) {
    return sessionOver(dialect);
  }
  // Nobody may be signed out because the database is slow, so sign-in calls it an outage too.
  if (isDatabaseUnavailable(error) || (dialect === 'auth' && isDatabaseTooSlow(error))) {
    return databaseUnavailable(dialect);
  }
  const fromDatabase = dialect === 'rest' ? restErrorFromDatabase(error) : undefined;
  return fromDatabase?.content ?? unexpected;
}

const unexpected: ApiErrorContent = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Something went wrong on our side. Please try again.',
};

/** GoTrue answers 403 `bad_jwt` (internal/api/auth.go), PostgREST 401 `PGRST301` or `PGRST303`. */
function tokenRefused(error: AccessTokenError, dialect: Dialect): ApiErrorContent {
  if (dialect === 'auth') {
    return { status: 403, code: 'bad_jwt', message: `invalid JWT: ${error.message}` };
  }
  return {
    status: 401,
    code: error.reason === 'expired' ? 'PGRST303' : 'PGRST301',
    message: error.message,
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description="${error.message}"`,
    },
  };
}

function sessionOver(dialect: Dialect): ApiErrorContent {
  const message = 'Session from session_id claim in JWT does not exist';
  return dialect === 'auth'
    ? { status: 403, code: 'session_not_found', message }
    : {
        status: 401,
        code: 'PGRST301',
        message,
        hint: 'The session has ended. Sign in again.',
        headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
      };
}

/** 503 and nothing else: clients keep the session on it and try again (auth-js, `lib/fetch.ts`). */
function databaseUnavailable(dialect: Dialect): ApiErrorContent {
  return {
    status: 503,
    code: dialect === 'rest' ? 'PGRST000' : 'database_unavailable',
    message: 'The database cannot be reached right now. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  };
}

const bodies: Record<
  Dialect,
  (c: SteepleContext, content: ApiErrorContent, requestId: string) => Record<string, unknown>
> = {
  auth: authBody,
  rest: (_c, { code, message, details = null, hint = null }, requestId) => ({
    code,
    message,
    details: code === unexpected.code ? `Request ${requestId}` : details,
    hint,
  }),
  functions: (_c, { code, message }, requestId) => ({
    success: false,
    error: message,
    code,
    request_id: requestId,
  }),
  plain: (_c, { code, message }, requestId) => ({ code, message, request_id: requestId }),
};

/** From API version 2024-01-01 on `code` is the word, before it the status (GoTrue, `errors.go`). */
function authBody(
  c: SteepleContext,
  { status, code, message, extra }: ApiErrorContent,
  requestId: string,
): Record<string, unknown> {
  c.header('x-sb-error-code', code);
  const more = { ...extra, ...(code === unexpected.code ? { error_id: requestId } : {}) };
  if (!speaksApiVersion2024(c)) {
    return { code: status, error_code: code, msg: message, ...more };
  }
  // Without the echo the client does not look for the word in `code` (auth-js, `lib/fetch.ts`).
  c.header('X-Supabase-Api-Version', '2024-01-01');
  return { code, message, ...more };
}
