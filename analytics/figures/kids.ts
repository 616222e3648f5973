import type { FigureWeek } from '#contract/figures.ts';
import { isAttendee, peoplePerPeriod } from './check-in-people.ts';
import { byWeek, type FigureInput, figureWeek, sumOf, weeksKnown } from './frame.ts';

/** Children checked in at the chosen events or rooms, per event and period; without helpers. */
export function kids(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  const { kids: chosen } = choices;
  if (chosen === null) {
    return [];
  }
  const { weeks, asOf } = weeksKnown(input, ['checkIns']);
  const checkInsOf = byWeek(
    readings.checkIns.filter(
      (checkIn) =>
        isAttendee(checkIn) &&
        (chosen.eventIds?.includes(checkIn.eventId) === true ||
          checkIn.locationIds.some((id) => chosen.locationIds?.includes(id) === true)),
    ),
    choices,
  );
  return weeks.map((week) => {
    const checkIns = checkInsOf(week);
    const value = checkIns.length === 0 ? null : peoplePerPeriod(checkIns);
    const count = sumOf(checkIns, ({ records }) => records);
    return figureWeek(week, { value, count, source: 'check_ins', isWhole: true }, asOf, frame);
  });
}
