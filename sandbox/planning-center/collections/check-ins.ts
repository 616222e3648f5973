import type { Church } from '../../church/church.ts';
import { collection } from '../engine/collection.ts';
import { part } from '../engine/vertex.ts';
import { checkIns } from './check-ins-check-ins.ts';
import {
  attendanceTypeVertex,
  eventVertex,
  headcountVertex,
  periodVertex,
  timeVertex,
  updatedAt,
} from './check-ins-vertices.ts';
import type { Product } from './product.ts';

const events = collection({
  vertex: eventVertex,
  rows: (church) => church.checkInEvents(),
  queryBy: { name: { kind: 'text', of: ({ name }) => name } },
  orderBy: { name: ({ name }) => name, created_at: ({ createdAt }) => createdAt },
  filters: {
    archived: ({ archivedAt }) => archivedAt !== null,
    not_archived: ({ archivedAt }) => archivedAt === null,
    for_headcounts: (event, { church }) =>
      church.attendanceTypes().some((type) => type.event === event),
    for_campus: () => true,
    for_registrations: () => false,
  },
  includes: {
    attendance_types: (event, church) =>
      church
        .attendanceTypes()
        .filter((type) => type.event === event)
        .map((type) => part(attendanceTypeVertex, type)),
  },
});

/** Only below an event, as at the real one. */
const eventPeriods = collection({
  vertex: periodVertex,
  parentType: 'Event',
  rows: (church, eventId) =>
    eventOf(church, eventId) &&
    church.checkInPeriods().filter(({ event }) => church.id(event.number) === eventId),
  queryBy: {
    starts_at: { kind: 'time', of: ({ startsAt }) => startsAt },
    ends_at: { kind: 'time', of: ({ endsAt }) => endsAt },
  },
  orderBy: { starts_at: ({ startsAt }) => startsAt },
  includes: {
    event: ({ event }) => [part(eventVertex, event)],
    event_times: ({ times }) => times.map((time) => part(timeVertex, time)),
  },
});

/** All services of all events; there is no asking by `starts_at`, as at the real one. */
const eventTimes = collection({
  vertex: timeVertex,
  rows: (church) => church.eventTimes(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: (time, church) => updatedAt(time, church) },
  },
  orderBy: {
    starts_at: ({ startsAt }) => startsAt,
    shows_at: ({ startsAt }) => startsAt,
  },
  includes: {
    event: ({ period }) => [part(eventVertex, period.event)],
    event_period: ({ period }) => [part(periodVertex, period)],
    headcounts: (time, church) =>
      church.headcountsOfTime(time).map((headcount) => part(headcountVertex, headcount)),
  },
});

const headcounts = collection({
  vertex: headcountVertex,
  rows: (church) => church.headcounts(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    total: { kind: 'text', of: ({ total }) => String(total) },
  },
  orderBy: {
    created_at: ({ createdAt }) => createdAt,
    updated_at: ({ createdAt }) => createdAt,
    total: ({ total }) => total,
  },
  includes: {
    event_time: ({ time }) => [part(timeVertex, time)],
    attendance_type: ({ type }) => [part(attendanceTypeVertex, type)],
  },
});

const attendanceTypes = collection({
  vertex: attendanceTypeVertex,
  parentType: 'Event',
  rows: (church, eventId) =>
    eventOf(church, eventId) &&
    church.attendanceTypes().filter(({ event }) => church.id(event.number) === eventId),
});

export const checkInsProduct: Product = {
  slug: 'check-ins',
  scope: 'check_ins',
  version: '2025-05-28',
  collections: {
    events,
    'events/:id/event_periods': eventPeriods,
    'events/:id/attendance_types': attendanceTypes,
    event_times: eventTimes,
    headcounts,
    check_ins: checkIns,
  },
  organization: (church) => ({ daily_check_ins: dailyCheckIns(church) }),
};

function eventOf(church: Church, id: string) {
  return church.checkInEvents().find(({ number }) => church.id(number) === id) ?? null;
}

/** How many were checked in in the last 24 hours. */
function dailyCheckIns(church: Church): number {
  return church
    .eventTimes()
    .filter(({ startsAt }) => startsAt <= church.asOf && startsAt > church.asOf - 86_400_000)
    .reduce((sum, { regular, volunteers }) => sum + regular + volunteers, 0);
}
