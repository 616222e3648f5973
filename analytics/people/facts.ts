import { isAttendee } from '../figures/check-in-people.ts';
import type { PeopleChurch } from './church.ts';

/** People of whom something is known to have happened on a day. */
export type Fact = { day: string; people: readonly string[] };

/** Who served: on a team of a past plan, or checked in to help, as the church has chosen. */
export function servedOn({ readings, choices, localNow }: PeopleChurch): readonly Fact[] {
  if (choices.serving === null) {
    return [];
  }
  return choices.serving.source === 'check_ins'
    ? readings.checkIns.filter((checkIn) => !isAttendee(checkIn))
    : teamsUpTo(readings.team, localNow, choices.serving.serviceTypeIds);
}

/** Who was on a team of a past plan, whatever the church counts as serving. */
export function onTeams({ readings, choices, localNow }: PeopleChurch): readonly Fact[] {
  return teamsUpTo(readings.team, localNow, choices.serving?.serviceTypeIds);
}

function teamsUpTo(
  team: PeopleChurch['readings']['team'],
  localNow: string,
  serviceTypeIds: readonly string[] | undefined,
): readonly Fact[] {
  return team.filter(
    (plan) =>
      plan.startsAt <= localNow &&
      (serviceTypeIds === undefined || serviceTypeIds.includes(plan.serviceTypeId)),
  );
}

/** Who gave: gifts to chosen funds in the church's currency, neither failed nor wholly refunded. */
export function gaveOn({ readings, choices, currency }: PeopleChurch): readonly Fact[] {
  return choices.giving === null
    ? []
    : readings.donors.filter((donors) => donors.currency === currency);
}

/** Who joined a group of a chosen type. */
export function joinedOn({ readings, choices }: PeopleChurch): readonly Fact[] {
  const types = choices.groups?.groupTypeIds ?? [];
  return readings.groupJoins.filter(
    ({ groupTypeId }) => types === 'all' || (groupTypeId !== null && types.includes(groupTypeId)),
  );
}

/** The days of facts by household, in no order. */
export function daysByHousehold(
  facts: readonly Fact[],
  householdOf: (person: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, string[]>();
  for (const { day, people } of facts) {
    for (const household of new Set(people.map(householdOf))) {
      const known = days.get(household);
      if (known) {
        known.push(day);
      } else {
        days.set(household, [day]);
      }
    }
  }
  return days;
}
