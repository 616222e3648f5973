import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { ApiError, type ApiErrorContent } from '../http/api-error.ts';
import type { SteepleContext } from '../http/context.ts';
import { createConcurrencyLimiter } from '../limits/concurrency-limiter.ts';
import { createKeyedConcurrencyLimiter } from '../limits/keyed-concurrency-limiter.ts';
import { createMinuteLimit } from '../limits/per-minute.ts';
import type { AuthServices } from './auth-services.ts';
import { type RefreshOutcome, refreshSession } from './refresh-session.ts';
import { readBody } from './request-body.ts';
import { tokenAnswer } from './token-answer.ts';

const body = z.object({ refresh_token: z.string().optional() });

/** Refreshes of one session; a client needs one an hour. */
const refreshesPerMinute = 60;
/** How long a refusal waits: a client that asks again at once would keep the process busy with refusals. */
const refusalDelayMs = 1_000;
/** Refreshes of all sessions at once. They queue here, so that other requests do not queue behind them. */
const atOnceMax = 2;
const waitingMax = 1_000;

/**
 * `grant_type=refresh_token`. Clients drop their session on any error but 503 (older ones even on
 * 500), so whatever is not the fault of the token is answered with 503.
 */
export function refreshGrant(services: AuthServices) {
  // Concurrent refreshes would wait for the row of the session anyway, each holding a connection.
  const withinLimitOf = createKeyedConcurrencyLimiter({
    atOnceMax: 1,
    waitingMax: 50,
    refusal: () => tryAgain(undefined),
  });
  const withinLimit = createConcurrencyLimiter({
    atOnceMax,
    waitingMax,
    refusal: () => tryAgain(undefined),
  });
  const takeRefresh = createMinuteLimit(refreshesPerMinute);
  return async function refreshGrant(c: SteepleContext): Promise<Response> {
    const { refresh_token: token } = await readBody(c, body);
    if (!token) {
      throw refused({
        code: 'validation_failed',
        message: 'refresh_token required',
        extra: { error: 'invalid_request', error_description: 'refresh_token required' },
      });
    }
    const presented = services.refreshTokens.read(token);
    if (!presented) {
      throw notFound();
    }
    // Nobody needs that many, and each is a write that delays others.
    if ((await takeRefresh(presented.sessionId)) > 0) {
      await sleep(refusalDelayMs);
      throw tryAgain(undefined);
    }
    try {
      return await withinLimitOf(presented.sessionId, () =>
        withinLimit(async () => {
          const outcome = await refreshSession(services.connections.auth, presented, {
            reuseIntervalSeconds: services.config.REFRESH_REUSE_INTERVAL_SECONDS,
            isDemo: services.config.isDemo,
          });
          if (outcome.kind !== 'continued') {
            throw refusalOf(outcome, c);
          }
          return c.json(await tokenAnswer(services, outcome.person, outcome.next));
        }),
      );
    } catch (error) {
      throw error instanceof ApiError ? error : tryAgain(error);
    }
  };
}

function refusalOf(
  outcome: Exclude<RefreshOutcome, { kind: 'continued' }>,
  c: SteepleContext,
): ApiError {
  switch (outcome.kind) {
    case 'not-found':
      return notFound();
    case 'idle':
      return refused({
        code: 'session_expired',
        message: 'Invalid Refresh Token: Session Expired (Inactivity)',
      });
    case 'replayed':
      c.get('log').warn({ userId: outcome.userId }, 'refresh token replayed, session ended');
      return refused({
        code: 'refresh_token_already_used',
        message: 'Invalid Refresh Token: Already Used',
      });
  }
}

function notFound(): ApiError {
  return refused({
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  });
}

function refused(content: Omit<ApiErrorContent, 'status'>): ApiError {
  return new ApiError({ status: 400, ...content });
}

function tryAgain(cause: unknown): ApiError {
  return new ApiError(
    {
      status: 503,
      code: 'database_unavailable',
      message: 'Steeple isn’t available right now. Please try again in a moment.',
      headers: { 'Retry-After': '1' },
    },
    cause,
  );
}
