import type { ClientBase } from 'pg';
import { z } from 'zod';
import { addWeeks, lastDayOf, oldestFirst, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { ConnectionReading } from '#analytics/findings/church.ts';
import { figureIds, figureStates } from '#contract/figures.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { calendarFor } from '../forecast/church-calendars.ts';
import { isOfFewGivers } from '../forecast/few-givers.ts';
import { isMasked } from '../forecast/masked-weeks.ts';
import { type ChurchHistory, createHistory, type Standpoint } from './church-history.ts';

/** Arrays take half the time of objects, and a church of five years has four thousand rows. */
const figureRow = z
  .tuple([
    z.enum(figureIds),
    z.string(),
    z.number().nullable(),
    z.enum(figureStates),
    z.int(),
    z.string(),
  ])
  .transform(([figure, week, value, state, count, source]) => ({
    figure,
    ...{ week, value, state, count, source },
  }));

const stored = z.object({
  choices: z
    .object({
      weekStartsOn: z.enum(weekdays),
      timeZone: z.string(),
      country: z.string(),
      easter: z.enum(easterCalendars),
    })
    .catch({ weekStartsOn: 'monday', timeZone: 'UTC', country: 'US', easter: 'western' }),
  currency: z.string().nullable(),
  rows: z.array(figureRow),
  notes: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), text: z.string() })),
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

/** Days after a week's end until it is closed. */
const countingDelayDays = 3;
/** Two stretches of 28 days, of which the last may have ended two weeks ago. */
const pagesDaysUsually = 75;

/** A church's history up to a moment, and the point in time of the look. */
export type ReadHistory = { history: ChurchHistory; now: Standpoint };

/**
 * Reads a church as of a moment, without later weeks.
 *
 * @param client of `steeple_jobs`
 * @param pagesDays how many days of landing pages are read
 * @returns null for a church without any figure
 */
export async function readChurch(
  client: ClientBase,
  accountId: string,
  now: Date,
  pagesDays = pagesDaysUsually,
): Promise<ReadHistory | null> {
  const { rows } = await client.query<[string]>({
    text: `select json_build_object(
      'choices', (select coalesce(chosen, suggested) from analytics.measure_choices where account_id = $1),
      'currency', (select currency from analytics.measure_choices where account_id = $1),
      'rows', (select coalesce(json_agg(json_build_array(
          figure, week, case when not is_masked and not is_hidden then value end,
          case when is_hidden then 'suppressed' when is_masked then 'missing' else state end,
          count, source)), '[]')
        from (select *, ${isMasked('week')} as is_masked, ${isOfFewGivers('row')} as is_hidden
          from analytics.figures as row where account_id = $1) as row),
      'notes', (select coalesce(json_agg(json_build_object(
          'from', starts_on, 'to', ends_on, 'text', text) order by starts_on), '[]')
        from analytics.annotations where account_id = $1),
      'pages', (select coalesce(json_agg(json_build_object('day', day, 'pages', body -> 0 -> 'pages')), '[]')
        from private.readings where account_id = $1 and kind = 'searchPages' and day > $2),
      'connections', private.church_connections($1)
    )::text`,
    values: [accountId, addDays(now.toISOString().slice(0, 10), -pagesDays)],
    rowMode: 'array',
  });
  const found = stored.parse(JSON.parse(rows[0]?.[0] ?? 'null'));
  return found.rows.length === 0 ? null : openHistory(found, now);
}

async function openHistory(found: Stored, now: Date): Promise<ReadHistory> {
  const { choices, currency, notes, pages } = found;
  const today = localDateOf(now.toISOString(), choices.timeZone);
  const week = weekToLookAt(found, today);
  const rows = oldestFirst(found.rows.filter((row) => row.week <= week));
  const calendar = await calendarFor(
    choices,
    rows.map((row) => row.week),
  );
  const connections = found.connections.map((each) => readingOf(each, choices.timeZone));
  return {
    history: createHistory({ rows, calendar, currency, notes, pages }),
    now: { week, today, connections },
  };
}

/** The newest week that is over: as soon as attendance is complete, else once it is closed. */
function weekToLookAt({ rows, choices }: Stored, today: string): string {
  const newest = addWeeks(weekOf(today, choices.weekStartsOn), -1);
  const isWhole = rows.some(
    ({ figure, week, state }) => figure === 'attendance' && week === newest && state === 'complete',
  );
  const isClosed = addDays(lastDayOf(newest), countingDelayDays) < today;
  return isWhole || isClosed ? newest : addWeeks(newest, -1);
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
