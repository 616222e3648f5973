import type { MeasureChoices } from '#contract/functions/measures.ts';
import { addWeeks, weekOf } from '../calendar/church-week.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import { emptyTimes } from './empty-times.ts';
import { chosenHeadcounts } from './headcounts.ts';
import { timesHeld } from './left-out-times.ts';
import type { EventTimeReading } from './readings.ts';

/** A service by its event and weekly time, e.g. `sunday 09:00`. */
export type ServiceTime = { eventId: string; time: string };

/** The services of a week that were counted, and the usual ones that were not; each by weekday and hour. */
export type WeekServices<Service> = { counted: readonly Service[]; missing: readonly Service[] };

/** What was not counted in so many weeks before seems to have ended, or is not held in this season. */
const usualWeeks = 4;

/**
 * The weeks in which some services were counted and usual ones, held as well, were not.
 *
 * @param now ISO 8601, UTC
 */
export function missingServices({
  choices,
  eventTimes,
  now,
}: {
  choices: Pick<MeasureChoices, 'attendance' | 'timeZone' | 'weekStartsOn'>;
  eventTimes: readonly EventTimeReading[];
  now: string;
}): Map<string, WeekServices<ServiceTime>> {
  const types = new Map(
    choices.attendance.flatMap(({ eventId, source, attendanceTypeIds }) =>
      source === 'headcounts' ? [[eventId, attendanceTypeIds] as const] : [],
    ),
  );
  const held = timesHeld({ choices, readings: { eventTimes }, frame: { now } });
  const empty = emptyTimes(held, choices);
  const services = held
    .filter(({ eventId }) => types.has(eventId))
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
    .map((each) => ({
      eventId: each.eventId,
      time: weeklyTimeOf(each.startsAt, choices.timeZone),
      week: weekOf(each.day, choices.weekStartsOn),
      isCounted: !empty.has(each) && chosenHeadcounts(each, types.get(each.eventId)).length > 0,
    }));
  const counted = services.filter(({ isCounted }) => isCounted);
  const countedIn = new Set(counted.map(({ eventId, time, week }) => `${eventId} ${time} ${week}`));
  const isUsual = ({ eventId, time }: ServiceTime, week: string) =>
    Array.from({ length: usualWeeks }, (_, back) => addWeeks(week, -1 - back)).some((before) =>
      countedIn.has(`${eventId} ${time} ${before}`),
    );
  const weeks = Map.groupBy(services, ({ week }) => week);
  return new Map(
    [...weeks].flatMap(([week, all]) => {
      const named = (some: typeof all) => some.map(({ eventId, time }) => ({ eventId, time }));
      const there = named(all.filter(({ isCounted }) => isCounted));
      const missing = named(all.filter((one) => !one.isCounted && isUsual(one, week)));
      return there.length > 0 && missing.length > 0 ? [[week, { counted: there, missing }]] : [];
    }),
  );
}
