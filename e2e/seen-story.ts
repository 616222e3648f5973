import pg from 'pg';
import { readChurchRows } from '#server/church/read-church.ts';
import { refreshExpected } from '#server/pulse/refresh-expected.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { giveRows, type KeptRows, keepRows } from './kept-rows.ts';

/** What is expected of the first such church, which holds for each that counted the same. */
let expected: KeptRows | undefined;

/**
 * Gives a church three years of weeks (`story-church.ts`), with what is expected of them.
 *
 * @param owner the owner of the database
 */
export async function buildSeenStory(owner: pg.Client, accountId: string): Promise<void> {
  await buildStoryChurch(owner, accountId);
  if (expected) {
    await giveRows(owner, accountId, expected);
    return;
  }
  const { host, port, user, password, database } = owner;
  const pool = new pg.Pool({ host, port, user, password, database });
  await refreshExpected(pool, await readChurchRows(pool, accountId, new Date()));
  await pool.end();
  expected = await keepRows(owner, accountId, ['analytics.expected_weeks']);
}
