import type { FigureWeek } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { distinctPeople, isAttendee } from './check-in-people.ts';
import type { Figure } from './figure.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, sumOf, weeksKnown } from './frame.ts';
import { isOnlyLeftOut } from './left-out-times.ts';

const reachDays = 8 * 7;

/** Distinct people at events counted by check-ins, in the eight weeks up to a week's end. */
export const reach: Figure = {
  needs: (choices) => (eventsOf(choices).length === 0 ? null : ['checkIns']),
  choicesBehind: (choices) => [eventsOf(choices), timesLeftOut(choices)],
  model: { kind: 'count', priors: 'none', isOverlapping: true },
  compute,
};

function eventsOf({ attendance }: MeasureChoices): string[] {
  return attendance.flatMap(({ source, eventId }) => (source === 'check_ins' ? eventId : []));
}

function timesLeftOut({ attendance }: MeasureChoices): unknown[] {
  return attendance.flatMap(({ source, eventId, leftOutTimes = [], leftOutFrom }) =>
    source === 'check_ins' && leftOutTimes.length > 0 ? [[eventId, leftOutTimes, leftOutFrom]] : [],
  );
}

function compute(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const events = eventsOf(choices);
  const { weeks, asOf } = weeksKnown(input, ['checkIns'], { daysBefore: reachDays - 1 });
  const isLeftOut = isOnlyLeftOut(choices);
  const counted = readings.checkIns.filter(
    (checkIn) => isAttendee(checkIn) && events.includes(checkIn.eventId) && !isLeftOut(checkIn),
  );
  return weeks.map((week) => {
    const checkIns = ofDaysUpTo(counted, week, reachDays);
    const value = checkIns.length === 0 ? null : distinctPeople(checkIns).size;
    const count = sumOf(checkIns, ({ records }) => records);
    return figureWeek(week, { value, count, source: 'check_ins', isWhole: true }, asOf, frame);
  });
}
