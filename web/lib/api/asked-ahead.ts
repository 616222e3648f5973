/** How long an answer waits for whoever wants it; after that, it is asked for anew. In ms. */
const freshMs = 30_000;

const waiting = new Map<string, Promise<Response | null>>();

/**
 * Sends a request whose answer the next one like it takes, in place of being sent: what a screen will ask
 * for while its code is on the way.
 */
export function askAhead(url: string, init: RequestInit): Promise<Response> {
  const name = nameOf(url, init);
  const answer = fetch(url, init);
  const copy = answer.then(
    (given) => (given.ok ? given.clone() : null),
    () => null,
  );
  waiting.set(name, copy);
  setTimeout(() => waiting.delete(name), freshMs);
  return answer;
}

/** A `fetch` that takes an answer that was asked for ahead, once; a refusal or a lost one is none. */
export const fetchOrTake: typeof fetch = async (input, init) => {
  const name = nameOf(String(input), init);
  const answer = await waiting.get(name);
  return waiting.delete(name) && answer ? answer : fetch(input, init);
};

/** What an answer depends on: two people, or two ways to answer, have two names. */
function nameOf(url: string, { method = 'GET', headers, body }: RequestInit = {}): string {
  const sent = new Headers(headers);
  const asked = ['authorization', 'accept', 'prefer'].map((name) => sent.get(name));
  return JSON.stringify([method, url, ...asked, body ?? null]);
}
