import { mapConcurrently } from '../in-parallel.ts';
import { type ReaderContext, ReadingRefused } from '../reader.ts';

/** When more than this many are all gone, it is not that each was deleted a moment ago. */
const goneMax = 3;

/**
 * Maps records of a list with a request for each, like `mapConcurrently`. One that was deleted since the
 * list was read (404) is left out.
 *
 * @throws ReadingRefused if all of many are gone
 */
export async function mapExisting<Context extends Pick<ReaderContext, 'get'>, Item, Result>(
  context: Context,
  { items, atOnce }: { items: readonly Item[]; atOnce: number },
  work: (item: Item, context: Context) => Promise<Result>,
): Promise<Result[]> {
  const found = await mapConcurrently(context, { items, atOnce }, (item, stoppable) =>
    unlessGone(work(item, stoppable)),
  );
  if (items.length > goneMax && found.every((one) => one.length === 0)) {
    throw new ReadingRefused('not_found', `all ${items.length} records of a list were not found`);
  }
  return found.flat();
}

/** What was read as a list; empty if there is no such record. */
async function unlessGone<Result>(reading: Promise<Result>): Promise<Result[]> {
  try {
    return [await reading];
  } catch (error) {
    if (error instanceof ReadingRefused && error.why === 'not_found') {
      return [];
    }
    throw error;
  }
}
