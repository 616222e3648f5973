/// <reference lib="esnext.temporal" />
import type { CheckIn } from '#sandbox/church/check-ins.ts';
import { isMemberAt } from '#sandbox/church/groups.ts';
import { giftsOf } from './giving.ts';
import { type ChurchWeek, type Given, isIn, weeksBetween } from './weeks.ts';

const dayMs = 86_400_000;

/** A household, or a person without one. */
export type Household = string;

/** Who was where in which week, counted from check-ins one by one. */
export type Recount = {
  weeks: readonly ChurchWeek[];
  /** Households here in a week, by its number. */
  here: readonly ReadonlySet<Household>[];
  /** The numbers of the weeks that count. */
  counted: readonly number[];
  /** The numbers of the weeks with a check-in at an event for guests. */
  guestWeeks: ReadonlySet<number>;
  /** New households by the number of the week of their first visit, with its day. */
  newIn: readonly ReadonlyMap<Household, number>[];
  /** The first visit of each household of a guest, as a day, though somebody of it was known before. */
  firstVisits: ReadonlyMap<Household, number>;
  /** Days on which households attended, as numbers. */
  attended: ReadonlyMap<Household, readonly number[]>;
  /** Days on which households served. */
  served: ReadonlyMap<Household, readonly number[]>;
  /** Days on which households gave. */
  gave: ReadonlyMap<Household, readonly number[]>;
  /** Days on which households joined a group. */
  joined: ReadonlyMap<Household, readonly number[]>;
  /** Counted gifts one by one. */
  gifts: readonly { person: number; household: Household; day: number }[];
  /** The day of each person's first gift ever, to whatever fund. */
  firstGifts: readonly { household: Household; day: number }[];
};

/** How a church's people and moments are told. */
type Telling = {
  householdOf: (person: number) => Household;
  /** The local date of a moment, as a number of days. */
  dayOf: (moment: number) => number;
};

/** Members look new for half a year. */
const begins = 26;

/**
 * Recounts a church in which children check in, from its records and without the product's code.
 *
 * @param given its chosen kids' places are rooms
 */
export function recountPeople(given: Given): Recount {
  const { church, choices, now } = given;
  const began = church.checkInPeriods()[0]?.startsAt ?? now;
  const weeks = weeksBetween(began, now, choices);
  const telling = tellingOf(given);
  const days = (records: readonly Happened[]) => daysOf(records, telling);
  const served = days(servedIn(given));
  const gave = days(gaveIn(given));
  const joined = days(joinedIn(given));
  const visits = visitsIn(given);
  const newIn = newByWeek(given, weeks, telling, [served, gave, joined]);
  const ofWeek = (week: ChurchWeek) => visits.filter(({ at }) => isIn(week, at));
  const comers = weeks.map((week) => new Set(ofWeek(week).map(({ person }) => person)));
  return {
    weeks,
    here: comers.map((people) => new Set([...people].map(telling.householdOf))),
    counted: countedWeeks(comers),
    guestWeeks: guestWeeksOf(given, weeks),
    newIn,
    firstVisits: firstVisits(given, telling).all,
    attended: days(visits.filter(({ isHelper }) => !isHelper)),
    served,
    gave,
    joined,
    gifts: gaveIn(given).flatMap((gift) => toldGift(gift, telling)),
    firstGifts: firstGiftsIn(given, telling),
  };
}

function toldGift({ person, at }: Happened, { householdOf, dayOf }: Telling) {
  return person === null ? [] : [{ person, household: householdOf(person), day: dayOf(at) }];
}

function firstGiftsIn({ church }: Given, telling: Telling): Recount['firstGifts'] {
  const gifts = church
    .donations()
    .flatMap(({ person, receivedAt }) => toldGift({ person, at: receivedAt }, telling));
  return [...Map.groupBy(gifts, ({ person }) => person).values()].flatMap((own) =>
    own.toSorted((one, other) => one.day - other.day).slice(0, 1),
  );
}

function tellingOf({ church, choices }: Given): Telling {
  const households = new Map(
    church
      .households()
      .toReversed()
      .flatMap(({ number, people }) => people.map((one) => [one.number, `h${number}`] as const)),
  );
  return {
    householdOf: (person) => households.get(person) ?? `p${person}`,
    dayOf: (moment) =>
      Temporal.Instant.fromEpochMilliseconds(moment)
        .toZonedDateTimeISO(choices.timeZone)
        .toPlainDate()
        .toZonedDateTime('UTC').epochMilliseconds / dayMs,
  };
}

function guestWeeksOf({ church, choices }: Given, weeks: readonly ChurchWeek[]): Set<number> {
  const atGuests = church
    .checkIns()
    .filter(({ period }) => choices.firstTimeGuests?.ids?.includes(church.id(period.event.number)))
    .map(({ times }) => times[0]?.startsAt ?? 0);
  return new Set(
    weeks.flatMap((week, index) => (atGuests.some((at) => isIn(week, at)) ? [index] : [])),
  );
}

/** That something happened with somebody. */
type Happened = { person: number | null; at: number };

function daysOf(records: readonly Happened[], { householdOf, dayOf }: Telling) {
  const named = records.flatMap(({ person, at }) =>
    person === null ? [] : [{ household: householdOf(person), day: dayOf(at) }],
  );
  const groups = Map.groupBy(named, ({ household }) => household);
  return new Map([...groups].map(([household, all]) => [household, all.map(({ day }) => day)]));
}

/** Check-ins at counted events. */
function visitsIn(given: Given): { person: number; at: number; isHelper: boolean }[] {
  return given.church
    .checkIns()
    .filter((one) => isCounted(given, one))
    .flatMap(({ person, kind, times }) =>
      person === null
        ? []
        : [{ person, at: times[0]?.startsAt ?? 0, isHelper: kind === 'Volunteer' }],
    );
}

function servedIn({ church, now }: Given): Happened[] {
  return church
    .plans()
    .filter(({ sortAt }) => sortAt <= now)
    .flatMap((plan) => church.teamMembersOf(plan))
    .filter(({ status, isRemoved }) => status !== 'D' && !isRemoved)
    .map(({ person, plan }) => ({ person, at: plan.sortAt }));
}

function gaveIn(given: Given): Happened[] {
  return giftsOf(given)
    .filter(({ worth }) => worth > 0)
    .map(({ donation }) => ({ person: donation.person, at: donation.receivedAt }));
}

/** Those who are members now, of groups of a chosen type. */
function joinedIn({ church, choices, now }: Given): Happened[] {
  const types = choices.groups?.groupTypeIds ?? [];
  return church
    .groups()
    .filter(
      ({ archivedAt, type }) => archivedAt === null && (types === 'all' || types.includes(type.id)),
    )
    .flatMap(({ members }) => members.filter((one) => isMemberAt(one, now)))
    .map(({ person, joinedAt }) => ({ person, at: joinedAt }));
}

/** New households by week: not seen before, and not known by what happened in the weeks before. */
function newByWeek(
  given: Given,
  weeks: readonly ChurchWeek[],
  telling: Telling,
  facts: readonly ReadonlyMap<Household, readonly number[]>[],
): Map<Household, number>[] {
  const isKnown = (household: Household, day: number) =>
    facts.some((days) => days.get(household)?.some((each) => each >= day - 77 && each <= day - 15));
  const visits = [...firstVisits(given, telling).ofStrangers].filter(
    ([household, day]) => !isKnown(household, day),
  );
  return weeks.map(({ date }, index) => {
    const from = Date.parse(date) / dayMs;
    return new Map(visits.filter(([, day]) => index >= begins && day >= from && day < from + 7));
  });
}

/** At an event of attendance or guests, or in a children's room. */
function isCounted({ church, choices }: Given, { period, location }: CheckIn): boolean {
  const events = [
    ...choices.attendance.map(({ eventId }) => eventId),
    ...(choices.firstTimeGuests?.ids ?? []),
  ];
  return (
    events.includes(church.id(period.event.number)) ||
    choices.kids?.locationIds?.includes(church.id(location.number)) === true
  );
}

/** The first visit of each household of a guest, and of those of whom nobody was seen before. */
function firstVisits(given: Given, { householdOf, dayOf }: Telling) {
  const { church, choices } = given;
  const events = eventsOf(given);
  const visits = church.checkIns().flatMap(({ person, period, times, isFirstTime }) => {
    const event = church.id(period.event.number);
    const isGuest = isFirstTime && choices.firstTimeGuests?.ids?.includes(event) === true;
    return person !== null && events.has(event)
      ? [{ person, day: dayOf(times[0]?.startsAt ?? 0), isGuest }]
      : [];
  });
  const seen = firstOf(visits, ({ person }) => person);
  const guests = visits.filter(({ person, day, isGuest }) => isGuest && seen.get(person) === day);
  const seenOf = firstOf(visits, ({ person }) => householdOf(person));
  const first = firstOf(guests, ({ person }) => householdOf(person));
  const strangers = [...first].filter(([household, day]) => seenOf.get(household) === day);
  return { all: first, ofStrangers: new Map(strangers) };
}

/** The counted events, and those with children's rooms. */
function eventsOf({ church, choices }: Given): Set<string> {
  const rooms = choices.kids?.locationIds ?? [];
  const ofRooms = church.locations().filter(({ number }) => rooms.includes(church.id(number)));
  return new Set([
    ...choices.attendance.map(({ eventId }) => eventId),
    ...(choices.firstTimeGuests?.ids ?? []),
    ...ofRooms.map(({ event }) => church.id(event.number)),
  ]);
}

function firstOf<Key, Visit extends { day: number }>(
  visits: readonly Visit[],
  keyOf: (visit: Visit) => Key,
): Map<Key, number> {
  const first = new Map<Key, number>();
  for (const visit of visits) {
    const key = keyOf(visit);
    first.set(key, Math.min(first.get(key) ?? visit.day, visit.day));
  }
  return first;
}

/** At least a quarter of the median of the 13 weeks before. */
function countedWeeks(comers: readonly ReadonlySet<number>[]): number[] {
  const first = comers.findIndex(({ size }) => size > 0);
  return comers.flatMap(({ size }, week) => {
    const before = comers.slice(Math.max(first, week - 13), week).map((each) => each.size);
    const least = before.length < 4 ? 0 : medianOf(before) / 4;
    return size > 0 && size >= least ? [week] : [];
  });
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
