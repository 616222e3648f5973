import type { Expectation } from '#contract/expectation.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import type { TileJudgement } from './judge-series.ts';

type Side = 'below' | 'in' | 'above';

/** Where a number lies by its range, both as they are printed. */
export function sideOf(
  value: number,
  { low80, high80 }: Pick<Expectation, 'low80' | 'high80'>,
): Side {
  return value < low80 ? 'below' : value > high80 ? 'above' : 'in';
}

/** Whether a week lies on the other side than a level that has changed. */
export function isAgainst({ direction }: { direction: 'up' | 'down' }, side: Side): boolean {
  return side === (direction === 'up' ? 'below' : 'above');
}

/**
 * What is said of a week by the side that its number lies on. A level that has changed is told while it is
 * news, wherever the week lies; an ordinary week on the other side ends the news, unless the level has collapsed.
 */
export function saidOf(judgement: TileJudgement | undefined, side: Side): Omit<Verdict, 'side'> {
  const { state = null, direction = null, lasting = null, isNotEntered } = judgement ?? {};
  if (lasting?.isNews) {
    return { state: 'lasting', direction: lasting.direction, since: lasting.since };
  }
  if (state !== null && (side !== 'in' || isNotEntered)) {
    return { state, direction, since: null };
  }
  return { state: side === 'in' ? 'normal' : 'outside', direction: null, since: null };
}
