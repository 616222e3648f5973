import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { ProviderCredentials } from '../integrations/credentials/provider-credentials.ts';
import { startDeadline } from '../integrations/deadline.ts';
import {
  isOverQuota,
  isScopeMissing,
  refuse,
} from '../integrations/google-search-console/search-console.ts';
import { classifyAnswer } from '../integrations/planning-center/classify-answer.ts';
import { isPlanningCenterSlug, pinnedVersions } from '../integrations/planning-center/products.ts';
import type { Provider } from '../integrations/provider.ts';
import {
  AccessTokenRefused,
  AnswerTooLarge,
  ConnectionLost,
  ProviderBusy,
  ProviderError,
} from '../integrations/provider-error.ts';
import {
  createProviderFetch,
  type ProviderAnswer,
  type ProviderQuestion,
} from '../integrations/provider-fetch.ts';
import { createProviderPace } from '../integrations/provider-pace.ts';
import type { Lane } from './lanes.ts';
import { LeaseLost } from './lease-lost.ts';
import { AnswerUnusable, type ProviderRequest, ReadingRefused, RetryLater } from './reader.ts';
import type { Holding } from './write-held.ts';

export type ProviderGet = (request: ProviderRequest) => Promise<unknown>;

type GetServices = {
  config: Pick<Config, 'PROVIDER_TIMEOUT_MS'> & Config;
  pool: Pool;
  provider: Provider;
  credentials: Pick<ProviderCredentials, 'lenderOf'>;
};

/** Answered to every token that is good. */
const whoAmI = '/current/v2/me';

/** How long one request may take, waiting and retries included. */
const patienceMs = 90_000;

/**
 * Sends a run's requests: paced, few at once in its lane, with retries and token renewal, and none once it has
 * lost its connection. `ReaderContext.get` describes what it throws.
 */
export function createProviderGet(
  { config, pool, provider, credentials }: GetServices,
  { key, holder }: Holding,
  lane: Lane,
  signal: AbortSignal,
): ProviderGet {
  const pace = createProviderPace(pool, key, provider.rate, { kind: lane.kind, holder });
  const lendToken = credentials.lenderOf(key);
  const providerFetch = createProviderFetch(config);
  const get: ProviderGet = async (request) => {
    const deadline = startDeadline(patienceMs, signal);
    const question = {
      ...questionOf(provider, request),
      deadline,
      tryTimeoutMs: config.PROVIDER_TIMEOUT_MS,
      beforeTry: () => pace.waitForTurn(deadline),
      limit: lane.requests,
      onAnswer: pace.note,
    };
    try {
      return await lendToken(deadline.signal, async (accessToken) =>
        bodyOf(provider, request, await providerFetch({ ...question, accessToken })),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ConnectionLost) {
        throw new LeaseLost();
      }
      if (error instanceof AccessTokenRefused && (await isKnownElsewhere(request))) {
        throw new ReadingRefused('unavailable', error.message);
      }
      throw laterOf(error);
    }
  };
  /** Whether Planning Center refuses only this product with a 401, and knows the token otherwise. */
  const isKnownElsewhere = async ({ path }: ProviderRequest): Promise<boolean> => {
    if (provider.type !== 'planning_center' || path === whoAmI) {
      return false;
    }
    return get({ path: whoAmI }).then(
      () => true,
      () => false,
    );
  };
  return get;
}

function questionOf(
  provider: Provider,
  { path, parameters = {}, json }: ProviderRequest,
): Pick<ProviderQuestion, 'name' | 'url' | 'headers' | 'json' | 'isBusy'> {
  const url = new URL(`${provider.apiUrl}${path}`);
  url.search = new URLSearchParams(parameters).toString();
  const name = `${provider.type}: ${path}`;
  const sent = json === undefined ? {} : { json };
  if (provider.type === 'google_search_console') {
    return { name, url, isBusy: isOverQuota, ...sent };
  }
  const slug = path.split('/')[1] ?? '';
  const headers: Record<string, string> = isPlanningCenterSlug(slug)
    ? { 'x-pco-api-version': pinnedVersions[slug] }
    : {};
  return { name, url, headers, ...sent };
}

function bodyOf(provider: Provider, { path }: ProviderRequest, answer: ProviderAnswer): unknown {
  if (provider.type === 'google_search_console') {
    if (isScopeMissing(answer)) {
      throw new ReadingRefused('not_granted', `${path}: status 403`);
    }
    refuse(path, answer);
    return answer.body;
  }
  const verdict = classifyAnswer(answer);
  if (verdict === 'available') {
    return answer.body;
  }
  if (verdict === 'token_refused') {
    throw new AccessTokenRefused(`${path}: status 401`);
  }
  if (verdict === 'failed') {
    throw new Error(`${path}: Planning Center answered ${answer.status}`);
  }
  const why = answer.status === 404 ? 'not_found' : verdict;
  throw new ReadingRefused(why, `${path}: status ${answer.status}`);
}

/** Turns errors that resolve by themselves into `RetryLater`; others need a person. */
function laterOf(error: unknown): unknown {
  if (error instanceof ProviderBusy) {
    return new RetryLater(error.message, error.retryAt, error);
  }
  // A freshly renewed token that is refused is the provider's problem, not the person's.
  if (error instanceof AccessTokenRefused) {
    return new RetryLater(error.message, null, error);
  }
  if (error instanceof AnswerTooLarge) {
    return new AnswerUnusable('too_large', error.message);
  }
  if (error instanceof ProviderError && error.code === 'provider_unavailable') {
    return new RetryLater(error.message, null, error);
  }
  if (error instanceof ProviderError && error.code === 'provider_refused') {
    return error instanceof ReadingRefused
      ? error
      : new ReadingRefused('unavailable', error.message);
  }
  return error;
}
