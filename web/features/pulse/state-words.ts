import { weekdayWords } from '#contract/figure-words.ts';
import type { PulseTile, Verdict } from '#contract/functions/church-pulse.ts';

type StateFacts = Pick<PulseTile, 'state'> & Partial<PulseTile>;

/** A state in words; `more` is left out where space is short. */
export function stateWords(tile: StateFacts): { word: string; more: string | null } {
  switch (tile.state) {
    case 'normal':
      return { word: insideWords(sideOf(tile)), more: null };
    case 'unusual':
      return { word: 'Unusual', more: tile.direction ? `${tile.direction} than expected` : null };
    case 'shift':
      return { word: 'Sustained shift', more: shiftWords(tile) };
    case 'too_little':
      return {
        word: 'Not enough data',
        more: tile.weeksToGo ? weeksWords(tile.weeksToGo, 'more ') : null,
      };
    case 'provisional':
      return {
        word: `Provisional${tile.closesOn ? ` until ${weekdayWords(tile.closesOn)}` : ''}`,
        more: null,
      };
    case 'partial':
      return { word: 'Counted in part', more: null };
    case 'missing':
      return { word: 'Not counted this week', more: null };
    case 'hidden':
      return { word: 'Too few givers to show', more: null };
    case 'no_data':
      return { word: 'Not read yet', more: null };
    case 'asked':
      return { word: 'Waiting for an answer', more: null };
  }
}

function shiftWords({ direction, shiftWeeks }: StateFacts): string | null {
  const side = direction === 'fewer' ? 'lower' : 'higher';
  return direction && shiftWeeks ? `${weeksWords(shiftWeeks)} ${side}` : null;
}

function weeksWords(count: number, which = ''): string {
  return `${count} ${which}${count === 1 ? 'week' : 'weeks'}`;
}

function insideWords(side: Verdict['side']): string {
  return side === 'above' || side === 'below'
    ? `A little ${side} its range`
    : 'Within normal range';
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
