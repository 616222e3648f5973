import type { MeasureChoices } from '#contract/functions/measures.ts';
import { weekOf } from '../calendar/church-week.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import { emptyTimes } from './empty-times.ts';
import { sumOf } from './frame.ts';
import { chosenHeadcounts } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';
import type { EventTimeReading } from './readings.ts';

/** A part of attendance that is counted apart: a service time, or all times of one event of several. */
export type ServiceCounts = {
  eventId: string;
  /** E.g. `sunday 09:00`; null: all of the event's. */
  time: string | null;
  /** The weeks in which it was counted, oldest first. */
  weeks: { week: string; value: number }[];
};

type Counted = {
  choices: Pick<MeasureChoices, 'attendance' | 'timeZone' | 'weekStartsOn'>;
  eventTimes: readonly EventTimeReading[];
  /** ISO 8601, UTC. */
  now: string;
};

/** A time that was counted less often is no service of every week. */
const weeksMin = 8;
/** More are a list that nobody reads. */
const partsMax = 8;

/**
 * The service times of a church by themselves, and its events (a campus has one of its own) where there are
 * several of more than one time. Of events that are counted by hand; check-ins are not kept by time.
 *
 * @returns none where the counts tell nothing apart; the largest first
 */
export function serviceCounts({ choices, eventTimes, now }: Counted): ServiceCounts[] {
  const all = timesHeld({ choices, readings: { eventTimes }, frame: { now } });
  const empty = emptyTimes(all, choices);
  const held = all.map((time) => (empty.has(time) ? { ...time, headcounts: {} } : time));
  const events = choices.attendance
    .filter(({ source }) => source === 'headcounts')
    .map((event) => {
      const own = held.filter(({ eventId }) => eventId === event.eventId);
      const byTime = Map.groupBy(own, ({ startsAt }) => weeklyTimeOf(startsAt, choices.timeZone));
      const times = [...byTime].map(([time, list]) => partOf(event, time, list, choices));
      return { all: partOf(event, null, own, choices), times: times.filter(isRegular) };
    })
    .filter(({ times }) => times.length > 0);
  const hasEvents = events.length > 1 && events.some(({ times }) => times.length > 1);
  const parts = events.flatMap(({ all, times }) =>
    hasEvents && times.length > 1 ? [all, ...times] : times,
  );
  return parts.length < 2 ? [] : parts.toSorted((a, b) => usual(b) - usual(a)).slice(0, partsMax);
}

/** A week counts where each of its times was counted. */
function partOf(
  { eventId, attendanceTypeIds }: MeasureChoices['attendance'][number],
  time: string | null,
  held: readonly EventTimeReading[],
  { weekStartsOn }: Pick<MeasureChoices, 'weekStartsOn'>,
): ServiceCounts {
  const byWeek = Map.groupBy(held, ({ day }) => weekOf(day, weekStartsOn));
  const weeks = [...byWeek].flatMap(([week, times]) => {
    const counts = times.map((each) => chosenHeadcounts(each, attendanceTypeIds));
    const isWhole = counts.every((types) => types.length > 0);
    return isWhole ? [{ week, value: sumOf(counts.flat(), (total) => total) }] : [];
  });
  return { eventId, time, weeks: weeks.toSorted((a, b) => (a.week < b.week ? -1 : 1)) };
}

function isRegular({ weeks }: ServiceCounts): boolean {
  return weeks.length >= weeksMin;
}

function usual({ weeks }: ServiceCounts): number {
  return sumOf(weeks, ({ value }) => value) / Math.max(1, weeks.length);
}
