import { type CheckInEvent, eventNumbers } from './check-in-events.ts';
import type { ChurchBase, Week } from './church-base.ts';
import { easterOf } from './holidays.ts';
import { type SundayService, sundayServices } from './sunday.ts';
import { type Day, dayAt, partsOf } from './zone.ts';

/** A week of an event ("session"). */
export type EventPeriod = {
  number: number;
  event: CheckInEvent;
  week: Week;
  startsAt: number;
  endsAt: number;
  createdAt: number;
  times: EventTime[];
};

/** A service within a period, and who was expected at it. */
export type EventTime = {
  number: number;
  period: EventPeriod;
  /** 0 for the first of the period. */
  slot: number;
  startsAt: number;
  createdAt: number;
  expected: Attendance;
};

/** Who is at a service. Check-ins and headcounts are derived from it. */
type Attendance = SundayService & {
  /** Adults who check in by name, as on Wednesdays. */
  adultsByName: number;
  /** People who get a label without giving a name. */
  oneTimeGuests: number;
  /** How many adults are counted by hand; null where nobody ever counts. */
  counted: number | null;
};

type Slot = { day: Day; minutes: number; expected: Attendance };

const nobody: Attendance = {
  adults: 0,
  kids: 0,
  firstTimers: 0,
  volunteers: 0,
  adultsByName: 0,
  oneTimeGuests: 0,
  counted: null,
};

/** Every period of every event up to the coming one, with its times, oldest first. */
export function checkInPeriods(base: ChurchBase, events: readonly CheckInEvent[]): EventPeriod[] {
  return events.flatMap((event) =>
    base.weeks.flatMap((week) => {
      const period = periodOf(base, event, week, slotsOf(base, event, week));
      const isOver = period && event.archivedAt !== null && period.startsAt >= event.archivedAt;
      return period && !isOver && period.createdAt <= base.asOf ? [period] : [];
    }),
  );
}

function slotsOf(base: ChurchBase, { number, createdAt }: CheckInEvent, week: Week): Slot[] {
  switch (number) {
    case eventNumbers.sunday:
      return sundayServices(base, week).map((service, slot) => ({
        day: week.sunday,
        minutes: slot === 0 ? 540 : 660,
        expected: { ...nobody, ...service, counted: service.adults },
      }));
    case eventNumbers.wednesday:
      return wednesdaySlots(base, week);
    case eventNumbers.christmasEve:
      return christmasEveSlots(base, week);
    case eventNumbers.goodFriday:
      return goodFridaySlots(base, week);
    case eventNumbers.vacationBibleSchool:
      return vacationBibleSchoolSlots(base, week);
    case eventNumbers.oldNursery:
      return nurserySlots(base, week);
    case eventNumbers.harvestFestival:
      return base.zone.dayOf(createdAt) + 74 === week.sunday ? festivalSlots(base, week) : [];
    default:
      return [];
  }
}

/** Everybody checks in. There is no event in summer or around New Year. */
function wednesdaySlots(base: ChurchBase, week: Week): Slot[] {
  const day = week.sunday + 3;
  const { month, date } = partsOf(day);
  const isBreak = month === 6 || month === 7 || (month === 12 && date > 20);
  if (isBreak || !base.spec.checksInMidweek) {
    return [];
  }
  const [service] = sundayServices(base, week);
  const next = base.dice.stream('wednesday', week.number);
  const kids = Math.round((service?.kids ?? 0) * (0.75 + 0.3 * next()));
  const adultsByName = Math.round((service?.adults ?? 0) * (0.2 + 0.1 * next()));
  const volunteers = Math.round(3 * base.spec.size + 2 * next());
  return [{ day, minutes: 1110, expected: { ...nobody, kids, adultsByName, volunteers } }];
}

/** Three services on 24 December, whatever day of the week it is. */
function christmasEveSlots(base: ChurchBase, week: Week): Slot[] {
  const day = dayAt(partsOf(week.sunday).year, 12, 24);
  if (day < week.sunday || day > week.sunday + 6) {
    return [];
  }
  return [840, 960, 1080].map((minutes, slot) => {
    const next = base.dice.stream('christmas-eve', week.number, slot);
    const counted = Math.round((55 + 17 * slot + 17 * next()) * base.spec.size);
    const volunteers = Math.round(counted / 14);
    return { day, minutes, expected: { ...nobody, adults: counted, counted, volunteers } };
  });
}

function goodFridaySlots(base: ChurchBase, week: Week): Slot[] {
  const day = easterOf(partsOf(week.sunday).year) - 2;
  if (day < week.sunday || day > week.sunday + 6) {
    return [];
  }
  const counted = Math.round(
    (70 + 25 * base.dice.roll('good-friday', week.number)) * base.spec.size,
  );
  return [{ day, minutes: 1140, expected: { ...nobody, adults: counted, counted, volunteers: 3 } }];
}

/** Five evenings of the third full week of June; the same children come to most of them. */
function vacationBibleSchoolSlots(base: ChurchBase, week: Week): Slot[] {
  const { month, date } = partsOf(week.sunday);
  if (month !== 6 || date < 14 || date > 20) {
    return [];
  }
  const next = base.dice.stream('vbs', week.number);
  const kids = Math.round((38 + 10 * next()) * base.spec.size);
  const volunteers = Math.round(14 * base.spec.size);
  return [1, 2, 3, 4, 5].map((weekday) => ({
    day: week.sunday + weekday,
    minutes: 1080,
    expected: { ...nobody, kids: Math.round(kids * (0.88 + 0.12 * next())), volunteers },
  }));
}

function nurserySlots(base: ChurchBase, week: Week): Slot[] {
  const kids = Math.round((3 + 4 * base.dice.roll('nursery', week.number)) * base.spec.size);
  return [{ day: week.sunday, minutes: 555, expected: { ...nobody, kids, volunteers: 2 } }];
}

/** The whole neighborhood comes; most give no name. */
function festivalSlots(base: ChurchBase, week: Week): Slot[] {
  const next = base.dice.stream('festival', week.number);
  const oneTimeGuests = Math.round((30 + 20 * next()) * base.spec.size);
  const expected = { ...nobody, kids: 12, oneTimeGuests, adults: 90, counted: 90, volunteers: 6 };
  return [{ day: week.sunday + 6, minutes: 960, expected }];
}

function periodOf(
  base: ChurchBase,
  event: CheckInEvent,
  week: Week,
  slots: readonly Slot[],
): EventPeriod | null {
  if (slots.length === 0) {
    return null;
  }
  const { zone } = base;
  const period: EventPeriod = {
    number: event.number * 10_000 + week.number,
    event,
    week,
    startsAt: zone.startOf(week.sunday),
    endsAt: zone.startOf(week.sunday + 7) - 1000,
    createdAt: zone.at(week.sunday - 7, 60),
    times: [],
  };
  period.times = slots.map(({ day, minutes, expected }, slot) => ({
    number: 40_000_000 + period.number * 10 + slot,
    period,
    slot,
    startsAt: zone.at(day, minutes),
    createdAt: period.createdAt,
    expected,
  }));
  return period;
}
