import type { FigureWeek } from '#contract/figures.ts';
import { distinctPeople, isAttendee } from './check-in-people.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, sumOf, weeksKnown } from './frame.ts';
import { isOnlyLeftOut } from './left-out-times.ts';

const reachDays = 8 * 7;

/** Distinct people at events counted by check-ins, in the eight weeks up to a week's end. */
export function reach(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const events = choices.attendance
    .filter(({ source }) => source === 'check_ins')
    .map(({ eventId }) => eventId);
  if (events.length === 0) {
    return [];
  }
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
