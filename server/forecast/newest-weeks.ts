import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { type FigureId, type FigureState, figureIds } from '#contract/figures.ts';
import { lastKnownWeek } from './church-series.ts';

/** The newest forecast of a figure, and the state of its newest weeks. */
export interface NewestWeeks {
  figure: FigureId;
  /** The origin of the newest forecast; null before the first. */
  origin: string | null;
  /** Weeks whose forecasts have not been scored. */
  waiting: string[];
  /** Whether one of them is complete now. */
  hasCome: boolean;
  newest: { week: string; state: FigureState }[];
  today: string;
}

/** Enough: a church without newer weeks already has its last forecast. */
const newestDays = 91;

/**
 * Reads the newest weeks only: on most nights no figure has a new one, which spares reading years of
 * rows. Uses UTC dates, at most a day off the church's.
 */
export async function lookAtNewest(
  client: PoolClient,
  accountId: string,
  now: Date,
): Promise<NewestWeeks[]> {
  // East of UTC it may already be tomorrow, and a week over.
  const today = addDays(now.toISOString().slice(0, 10), 1);
  const { rows } = await client.query<Omit<NewestWeeks, 'today'>>(
    `select figure, origin::text, waiting::text[],
       exists (select from analytics.figures as come where come.account_id = $1 and come.figure = known.figure
         and come.week = any (waiting) and come.state = 'complete') as "hasCome",
       (select coalesce(json_agg(json_build_object('week', week, 'state', state) order by week), '[]')
        from analytics.figures as newest where newest.account_id = $1 and newest.figure = known.figure
          and newest.week > case when origin is null then '-infinity' else $3::date end) as newest
     from unnest($2::text[]) as known (figure), lateral (
       select max(kept.origin) as origin from analytics.forecasts as kept
       where kept.account_id = $1 and kept.figure = known.figure) as said, lateral (
       select array(select spoken.week from analytics.forecast_weeks as spoken
         where spoken.account_id = $1 and spoken.figure = known.figure and spoken.scored_at is null) as waiting) as scores`,
    [accountId, figureIds, addDays(today, -newestDays)],
  );
  return rows.map((row) => ({ ...row, today }));
}

/** Whether a figure may have something new to forecast or to score. */
export function hasNews({ origin, hasCome, newest, today }: NewestWeeks): boolean {
  const last = lastKnownWeek(newest, today);
  return hasCome || (last !== undefined && last > (origin ?? ''));
}
