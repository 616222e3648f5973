/// <reference lib="esnext.temporal" />

/** A day of the calendar, anywhere: days since 1970-01-01. Sundays leave 3 when divided by 7. */
export type Day = number;

export const dayMs = 86_400_000;

export type Zone = {
  /** When a day begins there, in milliseconds. */
  startOf(day: Day): number;
  /** When the clocks there show that many minutes after midnight, in milliseconds. */
  at(day: Day, minutes: number): number;
  /** The local day at a moment. */
  dayOf(moment: number): Day;
};

/** A period with a constant offset from UTC; all in milliseconds. */
type Stretch = { from: number; to: number; offset: number };

/**
 * Converts between moments and local days of a time zone.
 *
 * @param timeZone an IANA name, e.g. `America/Chicago`
 */
export function createZone(timeZone: string): Zone {
  const stretches = stretchesOf(timeZone);
  let last = stretches[0];
  // Consecutive lookups are mostly close together, so the last stretch is tried first.
  // A local time that the clocks skip in spring is in no stretch; the last one will do.
  const offsetWhere = (holds: (stretch: Stretch) => boolean) => {
    if (!(last && holds(last))) {
      last = stretches.find(holds) ?? last;
    }
    return last?.offset ?? 0;
  };
  const at = (day: Day, minutes: number) => {
    const local = day * dayMs + minutes * 60_000;
    return (
      local -
      offsetWhere(({ from, to, offset }) => {
        const moment = local - offset;
        return from <= moment && moment < to;
      })
    );
  };
  return {
    at,
    startOf: (day) => at(day, 0),
    dayOf: (moment) =>
      Math.floor((moment + offsetWhere(({ from, to }) => from <= moment && moment < to)) / dayMs),
  };
}
/** Parses a date, e.g. `2026-11-15`; null if it is not one. */
export function dayOfDate(date: string): Day | null {
  const moment = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment / dayMs;
}

/** The day of a year, month (1 to 12) and day of the month. */
export function dayAt(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / dayMs;
}

/** The parts of a day: month from 1 to 12, weekday from 0 (Sunday). */
export function partsOf(day: Day): { year: number; month: number; date: number; weekday: number } {
  const at = new Date(day * dayMs);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    date: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
}

/** A moment as the API writes it: UTC, whole seconds, e.g. `2026-11-15T14:00:00Z`. */
export function timestamp(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}Z`;
}

/** The same, passing null through. */
export function timestampOrNull(moment: number | null): string | null {
  return moment === null ? null : timestamp(moment);
}

/** Covers every church's history with a wide margin. */
function stretchesOf(timeZone: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = new Temporal.PlainDate(1990, 1, 1).toZonedDateTime(timeZone);
  let from = Number.NEGATIVE_INFINITY;
  while (at.year < 2060) {
    const next = at.getTimeZoneTransition('next');
    const to = next ? next.epochMilliseconds : Number.POSITIVE_INFINITY;
    stretches.push({ from, to, offset: at.offsetNanoseconds / 1_000_000 });
    if (!next) {
      break;
    }
    at = next;
    from = to;
  }
  return stretches;
}
