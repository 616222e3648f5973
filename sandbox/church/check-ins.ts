import { type Arrival, arrivalsAt, type Pools } from './arrivals.ts';
import type { Location } from './check-in-events.ts';
import type { EventPeriod, EventTime } from './check-in-times.ts';
import { bornIn } from './children.ts';
import type { ChurchBase } from './church-base.ts';
import type { Stream } from './dice.ts';
import { markFirstTimes } from './first-times.ts';
import { isFounder, type Person } from './people.ts';

/** A check-in record, for one or several times of a period. */
export type CheckIn = {
  number: number;
  period: EventPeriod;
  /** In their order; at least one. */
  times: readonly EventTime[];
  /** The person's number; null if they gave no name or have been deleted since. */
  person: number | null;
  kind: Arrival['kind'];
  isOneTimeGuest: boolean;
  /** Whether it is the person's first check-in at this event. */
  isFirstTime: boolean;
  /** Whether it is the person's first check-in at the church. */
  isFirstAtChurch: boolean;
  /** Whether it is a child's who was born after the church began to check in. */
  isBornSince?: boolean;
  location: Location;
  createdAt: number;
  /** When it was edited, if it was. */
  editedAt?: number;
  checkedOutAt: number | null;
};

/** Of all adults, so many help; more in a large church, where more places are to be filled. */
const helpersShare = 0.12;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Every check-in of the given periods, oldest first. Records, not people: they include a family that
 * stays for the second service, a child checked in twice, a nameless guest and a deleted person.
 */
export function checkInsOf(
  base: ChurchBase,
  periods: readonly EventPeriod[],
  people: readonly Person[],
  locations: readonly Location[],
): CheckIn[] {
  const founders = people.filter(({ number }) => isFounder(number));
  const kids = founders.filter(({ isChild }) => isChild).map(({ number }) => number);
  const adults = founders.filter(({ isChild }) => !isChild).map(({ number }) => number);
  const share = helpersShare * base.spec.size ** 0.5;
  const pools = {
    kids: bornBy(base, kids),
    adults,
    helpers: adults.filter((number) => base.dice.roll('helps-sundays', number) < share),
  };
  const rooms = Map.groupBy(locations, ({ event }) => event);
  const records = periods.flatMap((period) =>
    checkInsOfPeriod(base, period, pools, rooms.get(period.event) ?? []),
  );
  return markFirstTimes(
    records.sort((one, other) => one.createdAt - other.createdAt || one.number - other.number),
  );
}

/** Children by the school year in which they are looked for. */
function bornBy(base: ChurchBase, kids: readonly number[]): Pools['kids'] {
  const bySchoolYear = new Map<number, readonly number[]>();
  return (schoolYear) => {
    const born =
      bySchoolYear.get(schoolYear) ?? kids.filter((number) => bornIn(base, number) <= schoolYear);
    bySchoolYear.set(schoolYear, born);
    return born;
  };
}

function checkInsOfPeriod(
  base: ChurchBase,
  period: EventPeriod,
  pools: Pools,
  rooms: readonly Location[],
): CheckIn[] {
  if ((period.times[0]?.startsAt ?? 0) > base.asOf + dayMs) {
    return [];
  }
  const next = base.dice.stream('issuer', period.number);
  let number = period.number * 10_000;
  return period.times
    .flatMap((time) => arrivalsAt(base, time, pools, next))
    .flatMap((arrival) =>
      recordsOf(arrival, next).map((record) => {
        number += 1;
        return checkIn(base, { ...record, number, period }, rooms, next);
      }),
    )
    .filter((one): one is CheckIn => one !== null);
}

type Recorded = Omit<Arrival, 'time'> & { times: readonly EventTime[] };

/** Usually one record; sometimes one for two services, or two for the same person. */
function recordsOf({ time, ...arrival }: Arrival, next: Stream): Recorded[] {
  const roll = next();
  const following = time.period.times[time.slot + 1];
  const plain = { ...arrival, times: [time] };
  if (arrival.person === null || arrival.isNewcomer === true) {
    return [plain];
  }
  if (roll < 0.045 && following) {
    return [{ ...arrival, times: [time, following] }];
  }
  if (roll < 0.065 && following) {
    return [plain, { ...arrival, times: [following] }];
  }
  if (roll < 0.09) {
    return [plain, plain];
  }
  return roll < 0.105 ? [{ ...plain, person: null }] : [plain];
}

/** @returns null for a check-in that is not entered yet or has been deleted */
function checkIn(
  base: ChurchBase,
  record: Recorded & { number: number; period: EventPeriod },
  rooms: readonly Location[],
  next: Stream,
): CheckIn | null {
  const { number, period, times, person, kind, room } = record;
  const { isNewcomer = false, isBornSince = false } = record;
  const startsAt = times[0]?.startsAt ?? period.startsAt;
  const issuer = startsAt - 45 * minuteMs + Math.floor(next() * 3000) * 1000;
  const roll = next();
  // One in a hundred is entered days later; one in three hundred was a mistake.
  const createdAt = roll < 0.01 && !isNewcomer ? startsAt + Math.ceil(300 * roll) * dayMs : issuer;
  const deletedAt = roll > 0.997 ? startsAt + 9 * dayMs : Number.POSITIVE_INFINITY;
  const checkedOutAt = (times.at(-1)?.startsAt ?? startsAt) + 80 * minuteMs;
  const location = rooms[room];
  if (createdAt > base.asOf || deletedAt <= base.asOf || !location) {
    return null;
  }
  return {
    number,
    period,
    times,
    person,
    kind,
    isOneTimeGuest: person === null && kind === 'Guest',
    isFirstTime: isNewcomer,
    isFirstAtChurch: isNewcomer,
    isBornSince,
    location,
    createdAt,
    checkedOutAt: kind === 'Regular' && room < 3 && checkedOutAt <= base.asOf ? checkedOutAt : null,
  };
}
