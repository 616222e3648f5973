import { median } from 'd3-array';
import type { Reading } from './series.ts';

/** A week's amount counts up to so many times what is usual. */
const timesUsualMax = 3;
/** What is usual is the median of so many counted weeks before: half a year holds one season's swing. */
const weeksOfUsual = 26;
const weeksOfUsualMin = 8;

/** What of a week's amount is large gifts, in the unit of the amount. */
export interface LargeGifts {
  week: string;
  amount: number;
}

/**
 * Cuts weeks of giving at three times the median of the 26 counted weeks before, from the ninth counted
 * week on (winsorising; no later week is looked at). A single gift is not known here: what stands above
 * is shown apart, and neither forecast nor scored. A December of twice the usual stays whole.
 *
 * @param readings amounts, oldest first
 */
export function withoutLargeGifts(readings: readonly Reading[]): {
  readings: Reading[];
  largeGifts: LargeGifts[];
} {
  const before: number[] = [];
  const largeGifts: LargeGifts[] = [];
  const cut = readings.map((reading) => {
    if (reading.value === null) {
      return reading;
    }
    const usual = median(before.slice(-weeksOfUsual)) ?? 0;
    const most =
      before.length < weeksOfUsualMin || usual === 0
        ? Number.POSITIVE_INFINITY
        : usual * timesUsualMax;
    before.push(reading.value);
    if (reading.value <= most) {
      return reading;
    }
    largeGifts.push({ week: reading.week, amount: reading.value - most });
    return { ...reading, value: most };
  });
  return { readings: cut, largeGifts };
}
