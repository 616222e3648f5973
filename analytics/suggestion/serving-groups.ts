import { measureReasons } from '#contract/messages/measure-reasons.ts';
import type { Evidence } from './evidence.ts';
import type { Suggested } from './suggested.ts';
import { means } from './vocabulary.ts';

/** Volunteers by the plans of Services, those of the past included; else by their check-ins. */
export function suggestServing({ serviceTypes, events, refused }: Evidence): Suggested<'serving'> {
  if (serviceTypes.length > 0) {
    return {
      choice: { source: 'team_members', serviceTypeIds: serviceTypes.map(({ id }) => id) },
      reason: measureReasons.servingByTeams,
    };
  }
  return events.some(({ times }) => times.some(({ volunteers }) => volunteers > 0))
    ? { choice: { source: 'check_ins' }, reason: measureReasons.servingByCheckIns }
    : {
        choice: null,
        reason: refused.services ?? refused.check_ins ?? measureReasons.servingNone,
      };
}

/** All groups but those of the staff. */
export function suggestGroups({ groupTypes, refused }: Evidence): Suggested<'groups'> {
  if (groupTypes.length === 0) {
    return { choice: null, reason: refused.groups ?? measureReasons.groupsNone };
  }
  const staff = groupTypes.filter(({ name }) => means(name, 'staff'));
  const others = groupTypes.filter((type) => !staff.includes(type));
  return staff.length === 0 || others.length === 0
    ? { choice: { groupTypeIds: 'all' }, reason: measureReasons.groupsAll }
    : {
        choice: { groupTypeIds: others.map(({ id }) => id) },
        reason: measureReasons.groupsWithoutStaff(staff.map(({ name }) => name)),
      };
}
