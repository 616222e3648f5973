import type { EventTime } from '../../church/check-in-times.ts';
import type { Church } from '../../church/church.ts';
import type { Headcount } from '../../church/headcounts.ts';
import { collection, type Declaration } from '../engine/collection.ts';
import { part, type Unknowns } from '../engine/vertex.ts';
import {
  attendanceTypeVertex,
  eventVertex,
  headcountVertex,
  periodVertex,
  timeUpdatedAt,
  timeVertex,
} from './check-ins-vertices.ts';

const parts = (headcounts: readonly Headcount[]) =>
  headcounts.map((headcount) => part(headcountVertex, headcount));

/** All services of all events; filterable by their period's `starts_at`, not by their own. */
export const eventTimes = collection({
  vertex: timeVertex,
  rows: (church) => church.eventTimes(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: timeUpdatedAt },
    'event.id': { kind: 'text', of: ({ period }, church) => church.id(period.event.number) },
    'event_period.starts_at': { kind: 'time', of: ({ period }) => period.startsAt },
    'event_period.ends_at': { kind: 'time', of: ({ period }) => period.endsAt },
    'headcounts.updated_at': { kind: 'time', of: newestHeadcount },
  },
  orderBy: {
    starts_at: ({ startsAt }) => startsAt,
    shows_at: ({ startsAt }) => startsAt,
  },
  includes: {
    event: ({ period }) => [part(eventVertex, period.event)],
    'event.attendance_types': ({ period }, church) =>
      church
        .attendanceTypes()
        .filter(({ event }) => event === period.event)
        .map((type) => part(attendanceTypeVertex, type)),
    event_period: ({ period }) => [part(periodVertex, period)],
    headcounts: (time, church) => parts(church.headcountsOfTime(time)),
    'headcounts.attendance_type': (time, church) =>
      church.headcountsOfTime(time).map(({ type }) => part(attendanceTypeVertex, type)),
  },
});

const headcountTraits = {
  vertex: headcountVertex,
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }: Headcount) => createdAt },
    updated_at: { kind: 'time', of: ({ updatedAt }: Headcount) => updatedAt },
    'attendance_type.id': {
      kind: 'text',
      of: ({ type }: Headcount, church: Church) => church.id(type.number),
    },
    'event_time.event_period.starts_at': {
      kind: 'time',
      of: ({ time }: Headcount) => time.period.startsAt,
    },
  },
  orderBy: {
    created_at: ({ createdAt }: Headcount) => createdAt,
    updated_at: ({ updatedAt }: Headcount) => updatedAt,
    total: ({ total }: Headcount) => total,
  },
  includes: {
    event_time: ({ time }: Headcount) => [part(timeVertex, time)],
    attendance_type: ({ type }: Headcount) => [part(attendanceTypeVertex, type)],
  },
} as const satisfies Omit<Declaration<Headcount>, 'rows'>;

export const headcounts = collection({ ...headcountTraits, rows: (church) => church.headcounts() });

export const headcountsOfTime = collection({
  ...headcountTraits,
  parentType: 'EventTime',
  rows: (church, id) => {
    const time = church.eventTimes().find(({ number }) => church.id(number) === id);
    return time ? church.headcountsOfTime(time) : null;
  },
});

function newestHeadcount(time: EventTime, church: Church, _unknowns: Unknowns): number | null {
  const moments = church.headcountsOfTime(time).map(({ updatedAt }) => updatedAt);
  return moments.length === 0 ? null : Math.max(...moments);
}
