import { AnswerUnusable, type ReaderContext } from '../reader.ts';
import { Included, type Page, pageOf, type Resource } from './json-api.ts';

/** The parts of the context needed to read a list. */
export type ListContext = Pick<ReaderContext, 'accountId' | 'get' | 'log'>;

export type List = { rows: Resource[]; included: Included };

export type Question = { path: string; parameters: Readonly<Record<string, string>> };

/** More rows than any list of a church has that cannot be asked for by days. */
export const rowsMax = 50_000;
/** How much is kept of one list, as JSON. */
const charactersMax = 32 * 1024 * 1024;
const triesMax = 3;
const [pageSize, smallPageSize] = [100, 25];

/** A list's rows are not as many as it said: it changed while it was read, or is broken. */
class ListUneven extends Error {}

/** Requests one page of a list. */
export async function requestPage(
  { get }: Pick<ReaderContext, 'get'>,
  { path, parameters }: Question,
  { offset, size }: { offset: number; size: number },
): Promise<Page> {
  const paged = { ...parameters, per_page: String(size) };
  const body = await get({
    path,
    parameters: offset === 0 ? paged : { ...paged, offset: String(offset) },
  });
  return pageOf(body, parameters);
}

/** The pages of one list as they come, within bounds. */
export class ListPages {
  readonly #path: string;
  readonly #size: number;
  readonly #pages = new Map<number, Page>();
  #characters = 0;
  #received = 0;

  constructor({ path }: Question, size: number) {
    this.#path = path;
    this.#size = size;
  }

  /** The largest total that a page announced. */
  total = 0;

  get characters(): number {
    return this.#characters;
  }

  has(offset: number): boolean {
    return this.#pages.has(offset);
  }

  entries(): [number, Page][] {
    return [...this.#pages].sort(([one], [other]) => one - other);
  }

  /** @throws AnswerUnusable when more is sent than one list may have */
  add(offset: number, page: Page): void {
    const { rows, included, total } = page;
    if (rows.length < Math.min(this.#size, total - offset)) {
      throw new ListUneven();
    }
    this.#received += rows.length;
    this.#characters += JSON.stringify([rows, included]).length;
    if (rows.length > this.#size || this.#received > rowsMax) {
      throw new AnswerUnusable('too_long', `${this.#path}: more than ${rowsMax} rows`);
    }
    if (this.#characters > charactersMax) {
      throw new AnswerUnusable('too_long', `${this.#path}: more than ${charactersMax} characters`);
    }
    this.total = Math.max(this.total, total);
    this.#pages.set(offset, page);
  }

  /**
   * The list, in its order. Rows that were added meanwhile may be missing, and push others to a second
   * page.
   *
   * @param rowsMin how many rows must be there at least
   */
  toList(rowsMin: number): List {
    const pages = this.entries().map(([, page]) => page);
    const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
    if (rows.size < rowsMin || rows.size > this.total) {
      throw new ListUneven();
    }
    return {
      rows: [...rows.values()],
      included: new Included(pages.flatMap(({ included }) => included)),
    };
  }
}

/**
 * Reads a list again when it changed meanwhile, and with smaller pages when one was too large.
 *
 * @throws AnswerUnusable if that does not help
 */
export async function readEvenly<Result>(
  { log }: ListContext,
  { path }: Question,
  read: (size: number) => Promise<Result>,
): Promise<Result> {
  let size = pageSize;
  for (let tries = 1; tries <= triesMax; tries += 1) {
    try {
      return await read(size);
    } catch (error) {
      const isTooLarge = error instanceof AnswerUnusable && error.why === 'too_large';
      if (!(error instanceof ListUneven) && !(isTooLarge && size > smallPageSize)) {
        throw error;
      }
      size = isTooLarge ? smallPageSize : size;
      log.info({ path }, 'a list is read again');
    }
  }
  throw new AnswerUnusable('uneven', `${path}: the rows are not as many as announced`);
}
