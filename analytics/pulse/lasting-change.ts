import { median } from 'd3-array';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import { isMajorEvent } from '../forecast/design.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import type { PulseInput } from './pulse-input.ts';

/** Ordinary weeks before a change that are compared with those since. */
const weeksBefore = 26;

/**
 * A level that has changed and still stands in a week, whether or not it is news: since when, and the medians
 * of the ordinary weeks before and since, in the unit of the tile's line, as a question about it has them.
 *
 * @param yardstick the weeks that the ones before are of; all by default
 */
export function lastingChange(
  { judged, counted }: TileHistory,
  input: Pick<PulseInput, 'serviceDay' | 'calendar'>,
  week: string,
  yardstick: TileHistory['counted'] = counted,
): PulseTile['lasting'] {
  const lasting = judged.get(week)?.lasting ?? null;
  if (lasting === null) {
    return null;
  }
  return levelsAround({ counted }, input, { ...lasting, week }, yardstick);
}

/** The levels before a change, and from then up to a week. */
export function levelsAround(
  { counted }: Pick<TileHistory, 'counted'>,
  input: Pick<PulseInput, 'serviceDay' | 'calendar'>,
  { direction, since, week }: { direction: 'up' | 'down'; since: string; week: string },
  yardstick: TileHistory['counted'],
): NonNullable<PulseTile['lasting']> {
  const isOrdinary = ({ week: of }: { week: string }) =>
    !input.calendar.eventsOf(of).some(({ id }) => isMajorEvent(id));
  const sinceThen = counted.filter((each) => each.week >= since && each.week <= week);
  const ordinary = sinceThen.filter(isOrdinary);
  const before = yardstick.filter((each) => each.week < since && isOrdinary(each));
  const middle = (weeks: TileHistory['counted']) => median(weeks, ({ value }) => value ?? 0) ?? 0;
  return {
    direction,
    since: serviceDayOf(since, input),
    before: middle(before.slice(-weeksBefore)),
    after: middle(ordinary.length > 0 ? ordinary : sinceThen),
  };
}
