import { sum } from 'd3-array';
import { lastDayOf, weekOf } from '../calendar/church-week.ts';
import { isAttendee } from '../figures/check-in-people.ts';
import type { CheckInReading } from '../figures/readings.ts';
import type { PeopleChurch } from './church.ts';
import { countedWeeks, type WindowSize, windowUpTo } from './counted-weeks.ts';
import { type Crowd, crowdIn, crowdOf, isIn, type Names, nobody, numberedNames } from './crowds.ts';
import { type Places, placesOf } from './places.ts';

/** A week's attenders: distinct people, and their check-ins. */
type Attenders = { people: Crowd; records: number };

/** Who was here in which weeks. */
export type Attended = {
  places: Places;
  weekOf: (day: string) => string;
  /** Households with a check-in of any kind at a counted event. */
  here: (week: string) => Crowd;
  /** People with an attender's check-in at a counted event. */
  attenders: (week: string) => Attenders;
  /** The numbers of households and people in these. */
  names: { households: Names; people: Names };
  /** Whether a household was here in a week. */
  isHere: (week: string, household: string) => boolean;
  /** Whether somebody of a household attended a counted event after a day, up to another. */
  attendedBetween: (household: string, after: string, until: string) => boolean;
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

const none: Attenders = { people: nobody, records: 0 };

/** Sorts a church's check-ins by week, household and person. */
export function attendedOf(church: PeopleChurch): Attended {
  const { readings, choices, households, masked, readFrom, firstCheckIn } = church;
  const places = placesOf(choices, church.whoChecksIn, readings.checkIns);
  const ofDay = weekOfDays(choices.weekStartsOn);
  const counted = readings.checkIns.filter(places.isCounted);
  const byWeek = Map.groupBy(counted, ({ day }) => ofDay(day));
  const crowds = crowdsOf(households);
  const weeks = [...byWeek].map(([week, all]) => [week, crowds.ofWeek(all)] as const);
  const ofWeek = new Map(weeks);
  const comers = new Map([
    ...church.comersBefore,
    ...weeks.map(([week, { comers: came }]) => [week, came] as const),
  ]);
  const weeksThatCount = countedWeeks({ of: comers, masked });
  const forGuests = readings.checkIns.filter(
    (checkIn) => checkIn.records > 0 && places.isForGuests(checkIn),
  );
  const guestWeeks = new Set(forGuests.map(({ day }) => ofDay(day)));
  const byDay = Map.groupBy(counted.filter(isAttendee), ({ day }) => day);
  const days = [...byDay].map(([day, all]) => [day, crowds.householdsIn(all)] as const);
  const here = (week: string) => ofWeek.get(week)?.here ?? nobody;
  return {
    places,
    weekOf: ofDay,
    here,
    attenders: (week) => ofWeek.get(week)?.attenders ?? none,
    names: crowds.names,
    isHere: (week, household) => crowds.has(here(week), household),
    attendedBetween: (household, after, until) =>
      days.some(([day, all]) => day > after && day <= until && crowds.has(all, household)),
    hadGuestsEvent: (week) => guestWeeks.has(week),
    window: (week, size) => windowUpTo(week, weeksThatCount, size),
    isKnown: (week) =>
      week >= readFrom.checkIns || firstCheckIn === null || lastDayOf(week) < firstCheckIn,
    counted: weeksThatCount,
    comers,
  };
}

type Week = { here: Crowd; attenders: Attenders; comers: number };

/** Makes crowds of check-ins. */
function crowdsOf(households: PeopleChurch['households']) {
  const names = { households: numberedNames(), people: numberedNames() };
  const householdOf: number[] = [];
  const numberOf = (person: string) => {
    const number = names.people.numberOf(person);
    householdOf[number] ??= names.households.numberOf(households.of(person));
    return number;
  };
  const peopleIn = (checkIns: readonly CheckInReading[]) => crowdIn(checkIns, numberOf);
  const householdsOf = (people: Crowd) => crowdOf(people.map((one) => householdOf[one] ?? 0));
  return {
    names,
    has: (crowd: Crowd, household: string) => {
      const number = names.households.find(household);
      return number !== undefined && isIn(crowd, number);
    },
    householdsIn: (checkIns: readonly CheckInReading[]) => householdsOf(peopleIn(checkIns)),
    ofWeek: (checkIns: readonly CheckInReading[]): Week => {
      const all = peopleIn(checkIns);
      const attending = checkIns.filter(isAttendee);
      return {
        here: householdsOf(all),
        attenders: {
          people: attending.length === checkIns.length ? all : peopleIn(attending),
          records: sum(attending, ({ records, nameless }) => records - nameless),
        },
        comers: all.length,
      };
    },
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
