import type { PulseTile, Verdict } from '#contract/functions/church-pulse.ts';
import { dayWords, weekdayWords } from '#contract/messages/figure-words.ts';

type StateFacts = Pick<PulseTile, 'state'> & Partial<PulseTile>;

/** A state in words; `more` is left out where space is short. */
export function stateWords(tile: StateFacts): { word: string; more: string | null } {
  switch (tile.state) {
    case 'normal':
      return { word: insideWords(sideOf(tile)), more: null };
    case 'unusual':
      return { word: 'Unusual', more: tile.direction ? `${tile.direction} than expected` : null };
    case 'shift':
      return { word: shiftWords(tile), more: null };
    case 'too_little':
      return {
        word: 'Not enough data',
        more: tile.weeksToGo ? weeksWords(tile.weeksToGo, 'more ') : null,
      };
    case 'provisional':
      return {
        word: `Provisional${tile.closesOn ? ` until ${weekdayWords(tile.closesOn)}` : ''}`,
        more: soFarWords(tile),
      };
    case 'partial':
      return { word: 'Counted in part', more: null };
    case 'missing':
      return {
        word: tile.value == null ? 'Not counted this week' : 'Set aside',
        more: null,
      };
    case 'hidden':
      return { word: 'Too few givers to show', more: null };
    case 'no_data':
      return { word: 'Not read yet', more: null };
    case 'asked':
      return { word: 'Waiting for an answer', more: null };
  }
}

/** What can be said of a number that is still coming in: that it is above already, else the last verdict. */
function soFarWords({ value, expected, standing, verdict }: StateFacts): string | null {
  if (value != null && expected && value > expected.high80) {
    return 'already above its range';
  }
  if (!standing || !verdict) {
    return null;
  }
  const of = `week of ${dayWords(standing.week)}`;
  switch (verdict.state) {
    case 'unusual':
      return `${of}: unusual`;
    case 'lasting':
      return `${of}: ${verdict.direction === 'down' ? 'lower' : 'higher'} for weeks`;
    default:
      return `${of}: ${insideWords(standing.side).toLowerCase()}`;
  }
}

/** E.g. `Down for 9 weeks`; of a past week, which has no direction, that its level was another. */
function shiftWords({ direction, shiftWeeks }: StateFacts): string {
  const side = direction === 'fewer' ? 'Down' : 'Up';
  return direction && shiftWeeks ? `${side} for ${weeksWords(shiftWeeks)}` : 'At a new level';
}

function weeksWords(count: number, which = ''): string {
  return `${count} ${which}${count === 1 ? 'week' : 'weeks'}`;
}

function insideWords(side: Verdict['side']): string {
  return side === 'above' || side === 'below' ? `A little ${side} its range` : 'In its usual range';
}

/** Where it lies by its verdict; a past week, which has none, by the range it is printed with. */
function sideOf({ verdict, value, expected }: StateFacts): Verdict['side'] {
  if (verdict) {
    return verdict.side;
  }
  if (value === undefined || value === null || !expected) {
    return null;
  }
  return value < expected.low80 ? 'below' : value > expected.high80 ? 'above' : 'in';
}
