import type { MeetingReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { doubted, doubtedDates } from './doubts.ts';
import { instantOf, numberOf, type Resource, relatedId, relatedIds, textOf } from './json-api.ts';
import type { List } from './list-pages.ts';
import { mapExisting } from './map-existing.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const atOnce = 4;

/** Every group with its type; archived ones too, for their past meetings. */
async function readGroups(
  { context }: Reading,
  archiveStatus: 'not_archived' | 'include',
): Promise<{ id: string; typeId: string | null }[]> {
  const { rows } = await readWholeList(context, '/groups/v2/groups', {
    'where[archive_status]': archiveStatus,
    'fields[Group]': 'memberships_count,archived_at,group_type',
  });
  return rows
    .filter((row) => archiveStatus === 'include' || textOf(row, 'archived_at') === null)
    .map((row) => ({ id: row.id, typeId: relatedId(row, 'group_type') }));
}

/** Counts the distinct people now in the chosen groups; their ids are never stored. */
export async function readMembers(reading: Reading): Promise<Read> {
  const { context, choices, clock } = reading;
  const types = choices.groups?.groupTypeIds ?? [];
  const items = (await readGroups(reading, 'not_archived')).filter(
    ({ typeId }) => types === 'all' || (typeId !== null && types.includes(typeId)),
  );
  const members = await mapExisting(context, { items, atOnce }, async ({ id }, stoppable) => {
    const path = `/groups/v2/groups/${encodeURIComponent(id)}/memberships`;
    const list = await readWholeList(stoppable, path, {
      'fields[Membership]': 'role,joined_at,person',
    });
    return list.rows;
  });
  const memberships = members.flat();
  const people = new Set(memberships.flatMap((row) => relatedId(row, 'person') ?? []));
  const day = clock.dayOf(context.now.toISOString());
  return (await isFarFewer(reading, people.size))
    ? {}
    : { memberCounts: [{ day, people: people.size, memberships: memberships.length }] };
}

/** A lower role silently gets fewer rows, so a drop by half is a warning and not a figure. */
async function isFarFewer({ context }: Reading, people: number): Promise<boolean> {
  const { accountId, pool, log } = context;
  const always = { from: '-infinity', to: 'infinity' };
  const last = (await loadReadings(pool, accountId, 'memberCounts', always)).at(-1);
  const isFewer = last !== undefined && people < last.people / 2;
  if (isFewer) {
    log.warn({ people, before: last.people }, 'fewer than half of the group members were shown');
  }
  return isFewer;
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
 * Reads the reported meetings. A meeting without a submitter counts as unreported if others have one and
 * the newest of those without show no attendance; if all have one, that is no evidence.
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
  const isTold =
    held.some(({ row }) => hasSubmitter(row)) && held.some(({ row }) => !hasSubmitter(row));
  const isEmpty = doubted.every(({ attended }) => attended === 0);
  const rest =
    isTold && isEmpty
      ? others.map((meeting) => meetingOf(reading, meeting, { attended: 0, named: 0 }))
      : await read(others);
  return [...asked, ...doubted, ...rest].map(({ isReported, ...meeting }) => ({
    ...meeting,
    isReported: (isTold && isReported) || meeting.attended + meeting.visitors > 0,
  }));
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
