import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { followFigures } from './follow-figures.ts';
import type { Keyring } from './integrations/credentials/keyring.ts';
import { startRounds } from './jobs/start-rounds.ts';
import { computeCounts } from './sync/readings/compute-counts.ts';
import type { Span } from './sync/readings/reading-store.ts';

type FollowServices = {
  /** Logged in as `steeple_jobs`. */
  pool: Pool;
  config: Pick<Config, 'isDemo' | 'people'>;
  clock: Clock;
  log: Logger;
  keyring: Keyring;
  /** Told once a church's figures have followed. */
  tell(accountId: string): void;
};

/** How often it is looked for churches whose counts have changed. */
const roundMs = 1000;
/** How long a process has for one church before another one takes it. */
const heldMinutes = 2;

/**
 * Lets figures, dashboard, forecasts and cards follow what was typed, and what a sync has left to another one that
 * did not come to its end, in any number of processes.
 */
export function startFollowingCounts(services: FollowServices) {
  const { pool, log } = services;
  const following = startRounds(async () => {
    try {
      while (await followNext(services)) {
        // The next church.
      }
    } catch (error) {
      log.warn({ err: error }, 'typed counts could not be followed');
    }
  }, roundMs);
  const forgetting = startRounds(async () => {
    try {
      await forgetOldCounts(pool);
    } catch (error) {
      log.warn({ err: error }, 'old keys of counts could not be forgotten');
    }
  }, 3_600_000);
  return {
    stop: async () => {
      await Promise.all([following.stop(), forgetting.stop()]);
    },
  };
}

/** Forgets what was answered to saves of 90 days ago, and ushers' first names after 400. */
export async function forgetOldCounts(pool: Pool): Promise<void> {
  await pool.query("delete from private.count_keys where made_at < now() - interval '90 days'");
  await pool.query(
    `update analytics.count_revisions set author = null
     where origin = 'link' and author is not null and received_at < private.now() - interval '400 days'`,
  );
}

/**
 * Follows the counts of the church that waits longest.
 *
 * @returns whether there was one
 */
export async function followNext(services: FollowServices): Promise<boolean> {
  const { pool, config, clock, log, keyring, tell } = services;
  const { rows } = await pool.query<{ accountId: string; version: number; span: Span | null }>(
    `update private.counts_to_follow set held_until = now() + make_interval(mins => $1)
     where account_id = (
       select account_id from private.counts_to_follow where due_at <= now() and held_until < now()
       order by due_at limit 1 for update skip locked)
     returning account_id as "accountId", version, case when isfinite(first_day) and isfinite(last_day)
       then json_build_object('from', first_day, 'to', last_day) end as span`,
    [heldMinutes],
  );
  const [next] = rows;
  if (!next) {
    return false;
  }
  const { accountId, version, span } = next;
  const now = clock.now();
  await computeCounts(pool, { accountId, now, keyring, span });
  const { signal } = new AbortController();
  // A sync may have left its searches, too.
  await followFigures({ pool, accountId, isSearchRead: true, now, log, signal }, config);
  tell(accountId);
  // What came meanwhile is followed next.
  await pool.query(
    `with done as (
       delete from private.counts_to_follow where account_id = $1 and version = $2 returning account_id)
     update private.counts_to_follow set held_until = '-infinity'
     where account_id = $1 and version <> $2`,
    [accountId, version],
  );
  return true;
}
