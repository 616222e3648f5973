import type { PulseTile } from '#contract/functions/church-pulse.ts';

/**
 * Whether the newest four counted weeks lie outside the range of what is said of the half year, compared with
 * the same weeks of last year: then neither alone is the whole story.
 */
export function latelyUnlike({
  median,
  lastYear,
  growth,
}: Pick<PulseTile, 'median' | 'lastYear' | 'growth'>): 'higher' | 'lower' | null {
  if (growth === null || median === null || lastYear === null || lastYear <= 0) {
    return null;
  }
  const change = median / lastYear - 1;
  return change < growth.low ? 'lower' : change > growth.high ? 'higher' : null;
}
