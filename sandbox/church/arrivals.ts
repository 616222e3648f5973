import { eventNumbers, roomOf } from './check-in-events.ts';
import type { EventPeriod, EventTime } from './check-in-times.ts';
import { bornIn, childrenAt, schoolYearOf } from './children.ts';
import type { ChurchBase } from './church-base.ts';
import { roundByChance, type Stream } from './dice.ts';
import { recordOfReturn } from './entered-twice.ts';
import { returners } from './newcomers.ts';
import { isFounder, numberOfNewcomer } from './people.ts';

/** Whom a service draws from, by their numbers. */
export type Pools = {
  /** Children who are born by a school year. */
  kids: (schoolYear: number) => readonly number[];
  adults: readonly number[];
  /** The adults who help on Sundays: each about every other week. */
  helpers: readonly number[];
};

/** Somebody who arrives at a service, before records are made for them. */
export type Arrival = {
  time: EventTime;
  person: number | null;
  kind: 'Regular' | 'Guest' | 'Volunteer';
  room: number;
  isNewcomer?: boolean;
  isBornSince?: boolean;
};

/** Everybody who arrives at a service. */
export function arrivalsAt(
  base: ChurchBase,
  time: EventTime,
  pools: Pools,
  next: Stream,
): Arrival[] {
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
