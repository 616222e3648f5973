import { z } from 'zod';
import { revisedDays } from './answers.ts';
import { addDays, pacificDate } from './pacific-dates.ts';
import type { SearchConsole } from './search-console.ts';

/** How many days ago the newest complete day usually is. */
const usualLagDays = 3;
const windowDays = 7;

/** The first and the last day, both counted, `YYYY-MM-DD` in Pacific time. */
export type Period = { startDate: string; endDate: string };

/**
 * The seven newest days that Search Console has complete data for: up to the day before the first
 * that it calls incomplete; when it says nothing of that, up to the newest day with final data; when
 * there is none, up to three days ago. docs/metrics/search-analytics.md has it in words.
 */
export async function findNewestDays(
  searchConsole: SearchConsole,
  siteUrl: string,
  now: Date,
): Promise<Period> {
  const today = pacificDate(now);
  const byDay = {
    startDate: addDays(today, 1 - revisedDays),
    endDate: today,
    dimensions: ['date'],
  } as const;
  const { firstIncompleteDate } = await searchConsole.query(siteUrl, {
    ...byDay,
    dataState: 'all',
  });
  if (firstIncompleteDate !== null) {
    return daysUpTo(addDays(firstIncompleteDate, -1));
  }
  const { rows } = await searchConsole.query(siteUrl, { ...byDay, dataState: 'final' });
  const days = rows.flatMap(({ key }) => (isDate(key) ? [key] : [])).sort();
  return daysUpTo(days.at(-1) ?? addDays(today, -usualLagDays));
}

function isDate(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

function daysUpTo(endDate: string): Period {
  return { startDate: addDays(endDate, 1 - windowDays), endDate };
}
