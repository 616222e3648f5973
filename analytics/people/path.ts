import { type Attended, attendedOf } from './attended.ts';
import type { PeopleChurch } from './church.ts';
import { daysByHousehold, gaveOn, joinedOn, servedOn } from './facts.ts';
import { type FirstVisit, firstVisitsOf, type KnownDays, newcomersBegin } from './first-visits.ts';

/** A church's people over time: who was here when, and who was new. */
export type Path = {
  church: PeopleChurch;
  attended: Attended;
  /** By household, known before or not. */
  firstVisits: ReadonlyMap<string, FirstVisit>;
  /** The days on which somebody of a household served, joined a group or gave, in no order. */
  daysOf: KnownDays;
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
  const daysOf = {
    served: daysByHousehold(servedOn(church), church.households.of),
    group: daysByHousehold(joinedOn(church), church.households.of),
    gave: daysByHousehold(gaveOn(church), church.households.of),
  };
  const firstVisits = firstVisitsOf(church, attended, daysOf);
  const newOnes = [...firstVisits.values()].filter(({ isNew }) => isNew);
  const byWeek = Map.groupBy(newOnes, ({ week }) => week);
  return {
    church,
    attended,
    firstVisits,
    daysOf,
    begins: newcomersBegin(church, attended),
    newIn: (week) => decided.get(week) ?? byWeek.get(week) ?? [],
  };
}
