import type { SessionKeeper } from '../session/session-keeper.ts';

type Tokens = Pick<SessionKeeper, 'accessToken' | 'renewedToken'>;

/**
 * A `fetch` that sends the signed-in person's token. When the server refuses the token (401), it is
 * renewed and the request sent once more; when renewing fails, the auth client ends the session and
 * the screen goes to sign-in. Where the second step is missing the new session says so, and its screen
 * comes. This is the only place that answers to either.
 * @param tokens where the token comes from
 * @param send the `fetch` to send with
 */
export function authorizedFetch(tokens: Tokens, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const token = await tokens.accessToken();
    const answer = await send(input, withToken(init, token));
    if (token === null) {
      return answer;
    }
    if (answer.status === 403 && (await isStepMissing(answer))) {
      await tokens.renewedToken();
      return answer;
    }
    if (answer.status !== 401) {
      return answer;
    }
    const renewed = await tokens.renewedToken();
    return renewed === null ? answer : send(input, withToken(init, renewed));
  };
}

async function isStepMissing(answer: Response): Promise<boolean> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && Reflect.get(body, 'code') === stepMissing;
}

const stepMissing = 'insufficient_aal';

function withToken(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) {
    headers.set('authorization', `Bearer ${token}`);
  }
  return { ...init, headers };
}
