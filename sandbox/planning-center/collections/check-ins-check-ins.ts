import type { EventTime } from '../../church/check-in-times.ts';
import type { CheckIn } from '../../church/check-ins.ts';
import { timestamp, timestampOrNull } from '../../church/zone.ts';
import { collection, type Declaration } from '../engine/collection.ts';
import { part, type Vertex } from '../engine/vertex.ts';
import {
  eventVertex,
  locationVertex,
  periodVertex,
  reference,
  timeVertex,
} from './check-ins-vertices.ts';
import { personReference, personVertex } from './people-vertices.ts';

const isKind = (kind: CheckIn['kind']) => (checkIn: CheckIn) => checkIn.kind === kind;
const updatedAt = ({ createdAt, checkedOutAt, editedAt = 0 }: CheckIn) =>
  Math.max(checkedOutAt ?? createdAt, editedAt);

const checkInVertex: Vertex<CheckIn> = {
  type: 'CheckIn',
  path: 'check_ins',
  id: ({ number }, church) => church.id(number),
  attributes: (checkIn, church) => {
    const { person: number } = checkIn;
    const person = number === null ? undefined : church.personByNumber().get(number);
    return {
      first_name: person?.firstName ?? null,
      last_name: person?.lastName ?? null,
      kind: checkIn.kind,
      number: checkIn.number % 10_000,
      security_code: null,
      one_time_guest: checkIn.isOneTimeGuest,
      confirmed_at: timestamp(checkIn.createdAt),
      checked_out_at: timestampOrNull(checkIn.checkedOutAt),
      created_at: timestamp(checkIn.createdAt),
      updated_at: timestamp(updatedAt(checkIn)),
    };
  },
  relationships: (checkIn, church, { linksCheckInTimes }) => ({
    ...(linksCheckInTimes && timesOf(checkIn, church)),
    event: reference('Event', checkIn.period.event, church),
    locations: [reference('Location', checkIn.location, church)],
    person: checkIn.person === null ? null : personReference(checkIn.person, church),
  }),
  linkedWhenIncluded: {
    event_period: (checkIn, church) => timesOf(checkIn, church).event_period,
    event_times: (checkIn, church) => timesOf(checkIn, church).event_times,
    check_in_times: (checkIn, church) =>
      timesOfCheckIn(checkIn).map((one) => reference('CheckInTime', one, church)),
  },
};

function timesOf({ period, times }: CheckIn, church: Parameters<typeof reference>[2]) {
  return {
    event_period: reference('EventPeriod', period, church),
    event_times: times.map((time) => reference('EventTime', time, church)),
  };
}

/** A check-in at one of its times. */
type CheckInTime = { number: number; checkIn: CheckIn; time: EventTime };

const checkInTimeVertex: Vertex<CheckInTime> = {
  type: 'CheckInTime',
  path: 'check_in_times',
  id: ({ number }, church) => church.id(number),
  attributes: ({ checkIn }) => ({
    kind: checkIn.kind,
    has_validated: true,
    services_integrated: false,
    alerts: [],
  }),
  relationships: ({ checkIn, time }, church) => ({
    event_time: reference('EventTime', time, church),
    location: reference('Location', checkIn.location, church),
    check_in: reference('CheckIn', checkIn, church),
  }),
};

function timesOfCheckIn(checkIn: CheckIn): CheckInTime[] {
  return checkIn.times.map((time) => ({ number: checkIn.number * 10 + time.slot, checkIn, time }));
}

/** Check-in records, not people: somebody who comes to two services may have two. */
const traits = {
  vertex: checkInVertex,
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }: CheckIn) => createdAt },
    updated_at: { kind: 'time', of: updatedAt },
    event_id: { kind: 'text', of: ({ period }: CheckIn, church) => church.id(period.event.number) },
    location_ids: {
      kind: 'word',
      holds: ({ location }: CheckIn, word, church) =>
        word.split(',').includes(church.id(location.number)),
    },
    'event.id': {
      kind: 'text',
      of: ({ period }: CheckIn, church) => church.id(period.event.number),
    },
    'event_period.starts_at': { kind: 'time', of: ({ period }: CheckIn) => period.startsAt },
    'event_period.ends_at': { kind: 'time', of: ({ period }: CheckIn) => period.endsAt },
  },
  orderBy: {
    created_at: ({ createdAt }: CheckIn) => createdAt,
    updated_at: updatedAt,
    number: ({ number }: CheckIn) => number % 10_000,
  },
  filters: {
    attendee: ({ kind }: CheckIn) => kind !== 'Volunteer',
    regular: isKind('Regular'),
    guest: isKind('Guest'),
    volunteer: isKind('Volunteer'),
    first_time: ({ isFirstTime, isFirstAtChurch }: CheckIn, { unknowns }) =>
      unknowns.firstTimeMeans === 'event' ? isFirstTime : isFirstAtChurch,
    one_time_guest: ({ isOneTimeGuest }: CheckIn) => isOneTimeGuest,
    not_one_time_guest: ({ isOneTimeGuest }: CheckIn) => !isOneTimeGuest,
    checked_out: ({ checkedOutAt }: CheckIn) => checkedOutAt !== null,
    not_checked_out: ({ checkedOutAt }: CheckIn) => checkedOutAt === null,
  },
  takesOneFilter: ({ checkInFilters }) => checkInFilters === 'one',
  includes: {
    event: ({ period }: CheckIn) => [part(eventVertex, period.event)],
    event_period: ({ period }: CheckIn) => [part(periodVertex, period)],
    event_times: ({ times }: CheckIn) => times.map((time) => part(timeVertex, time)),
    check_in_times: (checkIn: CheckIn) =>
      timesOfCheckIn(checkIn).map((one) => part(checkInTimeVertex, one)),
    locations: ({ location }: CheckIn) => [part(locationVertex, location)],
    person: ({ person }: CheckIn, church) => {
      const known = person === null ? undefined : church.personByNumber().get(person);
      return known ? [part(personVertex, known)] : [];
    },
  },
} as const satisfies Omit<Declaration<CheckIn>, 'rows'>;

export const checkIns = collection({ ...traits, rows: (church) => church.checkIns() });

export const checkInsOfEvent = collection({
  ...traits,
  parentType: 'Event',
  rows: (church, id) =>
    church.checkInEvents().some(({ number }) => church.id(number) === id)
      ? church.checkIns().filter(({ period }) => church.id(period.event.number) === id)
      : null,
});

export const timesOfOneCheckIn = collection({
  vertex: checkInTimeVertex,
  parentType: 'CheckIn',
  rows: (church, id) => {
    const checkIn = church.checkIns().find(({ number }) => church.id(number) === id);
    return checkIn ? timesOfCheckIn(checkIn) : null;
  },
  includes: {
    event_time: ({ time }) => [part(timeVertex, time)],
    location: ({ checkIn }) => [part(locationVertex, checkIn.location)],
  },
});
