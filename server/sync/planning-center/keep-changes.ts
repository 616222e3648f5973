import { weekOf } from '#analytics/calendar/church-week.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { ReaderContext } from '../reader.ts';
import { addWeeksToRead } from '../readings/weeks-to-read.ts';
import { churchClock } from './church-clock.ts';
import { readChanges } from './read-changes.ts';

const type = 'planning_center';
const dayMs = 86_400_000;

/**
 * Looks for what was changed since the last sync, however old, and remembers its weeks to be read again.
 *
 * @returns the kinds whose newest weeks need not be read to find what has changed
 */
export async function keepChanges(
  context: ReaderContext,
  kept: KeptChoices,
  kinds: readonly ReadingKind[],
): Promise<Set<ReadingKind>> {
  const { accountId, now, pool } = context;
  const choices = choicesInEffect(kept);
  const { rows } = await pool.query<{ until: Date | null }>(
    `select coalesce(changes_until, first_done_at) as until from private.sync_connections
     where account_id = $1 and integration_type = $2`,
    [accountId, type],
  );
  const untilMs = (rows[0]?.until ?? now).getTime();
  const { available } = kept;
  const { changed, heard } = await readChanges({
    context,
    kinds,
    choices,
    available,
    clock: churchClock(choices.timeZone),
    // A day earlier, since a provider's clock and lists may be late.
    since: new Date(untilMs - dayMs),
  });
  const weeks = new Map(
    changed.map(({ kind, day }) => {
      const week = weekOf(day, choices.weekStartsOn);
      return [`${kind} ${week}`, { kind, week }];
    }),
  );
  await context.write(async (client) => {
    await addWeeksToRead(client, { accountId, type }, [...weeks.values()]);
    await client.query(
      `update private.sync_connections set changes_until = $3
       where account_id = $1 and integration_type = $2`,
      [accountId, type, now],
    );
  });
  return heard;
}
