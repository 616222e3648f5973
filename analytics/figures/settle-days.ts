import { isAttendee, peoplePerPeriod } from './check-in-people.ts';
import type { FigureInput } from './frame.ts';
import { isOnlyLeftOut } from './left-out-times.ts';
import { type Settled, settlingOf, unsettled } from './settling.ts';

/** Each day of an event that is counted by check-ins: those are of a day, whatever its times. */
export function settleDays(input: FigureInput, isProvided: boolean): Settled {
  const { readings, choices } = input;
  const events = new Set(
    choices.attendance.flatMap(({ eventId, source }) =>
      isProvided && source === 'check_ins' ? eventId : [],
    ),
  );
  const services = (choices.byHand?.services ?? []).filter(({ eventId }) =>
    events.has(eventId ?? ''),
  );
  if (services.length === 0) {
    return unsettled(readings);
  }
  const isLeftOut = isOnlyLeftOut(choices);
  const attendees = Map.groupBy(
    readings.checkIns.filter((one) => isAttendee(one) && !isLeftOut(one)),
    ({ eventId, day }) => `${eventId} ${day}`,
  );
  const { countsAt, typedOf, consume, comparisons, left } = settlingOf(input);
  const days = new Set(readings.counts.map(({ day }) => day));
  const typedDays = new Set<string>();
  for (const [eventId, own] of Map.groupBy(services, (service) => service.eventId ?? '')) {
    const ids = own.map(({ id }) => id);
    for (const day of days) {
      const checkIns = attendees.get(`${eventId} ${day}`);
      const provided = checkIns ? peoplePerPeriod(checkIns) : null;
      if (typedOf(countsAt(ids, day), day, provided) !== null) {
        typedDays.add(`${eventId} ${day}`);
      } else if (provided !== null) {
        consume(ids, day);
      }
    }
  }
  const isProviders = ({ eventId, day }: { eventId: string; day: string }) =>
    !typedDays.has(`${eventId} ${day}`);
  return {
    readings: {
      ...readings,
      eventTimes: readings.eventTimes.filter(isProviders),
      checkIns: readings.checkIns.filter(isProviders),
      counts: left(),
    },
    linked: new Set(services.map(({ id }) => id)),
    byHand: [],
    comparisons,
  };
}
