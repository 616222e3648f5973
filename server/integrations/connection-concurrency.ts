import { createKeyedConcurrencyLimiter } from '../limits/keyed-concurrency-limiter.ts';
import type { ConnectionKey } from './provider.ts';
import { ProviderError } from './provider-error.ts';

const withinLimitOf = createKeyedConcurrencyLimiter({
  atOnceMax: 4,
  waitingMax: 40,
  refusal: () =>
    new ProviderError('provider_unavailable', 'Too many calls for this connection at once'),
});

/**
 * Does a call's work for one connection when it is its turn: four at once in this process, so that
 * nobody's many calls use up what the provider allows all of our churches together.
 *
 * @throws ProviderError `provider_unavailable` when forty wait already, and what the work throws
 */
export function limitPerConnection<Result>(
  { type, accountId }: ConnectionKey,
  work: () => Promise<Result>,
): Promise<Result> {
  return withinLimitOf(`${type} ${accountId}`, work);
}
