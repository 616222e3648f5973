import type { FigureWeek } from '#contract/figures.ts';
import { distinctPeople, isAttendee } from './check-in-people.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, sumOf, weeksKnown } from './frame.ts';

const servingDays = 6 * 7;

type Served = { day: string; people: readonly string[]; records: number };

/** Distinct people who served in the six weeks up to a week's end, in any team. */
export function serving(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.serving === null) {
    return [];
  }
  const { source, serviceTypeIds } = choices.serving;
  const isTeam = source === 'team_members';
  const needed = { daysBefore: servingDays - 1 };
  const { weeks, asOf } = weeksKnown(input, [isTeam ? 'team' : 'checkIns'], needed);
  const served: readonly Served[] = isTeam
    ? readings.team.filter(
        (plan) =>
          plan.startsAt <= frame.localNow &&
          (serviceTypeIds === undefined || serviceTypeIds.includes(plan.serviceTypeId)),
      )
    : readings.checkIns.filter((checkIn) => !isAttendee(checkIn));
  return weeks.map((week) => {
    const plans = ofDaysUpTo(served, week, servingDays);
    const value = plans.length === 0 ? null : distinctPeople(plans).size;
    const count = sumOf(plans, ({ records }) => records);
    return figureWeek(week, { value, count, source, isWhole: true }, asOf, frame);
  });
}
