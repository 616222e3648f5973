import type { Config } from '../config.ts';
import { BodyRefused, BodyTooLarge, readBoundedJson } from './bounded-json.ts';
import { type Deadline, pause } from './deadline.ts';
import type { Provider } from './provider.ts';
import { AnswerTooLarge, ProviderBusy, ProviderError } from './provider-error.ts';
import type { AnswerHead, ProviderPace } from './provider-pace.ts';
import { readRetryAfter, retryPauseMs, triesMax } from './retry-pause.ts';
import { userAgent } from './user-agent.ts';

/**
 * One request to the API of a provider. It must not change anything there, because it is retried
 * when it fails.
 */
export type ProviderQuestion = {
  /** The name of the request in the log, e.g. `Search Console: sites`. */
  name: string;
  url: URL;
  accessToken: string;
  deadline: Deadline;
  headers?: Readonly<Record<string, string>>;
  /** Sent by POST as JSON; without it the method is GET. */
  json?: unknown;
  /** Called before each attempt, e.g. to wait for the rate limit. */
  beforeTry?: () => Promise<void>;
  /** Sends each attempt, e.g. as one of a few at once; pauses between attempts are not within it. */
  limit?: <Result>(send: () => Promise<Result>) => Promise<Result>;
  /**
   * Whether an answer, whatever its status, says "too much, try later"; a number says for how many
   * seconds, whatever `Retry-After` says.
   */
  isBusy?: (answer: ProviderAnswer) => boolean | number;
  /**
   * Called with the status and headers of every answer, e.g. to follow the rate limit they name.
   */
  onAnswer?: (head: AnswerHead) => Promise<void>;
  /** How long one attempt may take; by default as long as the deadline. */
  tryTimeoutMs?: number;
};

/** Success, or a refusal that a retry would not change. */
export type ProviderAnswer = {
  status: number;
  /** Parsed JSON; undefined when a refusal has none. */
  body: unknown;
};

/**
 * Sends a request, with up to five attempts (after 429, 5xx and lost connections) within the
 * deadline. `Retry-After` is respected; one beyond the deadline ends the request at once.
 * Redirects, bodies that are not JSON or too large, and refusals by a gateway in front of the API
 * (403 without JSON) are not retried.
 *
 * @returns an answer with a status of 200 to 299 or 400 to 499
 * @throws ProviderError `provider_unavailable`, and no other error, when there is none in time;
 *   AnswerTooLarge, which is one, for a body over 1 MB
 */
export type ProviderFetch = (question: ProviderQuestion) => Promise<ProviderAnswer>;

/** What a client of one API works with, for the duration of one function call. */
export type ProviderAccess = {
  provider: Provider;
  providerFetch: ProviderFetch;
  pace: ProviderPace;
  accessToken: string;
  deadline: Deadline;
};

type Busy = { reason: string; retryAfter: string | null };

export function createProviderFetch(config: Config): ProviderFetch {
  const agent = userAgent(config);
  return async function providerFetch(question) {
    for (let tryNumber = 1; ; tryNumber += 1) {
      await question.beforeTry?.();
      const attempt = () => tryOnce(question, agent);
      const outcome = await (question.limit?.(attempt) ?? attempt());
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
    const retryAfterMs = readRetryAfter(busy.retryAfter, Date.now());
    const reason = `${question.name}: ${busy.reason}, and no time for another try`;
    throw retryAfterMs === null
      ? new ProviderError('provider_unavailable', reason)
      : new ProviderBusy(reason, new Date(Date.now() + retryAfterMs));
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
    if (error instanceof Error && error.name === 'TimeoutError') {
      return { reason: 'no answer in time', retryAfter: null };
    }
    return { reason: `the connection failed (${networkCode(error)})`, retryAfter: null };
  }
}

/** Only the code of a fetch error, e.g. ECONNRESET: its messages can quote our headers. */
function networkCode(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no code';
}

async function send(question: ProviderQuestion, agent: string): Promise<ProviderAnswer | Busy> {
  const { url, json, accessToken, headers } = question;
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
    // A redirect would carry the token to wherever it leads.
    redirect: 'manual',
    signal: signalOf(question),
  });
  const outcome = await judge(question, response);
  const busySeconds = 'retryAfter' in outcome ? secondsOf(outcome.retryAfter) : null;
  await question.onAnswer?.({ headers: response.headers, busySeconds });
  return outcome;
}

function signalOf({ deadline, tryTimeoutMs }: ProviderQuestion): AbortSignal {
  return tryTimeoutMs === undefined
    ? deadline.signal
    : AbortSignal.any([deadline.signal, AbortSignal.timeout(tryTimeoutMs)]);
}

async function judge(
  question: ProviderQuestion,
  response: Response,
): Promise<ProviderAnswer | Busy> {
  const { status } = response;
  const retryAfter = response.headers.get('retry-after');
  // A caller that can tell the reasons for a 429 apart gets to see it.
  if (status >= 500 || (status === 429 && !question.isBusy)) {
    await response.body?.cancel();
    return { reason: `status ${status}`, retryAfter };
  }
  const answer = await readAnswer(question, response);
  const busy = question.isBusy?.(answer) ?? false;
  if (busy === false && status !== 429) {
    return answer;
  }
  return {
    reason: `status ${status} for too many requests`,
    retryAfter: typeof busy === 'number' ? String(busy) : retryAfter,
  };
}

function secondsOf(retryAfter: string | null): number | null {
  const milliseconds = readRetryAfter(retryAfter, Date.now());
  return milliseconds === null ? null : milliseconds / 1000;
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
    if (status < 300 && error instanceof BodyTooLarge) {
      throw new AnswerTooLarge(`${question.name}: status ${status}, but ${error.message}`);
    }
    // A 403 without JSON is from a gateway in front of the API, usually because of our User-Agent.
    if (status < 400 || status === 403) {
      throw unavailable(question, `status ${status}, but ${error.message}`);
    }
    return { status, body: undefined };
  }
}

function unavailable({ name }: ProviderQuestion, reason: string): ProviderError {
  return new ProviderError('provider_unavailable', `${name}: ${reason}`);
}
