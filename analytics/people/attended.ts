import { sum } from 'd3-array';
import { lastDayOf, weekOf } from '../calendar/church-week.ts';
import { isAttendee } from '../figures/check-in-people.ts';
import type { CheckInReading } from '../figures/readings.ts';
import type { PeopleChurch } from './church.ts';
import { countedWeeks, type WindowSize, windowUpTo } from './counted-weeks.ts';
import { daysByHousehold } from './facts.ts';
import { type Places, placesOf } from './places.ts';

/** A week's attenders: distinct people, and their check-ins. */
type Attenders = { people: readonly string[]; records: number };

/** Who was here in which weeks. */
export type Attended = {
  places: Places;
  weekOf: (day: string) => string;
  /** Households with a check-in of any kind at a counted event. */
  here: (week: string) => ReadonlySet<string>;
  /** People with an attender's check-in at a counted event. */
  attenders: (week: string) => Attenders;
  /** The days on which somebody of a household attended a counted event. */
  attendedDays: (household: string) => readonly string[];
  /** Whether somebody was checked in at an event for guests. */
  hadGuestsEvent: (week: string) => boolean;
  /** A window's weeks, oldest first; null where it does not exist. */
  window: (week: string, size: WindowSize) => string[] | null;
  /** Whether its weeks' check-ins are in the readings; else nothing is known of it. */
  isKnown: (week: string) => boolean;
  /** The weeks that count. */
  counted: ReadonlySet<string>;
  /** How many different people came to counted events, by week: weeks whose readings go are known by these. */
  comers: ReadonlyMap<string, number>;
};

const nobody: Attenders = { people: [], records: 0 };
const noHousehold: ReadonlySet<string> = new Set();

/** Sorts a church's check-ins by week, household and person. */
export function attendedOf(church: PeopleChurch): Attended {
  const { readings, choices, households, masked, readFrom, firstCheckIn } = church;
  const places = placesOf(choices, church.whoChecksIn, readings.checkIns);
  const ofDay = weekOfDays(choices.weekStartsOn);
  const counted = readings.checkIns.filter(places.isCounted);
  const byWeek = Map.groupBy(counted, ({ day }) => ofDay(day));
  const here = new Map(
    [...byWeek].map(([week, checkIns]) => [week, new Set(peopleOf(checkIns).map(households.of))]),
  );
  const attenders = new Map([...byWeek].map(([week, all]) => [week, attendersOf(all)]));
  const comers = new Map([
    ...church.comersBefore,
    ...[...byWeek].map(([week, all]) => [week, new Set(peopleOf(all)).size] as const),
  ]);
  const weeksThatCount = countedWeeks({ of: comers, masked });
  const forGuests = readings.checkIns.filter(
    (checkIn) => checkIn.records > 0 && places.isForGuests(checkIn),
  );
  const guestWeeks = new Set(forGuests.map(({ day }) => ofDay(day)));
  const daysOf = daysByHousehold(counted.filter(isAttendee), households.of);
  return {
    places,
    weekOf: ofDay,
    here: (week) => here.get(week) ?? noHousehold,
    attenders: (week) => attenders.get(week) ?? nobody,
    attendedDays: (household) => daysOf.get(household) ?? [],
    hadGuestsEvent: (week) => guestWeeks.has(week),
    window: (week, size) => windowUpTo(week, weeksThatCount, size),
    isKnown: (week) =>
      week >= readFrom.checkIns || firstCheckIn === null || lastDayOf(week) < firstCheckIn,
    counted: weeksThatCount,
    comers,
  };
}

/** In how many of some weeks each household, or person, was here. */
export function timesHere(
  weeks: readonly string[],
  of: (week: string) => Iterable<string>,
): Map<string, number> {
  const times = new Map<string, number>();
  for (const week of weeks) {
    for (const one of of(week)) {
      times.set(one, (times.get(one) ?? 0) + 1);
    }
  }
  return times;
}

function peopleOf(checkIns: readonly CheckInReading[]): string[] {
  return checkIns.flatMap(({ people }) => people);
}

function attendersOf(checkIns: readonly CheckInReading[]): Attenders {
  const attending = checkIns.filter(isAttendee);
  return {
    // A list takes a quarter of a set's room: of a large church there are a million.
    people: [...new Set(peopleOf(attending))],
    records: sum(attending, ({ records, nameless }) => records - nameless),
  };
}

/** The church week of a day; the same days are asked for again and again. */
function weekOfDays(
  weekStartsOn: PeopleChurch['choices']['weekStartsOn'],
): (day: string) => string {
  const weeks = new Map<string, string>();
  return (day) => {
    const week = weeks.get(day) ?? weekOf(day, weekStartsOn);
    weeks.set(day, week);
    return week;
  };
}
