import { addWeeks } from '../calendar/church-week.ts';
import { sideOf } from '../judging/said.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { printedRange } from './tile-points.ts';

/** In how many of the weeks before as many numbers lay outside their ranges at once. */
export type AtOnce = { times: number; of: number };

/** So many weeks before are looked at; of fewer than the least nothing is said. */
const weeksBack = { most: 52, least: 26 };
/** A week is looked at where so many of the numbers are known. */
const knownShare = 0.7;

/**
 * How often a church has had so many numbers outside their ranges in one week. Its figures depend on each
 * other: a full Sunday has many kids too, so chances of single figures cannot be multiplied.
 *
 * @param tiles each tile's history, and the week before which is looked
 * @param count how many are outside now
 * @returns null where too few weeks can be compared
 */
export function atOnceBefore(
  tiles: readonly { history: TileHistory; week: string }[],
  count: number,
): AtOnce | null {
  const judged = tiles.filter(({ history }) => history.expected.size >= weeksBack.least);
  const numbers = Array.from({ length: weeksBack.most }, (_, index) => index + 1);
  const outside = numbers.flatMap((back) => {
    const sides = judged.flatMap((one) => sideIn(one.history, addWeeks(one.week, -back)) ?? []);
    return sides.length < knownShare * judged.length
      ? []
      : sides.filter((side) => side !== 'in').length;
  });
  return outside.length < weeksBack.least
    ? null
    : { times: outside.filter((each) => each >= count).length, of: outside.length };
}

function sideIn(history: TileHistory, week: string) {
  const row = history.weeks.get(week);
  const range = printedRange(history, week);
  const counts = row?.isSettled === true && row.value !== null && !history.masked.has(week);
  return counts && range !== null && row.value !== null ? sideOf(row.value, range) : null;
}
