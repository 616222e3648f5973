import { z } from 'zod';

const number = z.number();
const keptForecast = z.object({
  origin: z.iso.date(),
  horizon: z.int(),
  week: z.iso.date(),
  median: number,
  low80: number,
  high80: number,
  low95: number,
  high95: number,
  why: z.object({ level: number, season: number, lastYear: number, events: number }),
  saidAt: z.iso.datetime({ offset: true }),
  came: number.nullable(),
  inside80: z.boolean().nullable(),
});
/** What was said of a week, and how it came out. */
export type KeptForecast = z.infer<typeof keptForecast>;

const columns = `origin, horizon, week, median, low80, high80, low95, high95, why,
  said_at as "saidAt", came, inside80`;

/** How many weeks back the screen looks. */
const weeksKept = 52;

/**
 * The columns that read what was kept, for a statement of which `$1` is the account and `$2` the figure:
 * `said`, what was last said of each week before it came, newest weeks only, and `ahead`, all that was
 * said at the newest origin.
 */
export const keptColumns = `
  'said', (select coalesce(json_agg(to_json(said) order by week), '[]') from (
      select distinct on (week) ${columns} from analytics.forecasts
      where account_id = $1::uuid and figure = $2
      order by week desc, horizon limit ${weeksKept + 8}) as said),
  'ahead', (select coalesce(json_agg(to_json(said) order by week), '[]') from (
      select ${columns} from analytics.forecasts
      where account_id = $1::uuid and figure = $2 and origin = (
        select max(origin) from analytics.forecasts where account_id = $1::uuid and figure = $2)) as said),
  'shared', exists (select from analytics.forecast_sharing where account_id = $1::uuid)`;

/** What those columns yield. */
export const kept = z.object({
  said: z.array(keptForecast),
  ahead: z.array(keptForecast),
  shared: z.boolean(),
});
