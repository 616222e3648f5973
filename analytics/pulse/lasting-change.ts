import { median } from 'd3-array';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { serviceDayOf } from './chosen-week.ts';
import type { PulseInput } from './pulse-input.ts';
import type { TileHistory } from './tile-points.ts';

/** Counted weeks before a change that are compared with those since. */
const weeksBefore = 26;

/**
 * A level that has changed and still stands in a week, whether or not it is news: since when, and the medians
 * of the counted weeks before and since, in the unit of the tile's line.
 */
export function lastingChange(
  { judged, counted }: TileHistory,
  input: Pick<PulseInput, 'serviceDay'>,
  week: string,
): PulseTile['lasting'] {
  const lasting = judged.get(week)?.lasting ?? null;
  if (lasting === null) {
    return null;
  }
  const { direction, since } = lasting;
  const middle = (weeks: TileHistory['counted']) => median(weeks, ({ value }) => value ?? 0) ?? 0;
  return {
    direction,
    since: serviceDayOf(since, input),
    before: middle(counted.filter((each) => each.week < since).slice(-weeksBefore)),
    after: middle(counted.filter((each) => each.week >= since && each.week <= week)),
  };
}
