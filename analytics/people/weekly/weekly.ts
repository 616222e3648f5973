import type { PeopleFigureId } from '#contract/people.ts';
import { isClosed } from '../../calendar/church-week.ts';
import type { Path } from '../path.ts';
import { type Measured, missing } from './measured.ts';
import { newHouseholds, newHouseholdsAgain, newHouseholdsFour } from './new-households.ts';
import { notSeen } from './not-seen.ts';
import { peopleHere, peopleOnce, peopleWeeks } from './regularity.ts';
import { regulars } from './regulars.ts';
import { servingOften, servingWeeks } from './serving-load.ts';

/** One of the weekly measures of people. */
type WeeklyMeasure = (path: Path, week: string) => Measured;

/** Every weekly measure, and how it is counted. */
const weeklyMeasures = {
  new_households: newHouseholds,
  new_households_again: newHouseholdsAgain,
  new_households_four: newHouseholdsFour,
  regulars,
  not_seen: notSeen,
  people_here: peopleHere,
  people_once: peopleOnce,
  people_weeks: peopleWeeks,
  serving_weeks: servingWeeks,
  serving_often: servingOften,
} as const satisfies Readonly<Record<PeopleFigureId, WeeklyMeasure>>;

/** A weekly measure's week; `count` is what its value is of. */
export type PeopleWeek = {
  week: string;
  value: number | null;
  count: number;
  state: 'complete' | 'incomplete' | 'missing';
};

/**
 * Some weeks of a weekly measure, as far as the readings at hand allow.
 *
 * @param weeks first days, oldest first
 */
export function measureWeeks(
  id: PeopleFigureId,
  path: Path,
  weeks: readonly string[],
): PeopleWeek[] {
  const today = path.church.localNow.slice(0, 10);
  const isOfServing = id === 'serving_weeks' || id === 'serving_often';
  const isLeftOut = path.church.whoChecksIn === 'nobody' && !isOfServing;
  return weeks.flatMap((week): PeopleWeek[] => {
    const counted = weeklyMeasures[id](path, week);
    // What was counted when somebody checked in stays, where it is not counted again.
    if (counted === 'unread') {
      return [];
    }
    const { value, count, closesWith } = isLeftOut ? missing(week) : counted;
    if (value === null) {
      return [{ week, value, count: 0, state: 'missing' }];
    }
    return [{ week, value, count, state: isClosed(closesWith, today) ? 'complete' : 'incomplete' }];
  });
}
