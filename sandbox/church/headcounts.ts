import {
  type CheckInEvent,
  type EventPeriod,
  type EventTime,
  eventNumbers,
} from './check-in-times.ts';
import type { ChurchBase } from './church-base.ts';

/** A kind of people that are counted by hand at an event. */
export type AttendanceType = {
  number: number;
  event: CheckInEvent;
  name: string;
  createdAt: number;
};

/** A count made by hand. Where nobody counted there is none, and the API's word for that is zero. */
export type Headcount = {
  number: number;
  time: EventTime;
  type: AttendanceType;
  total: number;
  createdAt: number;
};

export function attendanceTypesOf(
  base: ChurchBase,
  events: readonly CheckInEvent[],
): AttendanceType[] {
  return events
    .filter(
      ({ number }) =>
        number === eventNumbers.sunday ||
        number === eventNumbers.christmasEve ||
        (base.spec.rowsMin > 0 && number >= 800),
    )
    .map((event) => ({
      number: 36_000 + event.number,
      event,
      name: event.number === eventNumbers.christmasEve ? 'Everyone' : 'Adults',
      createdAt: event.createdAt,
    }));
}

/** The headcounts of some periods, oldest first; a few services were never counted. */
export function headcountsOf(
  base: ChurchBase,
  periods: readonly EventPeriod[],
  types: readonly AttendanceType[],
): Headcount[] {
  return periods
    .flatMap(({ event, times }) => {
      const type = types.find((candidate) => candidate.event === event);
      return type ? times.flatMap((time) => headcountOf(base, time, type)) : [];
    })
    .filter(({ createdAt }) => createdAt <= base.asOf)
    .sort((one, other) => one.createdAt - other.createdAt);
}

function headcountOf(base: ChurchBase, time: EventTime, type: AttendanceType): Headcount[] {
  if (time.adults === 0 || isMissing(base, time)) {
    return [];
  }
  // Most are typed in during the service, some on Monday.
  const isLate = base.dice.roll('late', time.number) < 0.12;
  const createdAt = time.startsAt + (isLate ? 26 * 3_600_000 : 40 * 60_000);
  return [{ number: time.number - 30_000_000, time, type, total: time.adults, createdAt }];
}

/** Now and then one service is not counted, more rarely a whole Sunday; never a full house. */
function isMissing(base: ChurchBase, { number, adults, period }: EventTime): boolean {
  if (adults > 240 * base.spec.size) {
    return false;
  }
  const ofDay = base.dice.roll('uncounted-day', period.number);
  return ofDay < 0.014 || base.dice.roll('uncounted', number) < 0.018;
}
