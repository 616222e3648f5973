import type { ChurchBase, Week } from './church-base.ts';
import { returningGuests } from './newcomers.ts';
import { type SundayService, sundayServices } from './sunday.ts';
import { type Day, dayAt, partsOf } from './zone.ts';

/** One of the events that people are checked in for; its number is its id. */
export type CheckInEvent = {
  number: number;
  name: string;
  frequency: string;
  createdAt: number;
  archivedAt: number | null;
};

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

/** A service within a period, with its counts. */
export type EventTime = {
  number: number;
  period: EventPeriod;
  /** 0 for the first of the period. */
  slot: number;
  startsAt: number;
  createdAt: number;
  regular: number;
  /** Guests: those who are here for the first time, and those who came back within six weeks. */
  firstTimers: number;
  returning: number;
  volunteers: number;
  /** Adults counted by hand; they are in no other count. */
  adults: number;
};

type Slot = { day: Day; minutes: number; counts: SundayService & { returning: number } };

const nobody = { adults: 0, kids: 0, firstTimers: 0, volunteers: 0, returning: 0 };
/** Check-in is over this long after a service began; until then nobody is counted. */
const openMs = 15 * 60_000;

export const eventNumbers = { sunday: 701, midweek: 702, christmasEve: 703 } as const;

/** The events of a church; the last ones are archived, and a large church has many more. */
export function checkInEvents(base: ChurchBase): CheckInEvent[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 18, 600);
  const event = (number: number, name: string, frequency: string, archivedDay?: Day) => ({
    number,
    name,
    frequency,
    createdAt,
    archivedAt: archivedDay === undefined ? null : base.zone.at(archivedDay, 660),
  });
  const more = Math.max(0, base.spec.rowsMin);
  return [
    event(eventNumbers.sunday, 'Sunday Morning', 'Weekly'),
    event(eventNumbers.midweek, 'Midweek Students', 'Weekly'),
    event(eventNumbers.christmasEve, 'Christmas Eve', 'None'),
    ...Array.from({ length: more }, (_, at) => event(800 + at, `Workshop ${at + 1}`, 'None')),
    event(690, 'Nursery (old building)', 'Weekly', first.sunday + 200),
    event(691, 'Harvest Festival', 'None', first.sunday + 120),
  ];
}

/** Every period of every event up to the coming one, with its times and their counts, oldest first. */
export function checkInPeriods(base: ChurchBase, events: readonly CheckInEvent[]): EventPeriod[] {
  return events.flatMap((event) =>
    base.weeks.flatMap((week) => {
      const period = periodOf(base, event, week, slotsOf(base, event, week));
      return period && period.createdAt <= base.asOf ? [period] : [];
    }),
  );
}

function slotsOf(base: ChurchBase, { number }: CheckInEvent, week: Week): Slot[] {
  if (number === eventNumbers.sunday) {
    return sundayServices(base, week).map((service, slot) => ({
      day: week.sunday,
      minutes: slot === 0 ? 540 : 660,
      counts: { ...service, returning: returningGuests(base, week, slot) },
    }));
  }
  if (number === eventNumbers.midweek) {
    return midweekSlots(base, week);
  }
  return number === eventNumbers.christmasEve ? christmasEveSlots(base, week) : [];
}

/** Students meet on Wednesday evenings, but for the summer and the turn of the year. */
function midweekSlots(base: ChurchBase, week: Week): Slot[] {
  const day = week.sunday + 3;
  const { month, date } = partsOf(day);
  if (month === 6 || month === 7 || (month === 12 && date > 20)) {
    return [];
  }
  const [service] = sundayServices(base, week);
  const next = base.dice.stream('midweek', week.number);
  const students = Math.round((service?.kids ?? 0) * (0.85 + 0.3 * next()));
  const volunteers = Math.round(6 * base.spec.size + 2 * next());
  return [{ day, minutes: 1110, counts: { ...nobody, kids: students, volunteers } }];
}

/** Three services on 24 December, whatever day of the week it is. */
function christmasEveSlots(base: ChurchBase, week: Week): Slot[] {
  const day = dayAt(partsOf(week.sunday).year, 12, 24);
  if (day < week.sunday || day > week.sunday + 6) {
    return [];
  }
  return [840, 960, 1080].map((minutes, slot) => {
    const next = base.dice.stream('christmas-eve', week.number, slot);
    const adults = Math.round((130 + 40 * slot + 40 * next()) * base.spec.size);
    return { day, minutes, counts: { ...nobody, adults, volunteers: Math.round(adults / 14) } };
  });
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
  period.times = slots.map((slot, at) => timeOf(base, period, slot, at));
  return period;
}

function timeOf(base: ChurchBase, period: EventPeriod, slot: Slot, at: number): EventTime {
  const startsAt = base.zone.at(slot.day, slot.minutes);
  const counts = startsAt + openMs <= base.asOf ? slot.counts : nobody;
  return {
    number: 40_000_000 + period.number * 10 + at,
    period,
    slot: at,
    startsAt,
    createdAt: period.createdAt,
    regular: counts.kids,
    firstTimers: counts.firstTimers,
    returning: counts.returning,
    volunteers: counts.volunteers,
    adults: counts.adults,
  };
}
