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
 * Runs the work of a call, at most four at once per connection in this process, so that many calls
 * of one person do not use up what the provider allows all churches together.
 *
 * @throws ProviderError `provider_unavailable` when forty are waiting already, and what the work
 *   throws
 */
export function limitPerConnection<Result>(
  { type, accountId }: ConnectionKey,
  work: () => Promise<Result>,
): Promise<Result> {
  return withinLimitOf(`${type} ${accountId}`, work);
}
