import { z } from 'zod';
import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { isClosed, oldestFirst, weeksInStep } from '#analytics/calendar/church-week.ts';
import { isOfFewGivers } from '#analytics/figures/few-givers.ts';
import { figureModels } from '#analytics/forecast/figure-models.ts';
import {
  forecastAhead,
  forecastSeries,
  type SeriesAhead,
  type SeriesForecast,
} from '#analytics/forecast/forecast-series.ts';
import type { ModelOptions } from '#analytics/forecast/model.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { type FigureId, type FigureState, figureIds, figureStates } from '#contract/figures.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';
import type { PulseBase } from '../church/church.ts';
import { calendarFor } from '../church/calendar.ts';
import { maskOf, maskOfNotes } from '../church/masked-weeks.ts';

/** Arrays take half the time of objects, and a church of five years has four thousand rows. */
const figureRow = z
  .tuple([z.enum(figureIds), z.iso.date(), z.number().nullable(), z.enum(figureStates), z.int()])
  .transform(([figure, week, value, state, count]) => ({ figure, week, value, state, count }));

/**
 * The current row of one week of one figure. `masked`: complete, but excluded by a note of the
 * church.
 */
export type FigureRow = Omit<z.infer<typeof figureRow>, 'state'> & {
  state: FigureState | 'masked';
};

/** What those columns yield. */
export const churchSeries = z
  .object({
    choices: z
      .object({
        weekStartsOn: z.enum(weekdays),
        timeZone: z.string(),
        country: z.string(),
        easter: z.enum(easterCalendars),
      })
      .catch(usualPlace),
    currency: z.string().nullable(),
    rows: z.array(figureRow),
    givers: z.array(z.tuple([z.iso.date(), z.number().nullable()])),
    notes: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
  })
  .transform(({ rows, givers, notes, ...rest }) => ({
    ...rest,
    rows: [...Map.groupBy(oldestFirst(rows), ({ figure }) => figure).values()]
      .flatMap(weeksInStep)
      .map(withoutFewGivers(new Map(givers)))
      .map(withMask(maskOf(notes))),
  }));

/** The input of a church's forecasts: its choices and its figures, oldest first. */
export type ChurchSeries = z.infer<typeof churchSeries>;

type Row = z.infer<typeof figureRow>;

function withoutFewGivers(givers: ReadonlyMap<string, number | null>): (row: Row) => Row {
  return (row) =>
    isOfFewGivers(row.figure, givers.get(row.week))
      ? { ...row, value: null, state: 'suppressed', count: 0 }
      : row;
}

/** Marks the masked weeks. */
function withMask(isMasked: (week: string) => boolean): (row: Row) => FigureRow {
  return (row) =>
    row.state === 'complete' && isMasked(row.week) ? { ...row, state: 'masked' } : row;
}

/** The series of all figures of a church, from the rows that its dashboard and its cards use too. */
export function seriesByFigure({
  figures,
  annotations,
}: Pick<PulseBase, 'figures' | 'annotations'>): Map<FigureId, FigureRow[]> {
  const toSeries = withMask(maskOfNotes(annotations));
  return new Map(
    [...figures].map(([figure, rows]) => [
      figure,
      rows.map(({ week, value, state, count }) => toSeries({ figure, week, value, state, count })),
    ]),
  );
}

/**
 * The columns that read a church's series, for a statement with the account as `$1` and a list of
 * figures as `$2`. Row-level security limits it to accounts that the person may see.
 */
export const seriesColumns = `
  'choices', (select coalesce(chosen, suggested) from analytics.measure_choices where account_id = $1::uuid),
  'currency', (select currency from analytics.measure_choices where account_id = $1::uuid),
  'rows', (select coalesce(json_agg(json_build_array(figure, week, value, state, count)), '[]')
    from analytics.figures where account_id = $1::uuid and figure = any ($2::text[])),
  'givers', (select coalesce(json_agg(json_build_array(week, value)), '[]') from analytics.figures
    where account_id = $1::uuid and figure = 'giving_units'),
  'notes', (select coalesce(json_agg(json_build_object('from', starts_on, 'to', ends_on)), '[]')
    from analytics.annotations where account_id = $1::uuid and does_not_count)`;

/** A church's calendar, with its country's holidays for all weeks concerned. */
export function calendarOf({ choices, rows }: ChurchSeries): Promise<ChurchCalendar> {
  return calendarFor(
    choices,
    rows.map(({ week }) => week),
  );
}

/**
 * The last known week: the newest that is complete, or that was closed without having been counted.
 *
 * @param today the church's local date
 * @returns the week's first day; undefined if there is none
 */
export function lastKnownWeek(
  rows: readonly Pick<FigureRow, 'week' | 'state'>[],
  today: string,
): string | undefined {
  return rows.findLast(
    ({ week, state }) => state === 'complete' || state === 'masked' || isClosed(week, today),
  )?.week;
}

type FigureSeries = Pick<ChurchSeries, 'rows'> & { calendar: ChurchCalendar; today: string };

/** The forecast of one figure from its rows, oldest first. Only complete weeks count. */
export function forecastFigure(figure: FigureId, series: FigureSeries): SeriesForecast {
  return forecastSeries(
    readingsOf(series),
    modelOf(figure, series),
    lastKnownWeek(series.rows, series.today),
  );
}

/** The same without past forecasts, for the nightly jobs. */
export function forecastFigureAhead(
  figure: FigureId,
  series: FigureSeries,
  passOf: PassOf,
): SeriesAhead {
  return forecastAhead(readingsOf(series), modelOf(figure, series), {
    lastWeek: lastKnownWeek(series.rows, series.today),
    passOf,
  });
}

function readingsOf({ rows }: FigureSeries): Reading[] {
  return rows.map(({ week, value, state, count }) => ({
    week,
    value: state === 'complete' ? value : null,
    base: count,
  }));
}

function modelOf(figure: FigureId, { calendar }: FigureSeries): ModelOptions {
  return { ...figureModels[figure], calendar };
}
