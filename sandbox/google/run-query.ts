import { setImmediate } from 'node:timers/promises';
import { type Cell, createDayCounts } from '../church/search/day-counts.ts';
import { lifeOfProperty } from '../church/search/search-life.ts';
import { type Day, dayOfDate } from '../church/zone.ts';
import { dateOf, hourOf, type KnownDays } from './known-days.ts';
import { type Dimension, looksAtPages, type QueryRequest } from './query-request.ts';
import { readRe2 } from './re2.ts';

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
  /** Omitted when empty. */
  rows?: Row[];
  responseAggregationType: 'byProperty' | 'byPage';
  metadata?: { firstIncompleteDate: string } | { firstIncompleteHour: string };
};

/** Undocumented behavior, as the switches set it. */
type Unknowns = { regexIgnoresCase: boolean; allHoldsZeroDays: boolean };

type Sum = { keys: string[]; clicks: number; impressions: number; positions: number };

/** Traffic by search type; hardly anybody finds a church by pictures. */
const extentOfType: Partial<Record<QueryRequest['type'], number>> = { web: 1, image: 0.04 };

/** The mean number of a church's pages in a results list that has any. */
const twoPages = 1.3;

/** Then the event loop gets a turn: the sandbox runs in Steeple's own process. */
const daysAtOnce = 20;

/**
 * Answers a query about a property from the days with data.
 *
 * @throws SyntaxError for a bad expression
 */
export async function runQuery(
  siteUrl: string,
  request: QueryRequest,
  known: KnownDays,
  unknowns: Unknowns,
): Promise<QueryAnswer> {
  const days = daysOf(request, known);
  const { dimensions } = request;
  const sums = await sumUp(siteUrl, request, { known, days, unknowns });
  if (unknowns.allHoldsZeroDays && dimensions.join() === 'date') {
    addEmptyDays(sums, days);
  }
  const byTime = dimensions.findIndex((one) => one === 'date' || one === 'hour');
  const isByPage = request.aggregationType === 'byPage' || looksAtPages(request);
  const rows = [...sums.values()]
    .sort(
      (a, b) =>
        compare(a.keys[byTime], b.keys[byTime]) ||
        b.clicks - a.clicks ||
        b.impressions - a.impressions,
    )
    .slice(request.startRow, request.startRow + request.rowLimit)
    .map((sum) => rowOf(sum, request, isByPage));
  const firstIncomplete = Math.max(days.first, known.lastFinal + 1);
  const hasIncomplete = byTime >= 0 && firstIncomplete <= days.last;
  return {
    ...(rows.length > 0 ? { rows } : {}),
    responseAggregationType: isByPage ? 'byPage' : 'byProperty',
    ...(hasIncomplete
      ? {
          metadata: dimensions.includes('hour')
            ? { firstIncompleteHour: hourOf(firstIncomplete, 0) }
            : { firstIncompleteDate: dateOf(firstIncomplete) },
        }
      : {}),
  };
}

/** Missing keys compare as equal. */
function compare(one = '', other = ''): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function addEmptyDays(sums: Map<string, Sum>, { first, last }: Span): void {
  for (let day = first; day <= last; day += 1) {
    const date = dateOf(day);
    if (!sums.has(date)) {
      sums.set(date, { keys: [date], clicks: 0, impressions: 0, positions: 0 });
    }
  }
}

type Span = { first: Day; last: Day };

function daysOf(request: QueryRequest, known: KnownDays): Span {
  const newest = request.dataState === 'final' ? known.lastFinal : known.lastFresh;
  const oldest = request.dataState === 'hourlyAll' ? known.firstByHours : known.first;
  return {
    first: Math.max(oldest, dayOfDate(request.startDate) ?? known.first),
    last: Math.min(newest, dayOfDate(request.endDate) ?? newest),
  };
}

async function sumUp(
  siteUrl: string,
  request: QueryRequest,
  { known, days, unknowns }: { known: KnownDays; days: Span; unknowns: Unknowns },
): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>();
  const property = lifeOfProperty(siteUrl);
  const typeExtent = extentOfType[request.type] ?? 0;
  if (!property || typeExtent === 0) {
    return sums;
  }
  const used = dimensionsUsed(request);
  const division = { byCountry: used.has('country'), byDevice: used.has('device') };
  const countDay = createDayCounts(property, division, known.nowMs);
  const isWanted = conditionOf(request, used.has('query'), unknowns);
  for (let day = days.first; day <= days.last && !hasEnough(sums, request); day += 1) {
    if (day % daysAtOnce === 0) {
      await setImmediate();
    }
    const date = dateOf(day);
    for (const cell of countDay(day, known.extentOf(day) * typeExtent)) {
      if (isWanted(cell) && !(used.has('searchAppearance') && appearanceOf(cell) === '')) {
        add(sums, keysOf(cell, timeOf(day, date, cell, request), request.dimensions), cell);
      }
    }
  }
  return sums;
}

/** Rows are sorted by date, so those of later days cannot be among the ones that are answered. */
function hasEnough(
  { size }: ReadonlyMap<string, Sum>,
  { dimensions, startRow, rowLimit }: QueryRequest,
): boolean {
  return dimensions.includes('date') && size >= startRow + rowLimit;
}

function dimensionsUsed({ dimensions, dimensionFilterGroups }: QueryRequest): Set<Dimension> {
  const filtered = dimensionFilterGroups.flatMap(({ filters }) => filters);
  return new Set([...dimensions, ...filtered.map(({ dimension }) => dimension)]);
}

/** Rare search terms are withheld from a request that groups or filters by query. */
function conditionOf(
  { dimensionFilterGroups }: QueryRequest,
  asksForQueries: boolean,
  { regexIgnoresCase }: Unknowns,
): (cell: Cell) => boolean {
  const tests = dimensionFilterGroups
    .flatMap(({ filters }) => filters)
    .map(({ dimension, operator, expression }) => {
      const holds = testOf(operator, expression, regexIgnoresCase);
      return (cell: Cell) =>
        holds(dimension === 'searchAppearance' ? appearanceOf(cell) : (cell[dimension] ?? ''));
    });
  return (cell) => !(asksForQueries && cell.query === null) && tests.every((isMet) => isMet(cell));
}

type Filter = QueryRequest['dimensionFilterGroups'][number]['filters'][number];

function testOf(
  operator: Filter['operator'],
  expression: string,
  regexIgnoresCase: boolean,
): (text: string) => boolean {
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
      const pattern = readRe2(expression, regexIgnoresCase);
      return (text) => pattern.test(text) === (operator === 'includingRegex');
    }
  }
}

function keysOf(cell: Cell, time: string, dimensions: readonly Dimension[]): string[] {
  return dimensions.map((dimension) => {
    switch (dimension) {
      case 'date':
      case 'hour':
        return time;
      case 'searchAppearance':
        return appearanceOf(cell);
      default:
        return cell[dimension] ?? '';
    }
  });
}

/** The day, or its peak hour when hours are requested. */
function timeOf(day: Day, date: string, cell: Cell, { dimensions }: QueryRequest): string {
  return dimensions.includes('hour') ? hourOf(day, 8 + (cell.page.length % 12)) : date;
}

/** Sermons appear with a video thumbnail; other pages as plain results. */
function appearanceOf({ page }: Cell): string {
  return page.includes('/sermons/') ? 'VIDEO' : '';
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

/** Two pages of a site in one results list are one impression by property, two by page. */
function rowOf(
  { keys, clicks, impressions: ofProperty, positions }: Sum,
  request: QueryRequest,
  isByPage: boolean,
): Row {
  const impressions = isByPage ? Math.ceil(ofProperty * twoPages) : ofProperty;
  return {
    ...(request.dimensions.length > 0 ? { keys } : {}),
    clicks,
    impressions,
    ctr: impressions === 0 ? 0 : clicks / impressions,
    position: ofProperty === 0 ? 0 : positions / ofProperty,
  };
}
