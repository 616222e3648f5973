import { startConnectionResponse } from '#contract/functions/connections.ts';
import type { Api } from '#web/lib/api/api.ts';
import { invoke } from '#web/lib/api/invoke.ts';
import { NoAnswer } from '#web/lib/api/request-error.ts';
import type { Connectable } from '../model.ts';

type Start = { system: Connectable; accountId: string; signal: AbortSignal };

/**
 * Asks the server for the provider's consent page.
 * @returns its address, http or https
 * @throws {RequestRefused} when the server says no
 * @throws {NoAnswer} when nothing usable came back
 */
export async function startConnection(api: Api, start: Start): Promise<string> {
  const { system, accountId, signal } = start;
  const body = { accountId, origin: window.location.origin };
  const { authUrl } = await invoke(api, system.startFunction, body, startConnectionResponse, {
    signal,
  });
  if (!/^https?:$/.test(new URL(authUrl).protocol)) {
    throw new NoAnswer('The consent page has an address that no browser opens.');
  }
  return authUrl;
}
