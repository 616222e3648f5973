import { dayNumber, plainDate } from '../calendar/plain-date.ts';

/** The minimum number of counted weeks for a forecast. */
export const countedWeeksMin = 8;

/**
 * The kind of a figure's values, which determines noise and bounds:
 *
 * - `count`: people or clicks; small counts are noisier, ranges are whole numbers
 * - `amount`: money in minor units; weeks with large gifts are clipped (`large-gifts.ts`)
 * - `share`: from 0 to 1, of a base that each week comes with
 * - `ratio`: people over a base that they may exceed, such as seats
 */
export type SeriesKind = 'count' | 'amount' | 'share' | 'ratio';

/** One counted week. */
export interface Reading {
  /** The week's first day or its Sunday; the same weekday throughout a series. */
  week: string;
  /** Null when nobody counted. */
  value: number | null;
  /** The denominator of a share or ratio, e.g. 31 guests; without it, or with 0, the week counts as missing. */
  base?: number;
}

/** A counted week as the model sees it; `base` is 1 unless the value is a share or ratio. */
export interface Observation {
  value: number;
  base: number;
}

/** A series without holes, from the first counted week on; a missing week is null. */
export interface WeeklySeries {
  firstWeek: string;
  observations: readonly (Observation | null)[];
}

/**
 * Arranges readings by week. Of two readings of the same week, the later in the list counts.
 *
 * @param lastWeek the newest week that is over: later readings are dropped, and uncounted weeks up to it
 *   are missing; the week of the newest reading by default
 * @returns null if no week was counted
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
  const first = dayNumber(firstWeek);
  const length = (dayNumber(last) - first) / 7 + 1;
  const observations = Array.from(
    { length },
    (_, index) => byWeek.get(plainDate(first + 7 * index)) ?? null,
  );
  return { firstWeek, observations };
}

/** Whether each week of a kind comes with a base. */
export function hasBase(kind: SeriesKind): boolean {
  return kind === 'share' || kind === 'ratio';
}

function observationOf({ value, base }: Reading, kind: SeriesKind): Observation | null {
  if (value === null || value < 0) {
    return null;
  }
  if (!hasBase(kind)) {
    return { value, base: 1 };
  }
  return base === undefined || base <= 0 ? null : { value: value * base, base };
}

function earlier(a: string, b: string): string {
  return a < b ? a : b;
}
