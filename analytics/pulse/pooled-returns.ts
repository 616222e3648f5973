import { sum } from 'd3-array';
import type { Expectation } from '#contract/expectation.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { type Cohort, dispersionOf } from '../figures/guest-families.ts';
import { reach80, reach95 } from '../forecast/normal-reach.ts';
import type { TileHistory } from '../judging/tile-history.ts';

/** So many windows before are pooled, of which at least so many must be counted, with so many guests in all. */
const windows = { most: 13, least: 4, guests: 40 };

/**
 * The range of how many of a cohort return by the church's own pooled rate: a binomial of the windows before it that
 * share no guests with it, wider by as much as families and windows vary (`dispersionOf`), on the angle whose squared
 * sine is the share (Anscombe, 1948). For where the forecast's range is so wide that nothing could fall out of it.
 *
 * @param base how many guests there were
 * @returns shares; null where too few guests were counted before
 */
export function pooledReturns(
  { weeks, definition }: Pick<TileHistory, 'weeks' | 'definition'>,
  week: string,
  base: number,
): Expectation | null {
  const before = Array.from({ length: windows.most }, (_, index) =>
    weeks.get(addWeeks(week, -definition.windowWeeks * (index + 1))),
  );
  const pooled = before.flatMap((row): Cohort[] =>
    row?.value != null && row.base !== null && row.isSettled
      ? [{ guests: row.base, returned: row.value * row.base }]
      : [],
  );
  const guests = sum(pooled, (each) => each.guests);
  if (pooled.length < windows.least || guests < windows.guests || base <= 0) {
    return null;
  }
  const dispersion = Math.max(dispersionOf(pooled), before[0]?.dispersion ?? 1);
  const middle = Math.asin(Math.sqrt(sum(pooled, ({ returned }) => returned) / guests));
  const deviation = Math.sqrt(dispersion * (1 / (4 * base + 2) + 1 / (4 * guests + 2)));
  const shareAt = (reach: number) =>
    Math.sin(Math.max(0, Math.min(Math.PI / 2, middle + reach * deviation))) ** 2;
  return {
    median: shareAt(0),
    low80: shareAt(-reach80),
    high80: shareAt(reach80),
    low95: shareAt(-reach95),
    high95: shareAt(reach95),
  };
}
