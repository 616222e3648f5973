import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SearchDayReading } from '#analytics/figures/readings.ts';
import { pacificDate } from '../../integrations/google-search-console/pacific-dates.ts';
import { inParallel } from '../in-parallel.ts';
import type { ReaderContext } from '../reader.ts';
import type { Span } from '../readings/reading-store.ts';
import { type DayRow, queryDays } from './query-days.ts';

/** Google keeps 16 months, which fit into one request by date. */
export const keptDays = 487;

const noQuery = Promise.resolve(null);

/**
 * One reading per day. A day without a row is zero if Google's data is final, and unknown if it is
 * provisional or older than what Google keeps.
 */
export async function readDays(
  context: Pick<ReaderContext, 'get' | 'now'>,
  property: string,
  span: Span,
  patterns: { brand: string | null; local: string },
): Promise<SearchDayReading[]> {
  const { brand } = patterns;
  const [all, others, named, nearby] = await inParallel(context, (every) => [
    queryDays(every, property, span),
    brand === null ? noQuery : queryDays(every, property, span, { excluding: brand }),
    brand === null ? noQuery : queryDays(every, property, span, { including: brand }),
    queryDays(every, property, span, { including: patterns.local, excluding: brand }),
  ]);
  const byDay = (rows: readonly DayRow[] = []) => new Map(rows.map((row) => [row.day, row]));
  const totals = byDay(all.rows);
  const withoutName = byDay(others?.rows);
  const byName = byDay(named?.rows);
  const local = byDay(nearby.rows);
  const provisionalFrom = all.firstIncompleteDate;
  const days: SearchDayReading[] = [];
  const told = [...totals.keys()].filter((day) => day >= span.from && day <= span.to).sort();
  const lastTold = told.at(-1) ?? '';
  for (let day = firstKept(context, span, told); day <= span.to; day = addDays(day, 1)) {
    const isProvisional = provisionalFrom === null ? day > lastTold : day >= provisionalFrom;
    const total = totals.get(day);
    if (total || !isProvisional) {
      const { clicks, impressions } = total ?? { clicks: 0, impressions: 0 };
      days.push({
        day,
        clicks,
        impressions,
        nonbrandClicks: others && (withoutName.get(day)?.clicks ?? 0),
        brandClicks: named && (byName.get(day)?.clicks ?? 0),
        localClicks: local.get(day)?.clicks ?? 0,
        isProvisional,
      });
    }
  }
  return days;
}

/** The first day of the span that Google still has: sixteen months back, or the first it returned. */
function firstKept(
  { now }: Pick<ReaderContext, 'now'>,
  { from, to }: Span,
  told: readonly string[],
): string {
  const [known = to] = [...told, addDays(pacificDate(now), -keptDays)].sort();
  return known > from ? known : from;
}
