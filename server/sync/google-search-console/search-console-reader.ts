import { z } from 'zod';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind, SearchDayReading } from '#analytics/figures/readings.ts';
import { measureReasons } from '#contract/measure-reasons.ts';
import { pacificDate } from '../../integrations/google-search-console/pacific-dates.ts';
import type { ProviderReader, ReaderContext, ReadTask } from '../reader.ts';
import { changedBy } from '../readings/changed-by-tasks.ts';
import { changeSuggestion, choicesInEffect, readChoices } from '../readings/choices-store.ts';
import { computeChanged, recomputeAll } from '../readings/compute-tasks.ts';
import { fitToChoices, readCoverage } from '../readings/coverage-store.ts';
import { spanInWords } from '../readings/history.ts';
import { keepRead } from '../readings/keep-read.ts';
import type { Span } from '../readings/reading-store.ts';
import { brandPattern, suggestBrandTerms } from './brand-terms.ts';
import { type DayRow, queryDays } from './query-days.ts';

const type = 'google_search_console';
const kind: ReadingKind = 'searchDays';
/** Google keeps 16 months, which is one request of rows by date. */
const historyDays = 487;
/** Google changes the last days once more. */
const nightlyDays = 10;

/** Reads a church's Search Console: clicks and impressions day by day, of all searches and without its name. */
export function searchConsoleReader(): ProviderReader {
  return {
    async plan(context, mode) {
      const { accountId, pool, now } = context;
      const property = propertyOf(context);
      if (property === null) {
        return [];
      }
      await keepBrandTerms(context, property);
      const choices = choicesInEffect(await readChoices(pool, accountId));
      await context.write((client) => fitToChoices(client, accountId, { choices, property, type }));
      if (mode === 'first' || mode === 'choices') {
        await recomputeAll(context);
      }
      const kept = (await readCoverage(pool, accountId)).get(kind);
      const to = pacificDate(now);
      const newest = addDays(to, -nightlyDays);
      if (kept === undefined) {
        return [taskOf({ from: addDays(to, -historyDays), to })];
      }
      const isDue = mode !== 'choices' || kept.to < to;
      return isDue ? [taskOf({ from: kept.to < newest ? kept.to : newest, to })] : [];
    },

    async read(context, { from, to }) {
      const property = propertyOf(context);
      if (property === null || from === null || to === null) {
        return;
      }
      const choices = choicesInEffect(await readChoices(context.pool, context.accountId));
      const span = { from, to };
      const searchDays = await readDays(context, property, span, choices.brandTerms);
      const last = searchDays.at(-1)?.day ?? from;
      // Days that Google has not told yet are not read.
      const covered = { from, to: last > from ? last : from };
      await keepRead(context, { type, property, choices, span: covered }, { searchDays });
    },

    compute: (context, tasks) =>
      computeChanged(
        context,
        changedBy(tasks, () => [kind]),
      ),
  };
}

const chosen = z.object({ property_url: z.string() });

/** The property that was chosen, or null. */
function propertyOf({ metadata }: ReaderContext): string | null {
  const parsed = chosen.safeParse(metadata);
  return parsed.success ? parsed.data.property_url : null;
}

function taskOf(span: Span): ReadTask {
  const { from, to } = span;
  return { key: `${kind} ${from}..${to}`, kind, from, to, label: `Search, ${spanInWords(span)}` };
}

/** Day by day. A day without a row is zero where Google is done with it, and unknown where it is not. */
async function readDays(
  context: ReaderContext,
  property: string,
  span: Span,
  brandTerms: readonly string[],
): Promise<SearchDayReading[]> {
  const pattern = brandPattern(brandTerms);
  const [all, others] = await Promise.all([
    queryDays(context, property, span),
    pattern === null ? null : queryDays(context, property, span, { excluding: pattern }),
  ]);
  const byDay = (rows: readonly DayRow[]) => new Map(rows.map((row) => [row.day, row]));
  const [totals, nonbrand] = [byDay(all.rows), byDay(others?.rows ?? [])];
  const provisionalFrom = all.firstIncompleteDate;
  const days: SearchDayReading[] = [];
  const lastTold = [...totals.keys()].sort().at(-1) ?? '';
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const isProvisional = provisionalFrom === null ? day > lastTold : day >= provisionalFrom;
    const total = totals.get(day);
    if (total || !isProvisional) {
      const { clicks, impressions } = total ?? { clicks: 0, impressions: 0 };
      const nonbrandClicks = others ? (nonbrand.get(day)?.clicks ?? 0) : null;
      days.push({ day, clicks, impressions, nonbrandClicks, isProvisional });
    }
  }
  return days;
}

async function keepBrandTerms(context: ReaderContext, property: string): Promise<void> {
  const { accountId, pool } = context;
  const { rows } = await pool.query<{ name: string | null }>(
    'select private.church_name($1) as name',
    [accountId],
  );
  const brandTerms = suggestBrandTerms(rows[0]?.name ?? '', property);
  await context.write((client) =>
    changeSuggestion(client, accountId, ({ available, suggested, reasons }) => ({
      available: { ...available, brandTerms },
      suggested: suggested.brandTerms.length === 0 ? { ...suggested, brandTerms } : suggested,
      reasons: { ...reasons, brandTerms: measureReasons.brandTerms },
    })),
  );
}
