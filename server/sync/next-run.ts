import { createHash } from 'node:crypto';
import { usualPlace } from '#contract/usual-place.ts';
import type { ConnectionKey } from '../integrations/provider.ts';
import type { ReadMode } from './reader.ts';

/** When a connection is due again, and in which mode. */
export type NextRun = { nextAt: Date; nextMode: ReadMode };

/** The run that ends now, and when the ones before it were. */
export type LastRuns = {
  mode: ReadMode;
  now: Date;
  /** When it began: it has read nothing of what came after. */
  beganAt: Date;
  nightlyAt: Date | null;
  weeklyAt: Date | null;
  pastAt: Date | null;
  /** When the next quarterly run is due; null where there is none. */
  quarterlyDueAt: Date | null;
};

type Slot = { from: number; count: number; zone: string | null };

/** Local hours of the nightly sync; for Google, when the previous day is available (Pacific time). */
const hours: Readonly<Record<ConnectionKey['type'], { nightly: Slot; past: Slot | null }>> = {
  planning_center: {
    nightly: { from: 1, count: 4, zone: null },
    // The past is read by day, since the night is for what is new.
    past: { from: 9, count: 8, zone: null },
  },
  google_search_console: {
    nightly: { from: 10, count: 4, zone: 'America/Los_Angeles' },
    past: null,
  },
};

/**
 * A church's next sync: the nightly one, at a minute of its own so that 5,000 churches are spread over the
 * night, and once a week the weekly one, which reads the whole open window again; or by day a part of the
 * past. One that was missed, while nothing ran or while another took so long, is due at once.
 */
export function nextRun(
  { accountId, type }: ConnectionKey,
  { mode, now, beganAt, nightlyAt, weeklyAt, pastAt, quarterlyDueAt }: LastRuns,
  timeZone: string | null,
): NextRun {
  const { nightly, past } = hours[type];
  const spread = createHash('sha256').update(`${type} ${accountId}`).digest().readUInt32BE();
  const slotAfter = (slot: Slot, last: Date | null, pauseHours: number) =>
    firstSlot(slot, { spread, earliest: { at: last ?? now, pauseHours }, timeZone });
  // At least twelve hours later: a church read in the evening is not read again that night.
  const isByDay = mode === 'past' || mode === 'quarterly';
  const night = slotAfter(nightly, isByDay ? nightlyAt : beganAt, 12);
  const isWeekly =
    night.dayOfWeek === 1 + (spread % 7) ||
    (weeklyAt !== null && night.epochMilliseconds - weeklyAt.getTime() > longestWeekMs);
  const nightRun = {
    nextAt: new Date(night.epochMilliseconds),
    nextMode: isWeekly ? ('weekly' as const) : ('nightly' as const),
  };
  if (past === null) {
    return nightRun;
  }
  const quarterly = quarterlyDueAt && dayTime(past, quarterlyDueAt, { spread, now, timeZone });
  if (quarterly && quarterly.epochMilliseconds < night.epochMilliseconds) {
    return { nextAt: new Date(quarterly.epochMilliseconds), nextMode: 'quarterly' };
  }
  const day = slotAfter(past, mode === 'past' ? now : pastAt, pastAt || mode === 'past' ? 12 : 0);
  return day.epochMilliseconds < night.epochMilliseconds
    ? { nextAt: new Date(day.epochMilliseconds), nextMode: 'past' }
    : nightRun;
}

/** The last local hour in which a quarterly run begins. */
const lastHour = 21;

/** The first moment of the day, from when a run is due, on which it may begin. */
function dayTime(
  slot: Slot,
  dueAt: Date,
  { spread, now, timeZone }: { spread: number; now: Date; timeZone: string | null },
): Temporal.ZonedDateTime {
  const at = dueAt > now ? dueAt : now;
  const local = Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO(knownZone(timeZone));
  return local.hour >= slot.from && local.hour < lastHour
    ? local
    : firstSlot(slot, { spread, earliest: { at, pauseHours: 0 }, timeZone });
}

/** A weekly sync that was missed is made up for. */
const longestWeekMs = 7.5 * 86_400_000;

/** A church's own minute of a slot, some hours after a moment. */
function firstSlot(
  { from, count, zone }: Slot,
  {
    spread,
    earliest: { at, pauseHours },
    timeZone,
  }: { spread: number; earliest: { at: Date; pauseHours: number }; timeZone: string | null },
): Temporal.ZonedDateTime {
  const minute = spread % (count * 60);
  const time = new Temporal.PlainTime(from + Math.floor(minute / 60), minute % 60);
  const earliest = Temporal.Instant.from(at.toISOString())
    .toZonedDateTimeISO(zone ?? knownZone(timeZone))
    .add({ hours: pauseHours });
  const sameDay = earliest.withPlainTime(time);
  return Temporal.ZonedDateTime.compare(sameDay, earliest) < 0 ? sameDay.add({ days: 1 }) : sameDay;
}

function knownZone(timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone: timeZone ?? usualPlace.timeZone,
    }).resolvedOptions().timeZone;
  } catch {
    return usualPlace.timeZone;
  }
}
