import type { CheckIn } from '../../church/check-ins.ts';
import { collection } from '../engine/collection.ts';
import { part } from '../engine/vertex.ts';
import { checkInVertex, eventVertex, periodVertex, timeVertex } from './check-ins-vertices.ts';
import { personVertex } from './people-vertices.ts';

const isKind = (kind: CheckIn['kind']) => (checkIn: CheckIn) => checkIn.kind === kind;

/** Check-in records, not people: whoever comes to two services is there twice. */
export const checkIns = collection({
  vertex: checkInVertex,
  rows: (church) => church.checkIns(),
  queryBy: {
    created_at: { kind: 'time', of: ({ createdAt }) => createdAt },
    updated_at: { kind: 'time', of: ({ createdAt }) => createdAt },
  },
  orderBy: { created_at: ({ createdAt }) => createdAt },
  filters: {
    attendee: ({ kind }) => kind !== 'Volunteer',
    regular: isKind('Regular'),
    guest: isKind('Guest'),
    volunteer: isKind('Volunteer'),
    first_time: ({ isFirstTime }) => isFirstTime,
    one_time_guest: () => false,
    not_one_time_guest: () => true,
    checked_out: () => false,
    not_checked_out: () => true,
  },
  includes: {
    event: ({ time }) => [part(eventVertex, time.period.event)],
    event_period: ({ time }) => [part(periodVertex, time.period)],
    event_times: ({ time }) => [part(timeVertex, time)],
    person: ({ person }, church) => {
      const known = church.personByNumber().get(person);
      return known ? [part(personVertex, known)] : [];
    },
  },
});
