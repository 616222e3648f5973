import { type Attended, attendedOf } from './attended.ts';
import type { PeopleChurch } from './church.ts';
import { type FirstVisit, firstVisitsOf, newcomersBegin } from './first-visits.ts';

/** A church's people over time: who was here when, and who was new. */
export type Path = {
  church: PeopleChurch;
  attended: Attended;
  /** By household, known before or not. */
  firstVisits: ReadonlyMap<string, FirstVisit>;
  /** The first week whose new households can be told from members; null while nobody was checked in. */
  begins: string | null;
  /** The new households of a week. */
  newIn: (week: string) => readonly FirstVisit[];
};

/**
 * Follows a church's people.
 *
 * @param decided the new households of weeks whose readings have gone, as they were decided then
 */
export function pathOf(
  church: PeopleChurch,
  decided: ReadonlyMap<string, readonly FirstVisit[]> = new Map(),
): Path {
  const attended = attendedOf(church);
  const firstVisits = firstVisitsOf(church, attended);
  const newOnes = [...firstVisits.values()].filter(({ isNew }) => isNew);
  const byWeek = Map.groupBy(newOnes, ({ week }) => week);
  return {
    church,
    attended,
    firstVisits,
    begins: newcomersBegin(church, attended),
    newIn: (week) => decided.get(week) ?? byWeek.get(week) ?? [],
  };
}
