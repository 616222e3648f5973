import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { type FigureId, unitOfFigure } from '#contract/figures.ts';
import type { ChurchRows } from '../pulse/church-rows.ts';
import { forecastFigure, seriesByFigure } from './church-series.ts';
import { keptNumbers } from './kept-forecasts.ts';
import { roundedExpectation } from './said.ts';
import { freeze, score, whatCame } from './update-forecasts.ts';

/** The screen shows a year of scored forecasts, and the first of them were made eight weeks earlier. */
const originsKept = 60;

/**
 * Stores and scores a year of past forecasts for the demo church, as they would have been made each
 * Wednesday: each from the weeks before it only, by the same functions as for any church. Other churches
 * start with the week they connect in.
 *
 * @param client of `steeple_jobs`, within a transaction
 */
export async function keepPastForecasts(client: PoolClient, church: ChurchRows): Promise<void> {
  const { accountId, today, calendar } = church;
  const byFigure = seriesByFigure(church);
  for (const [figure, rows] of byFigure) {
    const { past } = forecastFigure(figure, { rows, calendar, today });
    for (const [origin, forecasts] of newestOrigins(past)) {
      const counted = rows.filter(({ week, state }) => week <= origin && state === 'complete');
      const said = forecasts.map((forecast) => numbersOf(forecast, figure));
      await freeze(client, accountId, closes(origin), [
        { figure, origin, counted: counted.length, said },
      ]);
    }
    // Yields to requests between two figures.
    await letOthersIn();
  }
  const now = new Date(church.now);
  const all = new Set([...byFigure.values()].flatMap((rows) => rows.map(({ week }) => week)));
  const weeks = [...all].filter((week) => closes(week) <= now);
  for (const week of weeks) {
    const came = [...byFigure].flatMap(([figure, rows]) => whatCame(figure, rows, new Set([week])));
    await score(client, accountId, closes(week), came);
  }
}

type Past = SeriesForecast['past'][number];

/** By origin, oldest first. */
function newestOrigins(past: readonly Past[]): [string, Past[]][] {
  return [...Map.groupBy(past, ({ origin }) => origin)]
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(-originsKept);
}

/** Past forecasts have no explanation, so all of the median counts as level. */
function numbersOf(forecast: Past, figure: FigureId): number[] {
  const expected = roundedExpectation(forecast, unitOfFigure[figure]);
  const why = { level: expected.median, season: 0, lastYear: 0, events: 0 };
  return keptNumbers(forecast.horizon, { ...expected, why });
}

/** Noon of the day on which a week is closed. */
function closes(week: string): Date {
  return new Date(`${addDays(week, 10)}T17:00:00Z`);
}
