import { LRUCache } from 'lru-cache';
import { RetryLater } from '../reader.ts';
import type { Page } from './json-api.ts';
import type { ListContext, ListPages, Question } from './list-pages.ts';

type Kept = { characters: number; pages: [number, Page][] };

/**
 * Pages of lists that were interrupted, e.g. by the provider's limit, so that the next attempt goes on
 * where they were. In memory only, because they have people's ids in them, and not for long.
 */
const interrupted = new LRUCache<string, Kept>({
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ characters }) => characters,
  ttl: 15 * 60_000,
});

/** The pages kept of one list. */
export function keptPages({ accountId }: ListContext, question: Question, size: number) {
  const key = JSON.stringify([accountId, question.path, question.parameters, size]);
  return {
    /** Adds the pages that an earlier attempt got, unless the list has changed since. */
    recall: (first: Page, pages: ListPages): void => {
      const kept = interrupted.get(key);
      interrupted.delete(key);
      const before = kept?.pages.find(([offset]) => offset === 0)?.[1];
      if (kept && before && isSame(before, first)) {
        for (const [offset, page] of kept.pages.filter(([at]) => at > 0 && at < first.total)) {
          pages.add(offset, page);
        }
      }
    },
    /** Keeps the pages of a list that could not be finished, unless the list is to blame. */
    keep: (error: unknown, pages: ListPages): void => {
      if (error instanceof RetryLater) {
        const { characters } = pages;
        interrupted.set(key, { characters, pages: pages.entries() });
      }
    },
  };
}

function isSame(one: Page, other: Page): boolean {
  return (
    one.total === other.total && one.rows.every((row, place) => row.id === other.rows[place]?.id)
  );
}
