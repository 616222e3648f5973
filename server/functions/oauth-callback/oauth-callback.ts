import type { Handler } from 'hono';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { SteepleContext, SteepleEnv } from '../../http/context.ts';
import { boundBrowser } from '../../integrations/oauth/browser-binding.ts';
import type { Services } from '../../services.ts';
import { completeConnection, type Returned } from './complete-connection.ts';
import type { Outcome } from './outcomes.ts';
import { answerWithReturnPage } from './return-page.ts';

/**
 * The address that a provider sends the browser back to. It carries no token: the one-time state
 * says which attempt it belongs to, and a cookie that it is the same browser. Always answers a
 * page.
 */
export function oauthCallback(services: Services, type: IntegrationType): Handler<SteepleEnv> {
  return async function oauthCallback(c) {
    // Hono answers HEAD with the handler of GET; a HEAD request must not use up the state.
    if (c.req.method === 'HEAD') {
      return c.body(null, 405, { Allow: 'GET' });
    }
    const log = c.get('log');
    let outcome: Outcome = 'failed';
    let origin: string | null = null;
    try {
      const completing = { services, type, log };
      ({ outcome, origin } = await completeConnection(completing, readReturned(c, services)));
    } catch (error) {
      log.error({ err: error }, 'a return from a provider failed');
    }
    log.info({ type, outcome }, 'back from a provider');
    return answerWithReturnPage(c, type, outcome, origin ?? ownOrigin(c, services));
  };
}

function readReturned(c: SteepleContext, { config }: Services): Returned {
  // A repeated parameter is ambiguous: treat it as missing.
  const once = (name: string) => {
    const values = c.req.queries(name) ?? [];
    return values.length === 1 ? values[0] : undefined;
  };
  return {
    state: once('state'),
    code: once('code'),
    error: once('error'),
    browser: boundBrowser(c, config),
  };
}

/** The host name the browser used, for a request without a state that says more. */
function ownOrigin(c: SteepleContext, { config }: Services): string {
  const host = c.req.header('host');
  return [...config.ownOrigins].find((origin) => new URL(origin).host === host) ?? config.siteUrl;
}
