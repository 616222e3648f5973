import { addDays, dayNumber } from '../calendar/plain-date.ts';

/** The fewest counted weeks that a forecast is made from. */
export const countedWeeksMin = 8;

/**
 * What a figure's values are, for its noise and its bounds:
 *
 * - `count`: people, clicks; small counts are noisier, ranges are whole numbers
 * - `amount`: money in minor units; weeks with large gifts are cut (`large-gifts.ts`)
 * - `share`: from 0 to 1, of a base that is given with each week
 */
export type SeriesKind = 'count' | 'amount' | 'share';

/** One week as it was counted. */
export interface Reading {
  /** The first day of the week, or the Sunday it is named by: the same day of the week throughout. */
  week: string;
  /** Null when nobody counted. */
  value: number | null;
  /** What a share is of, e.g. 31 guests; without it, or with 0, the week is as if nobody counted. */
  base?: number;
}

/** What the model sees of a counted week: parts of a whole, `base` being 1 where there is no whole. */
export interface Observation {
  value: number;
  base: number;
}

/** A series without holes: a missing week is null. It begins with the first counted week. */
export interface WeeklySeries {
  firstWeek: string;
  observations: readonly (Observation | null)[];
}

/**
 * Puts readings in their weeks, in whatever order they arrived. Of two readings of one week, the later
 * in the list counts.
 *
 * @param lastWeek the newest week that is over; later readings are left out, and weeks up to it that
 *   nobody counted are missing. Without it, the week of the newest reading.
 * @returns null when no week was counted
 */
export function weeklySeries(
  readings: readonly Reading[],
  kind: SeriesKind,
  lastWeek?: string,
): WeeklySeries | null {
  const known = lastWeek === undefined ? readings : readings.filter(({ week }) => week <= lastWeek);
  const byWeek = new Map(known.map((reading) => [reading.week, observationOf(reading, kind)]));
  const counted = [...byWeek].filter(([, observation]) => observation !== null);
  const firstWeek = counted.map(([week]) => week).reduce(earlier, '9999-12-31');
  if (counted.length === 0) {
    return null;
  }
  const last = lastWeek ?? [...byWeek.keys()].reduce((a, b) => (a > b ? a : b));
  const length = (dayNumber(last) - dayNumber(firstWeek)) / 7 + 1;
  const observations = Array.from(
    { length },
    (_, index) => byWeek.get(addDays(firstWeek, 7 * index)) ?? null,
  );
  return { firstWeek, observations };
}

function observationOf({ value, base }: Reading, kind: SeriesKind): Observation | null {
  if (value === null || value < 0) {
    return null;
  }
  if (kind !== 'share') {
    return { value, base: 1 };
  }
  return base === undefined || base <= 0 ? null : { value: value * base, base };
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
