import { Hono } from 'hono';
import type { Pool } from 'pg';
import { z } from 'zod';
import { type DemoReading, demoReading } from '#contract/functions/demo-reading.ts';
import { demoChurch } from '../church/demo-church.ts';
import type { Config } from '../config.ts';
import type { SteepleEnv } from '../http/context.ts';

const readingRow = z.tuple([z.object({ reading: demoReading })]);

/**
 * One that cannot be read now is over, too: the church opens, and its dashboard says what is wrong. After its
 * first minutes, a nightly run holds nobody up.
 */
const readText = `select json_build_object(
    'isOver', coalesce(bool_and(private.sync_state(connection) in ('idle', 'failed')
      or connection.last_error is not null
      or coalesce(connection.first_done_at < private.now() - interval '5 minutes', false)), true),
    'weeks', (array_agg(private.weeks_read(connection)) filter (where integration_type = 'planning_center'))[1]
  ) as reading
  from private.sync_connections as connection where account_id = $1`;

/**
 * @param pool logged in as `steeple_jobs`
 * @returns reads how far the demo church is, until its first reading is over
 */
export function createDemoReading(
  { SYNCS_AT_ONCE }: Pick<Config, 'SYNCS_AT_ONCE'>,
  pool: Pool,
): () => Promise<DemoReading> {
  // Where this process reads nothing, there is nothing to wait for.
  let over: DemoReading | null = SYNCS_AT_ONCE === 0 ? { isOver: true, weeks: null } : null;
  return async () => {
    if (over) {
      return over;
    }
    const { rows } = await pool.query(readText, [demoChurch.accountId]);
    const [{ reading }] = readingRow.parse(rows);
    if (reading.isOver) {
      over = reading;
    }
    return reading;
  };
}

/** For the sign-in page; only served where the demo is on, which only its own machine can reach. */
export function demoReadingRoutes(readDemo: () => Promise<DemoReading>): Hono<SteepleEnv> {
  return new Hono<SteepleEnv>().get('/demo/reading', async (c) => c.json(await readDemo()));
}
