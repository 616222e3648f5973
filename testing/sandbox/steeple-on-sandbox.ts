import type { SupabaseClient } from '@supabase/supabase-js';
import { startConnectionResponse } from '#contract/functions/connections.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { wholeHour } from '#sandbox/church/church-base.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { createSwitches } from '#sandbox/switches.ts';
import { sandboxApplication } from '#server/integrations/read-providers.ts';
import { callbackNames } from '#server/integrations/redirect-uri.ts';
import { onNamedPort } from '../named-port.ts';
import { type RunningSteeple, runSteeple } from '../running-steeple.ts';
import { decide } from './sandbox.ts';

/** A complete Steeple with providers whose clock is frozen, so that readings do not change. */
export type SteepleOnSandbox = {
  steeple: RunningSteeple;
  sandbox: Sandbox;
  /** The time of the providers' data, in milliseconds. */
  asOf: number;
  close(): Promise<void>;
};

/** Starts both; Steeple reaches the providers by the documented variables only. */
export function startSteepleOnSandbox(): Promise<SteepleOnSandbox> {
  return onNamedPort(startOnPort);
}

async function startOnPort(port: string): Promise<SteepleOnSandbox> {
  const asOf = wholeHour(Date.now());
  const callback = (type: IntegrationType) => [
    `http://127.0.0.1:${port}/functions/v1/${callbackNames[type]}`,
  ];
  const sandbox = await startSandbox({
    application: sandboxApplication,
    host: '127.0.0.1',
    redirectUris: {
      planning_center: callback('planning_center'),
      google_search_console: callback('google_search_console'),
    },
    only: { planningCenter: true, google: true },
    clock: { now: () => asOf, advanceBy: () => undefined },
    // With a frozen clock, no rate-limit period ever ends.
    switches: createSwitches({ planningCenter: { rateLimitCount: 1_000_000 } }),
  });
  const { planningCenter, google } = sandbox;
  const steeple = await runSteeple({
    PORT: port,
    PCO_BASE_URL: `${planningCenter}`,
    PCO_RATE_LIMIT: '1000000',
    GOOGLE_AUTH_URL: `${google}/o/oauth2/v2/auth`,
    GOOGLE_TOKEN_URL: `${google}/token`,
    GOOGLE_REVOKE_URL: `${google}/revoke`,
    GSC_BASE_URL: `${google}/webmasters/v3`,
  });
  return {
    steeple,
    sandbox,
    asOf,
    close: async () => {
      await steeple.remove();
      await sandbox.close();
    },
  };
}

const startFunctions = {
  planning_center: 'planning-center-oauth-init',
  google_search_console: 'google-oauth-init',
} as const satisfies Record<IntegrationType, string>;

/** Connects an account like a person in a browser: start, consent, callback. */
export async function connectAtSandbox(
  { url }: RunningSteeple,
  client: SupabaseClient,
  { accountId, type, identity }: { accountId: string; type: IntegrationType; identity: string },
): Promise<void> {
  const { data } = await client.auth.getSession();
  const started = await fetch(`${url}/functions/v1/${startFunctions[type]}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${data.session?.access_token}`,
    },
    body: JSON.stringify({ accountId, origin: url }),
  });
  const { authUrl } = startConnectionResponse.parse(await started.json());
  const granted = new URL(authUrl).searchParams.get('scope') ?? '';
  const back = await decide(authUrl, { decision: 'allow', identity, granted });
  const cookie = started.headers.get('set-cookie')?.split(';')[0] ?? '';
  const arrived = await fetch(back, { headers: { cookie } });
  if (!(await arrived.text()).includes('-oauth-success')) {
    throw new Error(`${identity} could not connect ${type}.`);
  }
}
