import { clientAddress } from '../../auth/client-address.ts';
import type { SteepleContext } from '../../http/context.ts';
import { createKeyedConcurrencyLimiter } from '../../limits/keyed-concurrency-limiter.ts';
import { createMinuteLimit } from '../../limits/per-minute.ts';
import { overLimit, tooManyAtOnce } from '../../limits/refusals.ts';
import type { Services } from '../../services.ts';

/** Requests a minute from one address; guessing 256 bits takes more. */
const looksPerMinute = 60;

/** What anybody with a link may ask for. */
const sharedNames = ['shared-pulse', 'shared-report'] as const;

/**
 * Lets `shared-pulse` and `shared-report` in: dashboard and report for anybody with the link, without
 * signing in. They have no id of the church, no author names, no card, and no giving and no notes unless
 * the church ticked them. What is refused or was left out is told, of giving only where that is ticked.
 */
export function sharedDoors({ config, computing }: Services) {
  const takeLook = createMinuteLimit(looksPerMinute);
  const withinLimitOf = createKeyedConcurrencyLimiter({
    atOnceMax: 1,
    waitingMax: 20,
    refusal: tooManyAtOnce,
  });
  const letIn = async (name: string, c: SteepleContext): Promise<Response> => {
    const place = clientAddress(c, config);
    const wait = await takeLook(place);
    if (wait > 0) {
      throw overLimit(
        `Too many requests in a short time. Please try again in ${wait} seconds.`,
        wait,
      );
    }
    const body = await c.req.text();
    const requestId = c.get('requestId');
    const acceptLanguage = c.req.header('accept-language');
    return withinLimitOf(place, () =>
      computing.answer({ name, claims: null, body, requestId, acceptLanguage }),
    );
  };
  return Object.fromEntries(
    sharedNames.map((name) => [name, (c: SteepleContext) => letIn(name, c)]),
  );
}
