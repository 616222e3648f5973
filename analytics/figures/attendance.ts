import { isPeople } from '#contract/believed.ts';
import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { isAttendee, peoplePerPeriod } from './check-in-people.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { isOnlyLeftOut, timesHeld } from './left-out-times.ts';
import type { CheckInReading, EventTimeReading } from './readings.ts';

type EventChoice = MeasureChoices['attendance'][number];
type EventCount = { isCounted: boolean; isWhole: boolean; value: number; count: number };

/**
 * People in the room: for each chosen event either its headcounts or its check-ins, never both.
 *
 * Headcounts are those of the chosen types at past times. If a time has any of them, absent types are
 * zero; if it has none, the time is uncounted.
 */
export function attendance(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const withCheckIns = choices.attendance.some(({ source }) => source === 'check_ins');
  const { weeks, asOf } = weeksKnown(
    input,
    withCheckIns ? ['eventTimes', 'checkIns'] : ['eventTimes'],
  );
  if (choices.attendance.length === 0) {
    return [];
  }
  const timesOf = byWeek(timesHeld(input), choices);
  const isLeftOut = isOnlyLeftOut(choices);
  const attendees = readings.checkIns.filter((one) => isAttendee(one) && !isLeftOut(one));
  const checkInsOf = byWeek(attendees, choices);
  const source = sourceOf(choices.attendance);
  return weeks.map((week) => {
    const counts = choices.attendance.map((event) =>
      event.source === 'headcounts'
        ? countHeads(event, timesOf(week))
        : countCheckIns(event, timesOf(week), checkInsOf(week)),
    );
    const counted = counts.filter(({ isCounted }) => isCounted);
    const value = counted.length === 0 ? null : sumOf(counted, (one) => one.value);
    const isWhole = counts.every((one) => one.isWhole);
    const count = sumOf(counted, (one) => one.count);
    return figureWeek(week, { value, count, source, isWhole }, asOf, frame);
  });
}

function sourceOf(events: readonly EventChoice[]): string {
  return (['headcounts', 'check_ins'] as const)
    .filter((source) => events.some((event) => event.source === source))
    .join('+');
}

/**
 * An event time's headcounts of the chosen types; of all types unless some are chosen. A time with a
 * number that cannot be right is not counted.
 */
export function chosenHeadcounts(
  { headcounts }: EventTimeReading,
  typeIds: readonly string[] | undefined,
): number[] {
  const chosen = Object.entries(headcounts).flatMap(([type, total]) =>
    typeIds === undefined || typeIds.includes(type) ? [total] : [],
  );
  const believed = chosen.filter(isPeople);
  return believed.length === chosen.length ? believed : [];
}

function countHeads(event: EventChoice, times: readonly EventTimeReading[]): EventCount {
  const totals = times
    .filter(({ eventId }) => eventId === event.eventId)
    .map((time) => chosenHeadcounts(time, event.attendanceTypeIds));
  const counted = totals.filter((types) => types.length > 0);
  return {
    isCounted: counted.length > 0,
    isWhole: counted.length === totals.length,
    value: sumOf(counted.flat(), (total) => total),
    count: counted.flat().length,
  };
}

function countCheckIns(
  { eventId }: EventChoice,
  times: readonly EventTimeReading[],
  checkIns: readonly CheckInReading[],
): EventCount {
  const own = checkIns.filter((checkIn) => checkIn.eventId === eventId);
  const isCounted = own.length > 0;
  return {
    isCounted,
    // A past time without any check-in counts as not counted.
    isWhole: isCounted || !times.some((time) => time.eventId === eventId),
    value: peoplePerPeriod(own),
    count: sumOf(own, ({ records }) => records),
  };
}
