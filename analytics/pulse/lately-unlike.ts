import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';

const openStates: ReadonlySet<PulsePoint['judged']> = new Set(['partial', 'provisional', 'asked']);
/** Of so many newest weeks up to the newest counted one, so many must be counted for them to be the last ones. */
const latelyWeeks = { of: 6, counted: 4 };

/**
 * Whether the newest four counted weeks lie outside the range of what is said of the half year, compared with
 * the same weeks of last year: then neither alone is the whole story. The one judgment of them, for every screen.
 */
export function latelyUnlike({
  median,
  lastYear,
  growth,
  lineUnit,
  line,
}: Pick<PulseTile, 'median' | 'lastYear' | 'growth' | 'lineUnit' | 'line'>):
  | 'higher'
  | 'lower'
  | null {
  if (growth === null || median === null || lastYear === null || lastYear <= 0) {
    return null;
  }
  const isCounted = ({ value, judged, isMasked }: PulsePoint) =>
    value !== null && !isMasked && !openStates.has(judged);
  const newest = line.slice(-latelyWeeks.of).filter(isCounted);
  if (lineUnit === 'share' || newest.length < latelyWeeks.counted) {
    return null;
  }
  const change = median / lastYear - 1;
  return change < growth.low ? 'lower' : change > growth.high ? 'higher' : null;
}
