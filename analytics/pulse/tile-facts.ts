import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';

type Counted = Pick<PulseTile, 'state' | 'value'>;

/** Whether a tile's state is worth mentioning. */
export function isOff({ state }: Pick<PulseTile, 'state'>): boolean {
  return state === 'unusual' || state === 'shift';
}

/** Whether it is so of the tile's week, or still stands while that one is coming in. */
export function isOffNow(tile: Pick<PulseTile, 'state' | 'standing' | 'verdict'>): boolean {
  return isOff(tile) || (tile.standing !== null && isOffBy(tile.verdict));
}

function isOffBy({ state }: Verdict): boolean {
  return state === 'unusual' || state === 'lasting';
}

/** Whether a number is above its range before its week is whole. */
export function isAlreadyAbove({
  state,
  value,
  expected,
}: Pick<PulseTile, 'state' | 'value' | 'expected'>): boolean {
  return state === 'provisional' && value !== null && expected !== null && value > expected.high80;
}

/** Whether somebody has still to count a week that is over, or the rest of it. */
export function isUnfinished({ state, value }: Counted, { isOver }: { isOver: boolean }): boolean {
  if (!isOver) {
    return false;
  }
  return state === 'partial' || state === 'provisional' || (state === 'missing' && value === null);
}

/** Whether it is about what was given. */
export function isGivingTile({ tile }: Pick<PulseTile, 'tile'>): boolean {
  return tile === 'giving' || tile === 'giving_per_attender';
}
