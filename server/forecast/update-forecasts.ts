import type { Pool, PoolClient } from 'pg';
import { sundayOf } from '#analytics/calendar/church-week.ts';
import { localDateOf } from '#analytics/calendar/local-date.ts';
import type { SeriesForecast } from '#analytics/forecast/forecast-series.ts';
import { withoutLargeGifts } from '#analytics/forecast/large-gifts.ts';
import { type FigureId, figureIds, unitOfFigure } from '#contract/figures.ts';
import {
  type ChurchSeries,
  calendarOf,
  churchSeries,
  type FigureRow,
  forecastFigure,
  lastKnownWeek,
  seriesColumns,
} from './church-series.ts';
import { saidOf } from './said.ts';

/**
 * Says what the figures now let us say, and scores what was said of weeks that are complete now. To be
 * called after a church's figures were computed; again as often as one likes: what was said stays, and
 * nothing is scored twice. Only what lies ahead is said: a week whose Sunday has come is left out.
 *
 * @param pool of `steeple_jobs`
 */
export async function updateForecasts(pool: Pool, accountId: string, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // One at a time for each church: two at once would each say half of it.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `forecasts ${accountId}`,
    ]);
    await updateWithin(client, accountId, now);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function updateWithin(client: PoolClient, accountId: string, now: Date): Promise<void> {
  const { rows: found } = await client.query<{ series: unknown }>(
    `select json_build_object(${seriesColumns}) as series`,
    [accountId, null],
  );
  const series = churchSeries.parse(found[0]?.series);
  const before = await whatWasSaid(client, accountId);
  const today = localDateOf(now.toISOString(), series.choices.timeZone);
  const calendar = await calendarOf(series);
  const came = figureIds.flatMap((figure) =>
    whatCame(figure, rowsOf(series, figure), before.get(figure)?.waiting ?? []),
  );
  await score(client, accountId, now, came);
  for (const figure of figureIds) {
    const rows = rowsOf(series, figure);
    const origin = lastKnownWeek(rows, today);
    if (origin !== undefined && origin > (before.get(figure)?.origin ?? '')) {
      const forecast = forecastFigure(figure, rows, calendar, today);
      await freeze(client, { accountId, figure, now }, forecast, today);
    }
  }
}

/** Of one figure, oldest first. */
function rowsOf({ rows }: ChurchSeries, figure: FigureId): FigureRow[] {
  return rows.filter((row) => row.figure === figure);
}

/** By figure: the newest origin that was spoken of, and the weeks that wait for their score. */
async function whatWasSaid(
  client: PoolClient,
  accountId: string,
): Promise<ReadonlyMap<string, { origin: string; waiting: string[] }>> {
  const { rows } = await client.query<{ figure: string; origin: string; waiting: string[] }>(
    `select figure, max(origin)::text as origin,
       coalesce(array_agg(distinct week::text) filter (where scored_at is null), '{}') as waiting
     from analytics.forecasts where account_id = $1 group by figure`,
    [accountId],
  );
  return new Map(rows.map(({ figure, ...said }) => [figure, said]));
}

interface Subject {
  accountId: string;
  figure: FigureId;
  now: Date;
}

async function freeze(
  client: PoolClient,
  { accountId, figure, now }: Subject,
  forecast: SeriesForecast,
  today: string,
): Promise<void> {
  const said = forecast.ahead
    .filter(({ week }) => sundayOf(week) > today)
    .map((ahead) => ({
      horizon: ahead.horizon,
      week: ahead.week,
      ...saidOf(ahead, unitOfFigure[figure]),
    }));
  await client.query(
    `insert into analytics.forecasts (account_id, figure, origin, counted_weeks, said_at,
       horizon, week, median, low80, high80, low95, high95, why)
     select $1, $2, $3, $4, $5, horizon, week, median, low80, high80, low95, high95, why
     from jsonb_to_recordset($6) as said (horizon smallint, week date, median numeric,
       low80 numeric, high80 numeric, low95 numeric, high95 numeric, why jsonb)
     on conflict do nothing`,
    [accountId, figure, forecast.origin, forecast.countedWeeks, now, JSON.stringify(said)],
  );
}

interface Came {
  figure: FigureId;
  week: string;
  value: number | null;
}

/** What the weeks that wait read now, without large gifts where it is money. Missing weeks go on waiting. */
function whatCame(
  figure: FigureId,
  rows: readonly FigureRow[],
  waiting: readonly string[],
): Came[] {
  const complete = rows.filter(({ state }) => state === 'complete');
  const counted =
    unitOfFigure[figure] === 'money' ? withoutLargeGifts(complete).readings : complete;
  return counted
    .filter(({ week }) => waiting.includes(week))
    .map(({ week, value }) => ({ figure, week, value }));
}

async function score(
  client: PoolClient,
  accountId: string,
  now: Date,
  came: readonly Came[],
): Promise<void> {
  await client.query(
    `update analytics.forecasts as said set scored_at = $2, came = read.value,
       inside80 = read.value between low80 and high80, inside95 = read.value between low95 and high95
     from jsonb_to_recordset($3) as read (figure text, week date, value numeric)
     where said.account_id = $1 and said.figure = read.figure and said.week = read.week
       and said.scored_at is null`,
    [accountId, now, JSON.stringify(came)],
  );
}
