import { mapConcurrently } from '../in-parallel.ts';
import { AnswerUnusable } from '../reader.ts';
import { Included, type Page } from './json-api.ts';
import { keptPages } from './kept-pages.ts';
import {
  type List,
  type ListContext,
  ListPages,
  type Question,
  readEvenly,
  requestPage,
  rowsMax,
} from './list-pages.ts';

const pagesAtOnce = 4;

type Filtered = Question & {
  /** The largest total that is read; by default, the most that any list may have. */
  rowsMax?: number | undefined;
  /** Checks on the first page whether the filter was applied. */
  isBelieved?: (page: List) => boolean;
};

/**
 * Reads a complete list: every row that it had when its first page was read. What is added meanwhile is
 * read from its end once; what comes later than that is left to the next sync.
 *
 * @returns null if the first page shows that the filter was ignored
 * @throws AnswerUnusable if it is too long, or if its rows never are as many as it says
 */
export async function readList(context: ListContext, question: Filtered): Promise<List | null> {
  return await readEvenly(context, question, async (size) => {
    const first = await requestPage(context, question, { offset: 0, size });
    const { rows, included, total } = first;
    if (question.isBelieved?.({ rows, included: new Included(included) }) === false) {
      return null;
    }
    refuseTooLong(question, total);
    const pages = new ListPages(question, size);
    pages.add(0, first);
    const kept = keptPages(context, question, size);
    kept.recall(first, pages);
    try {
      await readRest(context, { question, size, total }, pages);
    } catch (error) {
      kept.keep(error, pages);
      throw error;
    }
    return pages.toList(total);
  });
}

/** Reads a list without a filter to verify. */
export async function readWholeList(
  context: ListContext,
  path: string,
  parameters: Readonly<Record<string, string>>,
  window: { rowsMax?: number | undefined } = {},
): Promise<List> {
  const list = await readList(context, { path, parameters, ...window });
  return list ?? { rows: [], included: new Included([]) };
}

async function readRest(
  context: ListContext,
  { question, size, total }: { question: Filtered; size: number; total: number },
  pages: ListPages,
): Promise<void> {
  const read = async (offset: number, { get }: Pick<ListContext, 'get'>): Promise<Page> => {
    const page = await requestPage({ get }, question, { offset, size });
    refuseTooLong(question, page.total);
    pages.add(offset, page);
    return page;
  };
  const offsets = Array.from({ length: Math.ceil(total / size) }, (_, place) => place * size);
  const items = offsets.filter((offset) => !pages.has(offset));
  await mapConcurrently(context, { items, atOnce: pagesAtOnce }, read);
  // A page that is not full is the end, even if the list goes on growing.
  for (let [offset, isEnd] = [total, false]; !isEnd && offset < pages.total; ) {
    const { rows } = await read(offset, context);
    offset += rows.length;
    isEnd = rows.length < size;
  }
}

function refuseTooLong({ path, rowsMax: max = rowsMax }: Filtered, total: number): void {
  if (total > max) {
    throw new AnswerUnusable(
      'too_long',
      `${path}: ${total} rows, and at most ${max} are read`,
      total,
    );
  }
}
