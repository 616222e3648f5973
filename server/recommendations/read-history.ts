import type { ClientBase } from 'pg';
import { z } from 'zod';
import { addWeeks, isClosed, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { Church, ConnectionReading } from '#analytics/findings/church.ts';
import { tellAgain } from '#analytics/people/telling/tell-again.ts';
import type { PeopleSwitches } from '#analytics/people/telling/tell-people.ts';
import { isFigureId } from '#contract/figures.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { maskOfNotes } from '../church/masked-weeks.ts';
import { readPeopleRows } from '../church/people-rows.ts';
import type { ChurchRows } from '../church/read-church.ts';
import { asJobs } from '../church/read-texts.ts';
import { type FigureRow, servedRows } from '../church/series.ts';
import { type AsOf, type ChurchHistory, type CountedRow, createHistory } from './church-history.ts';

const stored = z.object({
  connections: z.array(
    z.object({
      type: z.enum(integrationTypes),
      connectedAt: z.string().nullable(),
      brokenSince: z.string().nullable(),
      lastReadAt: z.string().nullable(),
    }),
  ),
  pages: z.array(
    z.object({
      day: z.iso.date(),
      pages: z.array(z.object({ page: z.string(), clicks: z.number() })),
    }),
  ),
});
type Stored = z.infer<typeof stored>;

/** Two stretches of 28 days, of which the last may have ended two weeks ago. */
const pagesDaysUsually = 75;

/** A church's history up to a moment, and the point in time of the look. */
export type ReadHistory = { history: ChurchHistory; now: AsOf };

/** A church's rows as the rules see them, and the first day of the week to look at. */
export type SeenWeeks = { rows: readonly CountedRow[]; week: string };

/** What an installation tells of a church's people, as far as cards follow from it. */
export type CardSwitches = Pick<PeopleSwitches, 'tellsVerdicts'>;

/** What the rules see of a church's rows. */
export function seenWeeks(church: ChurchRows): SeenWeeks {
  const all = countedRows(church);
  const week = weekToLookAt(all, church);
  return { rows: all.filter((row) => row.week <= week), week };
}

/**
 * Completes a church's rows with the rest of what its cards depend on.
 *
 * @param client of `steeple_jobs`
 * @param pagesDays how many days of landing pages are read
 * @param tellsVerdicts whether quarters are called different
 * @returns null for a church without any figure
 */
export async function readHistory(
  client: ClientBase,
  church: ChurchRows,
  { pagesDays = pagesDaysUsually, seen = seenWeeks(church), tellsVerdicts = false } = {},
): Promise<ReadHistory | null> {
  if (church.figures.size === 0) {
    return null;
  }
  const { rows } = await client.query<[string]>({
    text: `select json_build_object(
      'pages', (select coalesce(json_agg(json_build_object('day', day,
          'pages', coalesce(lists -> 0 -> 0, (body -> 0 -> 'pages')::json))), '[]')
        from private.readings where account_id = $1 and kind = 'searchPages' and day > $2),
      'connections', private.church_connections($1)
    )::text`,
    values: [church.accountId, addDays(church.now.slice(0, 10), -pagesDays)],
    rowMode: 'array',
  });
  const cameAgain = tellsVerdicts
    ? tellAgain(await readPeopleRows(asJobs(client, church.accountId), new Date(church.now), false))
    : null;
  return openHistory(church, seen, {
    ...stored.parse(JSON.parse(rows[0]?.[0] ?? 'null')),
    cameAgain,
  });
}

function openHistory(
  church: ChurchRows,
  { rows, week }: SeenWeeks,
  { pages, connections, cameAgain }: Stored & Pick<Church, 'cameAgain'>,
): ReadHistory {
  const { today, calendar, currency, serviceDay, annotations, answers, passOf, timeZone } = church;
  return {
    history: createHistory({
      rows,
      calendar,
      currency,
      serviceDay,
      notes: annotations,
      answers,
      pages,
      passOf,
      cameAgain,
    }),
    now: { week, today, connections: connections.map((each) => readingOf(each, timeZone)) },
  };
}

/**
 * The rows as the rules see them: masked values removed, weeks that were read before they were closed as the dashboard
 * judges them; oldest first for each figure.
 */
function countedRows(church: ChurchRows): CountedRow[] {
  const isMasked = maskOfNotes(church.annotations);
  // The rules know nothing of a church's own figures.
  return [...church.figures].flatMap(([figure, rows]) => {
    if (!isFigureId(figure)) {
      return [];
    }
    const served = servedRows(figure, rows, church);
    return rows.map(
      ({ asOf, ...row }): CountedRow =>
        isMasked(row.week)
          ? { figure, ...row, value: null, state: 'missing' }
          : { figure, ...row, state: stateOf(row, served.get(row.week)) },
    );
  });
}

function stateOf({ state }: Pick<CountedRow, 'state'>, served: FigureRow | undefined) {
  return served?.state === 'complete' ? 'complete' : state;
}

/** The newest week that is over: as soon as attendance is complete, else once it is closed. */
function weekToLookAt(
  rows: readonly CountedRow[],
  { today, weekStartsOn }: Pick<ChurchRows, 'today' | 'weekStartsOn'>,
): string {
  const newest = addWeeks(weekOf(today, weekStartsOn), -1);
  const isWhole = rows.some(
    ({ figure, week, state }) => figure === 'attendance' && week === newest && state === 'complete',
  );
  return isWhole || isClosed(newest, today) ? newest : addWeeks(newest, -1);
}

function readingOf(
  { type, connectedAt, brokenSince, lastReadAt }: Stored['connections'][number],
  timeZone: string,
): ConnectionReading {
  const dateOf = (instant: string | null) =>
    instant === null ? null : localDateOf(new Date(instant).toISOString(), timeZone);
  return {
    type,
    connectedOn: dateOf(connectedAt) ?? '1970-01-01',
    lastReadOn: dateOf(lastReadAt),
    brokenSince: dateOf(brokenSince),
  };
}
