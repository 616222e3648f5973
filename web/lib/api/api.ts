import { FunctionsClient } from '@supabase/functions-js';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { SessionKeeper } from '../session/session-keeper.ts';
import { fetchOrTake } from './asked-ahead.ts';
import { authorizedFetch } from './authorized-fetch.ts';

export type Api = {
  tables: PostgrestClient;
  functions: FunctionsClient;
  /** Opens the stream of what changes. */
  changes: (signal: AbortSignal) => Promise<Response>;
};

type Options = {
  origin: string;
  publishableKey: string;
  session: Pick<SessionKeeper, 'accessToken' | 'renewedToken'>;
  fetch?: typeof fetch;
};

/**
 * The official clients of the tables and the named functions, speaking as the signed-in person.
 * Retrying is left to the query cache, which tells the person sooner than the client would.
 */
export function createApi({
  origin,
  publishableKey,
  session,
  fetch: send = fetchOrTake,
}: Options): Api {
  const headers = { apikey: publishableKey };
  const fetch = authorizedFetch(session, send);
  return {
    tables: new PostgrestClient(`${origin}/rest/v1`, { headers, fetch, retry: false }),
    changes: (signal) => fetch(`${origin}/live/v1/changes`, { headers, signal }),
    functions: new FunctionsClient(`${origin}/functions/v1`, { headers, customFetch: fetch }),
  };
}
