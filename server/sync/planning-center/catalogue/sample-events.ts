import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { weekdayOf } from '#analytics/calendar/plain-date.ts';
import type { ReaderContext } from '../../reader.ts';
import { churchClock } from '../church-clock.ts';
import { numberOf, relatedId, textOf } from '../json-api.ts';
import { headcountsByTime, isFrom, readTimes } from '../read-event-times.ts';

/** How often an event was held and counted in the last weeks. */
export type EventSample = {
  eventId: string;
  /** Weeks since it was first held in that period. */
  weeks: number;
  /** Weeks in which it was held; below, weeks with headcounts and weeks with check-ins. */
  weeksHeld: number;
  weeksCounted: number;
  weeksCheckedIn: number;
  isOnWeekend: boolean;
  isOnSaturday: boolean;
  /** Attendance types with headcounts. */
  typeIds: string[];
  checkIns: number;
  volunteers: number;
};

const sampleWeeks = 13;

/** Samples how the events of the last 13 weeks were counted. */
export async function sampleEvents(
  context: ReaderContext,
  timeZone: string,
): Promise<EventSample[]> {
  const clock = churchClock(timeZone);
  const now = context.now.toISOString();
  const today = clock.dayOf(now);
  const span = { from: addWeeks(weekOf(today, 'monday'), -sampleWeeks), to: today };
  const list = await readTimes({ context, clock, span });
  const heads = headcountsByTime(list);
  const times = list.rows.flatMap((row) => {
    const startsAt = textOf(row, 'starts_at');
    const eventId = relatedId(row, 'event');
    if (startsAt === null || eventId === null || isFrom(startsAt, now)) {
      return [];
    }
    const day = clock.dayOf(startsAt);
    if (day < span.from) {
      return [];
    }
    return [
      {
        eventId,
        week: weekOf(day, 'monday'),
        weekday: weekdayOf(day),
        typeIds: Object.keys(heads.get(row.id) ?? {}),
        checkIns: numberOf(row, 'regular_count') + numberOf(row, 'guest_count'),
        volunteers: numberOf(row, 'volunteer_count'),
      },
    ];
  });
  const byEvent = Map.groupBy(times, ({ eventId }) => eventId);
  return [...byEvent].map(([eventId, held]) => sampleOf(eventId, held, today));
}

type Held = {
  week: string;
  weekday: string;
  typeIds: string[];
  checkIns: number;
  volunteers: number;
};

function sampleOf(eventId: string, held: readonly Held[], today: string): EventSample {
  const weeksOf = (isMeant: (time: Held) => boolean) =>
    new Set(held.filter(isMeant).map(({ week }) => week)).size;
  const first = held.map(({ week }) => week).sort()[0] ?? today;
  const on = (weekday: string) => held.filter((time) => time.weekday === weekday).length;
  return {
    eventId,
    weeks: Math.round((Date.parse(today) - Date.parse(first)) / 604_800_000),
    weeksHeld: weeksOf(() => true),
    weeksCounted: weeksOf(({ typeIds }) => typeIds.length > 0),
    weeksCheckedIn: weeksOf(({ checkIns }) => checkIns > 0),
    isOnWeekend: 2 * (on('saturday') + on('sunday')) > held.length,
    isOnSaturday: 2 * on('saturday') > held.length,
    typeIds: [...new Set(held.flatMap(({ typeIds }) => typeIds))],
    checkIns: held.reduce((sum, { checkIns }) => sum + checkIns, 0),
    volunteers: held.reduce((sum, { volunteers }) => sum + volunteers, 0),
  };
}
