import { type CalendarEvent, type EventInstance, recurrence } from '../../church/calendar.ts';
import { timestamp } from '../../church/zone.ts';
import { collection } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import { personReference } from './people-vertices.ts';
import type { Product } from './product.ts';

const eventVertex: Vertex<CalendarEvent> = {
  type: 'Event',
  path: 'events',
  id: ({ number }, church) => church.id(number),
  attributes: (event) => ({
    name: event.name,
    approval_status: event.approval,
    percent_approved: event.approval === 'A' ? 100 : 0,
    percent_rejected: event.approval === 'R' ? 100 : 0,
    featured: event.isFeatured,
    visible_in_church_center: event.isPublic,
    summary: null,
    description: null,
    created_at: timestamp(event.createdAt),
    updated_at: timestamp(event.createdAt),
  }),
  relationships: (_, church) => ({ owner: personReference(1001, church) }),
};

const instanceVertex: Vertex<EventInstance> = {
  type: 'EventInstance',
  path: 'event_instances',
  id: ({ number }, church) => church.id(number),
  attributes: (instance) => ({
    name: instance.event.name,
    starts_at: timestamp(instance.startsAt),
    ends_at: timestamp(instance.endsAt),
    all_day_event: false,
    location: instance.location,
    recurrence: recurrence(instance.event),
    kind: 'event',
    created_at: timestamp(instance.event.createdAt),
    updated_at: timestamp(instance.event.createdAt),
  }),
  relationships: ({ event }, church) => ({ event: { type: 'Event', id: church.id(event.number) } }),
};

const events = collection({
  vertex: eventVertex,
  rows: (church) => church.calendarEvents(),
  queryBy: {
    name: { kind: 'text', of: ({ name }) => name },
    approval_status: { kind: 'text', of: ({ approval }) => approval },
    featured: { kind: 'flag', of: ({ isFeatured }) => isFeatured },
    visible_in_church_center: { kind: 'flag', of: ({ isPublic }) => isPublic },
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  },
  orderBy: { name: ({ name }) => name, created_at: ({ createdAt }) => createdAt },
});

const instanceTraits = {
  vertex: instanceVertex,
  queryBy: {
    starts_at: { kind: 'time', of: ({ startsAt }: EventInstance) => startsAt },
    ends_at: { kind: 'time', of: ({ endsAt }: EventInstance) => endsAt },
    created_at: { kind: 'time', of: ({ event }: EventInstance) => event.createdAt },
    updated_at: { kind: 'time', of: ({ event }: EventInstance) => event.createdAt },
    kind: { kind: 'text', of: () => 'event' },
  },
  orderBy: {
    starts_at: ({ startsAt }: EventInstance) => startsAt,
    ends_at: ({ endsAt }: EventInstance) => endsAt,
  },
  filters: {
    future: ({ endsAt }: EventInstance, { church }: { church: { asOf: number } }) =>
      endsAt > church.asOf,
  },
  includes: { event: ({ event }: EventInstance) => [part(eventVertex, event)] },
} as const;

const eventInstances = collection({ ...instanceTraits, rows: (church) => church.eventInstances() });

const instancesOfEvent = collection({
  ...instanceTraits,
  parentType: 'Event',
  rows: (church, id) =>
    church.calendarEvents().some(({ number }) => church.id(number) === id)
      ? church.eventInstances().filter(({ event }) => church.id(event.number) === id)
      : null,
});

export const calendarProduct: Product = {
  slug: 'calendar',
  scope: 'calendar',
  version: '2022-07-07',
  collections: {
    events,
    'events/:id/event_instances': instancesOfEvent,
    event_instances: eventInstances,
  },
};
