import pg from 'pg';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { updateForecasts } from '#server/forecast/update-forecasts.ts';
import { buildChoices, buildFigures, localToday } from '#testing/factories/figures.ts';
import { madeUpSeries } from '#testing/figures/made-up-series.ts';
import { giveRows, type KeptRows, keepRows } from './kept-rows.ts';

const weeks = 180;
/** Weeks that something is said of while they come. */
const livedWeeks = 40;
const computed = ['analytics.forecasts', 'analytics.forecast_weeks'];
/** What was computed for the first such church that had counted nothing, the same for each of this day. */
let issued: { today: string; rows: KeptRows } | undefined;

/**
 * Gives a church three years of Sundays, up to the last that is closed today, with one that nobody
 * counted; the last forty as they came, so that something was said of each.
 *
 * @param owner the owner of the database
 */
export async function giveForecast(owner: pg.Client, accountId: string): Promise<void> {
  const { host, port, user, password, database } = owner;
  const pool = new pg.Pool({ host, port, user, password, database });
  const today = localToday();
  const lastWeek = weekOf(addDays(today, -10), 'monday');
  const series = madeUpSeries(
    {
      seed: 4,
      weeks,
      level: 170,
      noise: 0.08,
      easter: 0.4,
      firstWeek: addDays(lastWeek, -7 * (weeks - 1)),
    },
    churchCalendar({ country: 'US', easter: 'western' }),
  ).map((reading, index) => (index === weeks - 5 ? { ...reading, value: null } : reading));
  // As one that was connected; what it was connected to is gone.
  await pool.query(
    `insert into public.integrations (account_id, integration_type, is_connected, disconnected_at)
     values ($1, 'planning_center', false, now())`,
    [accountId],
  );
  await buildChoices(pool, accountId);
  // What one that counted before expects is no other's.
  const { rowCount: before } = await pool.query(
    'select from analytics.figures where account_id = $1 limit 1',
    [accountId],
  );
  const figure = { accountId, figure: 'attendance' } as const;
  if (before === 0 && issued?.today === today) {
    await buildFigures(pool, figure, series);
    await giveRows(pool, accountId, issued.rows);
  } else {
    await buildFigures(pool, figure, series.slice(0, -livedWeeks));
    for (const reading of series.slice(-livedWeeks)) {
      await buildFigures(pool, figure, [reading]);
      const now = new Date(`${addDays(reading.week, 10)}T15:00:00Z`);
      await updateForecasts(pool, await readChurchRows(pool, accountId, now));
    }
    if (before === 0) {
      issued = { today, rows: await keepRows(pool, accountId, computed) };
    }
  }
  await pool.end();
}
