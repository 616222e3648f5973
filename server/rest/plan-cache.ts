import { LRUCache } from 'lru-cache';
import type { Statement } from '#database/access/scoped-query.ts';
import type { SteepleContext } from '../http/context.ts';
import type { Plan } from './plan/plan.ts';
import type { RestRequest } from './request/rest-request.ts';

/** A request, prepared as far as possible without the database. */
export type PreparedRequest = { request: RestRequest; plan: Plan; statement: Statement };

const readsMax = 300;
const keyLengthMax = 1_000;

/**
 * Caches the plans of reads. A dashboard sends the same few requests all day, and what a read means
 * depends on its address and these headers alone, never on the person.
 */
export class PlanCache {
  readonly #cache = new LRUCache<string, PreparedRequest>({ max: readsMax });

  /** @returns the cached request, or a newly prepared one */
  async getOrPrepare(
    c: SteepleContext,
    prepare: () => Promise<PreparedRequest>,
  ): Promise<PreparedRequest> {
    const key = keyOf(c);
    if (key === null) {
      return prepare();
    }
    const known = this.#cache.get(key);
    if (known) {
      return known;
    }
    const prepared = await prepare();
    this.#cache.set(key, prepared);
    return prepared;
  }
}

/** Null for anything but a read, and for addresses too long to cache. */
function keyOf({ req }: SteepleContext): string | null {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    return null;
  }
  const headers = ['accept', 'prefer', 'range', 'accept-profile'].map((name) => req.header(name));
  const key = JSON.stringify([req.method, req.url, headers]);
  return key.length > keyLengthMax ? null : key;
}
