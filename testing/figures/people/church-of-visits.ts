import { addWeeks, lastDayOf } from '#analytics/calendar/church-week.ts';
import type { PeopleChurch, PeopleReadings } from '#analytics/people/church.ts';
import type { WhoChecksIn } from '#contract/people.ts';
import { churchOf, type Family, firstWeek } from './simulated-families.ts';

/** A household's people and the indexes of the weeks in which all of them were checked in. */
export type Visits = { people: readonly string[]; weeks: readonly number[] };

/** The Sunday of a week by its index. */
export function sundayOf(week: number): string {
  return lastDayOf(addWeeks(firstWeek, week));
}

/**
 * A church of a few households by name, in which a crowd of others comes every week, so that weeks count.
 *
 * @param weeks how many it has been checking in
 */
export function churchOfVisits(
  visits: Readonly<Record<string, Visits>>,
  {
    weeks,
    who,
    readings,
    ...others
  }: { weeks: number; who?: WhoChecksIn; readings?: Partial<PeopleReadings> } & Partial<
    Omit<PeopleChurch, 'readings'>
  >,
): PeopleChurch {
  const crowd = Array.from({ length: weeks }, (_, week) => week);
  const all: Record<string, Visits> = {
    ...Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `crowd-${index}`,
        { people: [`c${index}`], weeks: crowd },
      ]),
    ),
    ...visits,
  };
  const families = Object.entries(all).map(
    ([id, { people }]): Family => ({ id, people, habit: 1, from: 0, until: weeks, isGuest: false }),
  );
  const log = {
    families,
    visits: crowd.map((week) =>
      families.flatMap((family) =>
        all[family.id]?.weeks.includes(week) ? [{ family, people: family.people }] : [],
      ),
    ),
  };
  const church = churchOf(log, who === undefined ? {} : { who });
  return { ...church, ...others, readings: { ...church.readings, ...readings } };
}
