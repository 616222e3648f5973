import type { Resource } from './json-api.ts';
import {
  type List,
  type ListContext,
  ListPages,
  type Question,
  readEvenly,
  requestPage,
} from './list-pages.ts';

/**
 * Reads a list page by page until a row is too old, for lists without a date filter. The list must be
 * sorted newest first.
 *
 * @throws AnswerUnusable if it has no end, or if rows come twice although it does not grow
 */
export async function readBack(
  context: ListContext,
  question: Question,
  isTooOld: (row: Resource) => boolean,
): Promise<List> {
  return await readEvenly(context, question, async (size) => {
    const pages = new ListPages(question, size);
    let announced: number | null = null;
    for (let offset = 0; ; offset += size) {
      const page = await requestPage(context, question, { offset, size });
      pages.add(offset, page);
      announced ??= page.total;
      const last = page.rows.at(-1);
      const isOver = offset + size >= page.total;
      if (last === undefined || isOver || isTooOld(last)) {
        // A row that is added in front moves another one to the next page, where it comes again.
        const grown = pages.total - announced;
        return pages.toList(offset + page.rows.length - grown);
      }
    }
  });
}
