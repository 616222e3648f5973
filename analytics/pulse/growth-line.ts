import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { growthSentence, quarterSentence, stretchWords } from '#contract/messages/growth.ts';
import { besideYearWords, newestWords } from './newest-words.ts';
import { isOffNow } from './tile-facts.ts';
import { leadOf } from './tile-views.ts';
import { newestSaid, quarterAlone } from './year-on-year.ts';

/**
 * 'Are we growing?' of the figure that the headline is about, and what its last weeks alone say; null where it cannot
 * be compared.
 */
export function growthLine(
  pulse: Pick<FiguresPulse, 'sentence' | 'tiles' | 'currency'>,
): string | null {
  const lead = pulse.tiles.find(({ tile }) => tile === leadOf(pulse));
  return lead ? grownWords(lead, pulse.currency) : null;
}

/** The same of one figure. */
export function grownWords(tile: PulseTile, currency: string | null): string | null {
  const { growth, lineUnit, unit } = tile;
  if (!growth || lineUnit === 'share') {
    return null;
  }
  const quarter = quarterAlone(tile);
  const write = (value: number) => valueWords(value, unit, currency);
  return [
    growthSentence(growth, stretchWords.newest(growth.weeks)),
    quarter ? quarterSentence(quarter) : '',
    ...newestWords(newestSaid(tile), write),
    ...(isOffNow(tile) ? besideYearWords(tile, null, write) : []),
  ]
    .filter(Boolean)
    .join(' ');
}
