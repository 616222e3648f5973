import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { parseChoices } from '../church/parse-rows.ts';
import { asJobs, readTexts } from '../church/read-texts.ts';
import { serviceDayOf } from '../church/service-day.ts';
import type { Clock } from '../clock.ts';
import { nextMorning } from './next-morning.ts';

/** As many at a time; the rest is looked at in the next round. */
const plannedMax = 500;
/** A letter of a morning that is longer ago is left out: the process was away. */
const latestMs = 86_400_000;

/** After this, one that could not be planned is tried again. */
const pauseMinutes = 15;

type LetterRow = { id: string; account_id: string; planned_after: Date };

/**
 * Queues the letters whose morning has come, and works out the next one of each. One that cannot be planned
 * holds up no other.
 *
 * @param pool logged in as `steeple_jobs`
 */
export async function planLetters(pool: Pool, clock: Clock, log: Logger): Promise<void> {
  const { rows } = await pool.query<LetterRow>(
    `select id, account_id, planned_after from private.letters
     where subscribed and (due_at is null or due_at <= private.now())
     order by due_at nulls first limit $1`,
    [plannedMax],
  );
  for (const letter of rows) {
    try {
      await planLetter(pool, letter, clock.now());
    } catch (error) {
      log.error({ err: error, letterId: letter.id }, 'a letter could not be planned');
      await pool.query(
        `update private.letters set due_at = private.now() + make_interval(mins => $2)
         where id = $1 and subscribed`,
        [letter.id, pauseMinutes],
      );
    }
  }
}

async function planLetter(
  pool: Pool,
  { id, account_id, planned_after }: LetterRow,
  now: Date,
): Promise<void> {
  const { choices: text } = await readTexts(asJobs(pool, account_id), ['choices']);
  const { choices, serviceTimes, eventNames } = parseChoices(text);
  const day = serviceDayOf(serviceTimes, eventNames);
  const from = new Date(Math.max(planned_after.getTime(), now.getTime() - latestMs));
  const morning = nextMorning(from, day, choices.timeZone);
  if (morning > now) {
    await pool.query('update private.letters set due_at = $2 where id = $1 and subscribed', [
      id,
      morning,
    ]);
    return;
  }
  await pool.query('select private.queue_letter($1, $2, $3, $4)', [
    id,
    planned_after,
    morning,
    nextMorning(morning, day, choices.timeZone),
  ]);
}
