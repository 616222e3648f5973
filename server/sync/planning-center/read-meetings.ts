import type { MeetingReading } from '#analytics/figures/readings.ts';
import type { Read } from '../readings/keep-read.ts';
import { doubted, doubtedDates } from './doubts.ts';
import { instantOf, numberOf, type Resource, relatedId, relatedIds, textOf } from './json-api.ts';
import { type List, requestPage } from './list-pages.ts';
import { mapExisting } from './map-existing.ts';
import { readGroups } from './read-groups.ts';
import { readWholeList } from './read-list.ts';
import type { Reading } from './reading.ts';

/** Meetings whose attendance is read at the same time. */
const atOnce = 4;

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
