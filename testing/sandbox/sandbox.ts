import { createHash, randomBytes } from 'node:crypto';
import { createTurnableClock } from '#sandbox/clock.ts';
import { type Sandbox, type SandboxSettings, startSandbox } from '#sandbox/start-sandbox.ts';
import { createSwitches } from '#sandbox/switches.ts';
import { sandboxApplication } from '#server/integrations/read-providers.ts';

export const callback = 'http://localhost:3000/functions/v1/callback';
export const agent = 'Steeple (test@steeple.test)';
export const application = {
  client_id: 'steeple-sandbox',
  client_secret: 'steeple-sandbox-secret',
};
/** A Saturday afternoon in Texas. */
export const testMoment = Date.parse('2026-11-21T20:00:00Z');

/** Both sandboxes on free ports, in memory, with a clock set to the tests' time. */
export function startTestSandbox(changes: Partial<SandboxSettings> = {}): Promise<Sandbox> {
  return startSandbox({
    application: sandboxApplication,
    host: '127.0.0.1',
    redirectUris: { planning_center: [callback], google_search_console: [callback] },
    only: { planningCenter: true, google: true },
    clock: createTurnableClock(testMoment),
    switches: createSwitches(),
    ...changes,
  });
}

/** A PKCE pair. */
export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/**
 * POSTs a form as our application does.
 *
 * @returns the status and the parsed body
 */
export async function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'User-Agent': agent, ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const text = await response.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : {};
  return {
    status: response.status,
    headers: response.headers,
    body: body !== null && typeof body === 'object' ? { ...body } : {},
  };
}

/** Submits the consent page's form like a browser. @returns the redirect address */
export async function decide(
  authorizeUrl: string,
  choice: Record<string, string> & { decision: 'allow' | 'deny' },
): Promise<URL> {
  const url = new URL(authorizeUrl);
  const { headers, status } = await postForm(
    `${url.origin}${url.pathname}`,
    { ...Object.fromEntries(url.searchParams), ...choice },
    { Origin: url.origin, 'Sec-Fetch-Site': 'same-origin' },
  );
  const location = headers.get('Location');
  if (status !== 302 || location === null) {
    throw new Error(`The consent page answered ${status} without a redirect.`);
  }
  return new URL(location);
}
