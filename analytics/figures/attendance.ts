import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { isAttendee, peoplePerPeriod } from './check-in-people.ts';
import { emptyTimes } from './empty-times.ts';
import type { Figure } from './figure.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';
import { chosenHeadcounts } from './headcounts.ts';
import { isOnlyLeftOut, timesHeld } from './left-out-times.ts';
import type { CheckInReading, EventTimeReading } from './readings.ts';

type EventChoice = MeasureChoices['attendance'][number];
type EventCount = { isCounted: boolean; isWhole: boolean; value: number; count: number };

/**
 * People in the room: for each chosen event either its headcounts or its check-ins, never both.
 *
 * Headcounts are those of the chosen types at past times. If a time has any of them, absent types are
 * zero; if it has none, the time is uncounted, as is one of a usual service where nobody was: see `emptyTimes`.
 */
export const attendance = {
  needs({ attendance: events }) {
    const byCheckIns = events.some(({ source }) => source === 'check_ins');
    return events.length === 0
      ? null
      : ['eventTimes', ...(byCheckIns ? (['checkIns'] as const) : [])];
  },
  choicesBehind: ({ attendance: events }) => [events],
  model: { kind: 'count', priors: 'attendance', isHeadcount: true },
  compute,
  tile: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['attendance'],
    wholeAfter: 'service',
    windowWeeks: 1,
    priors: 'attendance',
    product: 'check_ins',
  },
} satisfies Figure;

function compute(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { weeks, asOf } = weeksKnown(input, attendance.needs(choices) ?? []);
  const held = timesHeld(input);
  const timesOf = byWeek(held, choices);
  const empty = emptyTimes(held, choices);
  const isLeftOut = isOnlyLeftOut(choices);
  const attendees = readings.checkIns.filter((one) => isAttendee(one) && !isLeftOut(one));
  const checkInsOf = byWeek(attendees, choices);
  const source = sourceOf(choices.attendance);
  return weeks.map((week) => {
    const counts = choices.attendance.map((event) =>
      event.source === 'headcounts'
        ? countHeads(event, timesOf(week), empty)
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

function countHeads(
  event: EventChoice,
  times: readonly EventTimeReading[],
  empty: ReadonlySet<EventTimeReading>,
): EventCount {
  const totals = times
    .filter(({ eventId }) => eventId === event.eventId)
    .map((time) => (empty.has(time) ? [] : chosenHeadcounts(time, event.attendanceTypeIds)));
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
