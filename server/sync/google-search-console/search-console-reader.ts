import type { PoolClient } from 'pg';
import { z } from 'zod';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureReasons } from '#contract/messages/measure-reasons.ts';
import { choicesInEffect, type KeptChoices, readChoices } from '../../church/choices.ts';
import { lateDaysMax, revisedDays } from '../../integrations/google-search-console/answers.ts';
import { pacificDate } from '../../integrations/google-search-console/pacific-dates.ts';
import { readOnce } from '../read-once.ts';
import {
  type ProviderReader,
  type ReaderContext,
  type ReaderRun,
  ReadingRefused,
  type ReadTask,
} from '../reader.ts';
import { changedBy } from '../readings/changed-by-tasks.ts';
import { changeSuggestion } from '../readings/choices-store.ts';
import { computeChanged, recomputeAll } from '../readings/compute-tasks.ts';
import { fitToChoices } from '../readings/coverage-store.ts';
import { windowsBefore } from '../readings/history.ts';
import { keepRead } from '../readings/keep-read.ts';
import { keepNotices } from '../readings/notice-store.ts';
import { packReadings } from '../readings/pack-readings.ts';
import { placeOf } from '../readings/reading-lists.ts';
import type { Span } from '../readings/reading-store.ts';
import { tellUnread } from '../readings/tell-unread.ts';
import { brandPattern, suggestBrandTerms } from './brand-terms.ts';
import { localPattern } from './local-terms.ts';
import { queryPages } from './query-pages.ts';
import { keptDays, readDays } from './read-days.ts';

const type = 'google_search_console';
const kind = 'searchDays';
const pagesKind = 'searchPages';
/** A large site takes an answer for each day. */
const pageWindowWeeks = 4;
/** How much is read of a church. */
export const usualSearch = {
  historyDays: keptDays,
  /** The rule `page_gone` compares 2 × 28 days, up to a week that ended two weeks ago. */
  pageDays: 70,
};

/**
 * Reads a church's Search Console: daily clicks and impressions in total, with and without the church's
 * name, and for local searches; and their landing pages.
 *
 * @param daysOf how much is read of a church: `historyDays` of clicks at first, and `pageDays` of pages,
 *   which are kept
 */
export function searchConsoleReader(
  daysOf: (accountId: string) => typeof usualSearch = () => usualSearch,
): ProviderReader {
  return { open: (context) => openRun(context, daysOf(context.accountId)) };
}

function openRun(context: ReaderContext, { historyDays, pageDays }: typeof usualSearch): ReaderRun {
  const { now, pool, accountId } = context;
  const property = propertyOf(context);
  const church = readOnce(() => readChoices(pool, accountId));
  return {
    async plan(mode) {
      if (property === null) {
        return [];
      }
      await packReadings(context, type, async () => null);
      church.keep(await keepBrandTerms(context, property));
      const choices = choicesInEffect(await church.known());
      const coverage = await fitToChoices(context, { choices, property, type });
      if (mode === 'first' || mode === 'choices') {
        await recomputeAll(context, null);
      }
      const to = pacificDate(now);
      const isDue = (each: ReadingKind) =>
        mode !== 'choices' || (coverage.get(each)?.to ?? '') < to;
      const unfinished = await firstUnfinished(context, coverage.get(kind)?.to ?? to);
      const due = (each: ReadingKind, days: number) => {
        const keptTo = coverage.get(each)?.to ?? null;
        const from = keptTo === null ? addDays(to, -days) : earlier(unfinished, keptTo);
        return isDue(each) ? [{ from, to }] : [];
      };
      return [
        ...due(kind, historyDays).map((span) => taskOf(kind, span)),
        ...due(pagesKind, pageDays).flatMap(({ from }) =>
          windowsBefore(addDays(to, 1), from, pageWindowWeeks).map((span) =>
            taskOf(pagesKind, span),
          ),
        ),
      ];
    },

    async read(task) {
      const { from, to } = task;
      if (property === null || from === null || to === null) {
        return;
      }
      const choices = choicesInEffect(await church.known());
      const asked = { property, choices, span: { from, to } };
      await (task.kind === pagesKind
        ? readPages(context, asked, pageDays)
        : readClicks(context, asked));
    },

    async compute(tasks) {
      // No figure depends on pages.
      const days = tasks.filter((task) => task.kind === kind);
      if (days.length > 0) {
        const changed = changedBy(days, () => [kind]);
        await computeChanged(context, changed, null);
      }
    },
  };
}

type Asked = { property: string; choices: MeasureChoices; span: Span };

async function readPages(context: ReaderContext, asked: Asked, pageDays: number): Promise<void> {
  const { property, span } = asked;
  const tellProblem = problemTeller(context, pagesKind, span);
  const searchPages = await queryPages(context, property, span).catch(tellProblem);
  await keepRead(context, { source: pagesKind, type, ...asked }, { searchPages }, (client) =>
    dropOldPages(client, context, pageDays),
  );
}

async function readClicks(context: ReaderContext, asked: Asked): Promise<void> {
  const { property, choices, span } = asked;
  const { from } = span;
  const searchDays = await readDays(context, property, span, {
    brand: brandPattern(choices.brandTerms),
    local: localPattern(await locationOf(context)),
  }).catch(problemTeller(context, kind, span));
  const last = searchDays.at(-1)?.day ?? from;
  // Days that Google does not have yet, or no longer has, do not count as read.
  const covered = { from: searchDays[0]?.day ?? from, to: last > from ? last : from };
  const window = { source: kind, type, property, choices, span: covered } as const;
  await keepRead(context, window, { searchDays }, (client) => tellAccess(client, context, null));
}

/** Notes why something could not be read, and throws it on. */
function problemTeller(context: ReaderContext, source: ReadingKind, span: Span) {
  return async (error: unknown): Promise<never> => {
    await tellUnread(context, { type, source, span }, error);
    if (error instanceof ReadingRefused) {
      await context.write((client) => tellAccess(client, context, error));
    }
    throw error;
  };
}

/** Notes that Google refuses the property, until it is read again. */
async function tellAccess(
  client: PoolClient,
  { accountId }: ReaderContext,
  refused: ReadingRefused | null,
): Promise<void> {
  const kind = refused?.why === 'not_granted' ? refused.why : 'refused';
  const notices = refused === null ? [] : [{ kind, what: 'search' } as const];
  await keepNotices(client, { accountId, type }, { source: 'access' }, notices);
}

/** Where a later sync begins: at the day Google had not finished, or the ten that it may still change. */
function earlier(unfinished: string | null, keptTo: string): string {
  const revised = addDays(keptTo, -revisedDays);
  return unfinished !== null && unfinished < revised ? unfinished : revised;
}

/** The first day of clicks that Google had not finished when it was read. */
async function firstUnfinished(
  { pool, accountId }: ReaderContext,
  keptTo: string,
): Promise<string | null> {
  const { rows } = await pool.query<{ day: string | null }>(
    `select min(day)::text as day from private.readings
     where account_id = $1 and kind = $2 and day > $3 and (lists -> 0 ->> $4::integer)::boolean`,
    [accountId, kind, addDays(keptTo, -lateDaysMax), placeOf(kind, 'isProvisional')],
  );
  return rows[0]?.day ?? null;
}

/** Deletes pages that no rule needs any longer. */
async function dropOldPages(
  client: PoolClient,
  { accountId, now }: ReaderContext,
  days: number,
): Promise<void> {
  await client.query(
    'delete from private.readings where account_id = $1 and kind = $2 and day < $3',
    [accountId, pagesKind, addDays(pacificDate(now), -days)],
  );
}

const chosen = z.object({ property_url: z.string() });

/** The property that was chosen, or null. */
function propertyOf({ metadata }: ReaderContext): string | null {
  const parsed = chosen.safeParse(metadata);
  return parsed.success ? parsed.data.property_url : null;
}

function taskOf(read: ReadingKind, span: Span): ReadTask {
  const { from, to } = span;
  return { key: `${read} ${from}..${to}`, kind: read, from, to };
}

async function locationOf({ accountId, pool }: ReaderContext): Promise<string> {
  const { rows } = await pool.query<{ place: string | null }>(
    'select private.church_place($1) as place',
    [accountId],
  );
  return rows[0]?.place ?? '';
}

/** Suggests the words of the church's name, unless that was done. */
async function keepBrandTerms(
  context: ReaderContext,
  property: string,
): Promise<KeptChoices | null> {
  const { accountId, pool } = context;
  const { rows } = await pool.query<{ name: string | null }>(
    'select private.church_name($1) as name',
    [accountId],
  );
  const brandTerms = suggestBrandTerms(rows[0]?.name ?? '', property);
  const kept = await readChoices(pool, accountId);
  if (kept && isSuggested(kept, brandTerms)) {
    return kept;
  }
  await context.write((client) =>
    changeSuggestion(client, accountId, ({ available, suggested, suggestedBy, reasons }) => ({
      suggestedBy,
      available: { ...available, brandTerms },
      suggested: suggested.brandTerms.length === 0 ? { ...suggested, brandTerms } : suggested,
      reasons: { ...reasons, brandTerms: measureReasons.brandTerms },
    })),
  );
  return await readChoices(pool, accountId);
}

function isSuggested(
  { available, suggested, reasons }: KeptChoices,
  brandTerms: string[],
): boolean {
  return (
    available.brandTerms.join('\n') === brandTerms.join('\n') &&
    (suggested.brandTerms.length > 0 || brandTerms.length === 0) &&
    reasons.brandTerms === measureReasons.brandTerms
  );
}
