import type { HandService } from '#contract/by-hand.ts';
import { weeklyTimeOf } from '../calendar/weekly-time.ts';
import { type FigureInput, sumOf } from './frame.ts';
import { chosenHeadcounts, handType } from './headcounts.ts';
import type { EventTimeReading } from './readings.ts';
import { type Settled, settlingOf, unsettled } from './settling.ts';

/** Each time of an event that is counted by headcounts. */
export function settleTimes(input: FigureInput, isProvided: boolean): Settled {
  const { readings, choices } = input;
  const events = new Map(
    choices.attendance.flatMap((event) =>
      isProvided && event.source === 'headcounts' ? [[event.eventId, event]] : [],
    ),
  );
  const services = choices.byHand?.services ?? [];
  if (events.size === 0 || services.length === 0) {
    return unsettled(readings);
  }
  const serviceAt = servicesByTime(services);
  const { countsAt, typedOf, consume, comparisons, left } = settlingOf(input);
  const linked = new Set(
    services.flatMap(({ id, eventId }) => (events.has(eventId ?? '') ? id : [])),
  );
  const byHand: string[] = [];
  const settle = (time: EventTimeReading): EventTimeReading => {
    const event = events.get(time.eventId);
    const service = event && serviceAt(time.eventId, weeklyTimeOf(time.startsAt, choices.timeZone));
    if (!event || !service) {
      return time;
    }
    linked.add(service.id);
    const counts = countsAt([service.id], time.day);
    const headcounts = chosenHeadcounts(time, event.attendanceTypeIds);
    const provided = headcounts.length === 0 ? null : sumOf(headcounts, (one) => one);
    const typed = counts.length === 0 ? null : typedOf(counts, time.day, provided);
    if (typed !== null || provided !== null) {
      consume([service.id], time.day);
    }
    if (typed === null) {
      return time;
    }
    byHand.push(time.day);
    return { ...time, headcounts: { [handType]: typed } };
  };
  const eventTimes = readings.eventTimes.map(settle);
  return { readings: { ...readings, eventTimes, counts: left() }, linked, byHand, comparisons };
}

/**
 * The service that is a time: the one that is linked to it, else the only one of that weekday and hour that is
 * linked to none, as in a church that counted by hand before it was connected.
 */
function servicesByTime(
  services: readonly HandService[],
): (eventId: string, at: string) => HandService | undefined {
  const byLink = new Map(services.map((one) => [`${one.eventId} ${one.eventTime}`, one]));
  const unlinked = Map.groupBy(
    services.filter(({ eventId, weekday, time }) => eventId === null && weekday && time),
    ({ weekday, time }) => `${weekday} ${time}`,
  );
  return (eventId, at) => {
    const alike = unlinked.get(at);
    return byLink.get(`${eventId} ${at}`) ?? (alike?.length === 1 ? alike[0] : undefined);
  };
}
