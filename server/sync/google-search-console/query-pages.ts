import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SearchPagesReading } from '#analytics/figures/readings.ts';
import { pagesAnswer } from '../../integrations/google-search-console/answers.ts';
import { AnswerUnusable, type ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';
import { readAnswer } from './read-answer.ts';

/** Some 300 kB with usual addresses, a third of the largest answer that is taken. */
const rowsAtOnce = 1000;
/** The number of pages kept per day, those with the most clicks. */
const pagesMax = 50;

type PageRow = { day: string; page: string; clicks: number };
type Answer = { rows: PageRow[]; firstIncompleteDate: string | null };
type Context = Pick<ReaderContext, 'get'>;

/** Where the next answer begins: this many rows of a day were answered already. */
type Place = { from: string; startRow: number };

/**
 * The landing pages of searches by day, for the days of a span with final data. Pages without clicks
 * are left out.
 *
 * @throws AnswerUnusable when even the pages that are kept of a day do not fit into an answer
 */
export async function queryPages(
  context: Context,
  property: string,
  span: Span,
): Promise<SearchPagesReading[]> {
  const kept = new Map<string, PageRow[]>();
  let rowLimit = rowsAtOnce;
  let firstIncomplete: string | null = null;
  let place: Place | null = { from: span.from, startRow: 0 };
  while (place !== null) {
    const asked = { ...place, to: span.to, rowLimit };
    const answer = await ask(context, property, asked).catch(unlessTooLarge(rowLimit));
    if (answer === null) {
      rowLimit = Math.max(pagesMax, Math.floor(rowLimit / 4));
      continue;
    }
    for (const [day, rows] of Map.groupBy(answer.rows, (row) => row.day)) {
      kept.set(day, mostClicked([...(kept.get(day) ?? []), ...rows]));
    }
    firstIncomplete ??= answer.firstIncompleteDate;
    place = nextPlace(asked, answer.rows);
  }
  const last = [...kept.keys()].sort().at(-1);
  if (last === undefined) {
    return [];
  }
  const told = addDays(last, 1);
  const [until = told] = [told, firstIncomplete ?? told, addDays(span.to, 1)].sort();
  return daysOf(kept, span.from, until);
}

async function ask(
  { get }: Context,
  property: string,
  { from, to, startRow, rowLimit }: Place & { to: string; rowLimit: number },
): Promise<Answer> {
  const body = await get({
    path: `/sites/${encodeURIComponent(property)}/searchAnalytics/query`,
    json: {
      startDate: from,
      endDate: to,
      dimensions: ['date', 'page'],
      dataState: 'all',
      type: 'web',
      rowLimit,
      startRow,
    },
  });
  return readAnswer(pagesAnswer(to), body);
}

function unlessTooLarge(rowLimit: number) {
  return (error: unknown): null => {
    if (error instanceof AnswerUnusable && rowLimit > pagesMax) {
      return null;
    }
    throw error;
  };
}

/**
 * Google sorts by date, and the pages of a day by clicks. So an answer that is full is followed by the
 * next day, unless it ends before enough pages of its last day.
 */
function nextPlace(
  { from, to, startRow, rowLimit }: Place & { to: string; rowLimit: number },
  rows: readonly PageRow[],
): Place | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < rowLimit || last.day < from || last.day > to) {
    return null;
  }
  const ofDay = rows.filter(({ day }) => day === last.day).length;
  const answered = ofDay + (last.day === from ? startRow : 0);
  if (answered < pagesMax && last.clicks > 0) {
    return { from: last.day, startRow: answered };
  }
  return last.day === to ? null : { from: addDays(last.day, 1), startRow: 0 };
}

function mostClicked(rows: readonly PageRow[]): PageRow[] {
  return rows
    .filter(({ clicks }) => clicks > 0)
    .toSorted((a, b) => b.clicks - a.clicks || (a.page < b.page ? -1 : 1))
    .slice(0, pagesMax);
}

/** One reading for each day before `until`; a day without a row had no clicks. */
function daysOf(
  kept: ReadonlyMap<string, readonly PageRow[]>,
  from: string,
  until: string,
): SearchPagesReading[] {
  const days: SearchPagesReading[] = [];
  for (let day = from; day < until; day = addDays(day, 1)) {
    const pages = (kept.get(day) ?? []).map(({ page, clicks }) => ({ page, clicks }));
    days.push({ day, pages });
  }
  return days;
}
