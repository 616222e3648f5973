import type { Config } from '../config.ts';
import { BodyRefused, readBoundedJson } from './bounded-json.ts';
import { type Deadline, pause } from './deadline.ts';
import type { Provider } from './provider.ts';
import { ProviderError } from './provider-error.ts';
import { retryPauseMs, triesMax } from './retry-pause.ts';
import { userAgent } from './user-agent.ts';

/** One question to a provider's API. It must change nothing there: it is asked again when it fails. */
export type ProviderQuestion = {
  /** What is asked, for the log, e.g. `Search Console: sites`. */
  name: string;
  url: URL;
  accessToken: string;
  deadline: Deadline;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST as JSON; without it the method is GET. */
  json?: unknown;
  /** Done before each try, e.g. to wait for one's turn. */
  beforeTry?: () => Promise<void>;
  /** Whether an answer, whatever its status, says "too much, try later". */
  isBusy?: (answer: ProviderAnswer) => boolean;
};

/** Success, or a refusal that more tries would not change. */
export type ProviderAnswer = {
  status: number;
  /** Parsed JSON; undefined when a refusal came without any. */
  body: unknown;
};

/**
 * Asks a provider. Gives its answer, which has a status of 200 to 299 or 400 to 499. Throws
 * ProviderError `provider_unavailable`, and no other error, when there is none in time: neither in
 * up to five tries (after 429, 5xx and lost connections), nor within the deadline. `Retry-After` is
 * kept to; one beyond the deadline ends it at once. Redirects, bodies that are not JSON or too
 * large, and refusals by a gateway before the API (403 without JSON) are not tried again.
 */
export type ProviderFetch = (question: ProviderQuestion) => Promise<ProviderAnswer>;

/** What a client of one provider's API works with, for the length of one function call. */
export type ProviderAccess = {
  provider: Provider;
  providerFetch: ProviderFetch;
  accessToken: string;
  deadline: Deadline;
};

type Busy = { reason: string; retryAfter: string | null };

export function createProviderFetch(config: Config): ProviderFetch {
  const agent = userAgent(config);
  return async function providerFetch(question) {
    for (let tryNumber = 1; ; tryNumber += 1) {
      await question.beforeTry?.();
      const outcome = await tryOnce(question, agent);
      if ('status' in outcome) {
        return outcome;
      }
      if (tryNumber === triesMax) {
        throw unavailable(question, `${outcome.reason}, ${triesMax} times`);
      }
      await pauseAfter(question, outcome, tryNumber);
    }
  };
}

async function pauseAfter(question: ProviderQuestion, busy: Busy, tryNumber: number) {
  try {
    await pause(question.deadline, retryPauseMs(tryNumber, busy.retryAfter));
  } catch {
    throw unavailable(question, `${busy.reason}, and no time for another try`);
  }
}

async function tryOnce(question: ProviderQuestion, agent: string): Promise<ProviderAnswer | Busy> {
  try {
    return await send(question, agent);
  } catch (error) {
    if (question.deadline.signal.aborted) {
      throw unavailable(question, 'no answer in time');
    }
    if (error instanceof ProviderError) {
      throw error;
    }
    return { reason: `the connection failed (${networkCode(error)})`, retryAfter: null };
  }
}

/** Of what fetch throws only the code, e.g. ECONNRESET: its messages can quote our headers. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
}

async function send(question: ProviderQuestion, agent: string): Promise<ProviderAnswer | Busy> {
  const { url, json, accessToken, headers, deadline } = question;
  const response = await fetch(url, {
    method: json === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      'user-agent': agent,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    // A redirect would carry the token to wherever it points.
    redirect: 'manual',
    signal: deadline.signal,
  });
  const { status } = response;
  const retryAfter = response.headers.get('retry-after');
  if (status === 429 || status >= 500) {
    await response.body?.cancel();
    return { reason: `status ${status}`, retryAfter };
  }
  const answer = await readAnswer(question, response);
  return question.isBusy?.(answer)
    ? { reason: `status ${status} for too many requests`, retryAfter }
    : answer;
}

async function readAnswer(question: ProviderQuestion, response: Response): Promise<ProviderAnswer> {
  const { status } = response;
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    throw unavailable(question, `status ${status}, and redirects are not followed`);
  }
  try {
    return { status, body: await readBoundedJson(response) };
  } catch (error) {
    if (!(error instanceof BodyRefused)) {
      throw error;
    }
    // A 403 that is no JSON comes from a gateway before the API, mostly over our own User-Agent.
    if (status < 400 || status === 403) {
      throw unavailable(question, `status ${status}, but ${error.message}`);
    }
    return { status, body: undefined };
  }
}

function unavailable({ name }: ProviderQuestion, reason: string): ProviderError {
  return new ProviderError('provider_unavailable', `${name}: ${reason}`);
}
