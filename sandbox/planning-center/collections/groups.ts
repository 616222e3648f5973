import type { Church } from '../../church/church.ts';
import type {
  Group,
  GroupAttendance,
  GroupEvent,
  GroupType,
  Membership,
} from '../../church/groups.ts';
import { groupAttendancesOf } from '../../church/groups.ts';
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
  attributes: (group) => ({
    name: group.name,
    memberships_count: group.members.length,
    archived_at: timestampOrNull(group.archivedAt),
    created_at: timestamp(group.createdAt),
    schedule: group.schedule,
    location_type_preference: 'physical',
    listed: true,
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
  relationships: (event, church) => ({
    group: { type: 'Group', id: church.id(event.group.number) },
    location: null,
    repeating_event: null,
  }),
};

const attendanceVertex: Vertex<GroupAttendance> = {
  type: 'Attendance',
  path: 'attendances',
  id: ({ id }) => id,
  attributes: ({ attended, member }) => ({ attended, role: member.role }),
  relationships: ({ member, event }, church) => ({
    person: personReference(member.person, church),
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
    // The values are not verified at the real one.
    archive_status: {
      kind: 'text',
      of: ({ archivedAt }) => (archivedAt === null ? 'not_archived' : 'only'),
    },
  },
  orderBy: { name: ({ name }) => name },
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
  },
  orderBy: { starts_at: ({ startsAt }: GroupEvent) => startsAt },
  filters: {
    canceled: ({ isCanceled }: GroupEvent) => isCanceled,
    not_canceled: ({ isCanceled }: GroupEvent) => !isCanceled,
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
  rows: (church, id) => {
    const event = church.groupEvents().find(({ number }) => church.id(number) === id);
    return event ? groupAttendancesOf(church, event) : null;
  },
  filters: { attended: ({ attended }) => attended },
});

const memberships = collection({
  vertex: membershipVertex,
  parentType: 'Group',
  rows: (church, id) => groupOf(church, id)?.members ?? null,
  queryBy: { role: { kind: 'text', of: ({ role }) => role } },
  orderBy: { joined_at: ({ joinedAt }) => joinedAt, role: ({ role }) => role },
});

const people = collection({
  vertex: personVertex,
  rows: (church) => {
    const members = new Set(
      church.groups().flatMap((group) => group.members.map(({ person }) => person)),
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

function groupOf(church: Church, id: string): Group | null {
  return church.groups().find(({ number }) => church.id(number) === id) ?? null;
}
