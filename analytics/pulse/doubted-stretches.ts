import { median } from 'd3-array';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { lastingChange } from './lasting-change.ts';
import type { PulseInput } from './pulse-input.ts';
import { halvedShare, hardlyShare } from './tile-facts.ts';
import { toldOf } from './week-answers.ts';

/** Fallen to so much of the usual, a number is not believed: a room, a schedule or gifts may not be entered. */
const shares: Partial<Record<TileId, number>> = {
  kids: halvedShare,
  serving: halvedShare,
  giving: hardlyShare,
  giving_per_attender: hardlyShare,
};

/** Of so many weeks after a stretch, the median says whether it is over, or has become usual. */
const weeksAfter = 8;

/**
 * A tile's history without stretches that were doubted and are over: they are no yardstick a year later. A fall that
 * still stands, or of which the church has said why, is compared as any other.
 */
export function withoutDoubted(
  history: TileHistory,
  input: Pick<PulseInput, 'serviceDay' | 'calendar' | 'figures' | 'answers'>,
  week: string,
): TileHistory {
  const share = shares[history.tile];
  if (share === undefined) {
    return history;
  }
  const [figure] = history.definition.figures;
  const freed = (figure && toldOf(figure, input)?.freed) ?? new Set();
  const standing = history.judged.get(week)?.lasting?.since;
  const lastOf = new Map<string, string>();
  for (const [of, { lasting }] of history.judged) {
    if (lasting?.direction === 'down' && lasting.since !== standing && !freed.has(lasting.since)) {
      lastOf.set(lasting.since, of);
    }
  }
  const doubted = [...lastOf].filter(([, last]) => {
    const level = lastingChange(history, input, last);
    const next = history.counted.filter((each) => each.week > last && each.week <= week);
    const back = median(next.slice(0, weeksAfter), ({ value }) => value ?? 0) ?? 0;
    return (
      level !== null &&
      level.after <= share * level.before &&
      back > (level.before + level.after) / 2
    );
  });
  const isDoubted = (of: string) => doubted.some(([since, last]) => of >= since && of <= last);
  return { ...history, counted: history.counted.filter((each) => !isDoubted(each.week)) };
}
