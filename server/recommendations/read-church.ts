import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks, lastDayOf, weekOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { Church, ConnectionReading, History } from '#analytics/findings/church.ts';
import type { AheadWeek } from '#analytics/findings/expect-outcome.ts';
import { figureModels } from '#analytics/forecast/figure-models.ts';
import { forecastAhead, type SeriesAhead } from '#analytics/forecast/forecast-series.ts';
import { type FigureId, type FigureWeek, figureIds, figureStates } from '#contract/figures.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { integrationTypes } from '#contract/tables/integrations.ts';
import { calendarFor } from '../forecast/church-calendars.ts';
import { isOfFewGivers } from '../forecast/few-givers.ts';
import { isMasked } from '../forecast/masked-weeks.ts';

/** A list takes half the time of names, and a church of five years has four thousand rows. */
const figureRow = z
  .tuple([
    z.enum(figureIds),
    z.string(),
    z.number().nullable(),
    z.enum(figureStates),
    z.int(),
    z.string(),
    z.string(),
  ])
  .transform(([figure, week, value, state, count, source, asOf]) => ({
    figure,
    ...{ week, value, state, count, source, asOf },
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
});
type Stored = z.infer<typeof stored>;

/** A church as the rules look at it, and what is forecast of the weeks ahead. */
export type ReadChurch = {
  church: Church;
  aheadOf: (figure: FigureId) => readonly AheadWeek[];
  /** Whole weeks of the figure that has most of them. */
  weeksCounted: number;
  /** Attenders of an ordinary week, or null. */
  size: number | null;
};

/** Days after a week's end in which counts still come in. */
const countingDelayDays = 3;

/**
 * Reads a church as of a moment: nothing of later weeks is known to the rules.
 *
 * @param client of `steeple_jobs`
 * @returns null for a church without any figure
 */
export async function readChurch(
  client: ClientBase,
  accountId: string,
  now: Date,
): Promise<ReadChurch | null> {
  const { rows } = await client.query<[string]>({
    text: `select json_build_object(
      'choices', (select coalesce(chosen, suggested) from analytics.measure_choices where account_id = $1),
      'currency', (select currency from analytics.measure_choices where account_id = $1),
      'rows', (select coalesce(json_agg(json_build_array(
          figure, week, case when not is_masked and not is_hidden then value end,
          case when is_hidden then 'suppressed' when is_masked then 'missing' else state end,
          count, source, as_of) order by figure, week), '[]')
        from (select *, ${isMasked('week')} as is_masked, ${isOfFewGivers('row')} as is_hidden
          from analytics.figures as row where account_id = $1) as row),
      'notes', (select coalesce(json_agg(json_build_object(
          'from', starts_on, 'to', ends_on, 'text', text) order by starts_on), '[]')
        from analytics.annotations where account_id = $1),
      'connections', private.church_connections($1)
    )::text`,
    values: [accountId],
    rowMode: 'array',
  });
  const found = stored.parse(JSON.parse(rows[0]?.[0] ?? 'null'));
  return found.rows.length === 0 ? null : lookAt(found, now);
}

async function lookAt(found: Stored, now: Date): Promise<ReadChurch> {
  const { choices } = found;
  const today = localDateOf(now.toISOString(), choices.timeZone);
  const week = weekToLookAt(found, today);
  const known = found.rows.filter((row) => row.week <= week);
  const calendar = await calendarFor(
    choices,
    known.map((row) => row.week),
  );
  const byFigure = Map.groupBy(known, ({ figure }) => figure);
  const forecastOf = forecasts(byFigure, calendar, week);
  const figures = new Map(
    figureIds.map((figure): [FigureId, History] => [
      figure,
      {
        weeks: new Map((byFigure.get(figure) ?? []).map((row) => [row.week, row])),
        get expected() {
          return new Map(
            forecastOf(figure).lately.map((each) => [each.week, { ...each, middle: each.median }]),
          );
        },
      },
    ]),
  );
  const church: Church = {
    today,
    week,
    easter: choices.easter,
    currency: found.currency,
    figures,
    connections: found.connections.map((each) => readingOf(each, choices.timeZone)),
    notes: found.notes,
    // Only totals are read from the search so far: no reader keeps pages.
    topPages: null,
  };
  return {
    church,
    aheadOf: (figure) => forecastOf(figure).ahead.map((each) => ({ ...each, middle: each.median })),
    ...countsOf(figures),
  };
}

/** The forecast of a figure as of a week, made when it is first asked for: most are not. */
function forecasts(
  byFigure: ReadonlyMap<FigureId, readonly FigureWeek[]>,
  calendar: ChurchCalendar,
  asOf: string,
): (figure: FigureId) => SeriesAhead {
  const made = new Map<FigureId, SeriesAhead>();
  return (figure) => {
    const readings = (byFigure.get(figure) ?? []).map(({ week, value, state, count }) => ({
      week,
      value: state === 'complete' ? value : null,
      base: count,
    }));
    const forecast =
      made.get(figure) ?? forecastAhead(readings, { ...figureModels[figure], calendar }, asOf);
    made.set(figure, forecast);
    return forecast;
  };
}

/** The newest week that has ended: at once when attendance is whole, else when late counts are in. */
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

function countsOf(figures: ReadonlyMap<FigureId, History>) {
  const whole = [...figures.values()].map(
    ({ weeks }) => [...weeks.values()].filter(({ state }) => state === 'complete').length,
  );
  const attendance = [...(figures.get('attendance')?.weeks.values() ?? [])]
    .flatMap(({ state, value }) => (state === 'complete' && value !== null ? [value] : []))
    .slice(-13)
    .toSorted((a, b) => a - b);
  return {
    weeksCounted: Math.max(0, ...whole),
    size: attendance[Math.floor(attendance.length / 2)] ?? null,
  };
}
