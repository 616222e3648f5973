import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { notEnteredMessages } from '#contract/messages/verdict.ts';
import { isGivingTile, isHardlyGiven, isOff } from './tile-facts.ts';

const noVerdict: Verdict = { side: null, state: 'none', direction: null, since: null };
const noGrowth = { growth: null, growths: [], yearToDate: null };

/**
 * The tiles of which those about gifts say nothing while hardly any gifts are entered. The verdict on giving
 * itself stays, for what it asks to be done; the recurring share has none of gifts that are not there.
 */
export function withNotEntered(tiles: readonly PulseTile[]): PulseTile[] {
  const given = tiles.find(isHardlyGiven);
  if (given === undefined) {
    return [...tiles];
  }
  const isLasting = given.verdict.state === 'lasting';
  const notEntered = { since: isLasting ? (given.lasting?.since ?? null) : null };
  return tiles.map((tile): PulseTile => {
    if (isGivingTile(tile)) {
      return { ...tile, ...noGrowth, notEntered };
    }
    const isShown = !['hidden', 'no_data', 'asked'].includes(tile.state);
    return tile.tile === 'recurring_share' && isShown ? { ...unjudged(tile), notEntered } : tile;
  });
}

/** That hardly any gifts are entered, in words. */
export function notEnteredWords({ since }: NonNullable<PulseTile['notEntered']>): string {
  return notEnteredMessages.hardlyGiven(since && dayWords(since));
}

function unjudged(tile: PulseTile): PulseTile {
  return {
    ...tile,
    ...noGrowth,
    state: isOff(tile) || tile.state === 'normal' ? 'partial' : tile.state,
    verdict: noVerdict,
    standing: null,
    lasting: null,
    direction: null,
    shiftWeeks: 0,
  };
}
