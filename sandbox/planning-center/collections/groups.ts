import type { Church } from '../../church/church.ts';
import type {
  Group,
  GroupAttendance,
  GroupEvent,
  GroupType,
  Membership,
} from '../../church/groups.ts';
import { groupAttendancesOf, isMemberAt } from '../../church/groups.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import { personReference, personVertex } from './people-vertices.ts';
import type { Product } from './product.ts';

const typeVertex: Vertex<GroupType> = {
  type: 'GroupType',
  path: 'group_types',
  id: ({ id }) => id,
  attributes: ({ name, color }) => ({ name, color, description: null, position: null }),
};

const groupVertex: Vertex<Group> = {
  type: 'Group',
  path: 'groups',
  id: ({ number }, church) => church.id(number),
  attributes: (group, church) => ({
    name: group.name,
    memberships_count: membersOf(group, church).length,
    archived_at: timestampOrNull(group.archivedAt),
    created_at: timestamp(group.createdAt),
    schedule: group.schedule,
    location_type_preference: 'physical',
    listed: !group.isHidden,
    members_are_confidential: group.type.name === 'Recovery',
    description: null,
  }),
  relationships: (group) => ({
    group_type: { type: 'GroupType', id: group.type.id },
    location: null,
  }),
};

const eventVertex: Vertex<GroupEvent> = {
  type: 'Event',
  path: 'events',
  id: ({ number }, church) => church.id(number),
  attributes: (event) => ({
    name: event.group.name,
    starts_at: timestamp(event.startsAt),
    ends_at: timestamp(event.endsAt),
    canceled: event.isCanceled,
    canceled_at: event.isCanceled ? timestamp(event.startsAt - 86_400_000) : null,
    visitors_count: event.visitors,
    location_type_preference: 'physical',
    multi_day: false,
    repeating: true,
  }),
  relationships: (event, church, { submitterIsEmptyUnreported }) => ({
    attendance_submitter:
      event.isReported || !submitterIsEmptyUnreported
        ? personReference(event.group.members[0]?.person ?? 0, church)
        : null,
    group: { type: 'Group', id: church.id(event.group.number) },
    location: null,
    repeating_event: null,
  }),
};

const attendanceVertex: Vertex<GroupAttendance> = {
  type: 'Attendance',
  path: 'attendances',
  id: ({ id }) => id,
  attributes: ({ attended, role }) => ({ attended, role }),
  relationships: ({ person, event }, church) => ({
    person: personReference(person, church),
    event: { type: 'Event', id: church.id(event.number) },
  }),
};

const membershipVertex: Vertex<Membership> = {
  type: 'Membership',
  path: 'memberships',
  id: ({ number }, church) => church.id(number),
  attributes: ({ role, joinedAt }) => ({ role, joined_at: timestamp(joinedAt) }),
  relationships: ({ person }, church) => ({ person: personReference(person, church) }),
};

const groups = collection({
  vertex: groupVertex,
  rows: (church) => church.groups(),
  queryBy: {
    name: { kind: 'text', of: ({ name }) => name },
    archive_status: {
      kind: 'word',
      holds: ({ archivedAt }, word) =>
        word === 'include' || (archivedAt === null ? 'not_archived' : 'only') === word,
    },
  },
  unasked: { archive_status: 'not_archived' },
  orderBy: { name: ({ name }) => name },
  filters: {
    hidden: ({ isHidden }) => isHidden,
    published: ({ isHidden }) => !isHidden,
    group_type: ({ type }, { parameters }) => type.id === parameters.get('group_type'),
    enrollment: () => true,
    meeting_schedule: () => true,
  },
  includes: { group_type: ({ type }) => [part(typeVertex, type)] },
});

const groupTypes = collection({
  vertex: typeVertex,
  rows: (church) => church.groupTypes(),
  orderBy: { name: ({ name }) => name },
});

const eventTraits = {
  vertex: eventVertex,
  queryBy: {
    starts_at: { kind: 'time', of: ({ startsAt }: GroupEvent) => startsAt },
    ends_at: { kind: 'time', of: ({ endsAt }: GroupEvent) => endsAt },
    name: { kind: 'text', of: ({ group }: GroupEvent) => group.name },
    'group.group_type.id': { kind: 'text', of: ({ group }: GroupEvent) => group.type.id },
  },
  orderBy: { starts_at: ({ startsAt }: GroupEvent) => startsAt },
  filters: {
    canceled: ({ isCanceled }: GroupEvent) => isCanceled,
    not_canceled: ({ isCanceled }: GroupEvent) => !isCanceled,
    upcoming: ({ startsAt }: GroupEvent, { church }: { church: Church }) => startsAt >= church.asOf,
  },
  includes: { group: ({ group }: GroupEvent) => [part(groupVertex, group)] },
} as const;

const events = collection({ ...eventTraits, rows: (church) => church.groupEvents() });

const eventsOfGroup = collection({
  ...eventTraits,
  parentType: 'Group',
  rows: (church, id) =>
    groupOf(church, id) &&
    church.groupEvents().filter(({ group }) => church.id(group.number) === id),
});

const attendances = collection({
  vertex: attendanceVertex,
  parentType: 'Event',
  rows: (church, id, { attendedHasVisitors }) => {
    const event = church.groupEvents().find(({ number }) => church.id(number) === id);
    return event
      ? [...groupAttendancesOf(church, event), ...(attendedHasVisitors ? visitorsOf(event) : [])]
      : null;
  },
  filters: {
    attended: ({ attended }) => attended,
    member: ({ role }) => role === 'member',
    leader: ({ role }) => role === 'leader',
    visitor: ({ role }) => role === 'visitor',
  },
});

const memberships = collection({
  vertex: membershipVertex,
  parentType: 'Group',
  rows: (church, id) => {
    const group = groupOf(church, id);
    return group && membersOf(group, church);
  },
  queryBy: { role: { kind: 'text', of: ({ role }) => role } },
  orderBy: { joined_at: ({ joinedAt }) => joinedAt, role: ({ role }) => role },
});

const people = collection({
  vertex: personVertex,
  rows: (church, _id, { groupPeopleHaveArchived }) => {
    const members = new Set(
      church
        .groups()
        .filter(({ archivedAt }) => groupPeopleHaveArchived || archivedAt === null)
        .flatMap((group) => membersOf(group, church).map(({ person }) => person)),
    );
    return church.people().filter(({ number }) => members.has(number));
  },
});

export const groupsProduct: Product = {
  slug: 'groups',
  scope: 'groups',
  version: '2023-07-10',
  collections: {
    groups,
    group_types: groupTypes,
    events,
    people,
    'groups/:id/events': eventsOfGroup,
    'groups/:id/memberships': memberships,
    'events/:id/attendances': attendances,
  },
};

/** Former members are not listed. */
function membersOf({ members }: Group, { asOf }: Church): Membership[] {
  return members.filter((member) => isMemberAt(member, asOf));
}

function visitorsOf(event: GroupEvent): GroupAttendance[] {
  return Array.from({ length: event.visitors }, (_, at) => ({
    id: `${event.number}-v${at}`,
    event,
    person: 100_000 + at,
    role: 'visitor',
    attended: true,
  }));
}

function groupOf(church: Church, id: string): Group | null {
  return church.groups().find(({ number }) => church.id(number) === id) ?? null;
}
