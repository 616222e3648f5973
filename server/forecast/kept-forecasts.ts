import { z } from 'zod';
import { expectation, toExpectationRow } from '#contract/expectation.ts';
import type { IssuedForecast } from './issued.ts';

const number = z.number();
const keptForecast = z.object({
  origin: z.iso.date(),
  horizon: z.int(),
  week: z.iso.date(),
  ...expectation.shape,
  why: z.object({ level: number, season: number, lastYear: number, events: number }),
  issuedAt: z.iso.datetime({ offset: true }),
  /** The number of counted weeks it was issued from. */
  countedWeeks: z.int(),
  actual: number.nullable(),
  inside80: z.boolean().nullable(),
});
/** A stored forecast of a week, with its outcome. */
export type KeptForecast = z.infer<typeof keptForecast>;

/** A forecast week as it is stored, in the order that `issuedWeeks` reads. */
export function keptNumbers(horizon: number, issued: IssuedForecast): number[] {
  const { level, season, lastYear, events } = issued.why;
  return [horizon, ...toExpectationRow(issued), level, season, lastYear, events];
}

/**
 * A statement that returns forecast weeks by account, figure, origin and horizon, with their outcomes,
 * from the rows of `analytics.forecasts as kept` that match the condition.
 */
export function issuedWeeks(condition: string): string {
  return `select kept.account_id, kept.figure, kept.origin, (each ->> 0)::integer as horizon, issued.week,
      each -> 1 as median, each -> 2 as low80, each -> 3 as high80, each -> 4 as low95, each -> 5 as high95,
      json_build_object('level', each -> 6, 'season', each -> 7, 'lastYear', each -> 8, 'events', each -> 9) as why,
      kept.said_at as "issuedAt", kept.counted_weeks as "countedWeeks", issued.scored_at as "scoredAt", issued.came as actual,
      issued.came between (each ->> 2)::numeric and (each ->> 3)::numeric as inside80
    from analytics.forecasts as kept, json_array_elements(kept.said) as each, analytics.forecast_weeks as issued
    where ${condition} and issued.account_id = kept.account_id and issued.figure = kept.figure
      and issued.week = kept.origin + 7 * (each ->> 0)::integer`;
}

/** An SQL expression for the Sunday of the week that begins on a day: the same wherever the church begins its weeks. */
export function sundaySql(week: string): string {
  return `(${week} + (7 - extract(dow from ${week})::integer) % 7)`;
}

/** How many weeks back the screen looks. */
const weeksKept = 52;
const weeksAhead = 8;

const ofFigure = 'kept.account_id = $1::uuid and kept.figure = $2';
const newestOrigin = `(select max(kept.origin) from analytics.forecasts as kept where ${ofFigure})`;

/**
 * An SQL expression for stored forecasts, of the account `$1` and the figure `$2`: `issued`, the last
 * forecast of each recent Sunday and each ahead, from before it; the church may have changed its week between.
 */
export const keptColumn = `json_build_object(
  'issued', (select coalesce(json_agg(to_json(issued) order by week), '[]') from (
      select distinct on (sunday) * from (select *, ${sundaySql('week')} as sunday from (${issuedWeeks(
        `${ofFigure} and kept.origin >= ${newestOrigin} - ${7 * (weeksKept + weeksAhead)}`,
      )}) as all_issued) as by_sunday
      order by sunday desc, horizon, "issuedAt" desc limit ${weeksKept + weeksAhead}) as issued),
  'shared', exists (select from analytics.forecast_sharing where account_id = $1::uuid))`;

/** What it yields. */
export const kept = z.object({
  issued: z.array(keptForecast),
  shared: z.boolean(),
});
