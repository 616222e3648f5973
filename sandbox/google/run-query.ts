import { setImmediate } from 'node:timers/promises';
import { type Cell, createDayCounts } from '../church/search/day-counts.ts';
import { lifeOfProperty } from '../church/search/search-life.ts';
import { type Day, dayOfDate } from '../church/zone.ts';
import { dateOf, type KnownDays } from './known-days.ts';
import { type Dimension, looksAtPages, type QueryRequest } from './query-request.ts';

type Row = {
  keys?: string[];
  clicks: number;
  impressions: number;
  /** From 0 to 1. */
  ctr: number;
  /** From 1, the best. */
  position: number;
};

export type QueryAnswer = {
  /** Left out where there is nothing. */
  rows?: Row[];
  responseAggregationType: 'byProperty' | 'byPage';
  metadata?: { firstIncompleteDate: string };
};

type Sum = { keys: string[]; clicks: number; impressions: number; positions: number };

/** Of all search types; a church is hardly found by pictures. */
const extentOfType: Partial<Record<QueryRequest['type'], number>> = { web: 1, image: 0.04 };

/** Then others get their turn: the sandbox lives in Steeple's own process. */
const daysAtOnce = 20;

/** Answers a query about a property from the days that are known. Throws SyntaxError for a bad expression. */
export async function runQuery(
  siteUrl: string,
  request: QueryRequest,
  known: KnownDays,
): Promise<QueryAnswer> {
  const days = daysOf(request, known);
  const sums = [...(await sumUp(siteUrl, request, known, days)).values()];
  const rows = sums
    .sort((a, b) => b.clicks - a.clicks || b.impressions - a.impressions)
    .slice(request.startRow, request.startRow + request.rowLimit)
    .map((sum) => rowOf(sum, request));
  const firstIncomplete = Math.max(days.first, known.lastFinal + 1);
  const hasIncomplete = request.dimensions.includes('date') && firstIncomplete <= days.last;
  return {
    ...(rows.length > 0 ? { rows } : {}),
    responseAggregationType:
      request.aggregationType === 'byPage' || looksAtPages(request) ? 'byPage' : 'byProperty',
    ...(hasIncomplete ? { metadata: { firstIncompleteDate: dateOf(firstIncomplete) } } : {}),
  };
}

function daysOf(request: QueryRequest, known: KnownDays): { first: Day; last: Day } {
  const newest = request.dataState === 'all' ? known.lastFresh : known.lastFinal;
  return {
    first: Math.max(known.first, dayOfDate(request.startDate) ?? known.first),
    last: Math.min(newest, dayOfDate(request.endDate) ?? newest),
  };
}

async function sumUp(
  siteUrl: string,
  request: QueryRequest,
  known: KnownDays,
  days: { first: Day; last: Day },
): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>();
  const property = lifeOfProperty(siteUrl);
  const typeExtent = extentOfType[request.type] ?? 0;
  if (!property || typeExtent === 0) {
    return sums;
  }
  const used = dimensionsUsed(request);
  const division = { byCountry: used.has('country'), byDevice: used.has('device') };
  const countDay = createDayCounts(property, division);
  const isWanted = conditionOf(request, used.has('query'));
  for (let day = days.first; day <= days.last; day += 1) {
    if (day % daysAtOnce === 0) {
      await setImmediate();
    }
    const date = dateOf(day);
    for (const cell of countDay(day, known.extentOf(day) * typeExtent)) {
      if (isWanted(cell)) {
        add(sums, keysOf(cell, date, request.dimensions), cell);
      }
    }
  }
  return sums;
}

function dimensionsUsed({ dimensions, dimensionFilterGroups }: QueryRequest): Set<Dimension> {
  const filtered = dimensionFilterGroups.flatMap(({ filters }) => filters);
  return new Set([...dimensions, ...filtered.map(({ dimension }) => dimension)]);
}

/** A query that asks for queries, or about one, hears nothing of the rare ones. */
function conditionOf(
  { dimensionFilterGroups }: QueryRequest,
  asksForQueries: boolean,
): (cell: Cell) => boolean {
  const tests = dimensionFilterGroups
    .flatMap(({ filters }) => filters)
    .map(({ dimension, operator, expression }) => {
      const holds = testOf(operator, expression);
      return (cell: Cell) => holds(cell[dimension] ?? '');
    });
  return (cell) => !(asksForQueries && cell.query === null) && tests.every((isMet) => isMet(cell));
}

type Filter = QueryRequest['dimensionFilterGroups'][number]['filters'][number];

function testOf(operator: Filter['operator'], expression: string): (text: string) => boolean {
  const wanted = expression.toLowerCase();
  switch (operator) {
    case 'equals':
      return (text) => text.toLowerCase() === wanted;
    case 'notEquals':
      return (text) => text.toLowerCase() !== wanted;
    case 'contains':
      return (text) => text.toLowerCase().includes(wanted);
    case 'notContains':
      return (text) => !text.toLowerCase().includes(wanted);
    case 'includingRegex':
    case 'excludingRegex': {
      const pattern = new RegExp(expression, 'i');
      return (text) => pattern.test(text) === (operator === 'includingRegex');
    }
  }
}

function keysOf(cell: Cell, date: string, dimensions: readonly Dimension[]): string[] {
  return dimensions.map((dimension) => (dimension === 'date' ? date : (cell[dimension] ?? '')));
}

function add(sums: Map<string, Sum>, keys: string[], cell: Cell): void {
  const name = keys.join('\n');
  let sum = sums.get(name);
  if (!sum) {
    sum = { keys, clicks: 0, impressions: 0, positions: 0 };
    sums.set(name, sum);
  }
  sum.clicks += cell.clicks;
  sum.impressions += cell.impressions;
  sum.positions += cell.position * cell.impressions;
}

function rowOf({ keys, clicks, impressions, positions }: Sum, request: QueryRequest): Row {
  return {
    ...(request.dimensions.length > 0 ? { keys } : {}),
    clicks,
    impressions,
    ctr: clicks / impressions,
    position: positions / impressions,
  };
}
