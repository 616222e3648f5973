import type { CheckInEvent, EventPeriod, EventTime } from '../../church/check-in-times.ts';
import type { CheckIn } from '../../church/check-ins.ts';
import type { Church } from '../../church/church.ts';
import type { AttendanceType, Headcount } from '../../church/headcounts.ts';
import { partsOf, timestamp, timestampOrNull } from '../../church/zone.ts';
import type { Vertex } from '../engine/vertex.ts';
import { personReference } from './people-vertices.ts';

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
};

export const periodVertex: Vertex<EventPeriod> = {
  type: 'EventPeriod',
  path: 'event_periods',
  id: ({ number }, church) => church.id(number),
  attributes: (period, church) => ({
    starts_at: timestamp(period.startsAt),
    ends_at: timestamp(period.endsAt),
    regular_count: sum(period, ({ regular }) => regular),
    guest_count: sum(period, guestsOf),
    volunteer_count: sum(period, ({ volunteers }) => volunteers),
    note: null,
    created_at: timestamp(period.createdAt),
    updated_at: timestamp(updatedAt(period, church)),
  }),
  relationships: (period, church) => ({ event: reference('Event', period.event, church) }),
};

export const timeVertex: Vertex<EventTime> = {
  type: 'EventTime',
  path: 'event_times',
  id: ({ number }, church) => church.id(number),
  attributes: (time, church) => ({
    name: null,
    starts_at: timestamp(time.startsAt),
    shows_at: timestamp(time.startsAt - 2 * hourMs),
    hides_at: timestamp(time.startsAt + 2 * hourMs),
    ...localClock(time.startsAt, church),
    regular_count: time.regular,
    guest_count: guestsOf(time),
    volunteer_count: time.volunteers,
    total_count: time.regular + guestsOf(time) + time.volunteers,
    created_at: timestamp(time.createdAt),
    updated_at: timestamp(updatedAt(time, church)),
  }),
  relationships: (time, church) => ({
    event: reference('Event', time.period.event, church),
    event_period: reference('EventPeriod', time.period, church),
  }),
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
    updated_at: timestamp(headcount.createdAt),
  }),
  relationships: (headcount, church) => ({
    event_time: reference('EventTime', headcount.time, church),
    attendance_type: reference('AttendanceType', headcount.type, church),
  }),
};

export const checkInVertex: Vertex<CheckIn> = {
  type: 'CheckIn',
  path: 'check_ins',
  id: ({ number }, church) => church.id(number),
  attributes: (checkIn, church) => {
    const person = church.personByNumber().get(checkIn.person);
    return {
      first_name: person?.firstName ?? null,
      last_name: person?.lastName ?? null,
      kind: checkIn.kind,
      number: checkIn.number % 1000,
      security_code: null,
      one_time_guest: false,
      checked_out_at: null,
      created_at: timestamp(checkIn.createdAt),
      updated_at: timestamp(checkIn.createdAt),
    };
  },
  relationships: (checkIn, church) => ({
    event_period: reference('EventPeriod', checkIn.time.period, church),
    event: reference('Event', checkIn.time.period.event, church),
    person: personReference(checkIn.person, church),
  }),
};

function guestsOf({ firstTimers, returning }: EventTime): number {
  return firstTimers + returning;
}

/** Counts change until check-in is over. */
export function updatedAt(
  { createdAt, startsAt }: EventTime | EventPeriod,
  { asOf }: Church,
): number {
  return startsAt + hourMs <= asOf ? startsAt + hourMs : createdAt;
}

function sum({ times }: EventPeriod, of: (time: EventTime) => number): number {
  return times.reduce((total, time) => total + of(time), 0);
}

function reference(type: string, { number }: { number: number }, church: Church) {
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
