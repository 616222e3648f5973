import { controlHeader } from '#sandbox/control.ts';
import { type Sandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { createSwitches } from '#sandbox/switches.ts';
import { sandboxApplication } from '#server/integrations/read-providers.ts';
import { callbackNames } from '#server/integrations/redirect-uri.ts';
import { onNamedPort } from '#testing/named-port.ts';
import type { RunningSteeple } from '#testing/running-steeple.ts';
import { runDemo } from './run-demo.ts';
import { test as base, expect } from './steeple-test.ts';

const controlSecret = 'known to this test alone';

/**
 * Tests against a Steeple whose providers the test can break: the sandbox runs here and is reached
 * by the documented addresses alone, as any stand-in of a provider would be.
 */
export const test = base.extend<
  { provider: Sandbox },
  {
    /** How many connections it reads in the background at once; none unless a test is about it. */
    syncsAtOnce: string;
    providers: { sandbox: Sandbox; steeple: RunningSteeple };
    steeple: RunningSteeple;
  }
>({
  syncsAtOnce: ['0', { option: true, scope: 'worker' }],
  providers: [
    async ({ syncsAtOnce }, use) => {
      const { sandbox, steeple } = await onNamedPort((port) => startBoth(port, syncsAtOnce));
      await use({ sandbox, steeple });
      await steeple.remove();
      await sandbox.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  steeple: [async ({ providers: { steeple } }, use) => use(steeple), { scope: 'worker' }],
  provider: async ({ providers: { sandbox } }, use) => {
    await use(sandbox);
    Object.assign(sandbox.switches, createSwitches());
  },
});

/** The sandbox has to know where Steeple will listen, and Steeple where the sandbox does. */
async function startBoth(steeplePort: string, syncsAtOnce: string) {
  const callback = (name: string) => [`http://127.0.0.1:${steeplePort}/functions/v1/${name}`];
  const sandbox = await startSandbox({
    application: sandboxApplication,
    host: '127.0.0.1',
    redirectUris: {
      planning_center: callback(callbackNames.planning_center),
      google_search_console: callback(callbackNames.google_search_console),
    },
    only: { planningCenter: true, google: true },
    controlSecret,
  });
  const { planningCenter, google } = sandbox;
  try {
    const steeple = await runDemo({
      PORT: steeplePort,
      PCO_BASE_URL: `${planningCenter}`,
      PCO_RATE_LIMIT: '1000000',
      GOOGLE_AUTH_URL: `${google}/o/oauth2/v2/auth`,
      GOOGLE_TOKEN_URL: `${google}/token`,
      GOOGLE_REVOKE_URL: `${google}/revoke`,
      GSC_BASE_URL: `${google}/webmasters/v3`,
      PROVIDER_TIMEOUT_MS: '3000',
      SYNCS_AT_ONCE: syncsAtOnce,
      SIGN_IN_FAILURES_MAX: '1000',
    });
    return { sandbox, steeple };
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Revokes every consent at a provider. */
export async function revokeEverything(providerUrl: string | null): Promise<void> {
  const answer = await fetch(`${providerUrl}/__switches`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Steeple browser tests',
      [controlHeader]: controlSecret,
    },
    body: JSON.stringify({ revokeEverything: true }),
  });
  expect(answer.status).toBe(200);
}
