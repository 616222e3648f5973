import type { CheckInEvent, Location } from '../../church/check-in-events.ts';
import type { EventPeriod, EventTime } from '../../church/check-in-times.ts';
import type { Church } from '../../church/church.ts';
import type { AttendanceType, Headcount } from '../../church/headcounts.ts';
import { partsOf, timestamp, timestampOrNull } from '../../church/zone.ts';
import type { Unknowns, Vertex } from '../engine/vertex.ts';

const hourMs = 3_600_000;

export const eventVertex: Vertex<CheckInEvent> = {
  type: 'Event',
  path: 'events',
  id: ({ number }, church) => church.id(number),
  attributes: (event) => ({
    name: event.name,
    frequency: event.frequency,
    enable_services_integration: false,
    archived_at: timestampOrNull(event.archivedAt),
    created_at: timestamp(event.createdAt),
    updated_at: timestamp(event.archivedAt ?? event.createdAt),
  }),
  linkedWhenIncluded: {
    attendance_types: (event, church) =>
      church
        .attendanceTypes()
        .filter((type) => type.event === event)
        .map((type) => reference('AttendanceType', type, church)),
  },
};

export const periodVertex: Vertex<EventPeriod> = {
  type: 'EventPeriod',
  path: 'event_periods',
  id: ({ number }, church) => church.id(number),
  attributes: (period, church, unknowns) => {
    const counts = church.checkInCounts().ofPeriod(period);
    return {
      starts_at: timestamp(period.startsAt),
      ends_at: timestamp(period.endsAt),
      regular_count: counts.regular,
      guest_count: counts.guest,
      volunteer_count: counts.volunteer,
      ...(unknowns.hasUniqueTotalCount && { unique_total_count: counts.people }),
      note: null,
      created_at: timestamp(period.createdAt),
      updated_at: timestamp(
        Math.max(...period.times.map((time) => timeUpdatedAt(time, church, unknowns))),
      ),
    };
  },
  relationships: (period, church) => ({ event: reference('Event', period.event, church) }),
  linkedWhenIncluded: {
    event_times: ({ times }, church) => times.map((time) => reference('EventTime', time, church)),
  },
};

export const timeVertex: Vertex<EventTime> = {
  type: 'EventTime',
  path: 'event_times',
  id: ({ number }, church) => church.id(number),
  attributes: (time, church, unknowns) => {
    const counts = church.checkInCounts().ofTime(time);
    return {
      name: null,
      starts_at: timestamp(time.startsAt),
      shows_at: timestamp(time.startsAt - 2 * hourMs),
      hides_at: timestamp(time.startsAt + 2 * hourMs),
      ...localClock(time.startsAt, church),
      regular_count: counts.regular,
      guest_count: counts.guest,
      volunteer_count: counts.volunteer,
      total_count: counts.regular + counts.guest + counts.volunteer,
      created_at: timestamp(time.createdAt),
      updated_at: timestamp(timeUpdatedAt(time, church, unknowns)),
    };
  },
  relationships: (time, church) => ({
    event: reference('Event', time.period.event, church),
    event_period: reference('EventPeriod', time.period, church),
  }),
  linkedWhenIncluded: {
    headcounts: (time, church) =>
      church.headcountsOfTime(time).map((one) => reference('Headcount', one, church)),
  },
};

export const attendanceTypeVertex: Vertex<AttendanceType> = {
  type: 'AttendanceType',
  path: 'attendance_types',
  id: ({ number }, church) => church.id(number),
  attributes: (type) => ({
    name: type.name,
    color: 'none',
    limit: null,
    created_at: timestamp(type.createdAt),
    updated_at: timestamp(type.createdAt),
  }),
  relationships: (type, church) => ({ event: reference('Event', type.event, church) }),
};

export const headcountVertex: Vertex<Headcount> = {
  type: 'Headcount',
  path: 'headcounts',
  id: ({ number }, church) => church.id(number),
  attributes: (headcount) => ({
    total: headcount.total,
    created_at: timestamp(headcount.createdAt),
    updated_at: timestamp(headcount.updatedAt),
  }),
  relationships: (headcount, church) => ({
    event_time: reference('EventTime', headcount.time, church),
    attendance_type: reference('AttendanceType', headcount.type, church),
  }),
};

export const locationVertex: Vertex<Location> = {
  type: 'Location',
  path: 'locations',
  id: ({ number }, church) => church.id(number),
  attributes: ({ name, childOrAdult, ageMonths, number, createdAt }) => ({
    name,
    kind: 'Location',
    child_or_adult: childOrAdult,
    age_min_in_months: ageMonths?.[0] ?? null,
    age_max_in_months: ageMonths?.[1] ?? null,
    grade_min: null,
    grade_max: null,
    gender: null,
    max_occupancy: null,
    position: number % 100,
    opened: true,
    created_at: timestamp(createdAt),
    updated_at: timestamp(createdAt),
  }),
  relationships: ({ event }, church) => ({
    event: reference('Event', event, church),
    parent: null,
  }),
};

/** The counts of one room: for a whole period, or for one of its times. */
export type RoomCount = { location: Location; period: EventPeriod; time: EventTime | null };

export const roomCountVertex = (type: 'LocationEventPeriod' | 'LocationEventTime') =>
  ({
    type,
    path: type === 'LocationEventPeriod' ? 'location_event_periods' : 'location_event_times',
    id: ({ location, period, time }, church) =>
      church.id((time ?? period).number * 100 + (location.number % 100)),
    attributes: ({ location, period, time }, church, unknowns) => {
      const counts = church.checkInCounts().ofRoom(location, period, time ?? undefined);
      const times = time ? [time] : period.times;
      const updatedAt = times.map((one) => timeUpdatedAt(one, church, unknowns));
      return {
        regular_count: counts.regular,
        guest_count: counts.guest,
        volunteer_count: counts.volunteer,
        created_at: timestamp(period.createdAt),
        updated_at: timestamp(Math.max(...updatedAt)),
      };
    },
    relationships: ({ location, period, time }, church) => ({
      location: reference('Location', location, church),
      ...(time
        ? { event_time: reference('EventTime', time, church) }
        : { event_period: reference('EventPeriod', period, church) }),
    }),
  }) satisfies Vertex<RoomCount>;

/** When a time's counts last changed, in milliseconds; a switch decides whether late changes show. */
export function timeUpdatedAt(
  time: EventTime,
  church: Church,
  { eventTimesMove }: Unknowns,
): number {
  const { createdAt, startsAt } = time;
  const over = startsAt + hourMs;
  const seen = over <= church.asOf ? over : createdAt;
  return eventTimesMove
    ? Math.max(
        createdAt,
        church.checkInCounts().changedAt(time) ?? 0,
        ...church.headcountsOfTime(time).map(({ updatedAt }) => updatedAt),
      )
    : seen;
}

/** A reference to a numbered record. */
export function reference(type: string, { number }: { number: number }, church: Church) {
  return { type, id: church.id(number) };
}

function localClock(moment: number, { zone }: Church) {
  const day = zone.dayOf(moment);
  const minutes = (moment - zone.startOf(day)) / 60_000;
  return {
    day_of_week: partsOf(day).weekday,
    hour: Math.floor(minutes / 60),
    minute: Math.floor(minutes % 60),
  };
}
