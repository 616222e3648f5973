import { createHash } from 'node:crypto';
import type { ConnectionKey } from '../integrations/provider.ts';
import type { ReadMode } from './reader.ts';

/** When a connection is read again by itself, and how. */
export type NextRun = { nextAt: Date; nextMode: ReadMode };

/** The church's night, and the hours in which Google's day before is there (Pacific time). */
const hours = {
  planning_center: { from: 1, count: 4, zone: null },
  google_search_console: { from: 10, count: 4, zone: 'America/Los_Angeles' },
} as const;
const usualZone = 'America/New_York';

/**
 * The next night of a church, at a minute of its own, so that 5,000 churches are not read at once; and
 * whether that night is its weekly one (reference: a nightly increment, a weekly re-read). Takes the
 * church's IANA time zone, or null where it is not known yet.
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
  // At least half a day on: whoever was read in the evening is not read again in that night.
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
