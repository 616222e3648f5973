import type { Page } from './collection.ts';
import type { Query } from './query.ts';
import type { Resource } from './vertex.ts';

const contentType = 'application/vnd.api+json; charset=utf-8';

/** Answers with a page: records, links to its neighbors, and how the list can be filtered. */
export function answerPage(url: URL, query: Query, page: Page): Response {
  const { perPage, offset } = query;
  const { data, included, totalCount, can, parent } = page;
  const next = offset + perPage < totalCount ? { offset: offset + perPage } : null;
  const previous = offset > 0 ? { offset: Math.max(0, offset - perPage) } : null;
  return answerJson({
    links: {
      self: addressOf(url, {}),
      ...(next && { next: addressOf(url, { ...next, per_page: perPage }) }),
      ...(previous && { prev: addressOf(url, { ...previous, per_page: perPage }) }),
    },
    data,
    included,
    meta: {
      total_count: totalCount,
      count: data.length,
      ...(next && { next }),
      ...(previous && { prev: previous }),
      ...can,
      parent,
    },
  });
}

/** Answers with one record. */
export function answerOne(data: Resource, included: readonly Resource[]): Response {
  return answerJson({ data, included, meta: {} });
}

export function answerJson(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': contentType } });
}

/** This URL with some parameters changed, all sorted by name. */
function addressOf(url: URL, changes: Record<string, number>): string {
  const parameters = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    parameters.set(name, String(value));
  }
  parameters.sort();
  const query = parameters.toString();
  return `${url.origin}${url.pathname}${query === '' ? '' : `?${query}`}`;
}
