import { isSessionOver, missingStepOf } from '#database/access/scoped-query.ts';
import { authErrors } from './auth/error-dialect.ts';
import { functionErrors } from './functions/error-dialect.ts';
import { ApiError, type ApiErrorContent } from './http/api-error.ts';
import { AccessTokenError } from './http/claims.ts';
import type { SteepleContext } from './http/context.ts';
import { isDatabaseTooSlow, isDatabaseUnavailable } from './http/database-unavailable.ts';
import { bearerRefused, bearerSessionOver, type ErrorDialect, unexpected } from './http/dialect.ts';
import { restErrors } from './rest/error-dialect.ts';

/**
 * The only place that turns an error into an answer. Unknown errors are logged; the client sees a
 * bare 500.
 */
export function onError(error: Error, c: SteepleContext): Response {
  const dialect = dialectOf(c.req.path);
  const content = describe(error, dialect);
  if (c.req.raw.signal.aborted) {
    c.get('log').info('the client went away');
  } else if (error instanceof ApiError && error.cause === undefined && content.status >= 500) {
    // A refusal of our own, such as "too many sign-ins at once": its stack says nothing, and a
    // flood of them must not fill the disk.
    c.get('log').warn({ code: content.code }, 'request refused');
  } else if (content.status >= 500) {
    c.get('log').error({ err: error, code: content.code }, 'request failed');
  }
  for (const [name, value] of Object.entries(content.headers ?? {})) {
    c.header(name, value);
  }
  return c.json(dialect.body(c, content, c.get('requestId')), content.status);
}

/** For the paths of the operator and those that belong to no API. */
const plainErrors: ErrorDialect = {
  tokenRefused: bearerRefused,
  sessionOver: bearerSessionOver,
  unavailableCode: 'database_unavailable',
  body: (_c, { code, message }, requestId) => ({ code, message, request_id: requestId }),
};

const dialects = new Map([
  ['auth', authErrors],
  ['rest', restErrors],
  ['functions', functionErrors],
]);

function dialectOf(path: string): ErrorDialect {
  const api = path.match(/^\/(auth|rest|functions)\/v1(\/|$)/)?.[1];
  return dialects.get(api ?? '') ?? plainErrors;
}

function describe(error: Error, dialect: ErrorDialect): ApiErrorContent {
  if (error instanceof ApiError) {
    return error.content;
  }
  if (error instanceof AccessTokenError) {
    return dialect.tokenRefused(error);
  }
  if (isSessionOver(error)) {
    return dialect.sessionOver;
  }
  const missingStep = missingStepOf(error);
  if (missingStep) {
    return stepMissing(missingStep);
  }
  if (isDatabaseUnavailable(error) || (dialect.slowIsUnavailable && isDatabaseTooSlow(error))) {
    return databaseUnavailable(dialect);
  }
  return dialect.fromDatabase?.(error) ?? unexpected;
}

/** The same in all dialects, by GoTrue's word; not 401, which would end the session. */
function stepMissing(step: string): ApiErrorContent {
  return {
    status: 403,
    code: 'insufficient_aal',
    message:
      step === 'enroll'
        ? 'Please set up two-step sign-in first.'
        : 'Please enter the code from your authenticator app first.',
    hint: step,
    extra: { missing_step: step },
  };
}

/** 503 only: clients keep the session on it and retry (auth-js, `lib/fetch.ts`). */
function databaseUnavailable({ unavailableCode }: ErrorDialect): ApiErrorContent {
  return {
    status: 503,
    code: unavailableCode,
    message: 'Steeple isn’t available right now. Please try again in a moment.',
    headers: { 'Retry-After': '1' },
  };
}
