import type { ApiErrorContent } from './api-error.ts';
import type { AccessTokenError } from './claims.ts';
import type { SteepleContext } from './context.ts';

/** The error format of one API; each folder of an API exports its own. */
export type ErrorDialect = {
  /** For an invalid token. */
  tokenRefused(error: AccessTokenError): ApiErrorContent;
  /** For a session that is over. */
  sessionOver: ApiErrorContent;
  /** The code for a database that cannot be reached. */
  unavailableCode: string;
  /** Whether a statement that ran out of time counts as an outage too. */
  slowIsUnavailable?: boolean;
  /** Translates an error of PostgreSQL, where this API has a word for it. */
  fromDatabase?(error: Error): ApiErrorContent | undefined;
  /** The answer's body; may set headers. */
  body(c: SteepleContext, content: ApiErrorContent, requestId: string): Record<string, unknown>;
};

/** The client's view of an internal error. */
export const unexpected: ApiErrorContent = {
  status: 500,
  code: 'unexpected_failure',
  message: 'Something went wrong on our side. Please try again.',
};

export const sessionOverMessage = 'Session from session_id claim in JWT does not exist';

/**
 * The answer of PostgREST to an invalid token: 401 `PGRST301`, or `PGRST303` when it has expired.
 */
export function bearerRefused(error: AccessTokenError): ApiErrorContent {
  return {
    status: 401,
    code: error.reason === 'expired' ? 'PGRST303' : 'PGRST301',
    message: error.message,
    headers: {
      'WWW-Authenticate': `Bearer error="invalid_token", error_description="${error.message}"`,
    },
  };
}

/** What PostgREST's dialect says of a session that is over. */
export const bearerSessionOver: ApiErrorContent = {
  status: 401,
  code: 'PGRST301',
  message: sessionOverMessage,
  hint: 'The session has ended. Sign in again.',
  headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
};
