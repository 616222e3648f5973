import { createMiddleware } from 'hono/factory';
import { Counter, type Registry } from 'prom-client';
import type { SteepleContext, SteepleEnv } from '../http/context.ts';

/** Outcomes of sign-ins, by the code of the answer; a malformed request is `refused`. */
const signInOutcomes: Record<string, string> = {
  invalid_credentials: 'failed',
  over_request_rate_limit: 'limited',
  database_unavailable: 'unavailable',
  over_capacity: 'unavailable',
};

/**
 * `replayed` means that a refresh token was used twice and its family ended: theft, or a restored
 * backup.
 */
const refreshOutcomes: Record<string, string> = {
  refresh_token_already_used: 'replayed',
  refresh_token_not_found: 'ended',
  session_not_found: 'ended',
  session_expired: 'ended',
  over_request_rate_limit: 'limited',
  database_unavailable: 'unavailable',
};

/** Counts outcomes of sign-ins and refreshes. For `/auth/v1/token`. */
export function countSignIns(registry: Registry) {
  const signIns = outcomeCounter(registry, 'steeple_sign_ins_total', 'Sign-ins', signInOutcomes);
  const refreshes = outcomeCounter(
    registry,
    'steeple_refreshes_total',
    'Refreshes of a session',
    refreshOutcomes,
  );
  return createMiddleware<SteepleEnv>(async function countSignIns(c, next) {
    await next();
    const grantType = c.req.query('grant_type');
    if (grantType === 'password') {
      signIns.inc({ outcome: outcomeOf(c, signInOutcomes) });
    } else if (grantType === 'refresh_token') {
      refreshes.inc({ outcome: outcomeOf(c, refreshOutcomes) });
    }
  });
}

function outcomeOf(c: SteepleContext, outcomes: Record<string, string>): string {
  return c.res.ok ? 'ok' : (outcomes[c.res.headers.get('x-sb-error-code') ?? ''] ?? 'refused');
}

/** Every outcome starts at zero, so that the first one is an increase. */
function outcomeCounter(
  registry: Registry,
  name: string,
  what: string,
  outcomes: Record<string, string>,
): Counter<'outcome'> {
  const counter = new Counter({
    name,
    help: `${what}, by what came of them.`,
    labelNames: ['outcome'],
    registers: [registry],
  });
  for (const outcome of new Set(['ok', 'refused', ...Object.values(outcomes)])) {
    counter.inc({ outcome }, 0);
  }
  return counter;
}
