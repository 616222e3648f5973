import { mean } from 'd3-array';
import type { FigureWeek } from '#contract/figures.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { distinctPeople, isAttendee } from './check-in-people.ts';
import type { Figure } from './figure.ts';
import { type FigureInput, figureWeek, ofDaysUpTo, sumOf, weeksKnown } from './frame.ts';
import type { TileRows, TileWeek } from './tile.ts';

const servingWeeks = 6;
const servingDays = 7 * servingWeeks;

type Served = { day: string; people: readonly string[]; records: number };

/** Distinct people who served in the six weeks up to a week's end, in any team. */
export const serving = {
  needs: ({ serving: chosen }) => (chosen === null ? null : [kindOf(chosen.source)]),
  choicesBehind: ({ serving: chosen }) => [chosen],
  model: { kind: 'count', priors: 'none', isOverlapping: true, mayBeHalf: true },
  compute,
  tile: {
    unit: 'people',
    lineUnit: 'people',
    kind: 'count',
    figures: ['serving', 'attendance', 'kids'],
    wholeAfter: 'week',
    windowWeeks: servingWeeks,
    priors: 'none',
    product: 'services',
    weeks: tileWeeks,
  },
} satisfies Figure;

function kindOf(source: 'team_members' | 'check_ins'): 'team' | 'checkIns' {
  return source === 'team_members' ? 'team' : 'checkIns';
}

function compute(input: FigureInput): FigureWeek[] {
  const { choices, readings, frame } = input;
  if (choices.serving === null) {
    return [];
  }
  const { source, serviceTypeIds } = choices.serving;
  const isTeam = source === 'team_members';
  const needed = { daysBefore: servingDays - 1 };
  const { weeks, asOf } = weeksKnown(input, [kindOf(source)], needed);
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

/** Volunteers, with the adults and students of the same six weeks as their base. */
function tileWeeks({ byWeek, plain, wholeAttendance }: TileRows): TileWeek[] {
  const kids = byWeek('kids');
  const adults = new Map<string, number>();
  for (const [week, value] of wholeAttendance()) {
    adults.set(week, Math.max(0, value - (kids.get(week)?.value ?? 0)));
  }
  return plain('serving', (week) => {
    const counts = Array.from({ length: servingWeeks }, (_, back) =>
      adults.get(addWeeks(week, -back)),
    );
    const average = mean(counts);
    return average === undefined ? null : Math.round(average);
  });
}
