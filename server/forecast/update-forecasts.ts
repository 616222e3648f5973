import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { sundayOf } from '#analytics/calendar/church-week.ts';
import type { SeriesAhead } from '#analytics/forecast/forecast-series.ts';
import { withoutLargeGifts } from '#analytics/forecast/large-gifts.ts';
import { unitOfFigure } from '#contract/figures/units.ts';
import type { FigureId } from '#contract/figures.ts';
import { inLockedTransaction } from '#database/access/in-transaction.ts';
import type { ChurchRows } from '../church/read-church.ts';
import {
  type FigureRow,
  forecastFigureAhead,
  lastKnownWeek,
  seriesByFigure,
} from '../church/series.ts';
import { keptNumbers } from './kept-forecasts.ts';
import { saidOf } from './said.ts';

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
  const { accountId, today, calendar, passOf } = church;
  const now = new Date(church.now);
  const spoken = await readSpoken(client, accountId);
  const [came, said]: [Came[], SaidNow[]] = [[], []];
  for (const [figure, rows] of seriesByFigure(church)) {
    const { origin: lastOrigin = '', waiting = [] } = spoken.get(figure) ?? {};
    came.push(...whatCame(figure, rows, new Set(waiting)));
    const origin = lastKnownWeek(rows, today);
    if (origin !== undefined && origin > lastOrigin) {
      const forecast = forecastFigureAhead(figure, { rows, calendar, today }, passOf);
      said.push(...whatToSay(figure, forecast, today));
      // Yields to requests between two figures.
      await letOthersIn();
    }
  }
  await score(client, accountId, now, came);
  await freeze(client, accountId, now, said);
}

/** The stored forecasts of a figure. */
interface Spoken {
  figure: FigureId;
  /** The origin of the newest. */
  origin: string;
  /** Weeks whose forecasts have not been scored. */
  waiting: string[];
}

async function readSpoken(
  client: PoolClient,
  accountId: string,
): Promise<ReadonlyMap<FigureId, Spoken>> {
  const { rows } = await client.query<Spoken>(
    `select figure, max(origin)::text as origin, array(
       select week::text from analytics.forecast_weeks as spoken
       where spoken.account_id = $1 and spoken.figure = kept.figure and scored_at is null) as waiting
     from analytics.forecasts as kept where account_id = $1 group by figure`,
    [accountId],
  );
  return new Map(rows.map((row) => [row.figure, row]));
}

interface SaidNow {
  figure: FigureId;
  origin: string | null;
  counted: number;
  said: number[][];
}

/** Leaves out weeks whose Sunday has come; empty if none is left. */
export function whatToSay(figure: FigureId, forecast: SeriesAhead, today: string): SaidNow[] {
  const { origin, countedWeeks: counted, ahead } = forecast;
  const said = ahead
    .filter(({ week }) => sundayOf(week) > today)
    .map((week) => keptNumbers(week.horizon, saidOf(week, unitOfFigure[figure])));
  return said.length === 0 ? [] : [{ figure, origin, counted, said }];
}

/** Stores forecasts; those stored before never change. */
export async function freeze(
  client: PoolClient,
  accountId: string,
  now: Date,
  said: readonly SaidNow[],
): Promise<void> {
  if (said.length === 0) {
    return;
  }
  await client.query(
    `with new as (
       select * from json_to_recordset($3) as new (figure text, origin date, counted integer, said json)
     ), kept as (
       insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at, said)
       select $1, figure, origin, counted, $2, said from new on conflict do nothing
     )
     insert into analytics.forecast_weeks (account_id, figure, week)
     select $1, figure, origin + 7 * (each ->> 0)::integer from new, json_array_elements(said) as each
     on conflict do nothing`,
    [accountId, now, JSON.stringify(said)],
  );
}

interface Came {
  figure: FigureId;
  week: string;
  value: number | null;
}

/** The actual values of unscored weeks, without large gifts. Missing weeks remain unscored. */
export function whatCame(
  figure: FigureId,
  rows: readonly FigureRow[],
  waiting: ReadonlySet<string>,
): Came[] {
  const complete = rows.filter(({ state }) => state === 'complete');
  if (!complete.some(({ week }) => waiting.has(week))) {
    return [];
  }
  const counted =
    unitOfFigure[figure] === 'money' ? withoutLargeGifts(complete).readings : complete;
  return counted
    .filter(({ week }) => waiting.has(week))
    .map(({ week, value }) => ({ figure, week, value }));
}

/** Scores forecasts with the actual values; each is scored once. */
export async function score(
  client: PoolClient,
  accountId: string,
  now: Date,
  came: readonly Came[],
): Promise<void> {
  if (came.length === 0) {
    return;
  }
  await client.query(
    `update analytics.forecast_weeks as spoken set scored_at = $2, came = read.value
     from jsonb_to_recordset($3) as read (figure text, week date, value numeric)
     where spoken.account_id = $1 and spoken.figure = read.figure and spoken.week = read.week
       and spoken.scored_at is null`,
    [accountId, now, JSON.stringify(came)],
  );
}
