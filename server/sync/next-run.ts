import { createHash } from 'node:crypto';
import type { ConnectionKey } from '../integrations/provider.ts';
import type { ReadMode } from './reader.ts';

/** When a connection is due again, and in which mode. */
export type NextRun = { nextAt: Date; nextMode: ReadMode };

/** Local hours of the nightly sync; for Google, when the previous day is available (Pacific time). */
const hours = {
  planning_center: { from: 1, count: 4, zone: null },
  google_search_console: { from: 10, count: 4, zone: 'America/Los_Angeles' },
} as const;
const usualZone = 'America/New_York';

/**
 * A church's next nightly sync, at a minute of its own so that 5,000 churches are spread over the night,
 * and whether it is the weekly one, which reads the whole open window again.
 */
export function nextRun(
  { accountId, type }: ConnectionKey,
  now: Date,
  timeZone: string | null,
): NextRun {
  const { from, count, zone } = hours[type];
  const spread = createHash('sha256').update(`${type} ${accountId}`).digest().readUInt32BE();
  const minute = spread % (count * 60);
  const time = new Temporal.PlainTime(from + Math.floor(minute / 60), minute % 60);
  const here = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(
    zone ?? knownZone(timeZone),
  );
  // At least twelve hours later: a church read in the evening is not read again that night.
  const earliest = here.add({ hours: 12 });
  const sameDay = earliest.withPlainTime(time);
  const at =
    Temporal.ZonedDateTime.compare(sameDay, earliest) < 0 ? sameDay.add({ days: 1 }) : sameDay;
  return {
    nextAt: new Date(at.epochMilliseconds),
    nextMode: at.dayOfWeek === 1 + (spread % 7) ? 'weekly' : 'nightly',
  };
}

function knownZone(timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone ?? usualZone }).resolvedOptions()
      .timeZone;
  } catch {
    return usualZone;
  }
}
