import { startConnectionResponse } from '#contract/functions/connections.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { NoAnswer } from '#web/lib/api/request-error.ts';
import type { IntegrationKind } from '../model.ts';

type Start = { kind: IntegrationKind; accountId: string; signal: AbortSignal };

/**
 * Asks the server for the provider's consent page.
 * @returns its address, http or https
 * @throws {RequestRefused} when the server says no
 * @throws {NoAnswer} when nothing usable came back
 */
export async function startConnection(api: Api, start: Start): Promise<string> {
  const { kind, accountId, signal } = start;
  const body = { accountId, origin: window.location.origin };
  const { authUrl } = await invoke(api, kind.startFunction, body, startConnectionResponse, {
    signal,
  });
  if (!/^https?:$/.test(new URL(authUrl).protocol)) {
    throw new NoAnswer('The consent page has an address that no browser opens.');
  }
  return authUrl;
}
