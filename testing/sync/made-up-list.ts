import pino from 'pino';
import type { ListContext } from '#server/sync/planning-center/list-pages.ts';
import type { ProviderRequest } from '#server/sync/reader.ts';

type Asked = { offset: number; size: number; count: number };

/** A list of Planning Center in memory, which a test can let grow or lie. */
export type MadeUpList = {
  /** The ids of the rows of a page. */
  idsOf(asked: Asked): number[];
  /** The total that comes with it. */
  totalOf(asked: Asked): number;
};

/** An honest list of so many rows. */
export const listOf = (total: number): MadeUpList => growing(() => total);

/** A list that has so many rows when it is asked the given time; new ones come at its end. */
export function growing(totalAt: (count: number) => number): MadeUpList {
  return {
    idsOf: ({ offset, size, count }) =>
      Array.from(
        { length: Math.max(0, Math.min(size, totalAt(count) - offset)) },
        (_, place) => offset + place,
      ),
    totalOf: ({ count }) => totalAt(count),
  };
}

/** The parameters of a question for it. */
export const asked = { 'fields[CheckIn]': 'created_at' };

/** A context that answers from a list; `before` may fail a request. */
export function contextOf(
  list: MadeUpList,
  { accountId = 'one', before = async (_: Asked) => {} } = {},
): ListContext & { offsets: number[] } {
  const offsets: number[] = [];
  const get = async ({ parameters = {} }: ProviderRequest): Promise<unknown> => {
    const place = { offset: Number(parameters.offset ?? 0), size: Number(parameters.per_page) };
    offsets.push(place.offset);
    const ask = { ...place, count: offsets.length };
    await before(ask);
    return {
      data: list.idsOf(ask).map((id) => ({
        type: 'CheckIn',
        id: String(id),
        attributes: { created_at: '2026-11-22T15:00:00Z', last_name: 'x'.repeat(200) },
      })),
      meta: { total_count: list.totalOf(ask) },
    };
  };
  return { accountId, get, log: pino({ enabled: false }), offsets };
}
