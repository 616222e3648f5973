import pg from 'pg';
import { buildStoryChurch } from '#testing/factories/story-church.ts';

/** Gives the demo's connected church five years of numbers, and confirms what it counts. */
export async function fillDemoChurch(config: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...config, max: 1 });
  try {
    const { rows } = await pool.query<{ account_id: string }>(
      "select account_id from public.profiles where email = 'grace@steeple.test'",
    );
    const accountId = rows[0]?.account_id ?? '';
    await buildStoryChurch(pool, accountId, 260);
    // The choices are confirmed, so that the first-minute page is not shown.
    await pool.query(
      'update analytics.measure_choices set chosen = suggested where account_id = $1 and chosen is null',
      [accountId],
    );
  } finally {
    await pool.end();
  }
}
