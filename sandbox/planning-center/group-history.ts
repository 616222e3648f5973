import { createChurch } from '../church/church.ts';
import { wholeHour } from '../church/church-base.ts';
import { churchSpecOf } from '../church/church-spec.ts';
import { isMemberAt } from '../church/groups.ts';
import { createZone, dayOfDate } from '../church/zone.ts';
import { planningCenterIdentities } from './identities.ts';

/** Who was in a church's groups at the end of a day. */
export type GroupMembersOn = { day: string; people: number; memberships: number };

/**
 * What a church that was connected then has counted of its groups, whose past Planning Center does not keep.
 *
 * @param identity of somebody of the church
 * @param days local dates
 * @param now milliseconds
 */
export function groupHistory(
  identity: string,
  days: readonly string[],
  now: number,
): GroupMembersOn[] {
  const person = planningCenterIdentities.find(({ id }) => id === identity);
  if (!person) {
    return [];
  }
  const { organization } = person;
  const zone = createZone(organization.timeZone);
  const groups = createChurch(churchSpecOf(organization), zone, wholeHour(now)).groups();
  return days.flatMap((date) => {
    const day = dayOfDate(date);
    if (day === null) {
      return [];
    }
    const end = zone.startOf(day + 1);
    const members = groups
      .filter(
        ({ createdAt, archivedAt }) => createdAt < end && (archivedAt === null || archivedAt > end),
      )
      .flatMap((group) => group.members.filter((member) => isMemberAt(member, end)));
    const people = new Set(members.map((member) => member.person)).size;
    return [{ day: date, people, memberships: members.length }];
  });
}
