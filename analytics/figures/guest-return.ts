import type { FigureWeek } from '#contract/figures.ts';
import { lastDayOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { isAttendee } from './check-in-people.ts';
import { countedEvents, guestVisits } from './first-visits.ts';
import { byWeek, type FigureInput, figureWeek, weeksKnown } from './frame.ts';

/** A guest has returned if they are checked in again within this many days. */
export const returnDays = 42;

/** The share of a week's first-time guests who returned within 42 days. */
export function guestReturn(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.firstTimeGuests?.source !== 'first_time_check_ins') {
    return [];
  }
  const needed = { daysBefore: 6, daysAfter: returnDays };
  const known = weeksKnown(input, ['checkIns'], needed);
  const { asOf } = known;
  const first = weeksKnown(input, ['firstVisits']).weeks;
  const visitsOf = byWeek(guestVisits(readings, choices), choices);
  const daysOf = daysByPerson(input, countedEvents(choices));
  const source = 'first_time_check_ins';
  return known.weeks
    .filter((week) => first.includes(week))
    .map((week) => {
      const cohort = visitsOf(week);
      const returned = cohort.filter(({ person, day }) => {
        const until = addDays(day, returnDays);
        return daysOf.get(person)?.some((later) => later > day && later <= until) === true;
      });
      const value = cohort.length === 0 ? null : returned.length / cohort.length;
      const isWhole = frame.localNow.slice(0, 10) > addDays(lastDayOf(week), returnDays);
      return figureWeek(week, { value, count: cohort.length, source, isWhole }, asOf, frame);
    });
}

function daysByPerson({ readings }: FigureInput, events: ReadonlySet<string>) {
  const days = new Map<string, string[]>();
  for (const checkIn of readings.checkIns) {
    if (isAttendee(checkIn) && events.has(checkIn.eventId)) {
      for (const person of checkIn.people) {
        days.set(person, [...(days.get(person) ?? []), checkIn.day]);
      }
    }
  }
  return days;
}
