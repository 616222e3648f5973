import { type CheckInEvent, eventNumbers } from './check-in-events.ts';
import type { EventPeriod, EventTime } from './check-in-times.ts';
import type { ChurchBase } from './church-base.ts';
import type { Stream } from './dice.ts';
import { type Day, partsOf } from './zone.ts';

/** A kind of thing counted by hand at an event; not always people in the room. */
export type AttendanceType = {
  number: number;
  event: CheckInEvent;
  name: string;
  /** Whether the church defined it itself. */
  isCustom: boolean;
  createdAt: number;
};

/** A count made by hand; there is none where nobody counted. */
export type Headcount = {
  number: number;
  time: EventTime;
  type: AttendanceType;
  total: number;
  createdAt: number;
  updatedAt: number;
};

const hourMs = 3_600_000;
/**
 * So many counts are mistyped at first and corrected within days. A Sunday has six of people: of these it is one Sunday
 * in forty, as in a church that counts with care, or each Monday's headline would be about to be wrong.
 */
const mistyped = { people: 0.004, others: 0.08 };
const typeNames: Readonly<Record<number, readonly string[]>> = {
  [eventNumbers.sunday]: ['Adults', 'Kids', 'Volunteers', 'Cars', 'Decisions'],
  [eventNumbers.christmasEve]: ['Everyone', 'Cars'],
  [eventNumbers.goodFriday]: ['Everyone'],
  [eventNumbers.harvestFestival]: ['Everyone'],
};
const customNames: ReadonlySet<string> = new Set(['Cars', 'Decisions']);

/** The attendance types of every event with headcounts. */
export function attendanceTypesOf(
  base: ChurchBase,
  events: readonly CheckInEvent[],
): AttendanceType[] {
  return events
    .flatMap((event) => {
      const names = typeNames[event.number] ?? (event.number >= 800 ? ['Adults'] : []);
      return names.map((name, at) => ({
        number: 36_000 + event.number * 10 + at,
        event,
        name,
        isCustom: customNames.has(name),
        createdAt: event.createdAt,
      }));
    })
    .filter(({ createdAt }) => createdAt <= base.asOf);
}

/** The headcounts of the given periods, oldest first; a few services were never counted. */
export function headcountsOf(
  base: ChurchBase,
  periods: readonly EventPeriod[],
  types: readonly AttendanceType[],
): Headcount[] {
  const ofEvent = Map.groupBy(types, ({ event }) => event);
  return periods
    .flatMap(({ event, times }) =>
      times.flatMap((time) =>
        isUncounted(base, time)
          ? []
          : (ofEvent.get(event) ?? []).flatMap((type) => headcountOf(base, time, type)),
      ),
    )
    .filter(({ createdAt }) => createdAt <= base.asOf)
    .sort((one, other) => one.createdAt - other.createdAt || one.number - other.number);
}

function headcountOf(base: ChurchBase, time: EventTime, type: AttendanceType): Headcount[] {
  const next = base.dice.stream('headcount', time.number, type.number);
  const total = countedBy(type.name, time, next);
  if (total === null) {
    return [];
  }
  // Most are entered during the service, some on Monday, a few three weeks later.
  const roll = base.dice.roll('late', time.number);
  const delayHours = roll < 0.02 ? 22 * 24 : roll < 0.12 ? 26 : 2 / 3;
  const createdAt = time.startsAt + delayHours * hourMs;
  const isMistyped = next() < (type.isCustom ? mistyped.others : mistyped.people);
  const editedAt = createdAt + Math.floor(1 + 8 * next()) * 24 * hourMs;
  const isEdited = isMistyped && editedAt <= base.asOf;
  return [
    {
      number: time.number * 10 + (type.number % 10),
      time,
      type,
      total: isMistyped && !isEdited ? total + 11 : total,
      createdAt,
      updatedAt: isEdited ? editedAt : createdAt,
    },
  ];
}

/** @returns null where the field was left empty, which may mean zero */
function countedBy(name: string, { expected }: EventTime, next: Stream): number | null {
  const { counted, adults, kids, firstTimers, volunteers } = expected;
  const isLeftEmpty = next();
  switch (name) {
    case 'Kids':
      return isLeftEmpty < 0.05
        ? null
        : Math.round(kids * (0.95 + 0.15 * next()) + firstTimers / 3);
    case 'Volunteers':
      return isLeftEmpty < 0.2 ? null : volunteers;
    case 'Cars':
      return isLeftEmpty < 0.15 ? null : Math.round(adults / (1.7 + 0.4 * next()));
    case 'Decisions': {
      const decisions = Math.floor(3 * next() ** 2);
      return decisions === 0 && isLeftEmpty < 0.5 ? null : decisions;
    }
    default:
      return counted;
  }
}

/** Now and then a service is not counted, more rarely a whole Sunday; never a full one. */
function isUncounted(base: ChurchBase, { number, expected, period }: EventTime): boolean {
  if (expected.adults > 100 * base.spec.size) {
    return false;
  }
  const isForgottenSunday =
    period.event.number === eventNumbers.sunday && isUncountedSunday(period.week.sunday);
  const ofDay = base.dice.roll('uncounted-day', period.number);
  return isForgottenSunday || ofDay < 0.014 || base.dice.roll('uncounted', number) < 0.018;
}

/** The third Sunday of October in odd years: everybody was at the retreat. */
function isUncountedSunday(sunday: Day): boolean {
  const { year, month, date } = partsOf(sunday);
  return year % 2 === 1 && month === 10 && date > 14 && date <= 21;
}
