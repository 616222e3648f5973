import { bisectLeft, quantileSorted } from 'd3-array';
import type { Reading } from './series.ts';

/** A week's amount is clipped at this multiple of the usual amount. */
const timesUsualMax = 3;
/** Usual is the median of this many counted weeks before: half a year covers the season's swing. */
const weeksOfUsual = 26;
const weeksOfUsualMin = 8;

/** The part of a week's amount that was clipped as large gifts, in the amount's unit. */
export interface LargeGifts {
  week: string;
  amount: number;
}

/**
 * Winsorizes weeks of giving at three times the median of the 26 counted weeks before (never of later
 * ones), from the ninth counted week on. Single gifts are not known here; the excess is shown separately
 * and neither forecast nor scored. A December of twice the usual amount stays untouched.
 *
 * @param readings amounts, oldest first
 */
export function withoutLargeGifts(readings: readonly Reading[]): {
  readings: Reading[];
  largeGifts: LargeGifts[];
} {
  const before: number[] = [];
  // The newest of those before, smallest first.
  const newest: number[] = [];
  const largeGifts: LargeGifts[] = [];
  const cut = readings.map((reading) => {
    if (reading.value === null) {
      return reading;
    }
    const usual = quantileSorted(newest, 0.5) ?? 0;
    const most =
      before.length < weeksOfUsualMin || usual === 0
        ? Number.POSITIVE_INFINITY
        : usual * timesUsualMax;
    before.push(reading.value);
    newest.splice(bisectLeft(newest, reading.value), 0, reading.value);
    const oldest = before[before.length - 1 - weeksOfUsual];
    if (oldest !== undefined) {
      newest.splice(bisectLeft(newest, oldest), 1);
    }
    if (reading.value <= most) {
      return reading;
    }
    largeGifts.push({ week: reading.week, amount: reading.value - most });
    return { ...reading, value: most };
  });
  return { readings: cut, largeGifts };
}
