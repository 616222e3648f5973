import type { CheckInEvent } from '../../church/check-in-events.ts';
import type { Church } from '../../church/church.ts';
import { collection } from '../engine/collection.ts';
import { part } from '../engine/vertex.ts';
import { checkIns, checkInsOfEvent, timesOfOneCheckIn } from './check-ins-check-ins.ts';
import { eventTimes, headcounts, headcountsOfTime } from './check-ins-event-times.ts';
import {
  attendanceTypeVertex,
  eventVertex,
  headcountVertex,
  locationVertex,
  periodVertex,
  roomCountVertex,
  timeVertex,
} from './check-ins-vertices.ts';
import type { Product } from './product.ts';

const typesOf = (event: CheckInEvent, church: Church) =>
  church.attendanceTypes().filter((type) => type.event === event);

const events = collection({
  vertex: eventVertex,
  rows: (church) => church.checkInEvents(),
  queryBy: {
    id: { kind: 'text', of: ({ number }, church) => church.id(number) },
    name: { kind: 'text', of: ({ name }) => name },
  },
  orderBy: { name: ({ name }) => name, created_at: ({ createdAt }) => createdAt },
  filters: {
    archived: ({ archivedAt }) => archivedAt !== null,
    not_archived: ({ archivedAt }) => archivedAt === null,
    for_headcounts: (event, { church }) => typesOf(event, church).length > 0,
    for_campus: () => true,
    for_registrations: () => false,
  },
  takesOneFilter: ({ checkInFilters }) => checkInFilters === 'one',
  includes: {
    attendance_types: (event, church) =>
      typesOf(event, church).map((type) => part(attendanceTypeVertex, type)),
  },
});

/** Only below an event, as in the real API. */
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
    'event_times.headcounts': ({ times }, church) =>
      times.flatMap((time) =>
        church.headcountsOfTime(time).map((headcount) => part(headcountVertex, headcount)),
      ),
  },
});

const attendanceTypes = collection({
  vertex: attendanceTypeVertex,
  parentType: 'Event',
  rows: (church, eventId) => {
    const event = eventOf(church, eventId);
    return event && typesOf(event, church);
  },
  queryBy: {
    id: { kind: 'text', of: ({ number }, church) => church.id(number) },
    name: { kind: 'text', of: ({ name }) => name },
  },
});

const locations = collection({
  vertex: locationVertex,
  parentType: 'Event',
  rows: (church, eventId) =>
    eventOf(church, eventId) &&
    church.locations().filter(({ event }) => church.id(event.number) === eventId),
  orderBy: { name: ({ name }) => name },
});

const roomsOfPeriod = collection({
  vertex: roomCountVertex('LocationEventPeriod'),
  parentType: 'EventPeriod',
  rows: (church, id) => {
    const period = church.checkInPeriods().find(({ number }) => church.id(number) === id);
    return period
      ? roomsOf(church, period.event).map((location) => ({ location, period, time: null }))
      : null;
  },
  includes: { location: ({ location }) => [part(locationVertex, location)] },
});

const roomsOfTime = collection({
  vertex: roomCountVertex('LocationEventTime'),
  parentType: 'EventTime',
  rows: (church, id) => {
    const time = church.eventTimes().find(({ number }) => church.id(number) === id);
    const period = time?.period;
    return period
      ? roomsOf(church, period.event).map((location) => ({ location, period, time }))
      : null;
  },
  includes: { location: ({ location }) => [part(locationVertex, location)] },
});

export const checkInsProduct: Product = {
  slug: 'check-ins',
  scope: 'check_ins',
  version: '2025-05-28',
  collections: {
    events,
    'events/:id/event_periods': eventPeriods,
    'events/:id/attendance_types': attendanceTypes,
    'events/:id/locations': locations,
    'events/:id/check_ins': checkInsOfEvent,
    'events/:id/event_periods/:id/location_event_periods': roomsOfPeriod,
    event_times: eventTimes,
    'event_times/:id/headcounts': headcountsOfTime,
    'event_times/:id/location_event_times': roomsOfTime,
    headcounts,
    check_ins: checkIns,
    'check_ins/:id/check_in_times': timesOfOneCheckIn,
  },
  organization: (church) => ({ daily_check_ins: dailyCheckIns(church) }),
};

function eventOf(church: Church, id: string): CheckInEvent | null {
  return church.checkInEvents().find(({ number }) => church.id(number) === id) ?? null;
}

function roomsOf(church: Church, event: CheckInEvent) {
  return church.locations().filter((location) => location.event === event);
}

/** Check-ins of the last 24 hours. */
function dailyCheckIns(church: Church): number {
  return church.checkIns().filter(({ createdAt }) => createdAt > church.asOf - 86_400_000).length;
}
