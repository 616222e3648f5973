import type { MeetingReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { loadReadings } from '../readings/reading-store.ts';
import { numberOf, type Resource, relatedId, textOf } from './json-api.ts';
import { countList, inTurns, readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

const atOnce = 4;

/** Every group with its type; archived ones have had meetings. */
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

/** Counts the different people in the chosen groups now; they are told apart in memory alone. */
export async function readMembers(reading: Reading): Promise<Read> {
  const { context, choices, clock } = reading;
  const types = choices.groups?.groupTypeIds ?? [];
  const groups = (await readGroups(reading, 'not_archived')).filter(
    ({ typeId }) => types === 'all' || (typeId !== null && types.includes(typeId)),
  );
  const members = await inTurns(groups, atOnce, async ({ id }) => {
    const path = `/groups/v2/groups/${encodeURIComponent(id)}/memberships`;
    const list = await readWholeList(context, path, {
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

/** A lower role sees fewer rows and is told nothing: a fall by half is a warning, not a figure. */
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

/** Reads how many came to each meeting: one request a meeting. */
export async function readMeetings(reading: Reading): Promise<Read> {
  const { context, clock, span } = reading;
  const groups = new Map(
    (await readGroups(reading, 'include')).map(({ id, typeId }) => [id, typeId]),
  );
  const { rows } = await readWholeList(context, '/groups/v2/events', {
    filter: 'not_canceled',
    order: 'starts_at',
    'where[starts_at][gte]': clock.startOf(span.from),
    'where[starts_at][lt]': clock.endOf(span.to),
    'fields[Event]': 'starts_at,canceled,visitors_count,group,attendance_submitter',
  });
  const now = context.now.getTime();
  const held = rows.filter((row) => {
    const startsAt = textOf(row, 'starts_at');
    return startsAt !== null && Date.parse(startsAt) <= now && row.attributes.canceled !== true;
  });
  const meetings = await inTurns(held, atOnce, (row) => readMeeting(reading, row, groups));
  return { meetings };
}

async function readMeeting(
  { context, clock }: Reading,
  row: Resource,
  typeOf: ReadonlyMap<string, string | null>,
): Promise<MeetingReading> {
  const path = `/groups/v2/events/${encodeURIComponent(row.id)}/attendances`;
  const attended = await countList(context, path, {
    filter: 'attended',
    'fields[Attendance]': 'role',
  });
  const startsAt = new Date(textOf(row, 'starts_at') ?? 0).toISOString();
  const visitors = numberOf(row, 'visitors_count');
  const isSubmitted = relatedId(row, 'attendance_submitter') !== null;
  return {
    day: clock.dayOf(startsAt),
    startsAt,
    groupTypeId: typeOf.get(relatedId(row, 'group') ?? '') ?? null,
    attended,
    visitors,
    isReported: isSubmitted || attended + visitors > 0,
  };
}
