import type { GroupJoinReading, MemberCountReading } from '#analytics/figures/readings.ts';
import { readCoverage } from '../readings/coverage-store.ts';
import type { Read } from '../readings/keep-read.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { instantOf, type Resource, relatedId } from './json-api.ts';
import { mapExisting } from './map-existing.ts';
import { type Group, readGroups } from './read-groups.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

/** Groups whose members are read at the same time. */
const atOnce = 4;

/** Counts the distinct people now in the chosen groups; their ids are never stored. */
export async function readMembers(reading: Reading): Promise<Read> {
  const groups = await readChosenGroups(reading);
  return count(reading, groups, await readCounts(reading));
}

/**
 * Counts them only if a group has more or fewer members than at the last count; otherwise they are taken to be
 * the same people.
 */
export async function readKnownMembers(reading: Reading): Promise<Read> {
  const groups = await readChosenGroups(reading);
  const before = await readCounts(reading);
  const last = before.at(-1);
  const isKnown = last && !last.isDoubted && isEqual(sizesOf(groups), last.sizes);
  return isKnown && (await areJoinsKept(reading))
    ? { memberCounts: [{ ...last, day: todayOf(reading) }] }
    : count(reading, groups, before);
}

/** Who joined is forgotten with the key that they were hashed with. */
async function areJoinsKept({ context: { pool, accountId } }: Reading): Promise<boolean> {
  return (await readCoverage(pool, accountId)).has('groupJoins');
}

const todayOf = ({ clock, context }: Reading) => clock.dayOf(context.now.toISOString());
const sizesOf = (groups: readonly Group[]): Record<string, number> =>
  Object.fromEntries(groups.map(({ id, size }) => [id, size]));

async function readChosenGroups(reading: Reading): Promise<Group[]> {
  const types = reading.choices.groups?.groupTypeIds ?? [];
  return (await readGroups(reading, 'not_archived')).filter(
    ({ typeId }) => types === 'all' || (typeId !== null && types.includes(typeId)),
  );
}

function readCounts({ context: { pool, accountId } }: Reading): Promise<MemberCountReading[]> {
  const always = { from: '-infinity', to: 'infinity' };
  return loadReadings(pool, accountId, 'memberCounts', always);
}

async function count(
  reading: Reading,
  groups: readonly Group[],
  before: readonly MemberCountReading[],
): Promise<Read> {
  const { groupJoins, ...members } = await countMembers(reading, groups);
  const counted = { day: todayOf(reading), sizes: sizesOf(groups), ...members };
  const isDoubted = isFarFewer(reading, counted.people, before);
  return { memberCounts: [isDoubted ? { ...counted, isDoubted } : counted], groupJoins };
}

function isEqual(sizes: Record<string, number>, before: MemberCountReading['sizes'] = {}): boolean {
  const ids = Object.keys(sizes);
  return ids.length === Object.keys(before).length && ids.every((id) => sizes[id] === before[id]);
}

async function countMembers(
  reading: Reading,
  items: readonly Group[],
): Promise<
  Pick<MemberCountReading, 'people' | 'memberships'> & { groupJoins: GroupJoinReading[] }
> {
  const { context } = reading;
  const members = await mapExisting(
    context,
    { items, atOnce },
    async ({ id, typeId }, stoppable) => {
      const path = `/groups/v2/groups/${encodeURIComponent(id)}/memberships`;
      const list = await readWholeList(stoppable, path, {
        'fields[Membership]': 'role,joined_at,person',
      });
      return list.rows.map((row) => ({ row, typeId }));
    },
  );
  const memberships = members.flat();
  const people = new Set(memberships.flatMap(({ row }) => relatedId(row, 'person') ?? []));
  const groupJoins = joinsOf(reading, memberships);
  return { people: people.size, memberships: memberships.length, groupJoins };
}

/** Who joined when: of those who are members now, since the provider forgets who has left. */
function joinsOf(
  { clock, context, hash }: Reading,
  memberships: readonly { row: Resource; typeId: string | null }[],
): GroupJoinReading[] {
  const joins = memberships.flatMap(({ row, typeId }) => {
    const [joinedAt, person] = [instantOf(row, 'joined_at', context.now), relatedId(row, 'person')];
    return joinedAt === null || person === null
      ? []
      : [{ day: clock.dayOf(joinedAt), groupTypeId: typeId, person: hash(person) }];
  });
  const groups = Map.groupBy(joins, ({ day, groupTypeId }) => `${day} ${groupTypeId}`);
  return [...groups.values()].flatMap((group) => {
    const people = [...new Set(group.map(({ person }) => person))];
    return group.slice(0, 1).map(({ day, groupTypeId }) => ({ day, groupTypeId, people }));
  });
}

/** A lower role silently gets fewer rows, so a drop by half counts only if it is there at a second look. */
function isFarFewer(
  { context }: Reading,
  people: number,
  before: readonly MemberCountReading[],
): boolean {
  const believed = before.findLast(({ isDoubted }) => isDoubted !== true);
  const isFewer = believed !== undefined && people < believed.people / 2;
  if (isFewer) {
    const { people: formerly } = believed;
    context.log.warn({ people, formerly }, 'fewer than half of the group members were shown');
  }
  return isFewer && before.at(-1)?.isDoubted !== true;
}
