import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { sundayOf } from '#analytics/calendar/church-week.ts';
import { unitIn } from '#analytics/figures/own-figures.ts';
import type { SeriesAhead } from '#analytics/forecast/forecast-series.ts';
import { withoutLargeGifts } from '#analytics/forecast/large-gifts.ts';
import type { FigureUnit } from '#contract/figures/units.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import { inLockedTransaction } from '#database/access/in-transaction.ts';
import type { ChurchRows } from '../church/read-church.ts';
import {
  type FigureRow,
  forecastFigureAhead,
  lastKnownWeek,
  seriesByFigure,
  servedSeries,
} from '../church/series.ts';
import { issuedOf } from './issued.ts';
import { keptNumbers } from './kept-forecasts.ts';

/**
 * Stores new forecasts, and scores those of weeks that are now complete. Call it after a church's
 * figures were computed. Idempotent: stored forecasts never change, and nothing is scored twice. Only
 * weeks whose Sunday is in the future are forecast.
 *
 * @param pool of `steeple_jobs`
 */
export async function updateForecasts(pool: Pool, church: ChurchRows): Promise<void> {
  // One at a time for each church, since two at once would each store half of the forecasts.
  await inLockedTransaction(pool, `forecasts ${church.accountId}`, (client) =>
    updateWithin(client, church),
  );
}

async function updateWithin(client: PoolClient, church: ChurchRows): Promise<void> {
  const { accountId, today, passOf } = church;
  const now = new Date(church.now);
  const pending = await readPending(client, accountId);
  const [actuals, issued]: [Actual[], NewForecast[]] = [[], []];
  for (const [figure, rows] of seriesByFigure(church)) {
    const unit = unitIn(figure, church.own);
    const { origin: lastOrigin = '', pendingWeeks = [] } = pending.get(figure) ?? {};
    actuals.push(...actualsOf(figure, rows, { pending: new Set(pendingWeeks), unit }));
    const known = servedSeries(figure, rows, church);
    const origin = lastKnownWeek(known, today);
    if (origin !== undefined && origin > lastOrigin) {
      const forecast = forecastFigureAhead(figure, { ...church, rows: known }, passOf);
      issued.push(...newForecasts(figure, forecast, { today, unit }));
      // Yields to requests between two figures.
      await yieldToEventLoop();
    }
  }
  await score(client, accountId, now, actuals);
  await freeze(client, accountId, now, issued);
}

/** The stored forecasts of a figure. */
interface PendingForecast {
  figure: AnyFigureId;
  /** The origin of the newest. */
  origin: string;
  /** Weeks whose forecasts have not been scored. */
  pendingWeeks: string[];
}

async function readPending(
  client: PoolClient,
  accountId: string,
): Promise<ReadonlyMap<AnyFigureId, PendingForecast>> {
  const { rows } = await client.query<PendingForecast>(
    `select figure, max(origin)::text as origin, array(
       select week::text from analytics.forecast_weeks as issued
       where issued.account_id = $1 and issued.figure = kept.figure and scored_at is null) as "pendingWeeks"
     from analytics.forecasts as kept where account_id = $1 group by figure`,
    [accountId],
  );
  return new Map(rows.map((row) => [row.figure, row]));
}

interface NewForecast {
  figure: AnyFigureId;
  origin: string | null;
  counted: number;
  /** A row for each week, as `keptNumbers` gives it. */
  weeks: number[][];
}

/** A figure's forecasts to issue: those of weeks whose Sunday is ahead; empty if there is none. */
export function newForecasts(
  figure: AnyFigureId,
  forecast: SeriesAhead,
  { today, unit }: { today: string; unit: FigureUnit },
): NewForecast[] {
  const { origin, countedWeeks: counted, ahead } = forecast;
  const weeks = ahead
    .filter(({ week }) => sundayOf(week) > today)
    .map((week) => keptNumbers(week.horizon, issuedOf(week, unit)));
  return weeks.length === 0 ? [] : [{ figure, origin, counted, weeks }];
}

/** Stores forecasts; those stored before never change. */
export async function freeze(
  client: PoolClient,
  accountId: string,
  now: Date,
  issued: readonly NewForecast[],
): Promise<void> {
  if (issued.length === 0) {
    return;
  }
  await client.query(
    `with new as (
       select * from json_to_recordset($3) as new (figure text, origin date, counted integer, weeks json)
     ), kept as (
       insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
       select $1, figure, origin, counted, $2, weeks from new on conflict do nothing
     )
     insert into analytics.forecast_weeks (account_id, figure, week)
     select $1, figure, origin + 7 * (each ->> 0)::integer from new, json_array_elements(weeks) as each
     on conflict do nothing`,
    [accountId, now, JSON.stringify(issued)],
  );
}

interface Actual {
  figure: AnyFigureId;
  week: string;
  value: number | null;
}

/**
 * The actual values of unscored weeks, without large gifts. Missing weeks remain unscored. A week is the one of
 * the same Sunday, also where the church's week began on another day when it was forecast.
 */
export function actualsOf(
  figure: AnyFigureId,
  rows: readonly FigureRow[],
  { pending, unit }: { pending: ReadonlySet<string>; unit: FigureUnit },
): Actual[] {
  const complete = rows.filter(({ state }) => state === 'complete');
  const bySunday = Map.groupBy(pending, sundayOf);
  if (!complete.some(({ week }) => bySunday.has(sundayOf(week)))) {
    return [];
  }
  const counted = unit === 'money' ? withoutLargeGifts(complete).readings : complete;
  return counted.flatMap(({ week: known, value }) =>
    (bySunday.get(sundayOf(known)) ?? []).map((week) => ({ figure, week, value })),
  );
}

/** Scores forecasts with the actual values; each is scored once. */
export async function score(
  client: PoolClient,
  accountId: string,
  now: Date,
  actuals: readonly Actual[],
): Promise<void> {
  if (actuals.length === 0) {
    return;
  }
  await client.query(
    `update analytics.forecast_weeks as issued set scored_at = $2, came = read.value
     from jsonb_to_recordset($3) as read (figure text, week date, value numeric)
     where issued.account_id = $1 and issued.figure = read.figure and issued.week = read.week
       and issued.scored_at is null`,
    [accountId, now, JSON.stringify(actuals)],
  );
}
