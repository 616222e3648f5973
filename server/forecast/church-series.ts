import { z } from 'zod';
import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { oldestFirst, weeksInStep } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { figureModels } from '#analytics/forecast/figure-models.ts';
import {
  forecastAhead,
  forecastSeries,
  type SeriesAhead,
  type SeriesForecast,
} from '#analytics/forecast/forecast-series.ts';
import { type FigureId, figureIds, figureStates } from '#contract/figures.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { calendarFor } from './church-calendars.ts';
import { isOfFewGivers } from './few-givers.ts';
import { isMasked } from './masked-weeks.ts';

/** `masked`: complete, but excluded by a note of the church. */
const rowStates = [...figureStates, 'masked'] as const;
/** Arrays take half the time of objects, and a church of five years has four thousand rows. */
const figureRow = z
  .tuple([z.enum(figureIds), z.iso.date(), z.number().nullable(), z.enum(rowStates), z.int()])
  .transform(([figure, week, value, state, count]) => ({ figure, week, value, state, count }));
/** The current row of one week of one figure. */
export type FigureRow = z.infer<typeof figureRow>;

/** What those columns yield. */
export const churchSeries = z.object({
  choices: z
    .object({
      weekStartsOn: z.enum(weekdays),
      timeZone: z.string(),
      country: z.string(),
      easter: z.enum(easterCalendars),
    })
    .catch({ weekStartsOn: 'monday', timeZone: 'UTC', country: 'US', easter: 'western' }),
  currency: z.string().nullable(),
  rows: z
    .array(figureRow)
    .transform((rows) =>
      [...Map.groupBy(oldestFirst(rows), ({ figure }) => figure).values()].flatMap(weeksInStep),
    ),
});

/** The input of a church's forecasts: its choices and its figures, oldest first. */
export type ChurchSeries = z.infer<typeof churchSeries>;

/** Days after a week's end until it is closed; the same as in analytics/figures/frame.ts. */
const countingDelayDays = 3;

/**
 * The columns that read a church's series, for a statement with the account as `$1` and a list of
 * figures as `$2`. Row-level security limits it to accounts that the person may see.
 */
export const seriesColumns = `
  'choices', (select coalesce(chosen, suggested) from analytics.measure_choices where account_id = $1::uuid),
  'currency', (select currency from analytics.measure_choices where account_id = $1::uuid),
  'rows', (select coalesce(json_agg(json_build_array(figure, week,
      case when not is_hidden then value end,
      case when is_hidden then 'suppressed' when state = 'complete' and ${isMasked('week')} then 'masked' else state end,
      count)), '[]')
    from (select *, ${isOfFewGivers('row')} as is_hidden from analytics.figures as row
      where account_id = $1::uuid and figure = any ($2::text[])) as row)`;

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
    ({ week, state }) =>
      state === 'complete' || state === 'masked' || addDays(week, 7 + countingDelayDays) <= today,
  )?.week;
}

type FigureSeries = Pick<ChurchSeries, 'rows'> & { calendar: ChurchCalendar; today: string };

/** The forecast of one figure from its rows, oldest first. Only complete weeks count. */
export function forecastFigure(figure: FigureId, series: FigureSeries): SeriesForecast {
  return forecastSeries(...inputOf(figure, series));
}

/** The same without past forecasts, for the nightly jobs. */
export function forecastFigureAhead(figure: FigureId, series: FigureSeries): SeriesAhead {
  return forecastAhead(...inputOf(figure, series));
}

function inputOf(
  figure: FigureId,
  { rows, calendar, today }: FigureSeries,
): Parameters<typeof forecastSeries> {
  const readings = rows.map(({ week, value, state, count }) => ({
    week,
    value: state === 'complete' ? value : null,
    base: count,
  }));
  return [readings, { ...figureModels[figure], calendar }, lastKnownWeek(rows, today)];
}
