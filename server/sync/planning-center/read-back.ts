import type { ReaderContext } from '../reader.ts';
import { Included, listPage, type Resource } from './json-api.ts';
import type { List } from './read-list.ts';

const pageSize = 100;

/**
 * Reads a list page by page until a row is too old, for lists without a date filter. The list must be
 * sorted newest first.
 */
export async function readBack(
  context: ReaderContext,
  { path, parameters }: { path: string; parameters: Readonly<Record<string, string>> },
  isTooOld: (row: Resource) => boolean,
): Promise<List> {
  const rows = new Map<string, Resource>();
  const included: Resource[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const page = listPage.parse(
      await context.get({
        path,
        parameters: { ...parameters, per_page: String(pageSize), offset: String(offset) },
      }),
    );
    for (const row of page.data) {
      rows.set(row.id, row);
    }
    included.push(...page.included);
    const last = page.data.at(-1);
    const isOver = offset + pageSize >= page.meta.total_count;
    if (last === undefined || isOver || isTooOld(last)) {
      return { rows: [...rows.values()], included: new Included(included) };
    }
  }
}
