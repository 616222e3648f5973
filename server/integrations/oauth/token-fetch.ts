import type { CustomFetch } from 'openid-client';
import { BodyRefused, readBoundedJson } from '../bounded-json.ts';

/**
 * The fetch of openid-client: with our user agent, within the deadline of the caller, and with
 * answers of bounded size. Redirects are not followed (openid-client asks for that).
 */
export function tokenFetch(userAgent: string, signal: AbortSignal): CustomFetch {
  return async (url, { body, method, headers, redirect }) => {
    const answer = await fetch(url, {
      method,
      redirect,
      signal,
      body: body instanceof URLSearchParams ? body : null,
      headers: { ...headers, 'user-agent': userAgent },
    });
    const { status, headers: answerHeaders } = answer;
    return new Response(await readMembers(answer), { status, headers: answerHeaders });
  };
}

/**
 * The JSON object of an answer, without members that could only cause trouble; null when there is
 * none.
 */
async function readMembers(answer: Response): Promise<string | null> {
  try {
    const body = await readBoundedJson(answer);
    return JSON.stringify(isObject(body) ? withoutUnused(body) : body);
  } catch (error) {
    if (error instanceof BodyRefused) {
      return null;
    }
    throw error;
  }
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

/**
 * An id_token is dropped: we request none and use none, so its checks could only fail. An empty
 * member means the same as an absent one, except for the scope: empty, nothing was granted; absent,
 * everything that was requested (RFC 6749, 5.1).
 */
function withoutUnused(body: Record<string, unknown>): Record<string, unknown> {
  const isWorth = ([name, value]: [string, unknown]) =>
    name !== 'id_token' && value !== null && (value !== '' || name === 'scope');
  return Object.fromEntries(Object.entries(body).filter(isWorth));
}
