import type { Explanation } from './explain.ts';

/**
 * An event is major when it moves its week by more than this share of the level. Of the weeks ahead with
 * an event, tried from each past week: at a real church 33 of 42 so named lay outside of the range that
 * they would have had without it, at the demo church 38 of 38. By the distance from the median of the
 * eight weeks (0.15), which season and neighbors move too, 28 of 31 and 25 of 29, with fewer found.
 */
const majorShare = 0.1;

/** Whether the events of a week are expected to have a major effect; the one definition of it. */
export function isMajor({ level, events }: Pick<Explanation, 'level' | 'events'>): boolean {
  return Math.abs(events) > majorShare * level;
}
