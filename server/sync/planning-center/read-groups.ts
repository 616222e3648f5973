import type {
  GroupJoinReading,
  MeetingReading,
  MemberCountReading,
} from '#analytics/figures/readings.ts';
import { readCoverage } from '../readings/coverage-store.ts';
import type { Read } from '../readings/keep-read.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { doubted, doubtedDates } from './doubts.ts';
import { instantOf, numberOf, type Resource, relatedId, relatedIds, textOf } from './json-api.ts';
import { type List, requestPage } from './list-pages.ts';
import { mapExisting } from './map-existing.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const atOnce = 4;

type Group = { id: string; typeId: string | null; size: number };

/** Every group with its type; archived ones too, for their past meetings. */
async function readGroups(
  { context }: Reading,
  archiveStatus: 'not_archived' | 'include',
): Promise<Group[]> {
  const { rows } = await readWholeList(context, '/groups/v2/groups', {
    'where[archive_status]': archiveStatus,
    'fields[Group]': 'memberships_count,archived_at,group_type',
  });
  return rows
    .filter((row) => archiveStatus === 'include' || textOf(row, 'archived_at') === null)
    .map((row) => ({
      id: row.id,
      typeId: relatedId(row, 'group_type'),
      size: numberOf(row, 'memberships_count') ?? 0,
    }));
}

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

type Meeting = { row: Resource; startsAt: string; groupTypeId: string | null };

/** Reads the attendance of each meeting: one request per reported meeting. */
export async function readMeetings(reading: Reading): Promise<Read> {
  const { context, clock, span, rowsMax } = reading;
  const parameters = {
    filter: 'not_canceled',
    order: 'starts_at',
    include: 'group',
    'where[starts_at][gte]': clock.startOf(span.from),
    'where[starts_at][lt]': clock.endOf(span.to),
    'fields[Event]': 'starts_at,canceled,visitors_count,group,attendance_submitter',
    'fields[Group]': 'group_type',
  };
  const list = await readWholeList(context, '/groups/v2/events', parameters, { rowsMax });
  const typeOf = await groupTypes(reading, list);
  const held = list.rows.flatMap((row) => {
    const startsAt = instantOf(row, 'starts_at', context.now);
    const isHeld = startsAt !== null && Date.parse(startsAt) <= context.now.getTime();
    const groupTypeId = typeOf.get(relatedId(row, 'group') ?? '') ?? null;
    return isHeld && row.attributes.canceled !== true ? [{ row, startsAt, groupTypeId }] : [];
  });
  const notices = held
    .filter(({ row }) => numberOf(row, 'visitors_count') === null)
    .map(({ row, startsAt }) =>
      doubted('attendance', clock.dayOf(startsAt), row.attributes.visitors_count),
    );
  return {
    meetings: await readReports(reading, held),
    notices: [...notices, ...doubtedDates(list.rows, 'starts_at', context.now)],
  };
}

/** The type of each group: included with the meetings, else from the list of groups. */
async function groupTypes(
  reading: Reading,
  { rows, included }: List,
): Promise<ReadonlyMap<string, string | null>> {
  const ids = new Set(rows.flatMap((row) => relatedIds(row, 'group')));
  const groups = included.all('Group').filter((group) => 'group_type' in group.relationships);
  const known = new Map(groups.map((group) => [group.id, relatedId(group, 'group_type')]));
  if ([...ids].every((id) => known.has(id))) {
    return known;
  }
  const listed = await readGroups(reading, 'include');
  return new Map(listed.map(({ id, typeId }) => [id, typeId]));
}

/** How many seemingly unreported meetings are checked before the rest are assumed to be, too. */
const unreportedChecked = 2;

/**
 * Reads the reported meetings. A meeting without a submitter counts as unreported if the newest of those
 * without show no attendance; one with a submitter was reported, even with nobody.
 */
async function readReports(reading: Reading, held: readonly Meeting[]): Promise<MeetingReading[]> {
  const seemsReported = ({ row }: Meeting) =>
    hasSubmitter(row) || numberOf(row, 'visitors_count') !== 0;
  const { reported = [], unreported = [] } = Object.groupBy(held, (meeting) =>
    seemsReported(meeting) ? 'reported' : 'unreported',
  );
  const [some, others] = [
    unreported.slice(-unreportedChecked),
    unreported.slice(0, -unreportedChecked),
  ];
  const read = (items: readonly Meeting[]) =>
    mapExisting(reading.context, { items, atOnce }, (meeting, context) =>
      readMeeting({ ...reading, context }, meeting),
    );
  const asked = await read(reported);
  const doubted = await read(some);
  const showsReports = await tellsReports(reading, held);
  const isEmpty = doubted.every(({ attended }) => attended === 0);
  const rest =
    showsReports && isEmpty
      ? others.map((meeting) => meetingOf(reading, meeting, { attended: 0, named: 0 }))
      : await read(others);
  return [...asked, ...doubted, ...rest].map(({ isReported, ...meeting }) => ({
    ...meeting,
    isReported: (showsReports && isReported) || meeting.attended + meeting.visitors > 0,
  }));
}

/**
 * Whether only reported meetings have a submitter. Where all of them have one, a meeting to come tells: nobody
 * can have reported it.
 */
async function tellsReports({ context }: Reading, held: readonly Meeting[]): Promise<boolean> {
  if (held.length === 0 || held.some(({ row }) => !hasSubmitter(row))) {
    return held.some(({ row }) => hasSubmitter(row));
  }
  const question = {
    path: '/groups/v2/events',
    parameters: {
      filter: 'upcoming',
      order: 'starts_at',
      'fields[Event]': 'starts_at,attendance_submitter',
    },
  };
  const { rows } = await requestPage(context, question, { offset: 0, size: 1 });
  return rows.every((row) => !hasSubmitter(row));
}

const hasSubmitter = (row: Resource) => relatedId(row, 'attendance_submitter') !== null;

async function readMeeting(reading: Reading, meeting: Meeting): Promise<MeetingReading> {
  const path = `/groups/v2/events/${encodeURIComponent(meeting.row.id)}/attendances`;
  const { rows } = await readWholeList(reading.context, path, {
    filter: 'attended',
    'fields[Attendance]': 'role',
  });
  const named = rows.filter((row) => textOf(row, 'role') === 'visitor').length;
  return meetingOf(reading, meeting, { attended: rows.length - named, named });
}

/** Visitors are listed by name or given as a number; whether both include them is undocumented. */
function meetingOf(
  { clock }: Reading,
  { row, startsAt, groupTypeId }: Meeting,
  { attended, named }: { attended: number; named: number },
): MeetingReading {
  const visitors = numberOf(row, 'visitors_count');
  return {
    day: clock.dayOf(startsAt),
    startsAt: new Date(startsAt).toISOString(),
    groupTypeId,
    attended,
    visitors: Math.max(named, visitors ?? 0),
    isReported: hasSubmitter(row) && visitors !== null,
  };
}
