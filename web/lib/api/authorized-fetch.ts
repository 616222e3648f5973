import type { SessionKeeper } from '../session/session-keeper.ts';

type Tokens = Pick<SessionKeeper, 'accessToken' | 'renewedToken'>;

/**
 * A `fetch` that sends the signed-in person's token. When the server refuses the token (401), it is
 * renewed and the request sent once more; when renewing fails, the auth client ends the session and
 * the screen goes to sign-in. This is the only place that answers to a 401.
 * @param tokens where the token comes from
 * @param send the `fetch` to send with
 */
export function authorizedFetch(tokens: Tokens, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const token = await tokens.accessToken();
    const answer = await send(input, withToken(init, token));
    if (answer.status !== 401 || token === null) {
      return answer;
    }
    const renewed = await tokens.renewedToken();
    return renewed === null ? answer : send(input, withToken(init, renewed));
  };
}

function withToken(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) {
    headers.set('authorization', `Bearer ${token}`);
  }
  return { ...init, headers };
}
