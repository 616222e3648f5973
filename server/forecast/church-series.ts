import { z } from 'zod';
import { type ChurchCalendar, churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { weeksInStep } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { figureModels } from '#analytics/forecast/figure-models.ts';
import { forecastSeries, type SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { type FigureId, figureIds, figureStates } from '#contract/figures.ts';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { countryHolidays } from './country-holidays.ts';
import { isOfFewGivers } from './few-givers.ts';

const figureRow = z.object({
  figure: z.enum(figureIds),
  week: z.iso.date(),
  value: z.number().nullable(),
  /** Masked: complete, but by a note of the church it does not count. */
  state: z.enum([...figureStates, 'masked']),
  count: z.int(),
});
/** One week of one figure, as it reads now. */
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
      [...Map.groupBy(rows, ({ figure }) => figure).values()].flatMap(weeksInStep),
    ),
});

/** What a church's forecasts are made from: its choices and its figures, oldest first. */
export type ChurchSeries = z.infer<typeof churchSeries>;

/** Days after a week's end in which counts still come in, as analytics/figures/frame.ts closes them. */
const countingDelayDays = 3;

/**
 * The columns that read a church's series, for a statement of which `$1` is the account and `$2` the
 * figure, or null for all of them. Row-level security decides whose.
 */
export const seriesColumns = `
  'choices', (select coalesce(chosen, suggested) from analytics.measure_choices where account_id = $1::uuid),
  'currency', (select currency from analytics.measure_choices where account_id = $1::uuid),
  'rows', (select coalesce(json_agg(json_build_object(
      'figure', figure, 'week', week, 'count', count,
      'value', case when not ${isOfFewGivers('row')} then value end,
      'state', case when ${isOfFewGivers('row')} then 'suppressed' when state = 'complete' and exists (select from analytics.annotations as note
        where note.account_id = row.account_id and does_not_count
          and starts_on <= week + 6 and ends_on >= week) then 'masked' else state end) order by week), '[]')
    from analytics.figures as row where account_id = $1::uuid and ($2::text is null or figure = $2::text))`;

/** The calendar of a church, with its country's holidays over all weeks that may be asked about. */
export async function calendarOf({ choices, rows }: ChurchSeries): Promise<ChurchCalendar> {
  const years = rows.map(({ week }) => Number(week.slice(0, 4)));
  const holidays =
    years.length === 0
      ? []
      : await countryHolidays(choices.country, Math.min(...years), Math.max(...years) + 1);
  return churchCalendar({ country: choices.country, easter: choices.easter, holidays });
}

/**
 * The last week that is known: the newest that is complete, or that has ended and is closed without
 * having been counted.
 *
 * @param today on the church's clock
 * @returns the week's first day; undefined when there is none
 */
export function lastKnownWeek(rows: readonly FigureRow[], today: string): string | undefined {
  return rows.findLast(
    ({ week, state }) =>
      state === 'complete' || state === 'masked' || addDays(week, 7 + countingDelayDays) <= today,
  )?.week;
}

/** The forecast of one figure from its rows, oldest first. Only complete weeks count. */
export function forecastFigure(
  figure: FigureId,
  rows: readonly FigureRow[],
  calendar: ChurchCalendar,
  today: string,
): SeriesForecast {
  const readings = rows.map(({ week, value, state, count }) => ({
    week,
    value: state === 'complete' ? value : null,
    base: count,
  }));
  const options = { ...figureModels[figure], calendar };
  return forecastSeries(readings, options, lastKnownWeek(rows, today));
}
