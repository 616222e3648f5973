import { addWeeks, isClosed, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { serviceDayOf } from '#analytics/calendar/service-day.ts';
import { pageOf } from '#analytics/figures/all-figures.ts';
import type { Explanation } from '#analytics/forecast/explain.ts';
import {
  explainSeries,
  forecastAhead,
  forecastSeries,
  type SeriesAhead,
  type SeriesForecast,
} from '#analytics/forecast/forecast-series.ts';
import type { ModelOptions } from '#analytics/forecast/model.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import type { Reading } from '#analytics/forecast/series.ts';
import type { PassOf } from '#analytics/forecast/shared-pass.ts';
import { tilesOf } from '#analytics/pulse/tile-definitions.ts';
import { tileWeeks } from '#analytics/pulse/tile-weeks.ts';
import { toldOf } from '#analytics/pulse/week-answers.ts';
import type { AnyFigureId, FigureState, FigureWeek } from '#contract/figures.ts';
import type { Church } from './church.ts';
import { maskOfNotes } from './masked-weeks.ts';

/**
 * The current row of one week of one figure. `masked`: complete, but excluded by a note of the
 * church.
 */
export type FigureRow = Pick<FigureWeek, 'week' | 'value' | 'count'> & {
  figure: AnyFigureId;
  state: FigureState | 'masked';
};

/** Marks the masked weeks. */
function withMask(isMasked: (week: string) => boolean): (row: FigureRow) => FigureRow {
  return (row) =>
    row.state === 'complete' && isMasked(row.week) ? { ...row, state: 'masked' } : row;
}

/** The series of figures of a church, from the rows that its dashboard and its cards use too. */
export function seriesByFigure({
  figures,
  annotations,
}: Pick<Church, 'figures' | 'annotations'>): Map<AnyFigureId, FigureRow[]> {
  const toSeries = withMask(maskOfNotes(annotations));
  return new Map(
    [...figures].map(([figure, rows]) => [
      figure,
      rows.map(({ week, value, state, count }) => toSeries({ figure, week, value, state, count })),
    ]),
  );
}

/**
 * The series of one figure with every week that the dashboard judges, also before it is closed, so that all
 * screens know the same weeks.
 */
export function judgedSeries(figure: AnyFigureId, church: JudgedChurch): FigureRow[] {
  const rows = withJudged(figure, church.figures.get(figure) ?? [], church);
  const { annotations } = church;
  return seriesByFigure({ figures: new Map([[figure, rows]]), annotations }).get(figure) ?? [];
}

/**
 * The series of one figure with the weeks that the dashboard judges, once their services are as long over as closed
 * weeks are. Where weeks begin on the service day, the next Sunday's forecast would not know of the last one; and
 * where a week was read before it was closed, the forecast issued before the next reading would leave it out.
 *
 * @param rows as `seriesByFigure` has them
 */
export function servedSeries(
  figure: AnyFigureId,
  rows: readonly FigureRow[],
  church: JudgedChurch,
): readonly FigureRow[] {
  const judged = servedRows(figure, rows, church);
  return rows.map((row) => judged.get(row.week) ?? row);
}

/**
 * The weeks of one figure that were read before they were closed, and that the dashboard judges, as it sees them; once
 * their services are as long over as those of closed weeks are.
 */
export function servedRows(
  figure: AnyFigureId,
  rows: readonly Pick<FigureRow, 'week' | 'state'>[],
  church: JudgedChurch,
): ReadonlyMap<string, FigureRow> {
  const isServed = (week: string) =>
    isClosed(addDays(serviceDayOf(week, church), -6), church.today);
  const open = rows.filter(({ week, state }) => state === 'incomplete' && isServed(week));
  if (open.length === 0) {
    return new Map();
  }
  const judged = new Map(judgedSeries(figure, church).map((row) => [row.week, row]));
  return new Map(
    open.flatMap(({ week }) => {
      const row = judged.get(week);
      return row ? [[week, row]] : [];
    }),
  );
}

type JudgedChurch = Pick<
  Church,
  'figures' | 'own' | 'annotations' | 'today' | 'serviceDay' | 'countedDays'
>;

function withJudged(
  figure: AnyFigureId,
  rows: readonly FigureWeek[],
  church: JudgedChurch,
): FigureWeek[] {
  const tile = tilesOf(church).find((id) => id === figure);
  const weeks = tile === undefined ? [] : tileWeeks(tile, church);
  const judged = new Set(weeks.flatMap(({ week, isSettled }) => (isSettled ? week : [])));
  // A week of few givers stays hidden: as a complete one, its stored forecast would tell what came.
  return rows.map((row) =>
    judged.has(row.week) && row.state !== 'suppressed' ? { ...row, state: 'complete' } : row,
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

/**
 * The newest week that is over, counted or not, or the running one once it is whole: from it every screen
 * forecasts the weeks ahead.
 */
function newestWeekOver({
  rows,
  today,
  weekStartsOn,
}: Pick<FigureSeries, 'rows'> & Pick<Church, 'today' | 'weekStartsOn'>): string {
  const running = weekOf(today, weekStartsOn);
  const isServed = rows.some(
    ({ week, value, state }) => week === running && value !== null && state === 'complete',
  );
  return isServed ? running : addWeeks(running, -1);
}

type FigureSeries = { rows: readonly FigureRow[] } & Pick<
  Church,
  'calendar' | 'today' | 'answers' | 'annotations' | 'own'
>;
type ShownSeries = FigureSeries & Pick<Church, 'weekStartsOn'>;

/** The forecast of one figure from its rows, oldest first. Only complete weeks count. */
export function forecastFigure(figure: AnyFigureId, series: ShownSeries): SeriesForecast {
  return forecastSeries(readingsOf(series), modelOf(figure, series), newestWeekOver(series));
}

/** The same without past forecasts, for the nightly jobs. */
export function forecastFigureAhead(
  figure: AnyFigureId,
  series: FigureSeries,
  passOf: PassOf,
): SeriesAhead {
  return forecastAhead(readingsOf(series), modelOf(figure, series), {
    lastWeek: lastKnownWeek(series.rows, series.today),
    passOf,
  });
}

/** What the medians of a figure's weeks are made of, from its rows, oldest first. */
export function explainFigure(
  figure: AnyFigureId,
  series: ShownSeries,
): ((week: string) => Explanation) | null {
  return explainSeries(readingsOf(series), modelOf(figure, series), {
    lastWeek: newestWeekOver(series),
    passOf: runOnePass,
  });
}

function readingsOf({ rows }: FigureSeries): Reading[] {
  return rows.map(({ week, value, state, count }) => ({
    week,
    value: state === 'complete' ? value : null,
    base: count,
  }));
}

function modelOf(
  figure: AnyFigureId,
  { rows, calendar, answers, annotations, own }: FigureSeries,
): ModelOptions {
  const told = toldOf(figure, { figures: new Map([[figure, rows]]), answers, annotations });
  return { ...pageOf(figure, own).model, calendar, told };
}
