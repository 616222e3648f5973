import type { ReaderContext } from './reader.ts';

type Requests = Pick<ReaderContext, 'get'>;

/**
 * Reads several things at once. When one fails, the others send no further request, and are waited for:
 * nothing goes on after the run has ended.
 *
 * @param start starts all of them with the context it is given
 * @throws what failed first
 */
export async function inParallel<Context extends Requests, const Results extends unknown[]>(
  context: Context,
  start: (context: Context) => { [Place in keyof Results]: Promise<Results[Place]> },
): Promise<Results> {
  const stopping = new AbortController();
  const get: Requests['get'] = async (request) => {
    stopping.signal.throwIfAborted();
    return await context.get(request);
  };
  const all = start({ ...context, get });
  const stop = (error: unknown) => {
    // Only the first reason counts.
    stopping.abort(error);
    throw error;
  };
  await Promise.allSettled(all.map((one) => one.catch(stop)));
  stopping.signal.throwIfAborted();
  return await Promise.all(all);
}

/** Maps items with limited concurrency; results are in the order of the items. */
export async function mapConcurrently<Context extends Requests, Item, Result>(
  context: Context,
  { items, atOnce }: { items: readonly Item[]; atOnce: number },
  work: (item: Item, context: Context) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.map((item, index) => ({ item, index })).values();
  await inParallel(context, (stoppable) =>
    Array.from({ length: Math.min(atOnce, items.length) }, async () => {
      for (const { item, index } of waiting) {
        results.set(index, await work(item, stoppable));
      }
    }),
  );
  return items.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}
