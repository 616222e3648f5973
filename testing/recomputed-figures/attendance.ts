/// <reference lib="esnext.temporal" />
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { EventTime } from '#sandbox/church/check-in-times.ts';
import type { CheckIn } from '#sandbox/church/check-ins.ts';
import {
  type ChurchWeek,
  type Given,
  isIn,
  type Recomputed,
  startOfDaysUntil,
  stated,
} from './weeks.ts';

type Counted = { value: number; count: number; times: number; uncounted: number };

/** Counts people in check-in records: each person once, plus every record without one. */
function peopleOf(checkIns: readonly CheckIn[]): number {
  const known = new Set<number>();
  let nameless = 0;
  for (const { person } of checkIns) {
    if (person === null) {
      nameless += 1;
    } else {
      known.add(person);
    }
  }
  return known.size + nameless;
}

/** A check-in belongs to its period's week or, if the period spans two, to those of its times. */
function isOfWeek({ times }: CheckIn, week: ChurchWeek): boolean {
  return times.some(({ startsAt }) => isIn(week, startsAt));
}

/** The sum of distinct people per event and period. */
function peopleByPeriod(checkIns: readonly CheckIn[]): number {
  return [...Map.groupBy(checkIns, ({ period }) => period).values()].reduce(
    (sum, ofPeriod) => sum + peopleOf(ofPeriod),
    0,
  );
}

/** Whether the church leaves out this time of the event. */
function isLeftOut({ choices }: Given, eventId: string, startsAt: number): boolean {
  const event = choices.attendance.find((one) => one.eventId === eventId);
  if (!event?.leftOutTimes) {
    return false;
  }
  const at = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(choices.timeZone);
  const day = at.toLocaleString('en-US', { weekday: 'long' }).toLowerCase();
  const clock = at.toPlainTime().toString({ smallestUnit: 'minute' });
  const weekly = `${day} ${clock}`;
  const from = event.leftOutFrom?.[weekly];
  return event.leftOutTimes.includes(weekly) && (!from || from <= at.toPlainDate().toString());
}

/** The times of an event in a week that have started and are not left out. */
function timesOf(given: Given, eventId: string, week: ChurchWeek): EventTime[] {
  const { church, now } = given;
  return church
    .eventTimes()
    .filter(
      ({ period, startsAt }) =>
        church.id(period.event.number) === eventId &&
        isIn(week, startsAt) &&
        startsAt <= now &&
        !isLeftOut(given, eventId, startsAt),
    );
}

type EventChoice = MeasureChoices['attendance'][number];

/** A time's headcounts of the chosen types. */
function headsAt({ church }: Given, { attendanceTypeIds }: EventChoice, time: EventTime) {
  return church
    .headcountsOfTime(time)
    .filter(({ type }) => attendanceTypeIds?.includes(church.id(type.number)) ?? true);
}

/** How many people were counted at a time; null where nobody counted. */
function headsSum(given: Given, choice: EventChoice, time: EventTime): number | null {
  const heads = headsAt(given, choice, time);
  return heads.length === 0 ? null : heads.reduce((sum, { total }) => sum + total, 0);
}

/**
 * Whether a time has only zeros, though at least ten people are usual there (in four of the eight times before that
 * were counted) and somebody came to another one in the week: there was no service (docs/metrics/attendance.md).
 */
function isEmpty(given: Given, choice: EventChoice, time: EventTime, week: ChurchWeek): boolean {
  if (headsSum(given, choice, time) !== 0) {
    return false;
  }
  const headcounted = given.choices.attendance.filter(({ source }) => source === 'headcounts');
  const isPeopled = headcounted.some((one) =>
    timesOf(given, one.eventId, week).some((other) => (headsSum(given, one, other) ?? 0) > 0),
  );
  const clockOf = (startsAt: number) =>
    Temporal.Instant.fromEpochMilliseconds(startsAt)
      .toZonedDateTimeISO(given.choices.timeZone)
      .toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: 'numeric' });
  const peopled = timesOf(given, choice.eventId, { ...week, from: 0, to: time.startsAt })
    .filter(({ startsAt }) => clockOf(startsAt) === clockOf(time.startsAt))
    .toSorted((one, other) => one.startsAt - other.startsAt)
    .flatMap((one) => headsSum(given, choice, one) ?? [])
    .slice(-8)
    .filter((people) => people > 0)
    .toSorted((one, other) => one - other);
  const half = peopled.length / 2;
  const middle = peopled.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  const usual = middle.reduce((sum, people) => sum + people, 0) / middle.length;
  return isPeopled && peopled.length >= 4 && usual >= 10;
}

function byHeadcounts(given: Given, choice: EventChoice, week: ChurchWeek): Counted {
  const times = timesOf(given, choice.eventId, week);
  const counts = times.map((time) =>
    isEmpty(given, choice, time, week) ? [] : headsAt(given, choice, time),
  );
  const flat = counts.flat();
  return {
    value: flat.reduce((sum, { total }) => sum + total, 0),
    count: flat.length,
    times: times.length,
    uncounted: counts.filter((ofTime) => ofTime.length === 0).length,
  };
}

function byCheckIns(given: Given, eventId: string, week: ChurchWeek): Counted {
  const { church } = given;
  const times = timesOf(given, eventId, week);
  const attendees = church
    .checkIns()
    .filter(
      (one) =>
        church.id(one.period.event.number) === eventId &&
        one.kind !== 'Volunteer' &&
        isOfWeek(one, week) &&
        !one.times.every(({ startsAt }) => isLeftOut(given, eventId, startsAt)),
    );
  // Check-ins count people as they come, so a time to which nobody came is no gap beside one to which
  // somebody did; only an event without any was not counted (docs/metrics/attendance.md).
  const isHeld = times.length > 0 || attendees.length > 0;
  return {
    value: peopleByPeriod(attendees),
    count: attendees.length,
    times: isHeld ? 1 : 0,
    uncounted: isHeld && attendees.length === 0 ? 1 : 0,
  };
}

/** The attendance of a week. */
export function attendanceOf(given: Given, week: ChurchWeek): Recomputed {
  const events = given.choices.attendance.map((choice) =>
    choice.source === 'headcounts'
      ? byHeadcounts(given, choice, week)
      : byCheckIns(given, choice.eventId, week),
  );
  const sum = (of: keyof Counted) => events.reduce((total, event) => total + event[of], 0);
  const [times, uncounted] = [sum('times'), sum('uncounted')];
  const value = uncounted === times ? null : sum('value');
  return stated(week, given.now, { value, count: sum('count'), isWhole: uncounted === 0 });
}

/** The kids of a week, by the chosen events or rooms. */
export function kidsOf(given: Given, week: ChurchWeek): Recomputed | null {
  const { church, choices, now } = given;
  const { kids } = choices;
  if (!kids) {
    return null;
  }
  const heads = kidsByHeadcounts(given, week);
  const checkIns = church
    .checkIns()
    .filter(
      (one) =>
        one.kind !== 'Volunteer' &&
        isOfWeek(one, week) &&
        (kids.eventIds?.includes(church.id(one.period.event.number)) ||
          kids.locationIds?.includes(church.id(one.location.number))),
    )
    // The same children, counted by heads.
    .filter((one) => !heads.counted.includes(church.id(one.period.event.number)));
  const checkedIn = checkIns.map((one) => church.id(one.period.event.number));
  const count = heads.totals.length + checkIns.length;
  const sum = heads.totals.reduce((all, one) => all + one, 0) + peopleByPeriod(checkIns);
  const isWhole = heads.uncounted.every((eventId) => checkedIn.includes(eventId));
  return stated(week, now, { value: count === 0 ? null : sum, count, isWhole });
}

/** Headcounts of children, the events that have them, and those that count them but have a gap. */
function kidsByHeadcounts(given: Given, week: ChurchWeek) {
  const { church, choices } = given;
  const types = choices.kids?.attendanceTypeIds ?? [];
  const events = [...new Set(church.eventTimes().map(({ period }) => period.event.number))];
  const counts = (types.length === 0 ? [] : events).map((event) => {
    const eventId = church.id(event);
    const times = timesOf(given, eventId, week).map((time) => church.headcountsOfTime(time));
    const totals = times
      .flat()
      .flatMap(({ type, total }) => (types.includes(church.id(type.number)) ? [total] : []));
    const chosen = choices.attendance.find((one) => one.eventId === eventId);
    const isExpected =
      chosen?.source === 'headcounts' &&
      types.some((type) => chosen.attendanceTypeIds?.includes(type));
    const hasGap = times.some((heads) => heads.length === 0);
    return { eventId, totals, isMissed: hasGap && (totals.length > 0 || isExpected) };
  });
  return {
    totals: counts.flatMap(({ totals }) => totals),
    counted: counts.filter(({ totals }) => totals.length > 0).map(({ eventId }) => eventId),
    uncounted: counts.filter(({ isMissed }) => isMissed).map(({ eventId }) => eventId),
  };
}

/** Distinct people at events counted by check-ins, in the eight weeks up to a week's end. */
export function reachOf(given: Given, week: ChurchWeek): Recomputed | null {
  const { church, choices, now } = given;
  const ids = choices.attendance.flatMap(({ eventId, source }) =>
    source === 'check_ins' ? [eventId] : [],
  );
  if (ids.length === 0) {
    return null;
  }
  const from = startOfDaysUntil(week, 56, choices);
  const checkIns = church
    .checkIns()
    .filter(
      ({ kind, period, times }) =>
        kind !== 'Volunteer' &&
        ids.includes(church.id(period.event.number)) &&
        times.some(({ startsAt }) => from <= startsAt && startsAt < week.to) &&
        !times.every(({ startsAt }) => isLeftOut(given, church.id(period.event.number), startsAt)),
    );
  const people = new Set(checkIns.flatMap(({ person }) => (person === null ? [] : [person])));
  const value = checkIns.length === 0 ? null : people.size;
  return stated(week, now, { value, count: checkIns.length });
}

/** The occupancy of a week's fullest service, as a share. */
export function roomUseOf(given: Given, week: ChurchWeek): Recomputed | null {
  const { church, choices, now } = given;
  if (!choices.seats) {
    return null;
  }
  const times = Object.entries(choices.seats).flatMap(([eventId, seats]) => {
    const types = choices.attendance.find((one) => one.eventId === eventId)?.attendanceTypeIds;
    return timesOf(given, eventId, week).map((time) => {
      const counts = church
        .headcountsOfTime(time)
        .filter(({ type }) => types?.includes(church.id(type.number)) ?? true);
      const people = counts.reduce((sum, { total }) => sum + total, 0);
      return { seats, isCounted: counts.length > 0, share: people / seats };
    });
  });
  const counted = times.filter(({ isCounted }) => isCounted);
  const [fullest] = counted.toSorted((one, other) => other.share - one.share);
  return stated(week, now, {
    value: fullest?.share ?? null,
    count: fullest?.seats ?? 0,
    isWhole: counted.length === times.length,
  });
}
