import { isHardly } from './holes.ts';
import type { Reading } from './series.ts';
import { usualAmount } from './usual-amount.ts';

/** A week's amount is clipped at this multiple of the usual amount. */
const timesUsualMax = 3;

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
  const usual = usualAmount();
  const largeGifts: LargeGifts[] = [];
  const cut = readings.map((reading) => {
    if (reading.value === null) {
      return reading;
    }
    const most = (usual.now() || Number.POSITIVE_INFINITY) * timesUsualMax;
    // What was not entered is not what is usual: gifts would be clipped once they are entered again.
    if (reading.value > 0 && !isHardly(reading.value, usual.now())) {
      usual.take(reading.value);
    }
    if (reading.value <= most) {
      return reading;
    }
    largeGifts.push({ week: reading.week, amount: reading.value - most });
    return { ...reading, value: most };
  });
  return { readings: cut, largeGifts };
}
