import { ProviderError } from '../../integrations/provider-error.ts';
import { type ReaderContext, RetryLater } from '../reader.ts';
import { Included, listPage, type Resource } from './json-api.ts';

const pageSize = 100;
const pagesAtOnce = 4;
const triesMax = 3;
/** Ten times the longest list of a church of 2,000; an answer that announces more is rejected. */
const rowsMax = 200_000;

/** The parts of the context needed to read a list. */
type ListContext = Pick<ReaderContext, 'get' | 'log'>;

export type List = { rows: Resource[]; included: Included };

type Question = {
  path: string;
  parameters: Readonly<Record<string, string>>;
  /** Checks on the first page whether the filter was applied. */
  isBelieved?: (page: List) => boolean;
};

/**
 * Reads a complete list. Rows that move between pages meanwhile would be lost or duplicated, so a list
 * that does not have the announced number of rows is read again.
 *
 * @returns null if the first page shows that the filter was ignored
 * @throws RetryLater if the count never matches
 */
export async function readList(context: ListContext, question: Question): Promise<List | null> {
  for (let tries = 1; tries <= triesMax; tries += 1) {
    const first = await readPage(context, question, 0);
    if (
      question.isBelieved?.({ rows: first.data, included: new Included(first.included) }) === false
    ) {
      return null;
    }
    const list = await readRest(context, question, first);
    if (list) {
      return list;
    }
    context.log.info({ path: question.path }, 'a list changed while it was read');
  }
  throw new RetryLater(`${question.path}: the list kept changing while it was read`, null);
}

/** Reads a list without a filter to verify. */
export async function readWholeList(
  context: ListContext,
  path: string,
  parameters: Readonly<Record<string, string>>,
): Promise<List> {
  const list = await readList(context, { path, parameters });
  return list ?? { rows: [], included: new Included([]) };
}

type Page = ReturnType<typeof listPage.parse>;

async function readPage(
  context: ListContext,
  { path, parameters }: Question,
  offset: number,
): Promise<Page> {
  const paged = { ...parameters, per_page: String(pageSize) };
  const body = await context.get({
    path,
    parameters: offset === 0 ? paged : { ...paged, offset: String(offset) },
  });
  return listPage.parse(body);
}

/** @returns undefined when the pages do not add up */
async function readRest(
  context: ListContext,
  question: Question,
  first: Page,
): Promise<List | undefined> {
  const total = first.meta.total_count;
  if (total > rowsMax) {
    throw new ProviderError(
      'provider_refused',
      `${question.path}: a list of more than ${rowsMax} rows is not read`,
    );
  }
  const count = Math.max(0, Math.ceil(total / pageSize) - 1);
  const offsets = Array.from({ length: count }, (_, index) => (index + 1) * pageSize);
  const rest = await mapConcurrently(offsets, pagesAtOnce, (offset) =>
    readPage(context, question, offset),
  );
  const pages = [first, ...rest];
  const rows = new Map(pages.flatMap(({ data }) => data).map((row) => [row.id, row]));
  const isEven = pages.every(({ meta }) => meta.total_count === total) && rows.size === total;
  return isEven
    ? {
        rows: [...rows.values()],
        included: new Included(pages.flatMap(({ included }) => included)),
      }
    : undefined;
}

/** Maps items with limited concurrency; results are in the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const waiting = items.map((item, index) => ({ item, index })).values();
  const limitConcurrency = async () => {
    for (const { item, index } of waiting) {
      results.set(index, await work(item));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, limitConcurrency));
  return items.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}
