import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { closingDayOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { unitIn } from '#analytics/figures/own-figures.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import type { ChurchRows } from '../church/read-church.ts';
import { forecastFigureAhead, seriesByFigure } from '../church/series.ts';
import { actualsOf, freeze, newForecasts, score } from './update-forecasts.ts';

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
  const { accountId } = church;
  const now = new Date(church.now);
  const byFigure = seriesByFigure(church);
  for (const [figure, rows] of byFigure) {
    const unit = unitIn(figure, church.own);
    const origins = rows.map(({ week }) => week).filter((week) => closes(week) <= now);
    const kept = origins.slice(-originsKept);
    // What a sync stored meanwhile leaves out the week that is over, though its forecast was made before it.
    await client.query(
      'delete from analytics.forecasts where account_id = $1 and figure = $2 and origin = any ($3)',
      [accountId, figure, kept],
    );
    for (const origin of kept) {
      const today = closedOn(origin);
      const known = { ...church, rows: rows.filter(({ week }) => week <= origin), today };
      const forecast = forecastFigureAhead(figure, known, runOnePass);
      const issued = newForecasts(figure, forecast, { today, unit });
      await freeze(client, accountId, closes(origin), issued);
    }
    // Yields to requests between two figures.
    await yieldToEventLoop();
  }
  const all = new Set([...byFigure.values()].flatMap((rows) => rows.map(({ week }) => week)));
  for (const week of [...all].filter((each) => closes(each) <= now)) {
    const actuals = [...byFigure].flatMap(([figure, rows]) =>
      actualsOf(figure, rows, { pending: new Set([week]), unit: unitIn(figure, church.own) }),
    );
    await score(client, accountId, closes(week), actuals);
  }
}

function closedOn(week: string): string {
  return addDays(closingDayOf(week), 1);
}

/** Noon of the first day on which a week is closed. */
function closes(week: string): Date {
  return new Date(`${closedOn(week)}T17:00:00Z`);
}
