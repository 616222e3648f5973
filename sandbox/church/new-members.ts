import type { ChurchBase } from './church-base.ts';
import type { Group, Membership } from './groups.ts';
import type { Joiner } from './next-steps.ts';

/** Rosters are seldom cleaned: whoever leaves is taken off them years later. */
const leaves = { share: 0.3, afterDays: 910, within: 1400 };

/** Groups with those who came as guests and have joined since. */
export function withNewMembers(
  base: ChurchBase,
  groups: readonly Group[],
  joiners: readonly Joiner[],
): Group[] {
  const joined = joiners.flatMap((joiner) => newMembership(base, groups, joiner) ?? []);
  const byGroup = Map.groupBy(joined, ({ group }) => group);
  return groups.map((group) => ({
    ...group,
    members: [...group.members, ...(byGroup.get(group) ?? []).map(({ membership }) => membership)],
  }));
}

/** A newcomer joins one of the groups that meet by then. */
function newMembership(
  base: ChurchBase,
  groups: readonly Group[],
  { person, sunday, afterDays, roll }: Joiner,
): { group: Group; membership: Membership } | null {
  const joinedAt = base.zone.at(sunday + afterDays, 1100);
  const there = groups.filter(
    ({ createdAt, archivedAt }) =>
      createdAt <= joinedAt && (archivedAt === null || archivedAt > joinedAt),
  );
  const group = there[Math.floor(roll * there.length)];
  if (!group || joinedAt > base.asOf) {
    return null;
  }
  const next = base.dice.stream('leaves-group', person);
  const leaving = sunday + afterDays + leaves.afterDays + Math.floor(leaves.within * next());
  const leavesAt = base.zone.at(leaving, 1100);
  const leftAt = next() < leaves.share && leavesAt <= base.asOf ? leavesAt : null;
  const number = 30_000_000 + person;
  return { group, membership: { number, person, role: 'member', joinedAt, leftAt } };
}
