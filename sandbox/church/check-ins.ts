import type { EventPeriod, EventTime } from './check-in-times.ts';
import type { ChurchBase } from './church-base.ts';
import { returners } from './newcomers.ts';
import { numberOfNewcomer, type Person } from './people.ts';

/** One person checked in to one service. */
export type CheckIn = {
  number: number;
  time: EventTime;
  /** The number of the person. */
  person: number;
  kind: 'Regular' | 'Guest' | 'Volunteer';
  isFirstTime: boolean;
  createdAt: number;
};

/** Every check-in of some periods, oldest first: exactly as many of each kind as the counts say. */
export function checkInsOf(
  base: ChurchBase,
  periods: readonly EventPeriod[],
  people: readonly Person[],
): CheckIn[] {
  const founders = people.filter(({ number }) => number < 100_000);
  const pools = {
    kids: founders.filter(({ isChild }) => isChild).map(({ number }) => number),
    adults: founders.filter(({ isChild }) => !isChild).map(({ number }) => number),
  };
  return periods
    .flatMap(({ times }) => times.map((time) => checkInsOfTime(base, time, pools)))
    .flat()
    .sort((one, other) => one.createdAt - other.createdAt || one.number - other.number);
}

type Pools = { kids: readonly number[]; adults: readonly number[] };

function checkInsOfTime(base: ChurchBase, time: EventTime, pools: Pools): CheckIn[] {
  const { week } = time.period;
  const first = time.slot === 0 ? 0 : firstTimersBefore(time);
  const newcomers = Array.from({ length: time.firstTimers }, (_, at) =>
    numberOfNewcomer({ week: week.number, index: first + at }),
  );
  const back = time.returning === 0 ? [] : returners(base, week, time.slot).map(numberOfNewcomer);
  const who = [
    ...takeFrom(base, pools.adults, time, time.volunteers, 'volunteers').map(as('Volunteer')),
    ...takeFrom(base, pools.kids, time, time.regular, 'kids').map(as('Regular')),
    ...back.map(as('Guest')),
    ...newcomers.map(as('Guest', true)),
  ];
  const openedAt = time.startsAt - 45 * 60_000;
  return who.map((checkIn, at) => ({
    ...checkIn,
    number: (time.number - 40_000_000) * 1000 + at,
    time,
    createdAt: openedAt + Math.floor((3_000_000 * at) / (who.length * 1000)) * 1000,
  }));
}

/** A part of a pool that no other service of the same day takes from, as long as the pool is large enough. */
function takeFrom(
  base: ChurchBase,
  pool: readonly number[],
  time: EventTime,
  count: number,
  label: string,
): number[] {
  const day = time.period.week.number * 1000 + time.period.event.number;
  const start = Math.floor(base.dice.roll(label, day) * pool.length);
  const offset = start + Math.floor((time.slot * pool.length) / time.period.times.length);
  return Array.from({ length: count }, (_, at) => pool[(offset + at) % pool.length] ?? 0);
}

function firstTimersBefore(time: EventTime): number {
  return time.period.times
    .slice(0, time.slot)
    .reduce((sum, { firstTimers }) => sum + firstTimers, 0);
}

function as(kind: CheckIn['kind'], isFirstTime = false) {
  return (person: number) => ({ person, kind, isFirstTime });
}
