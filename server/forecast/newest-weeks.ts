import type { PoolClient } from 'pg';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { type FigureId, type FigureState, figureIds } from '#contract/figures.ts';
import { lastKnownWeek } from './church-series.ts';

/** What was said of a figure, and how its newest weeks stand. */
export interface NewestWeeks {
  figure: FigureId;
  /** The newest origin that was spoken of; null before the first. */
  origin: string | null;
  /** The weeks that wait for their score. */
  waiting: string[];
  /** Whether one of them is complete now. */
  hasCome: boolean;
  newest: { week: string; state: FigureState }[];
  today: string;
}

/** A church that was away longer has been spoken of up to its last week. */
const newestDays = 91;

/**
 * Looks at the newest weeks only: on most nights no figure has a new one, and the years behind are not
 * read. Its dates are those of UTC, a day beside the church's at most.
 */
export async function lookAtNewest(
  client: PoolClient,
  accountId: string,
  now: Date,
): Promise<NewestWeeks[]> {
  // Where it is tomorrow already, a week may be over.
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

/** Whether there may be something to say of a figure, or to score. */
export function hasNews({ origin, hasCome, newest, today }: NewestWeeks): boolean {
  const last = lastKnownWeek(newest, today);
  return hasCome || (last !== undefined && last > (origin ?? ''));
}
