import { sum } from 'd3-array';
import type { FigureWeek } from '#contract/figures.ts';
import { addWeeks, lastDayOf } from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { isAttendee } from './check-in-people.ts';
import type { Figure } from './figure.ts';
import {
  areGuestsCheckedIn,
  choicesOfGuests,
  countedEvents,
  guestVisits,
  kindsOfGuests,
} from './first-visits.ts';
import { byWeek, type FigureInput, figureWeek, weeksKnown } from './frame.ts';
import { type Cohort, dispersionOf } from './guest-families.ts';
import type { TileRows, TileWeek } from './tile.ts';

/** A guest has returned if they are checked in again within this many days. */
export const returnDays = 42;
/** Guest cohorts are pooled, because one week has too few. */
export const cohortWeeks = 8;
/** How much they vary is learned from a year of them. */
const yearWeeks = 52;

/** The share of a week's first-time guests who returned within 42 days. */
export const guestReturn = {
  needs: (choices) => (areGuestsCheckedIn(choices) ? kindsOfGuests : null),
  choicesBehind: choicesOfGuests,
  model: { kind: 'share', priors: 'none' },
  compute,
  tile: {
    unit: 'people',
    lineUnit: 'share',
    kind: 'share',
    figures: ['guest_return'],
    wholeAfter: 'closing',
    windowWeeks: cohortWeeks,
    priors: 'none',
    product: 'check_ins',
    weeks: tileWeeks,
  },
} satisfies Figure;

function compute(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
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

/** Guests of eight weeks and how many returned; a cohort counts once its six weeks are over. */
function tileWeeks({ today, of, plain }: TileRows): TileWeek[] {
  const lastClosed = addWeeks(today, -6);
  const closed = plain('guest_return').filter(
    ({ week, state }) => state !== 'incomplete' && lastDayOf(week) < lastClosed,
  );
  const rows = of('guest_return');
  const places = new Map(rows.map(({ week }, index) => [week, index]));
  return closed.map((week) => {
    const end = (places.get(week.week) ?? 0) + 1;
    const cohortsOf = (weeks: number) => {
      const before = addWeeks(week.week, -weeks);
      return rows
        .slice(Math.max(0, end - weeks), end)
        .filter((row) => row.state === 'complete' && row.week > before)
        .map(cohortOf);
    };
    const cohorts = cohortsOf(cohortWeeks);
    const guests = sum(cohorts, (cohort) => cohort.guests);
    const value = guests === 0 ? null : sum(cohorts, ({ returned }) => returned) / guests;
    const state = value === null ? 'missing' : 'complete';
    const dispersion = dispersionOf(cohortsOf(yearWeeks));
    return { ...week, value, base: guests, dispersion, state, isSettled: value !== null };
  });
}

/** How many guests there were in a week, and how many of them returned. */
export function cohortOf({ value, count }: Pick<FigureWeek, 'value' | 'count'>): Cohort {
  return { guests: count, returned: Math.round((value ?? 0) * count) };
}
