import { weekOf } from '#analytics/calendar/church-week.ts';
import type { ReadingKind } from '#analytics/figures/readings.ts';
import { choicesInEffect, type KeptChoices } from '../../church/choices.ts';
import type { ReaderContext, ReadMode } from '../reader.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { addWeeksToRead } from '../readings/weeks-to-read.ts';
import { latelyDays } from './catalogue/read-catalogue.ts';
import { churchClock } from './church-clock.ts';
import { readChanges } from './read-changes.ts';

const type = 'planning_center';
const dayMs = 86_400_000;

/** A weekly run comes after as many days at most. */
const weeklyDays = 8;

type Asked = {
  kinds: readonly ReadingKind[];
  /** Those of the kinds that are asked for the next time. */
  later: readonly ReadingKind[];
  mode: ReadMode;
};

/**
 * Looks for what was changed since the last sync, however old, and remembers its weeks to be read again.
 *
 * @returns the kinds whose newest weeks need not be read to find what has changed
 */
export async function keepChanges(
  context: ReaderContext,
  kept: KeptChoices,
  { kinds, later, mode }: Asked,
): Promise<Set<ReadingKind>> {
  const { accountId, now, pool } = context;
  const choices = choicesInEffect(kept);
  const { rows } = await pool.query<{ until: Date | null }>(
    `select coalesce(changes_until, first_done_at) as until from private.sync_connections
     where account_id = $1 and integration_type = $2`,
    [accountId, type],
  );
  const untilMs = (rows[0]?.until ?? now).getTime();
  const typeIds =
    choices.serving?.serviceTypeIds ?? kept.available.serviceTypes.map(({ id }) => id);
  const inUse = await serviceTypesInUse(context, typeIds);
  const isWeekly = mode === 'weekly';
  // A day earlier, since a provider's clock and lists may be late.
  const since = new Date(untilMs - dayMs);
  const { changed, heard } = await readChanges({
    context,
    kinds: kinds.filter((kind) => !later.includes(kind)),
    clock: churchClock(choices.timeZone),
    since,
    serviceTypes: typeIds.flatMap((id) =>
      inUse.has(id)
        ? { id, since }
        : isWeekly
          ? { id, since: new Date(Math.min(untilMs, now.getTime() - weeklyDays * dayMs) - dayMs) }
          : [],
    ),
  });
  const weeks = new Map(
    changed.map(({ kind, day }) => {
      const week = weekOf(day, choices.weekStartsOn);
      return [`${kind} ${week}`, { kind, week }];
    }),
  );
  await context.write(async (client) => {
    await addWeeksToRead(client, { accountId, type }, [...weeks.values()]);
    if (later.length === 0) {
      await client.query(
        `update private.sync_connections set changes_until = $3
         where account_id = $1 and integration_type = $2`,
        [accountId, type, now],
      );
    }
  });
  return heard;
}

/** The service types with plans lately, each of which costs a request a night; all, where none has any. */
async function serviceTypesInUse(
  { pool, accountId, now }: ReaderContext,
  typeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const from = new Date(now.getTime() - latelyDays * dayMs).toISOString().slice(0, 10);
  const plans = await loadReadings(pool, accountId, 'team', { from, to: 'infinity' });
  return new Set(plans.length > 0 ? plans.map((plan) => plan.serviceTypeId) : typeIds);
}
