import { eventNumbers, type Location, roomOf } from './check-in-events.ts';
import type { EventPeriod, EventTime } from './check-in-times.ts';
import { bornIn, childrenAt, schoolYearOf } from './children.ts';
import type { ChurchBase } from './church-base.ts';
import { roundByChance, type Stream } from './dice.ts';
import { recordOfReturn } from './entered-twice.ts';
import { markFirstTimes } from './first-times.ts';
import { returners } from './newcomers.ts';
import { isFounder, numberOfNewcomer, type Person } from './people.ts';

/** A check-in record, for one or several times of a period. */
export type CheckIn = {
  number: number;
  period: EventPeriod;
  /** In their order; at least one. */
  times: readonly EventTime[];
  /** The person's number; null if they gave no name or have been deleted since. */
  person: number | null;
  kind: 'Regular' | 'Guest' | 'Volunteer';
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

type Pools = {
  /** Children who are born by a school year. */
  kids: (schoolYear: number) => readonly number[];
  adults: readonly number[];
  /** The adults who help on Sundays: each about every other week. */
  helpers: readonly number[];
};

/** Of all adults, so many help; more in a large church, where more places are to be filled. */
const helpersShare = 0.12;

/** Somebody who arrives at a service, before records are made for them. */
type Arrival = {
  time: EventTime;
  person: number | null;
  kind: CheckIn['kind'];
  room: number;
  isNewcomer?: boolean;
  isBornSince?: boolean;
};

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

function arrivalsAt(base: ChurchBase, time: EventTime, pools: Pools, next: Stream): Arrival[] {
  const { expected, period } = time;
  const isSunday = period.event.number === eventNumbers.sunday;
  const first = time.slot === 0 ? 0 : (period.times[0]?.expected.firstTimers ?? 0);
  const newcomers = Array.from({ length: expected.firstTimers }, (_, at) =>
    numberOfNewcomer({ week: period.week.number, index: first + at }),
  );
  const back =
    isSunday && expected.adults > 0
      ? returners(base, period.week, time.slot).map((newcomer) =>
          recordOfReturn(base, newcomer, period.week),
        )
      : [];
  const nameless = { length: expected.oneTimeGuests + (isSunday ? roundByChance(0.3, next) : 0) };
  const guest = (person: number | null, isNewcomer = false): Arrival => {
    const room = person === null ? roomOf('other', 0) : roomOf('kid', person);
    return { time, person, kind: 'Guest', room, isNewcomer };
  };
  const { adults, helpers } = pools;
  const schoolYear = schoolYearOf(period.week.sunday);
  const began = schoolYearOf(base.weeks[0]?.sunday ?? period.week.sunday);
  return [
    ...takeFrom(base, helpers, time, expected.volunteers, 'volunteers').map((person) => {
      return { time, person, kind: 'Volunteer' as const, room: roomOf('volunteer', person) };
    }),
    ...kidsAt(base, pools.kids(schoolYear - youngestOf(period)), time, expected.kids).map(
      (person) => {
        const isBornSince = isFounder(person) && bornIn(base, person) > began;
        return { time, person, kind: 'Regular' as const, room: roomOf('kid', person), isBornSince };
      },
    ),
    ...takeFrom(base, adults, time, expected.adultsByName, 'adults').map((person) => {
      return { time, person, kind: 'Regular' as const, room: roomOf('other', person) };
    }),
    ...back.map((person) => guest(person)),
    ...newcomers.map((person) => guest(person, true)),
    ...Array.from(nameless, () => guest(null)),
  ];
}

/** From which age on children come: to a holiday club from preschool. */
function youngestOf({ event }: EventPeriod): number {
  return event.number === eventNumbers.vacationBibleSchool ? 4 : 0;
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

/** Weeks in which any child may come, so that none is new who was there before the history begins. */
const anybodyWeeks = 40;

/** On Sundays, children of families that have their habits; otherwise a slice of all. */
function kidsAt(
  base: ChurchBase,
  kids: readonly number[],
  time: EventTime,
  count: number,
): number[] {
  const { week, event } = time.period;
  const since = week.number - (base.weeks[0]?.number ?? week.number);
  return event.number === eventNumbers.sunday && since >= anybodyWeeks
    ? childrenAt(base, { kids, week, slot: time.slot }, count)
    : takeFrom(base, kids, time, count, 'kids');
}

/** A slice of a pool that no other service of the same Sunday uses; the days of a week share one. */
function takeFrom(
  base: ChurchBase,
  pool: readonly number[],
  time: EventTime,
  count: number,
  label: string,
): number[] {
  const { week, event, times } = time.period;
  const start = Math.floor(base.dice.roll(label, week.number * 1000 + event.number) * pool.length);
  const isDaily = event.number === eventNumbers.vacationBibleSchool;
  const offset =
    start + (isDaily ? time.slot : Math.floor((time.slot * pool.length) / times.length));
  return Array.from(
    { length: Math.min(count, pool.length) },
    (_, at) => pool[(offset + at) % pool.length] ?? 0,
  );
}
