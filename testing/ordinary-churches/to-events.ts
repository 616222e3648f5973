import { countCheckIns } from '#sandbox/church/check-in-counts.ts';
import type { CheckInEvent, Location } from '#sandbox/church/check-in-events.ts';
import type { EventPeriod, EventTime } from '#sandbox/church/check-in-times.ts';
import type { CheckIn } from '#sandbox/church/check-ins.ts';
import type { Church } from '#sandbox/church/church.ts';
import type { ChurchBase } from '#sandbox/church/church-base.ts';
import type { AttendanceType, Headcount } from '#sandbox/church/headcounts.ts';
import { type Day, partsOf } from '#sandbox/church/zone.ts';
import {
  type EventHabit,
  type OrdinaryChurch,
  type Room,
  type TimeHabit,
  type Weekday,
  weekdayNames,
} from './ordinary-church.ts';

const weeksOfPast = 156;
const hourMs = 3_600_000;
const nobody: EventTime['expected'] = {
  adults: 0,
  kids: 0,
  firstTimers: 0,
  volunteers: 0,
  adultsByName: 0,
  oneTimeGuests: 0,
  counted: null,
};

type Made = {
  events: CheckInEvent[];
  locations: Location[];
  types: AttendanceType[];
  periods: EventPeriod[];
  headcounts: Headcount[];
  checkIns: CheckIn[];
};

/** The events of an ordinary church with all that was counted and checked in at them. */
export function eventsOf(
  base: ChurchBase,
  { events = [] }: OrdinaryChurch,
  lastSunday: Day,
): Partial<Church> {
  const made: Made = {
    events: [],
    locations: [],
    types: [],
    periods: [],
    headcounts: [],
    checkIns: [],
  };
  for (const [at, habit] of events.entries()) {
    addEvent(made, { base, habit, number: 700 + at, lastSunday });
  }
  const counts = countCheckIns(made.checkIns);
  const byTime = Map.groupBy(made.headcounts, ({ time }) => time);
  return {
    checkInEvents: () => made.events,
    locations: () => made.locations,
    attendanceTypes: () => made.types,
    checkInPeriods: () => made.periods,
    eventTimes: () => made.periods.flatMap(({ times }) => times),
    headcounts: () => made.headcounts,
    headcountsOfTime: (time) => byTime.get(time) ?? [],
    checkIns: () => made.checkIns,
    checkInCounts: () => counts,
  };
}

type Setting = { base: ChurchBase; habit: EventHabit; number: number; lastSunday: Day };

function addEvent(made: Made, { base, habit, number, lastSunday }: Setting): void {
  const { from = weeksOfPast - 1, until = 0, isArchived = false } = habit;
  const event: CheckInEvent = {
    number,
    name: habit.name,
    frequency: habit.frequency ?? 'Weekly',
    createdAt: base.zone.at(lastSunday - 7 * from - 7, 600),
    archivedAt: isArchived ? base.zone.at(lastSunday - 7 * until + 3, 600) : null,
  };
  const names = new Set(habit.times.flatMap(({ counts = {} }) => Object.keys(counts)));
  const types = [...names].map((name, at) => ({
    number: 36_000 + number * 10 + at,
    event,
    name,
    isCustom: false,
    createdAt: event.createdAt,
  }));
  const locations = (habit.rooms ?? [{ name: 'Main', for: null }]).map((room, at) => ({
    number: number * 100 + at,
    event,
    name: room.name,
    childOrAdult: room.for,
    ageMonths: room.ages ?? null,
    createdAt: event.createdAt,
  }));
  made.events.push(event);
  made.types.push(...types);
  made.locations.push(...locations);
  for (let ago = from; ago >= until; ago -= 1) {
    addWeek(made, { base, habit, number, lastSunday }, { event, types, locations, ago });
  }
}

type OneWeek = { event: CheckInEvent; types: AttendanceType[]; locations: Location[]; ago: number };

function addWeek(made: Made, setting: Setting, { event, types, locations, ago }: OneWeek): void {
  const { base, habit, number, lastSunday } = setting;
  const sunday = lastSunday - 7 * ago;
  for (const [slot, time] of habit.times.entries()) {
    const day = dayOf(time, sunday);
    const week = { ago, ...partsOf(day) };
    if (time.isHeld?.(week) === false) {
      continue;
    }
    const opened = openingOf(habit.opens ?? 'sunday', day);
    const periodNumber = number * 100_000 + (opened - 10_000);
    let period = made.periods.findLast((one) => one.number === periodNumber);
    if (!period) {
      period = {
        number: periodNumber,
        event,
        week: { number: ago, sunday },
        startsAt: base.zone.startOf(opened),
        endsAt: base.zone.startOf(opened + (habit.opens === 'day' ? 1 : 7)) - 1000,
        createdAt: base.zone.startOf(opened),
        times: [],
      };
      made.periods.push(period);
    }
    const held: EventTime = {
      number: 40_000_000_000 + periodNumber * 100 + slot,
      period,
      slot,
      startsAt: base.zone.at(day, minutesOf(time)),
      createdAt: period.createdAt,
      expected: nobody,
    };
    period.times.push(held);
    const room = roomOn(base, time.room, held.number, time.fullness?.(week) ?? 1);
    made.headcounts.push(...headcountsOf(base, time, held, types, room));
    made.checkIns.push(...checkInsOf(time, held, locations, room));
  }
}

/** People vary from week to week by about a tenth; the same people are in every count of a time. */
function roomOn({ dice }: ChurchBase, usual: Room, time: number, season: number): Room {
  const next = dice.stream('room', time);
  const fullness = season * (0.88 + 0.24 * next());
  return Object.fromEntries(
    Object.entries(usual).map(([part, people]) => [
      part,
      Math.max(0, Math.round(people * fullness * (0.95 + 0.1 * next()))),
    ]),
  );
}

function headcountsOf(
  { dice }: ChurchBase,
  { counts = {}, forgotten = 0 }: TimeHabit,
  time: EventTime,
  types: readonly AttendanceType[],
  room: Room,
): Headcount[] {
  if (dice.roll('forgotten', time.number) < forgotten) {
    return [];
  }
  return types.flatMap((type, at) => {
    const what = counts[type.name];
    const createdAt = time.startsAt + hourMs;
    return what === undefined
      ? []
      : [
          {
            number: time.number * 10 + at,
            time,
            type,
            total: sumOf(what, room),
            createdAt,
            updatedAt: createdAt,
          },
        ];
  });
}

function checkInsOf(
  { checkIns = {} }: TimeHabit,
  time: EventTime,
  locations: readonly Location[],
  room: Room,
): CheckIn[] {
  let number = time.number * 1000;
  const of = (kind: CheckIn['kind'], what: string | undefined, firstPerson: number) =>
    Array.from({ length: what === undefined ? 0 : sumOf(what, room) }, (_, at): CheckIn => {
      number += 1;
      const isKid = what !== undefined && at < sumOf('kids', room) && what.includes('kids');
      return {
        number,
        period: time.period,
        times: [time],
        person: firstPerson + time.slot * 2000 + at,
        kind,
        isOneTimeGuest: false,
        isFirstTime: kind === 'Guest',
        isFirstAtChurch: kind === 'Guest',
        location: roomFor(locations, isKid, at),
        createdAt: time.startsAt,
        checkedOutAt: null,
      };
    });
  return [
    ...of('Regular', checkIns.regular, 100_000),
    ...of('Guest', checkIns.guest, 1_000_000 + time.period.week.number * 100),
    ...of('Volunteer', checkIns.volunteer, 500_000),
  ];
}

function roomFor(locations: readonly Location[], isKid: boolean, at: number): Location {
  const fitting = locations.filter(
    ({ childOrAdult, ageMonths }) => (childOrAdult === 'child' || ageMonths !== null) === isKid,
  );
  const from = fitting.length > 0 ? fitting : locations;
  const location = from[at % from.length];
  if (!location) {
    throw new RangeError('An event has no room.');
  }
  return location;
}

/** A sum of parts of the room, e.g. `adults + kids`. */
function sumOf(what: string, room: Room): number {
  return what.split(' + ').reduce((sum, part) => sum + (room[part] ?? 0), 0);
}

/** The day of a time in the week that ends with a Sunday. */
function dayOf({ at }: TimeHabit, sunday: Day): Day {
  const weekday = weekdayNames.findIndex((name) => at.startsWith(name));
  return weekday === 0 ? sunday : sunday - 7 + weekday;
}

function minutesOf({ at }: TimeHabit): number {
  const [hours, minutes] = at.slice(-5).split(':');
  return 60 * Number(hours) + Number(minutes);
}

function openingOf(opens: Weekday | 'day', day: Day): Day {
  const since = opens === 'day' ? 0 : (partsOf(day).weekday - weekdayNames.indexOf(opens) + 7) % 7;
  return day - since;
}
