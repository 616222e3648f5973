import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { changeMessages, growthSentence, stretchWords } from '#contract/messages/growth.ts';
import { latelyUnlike } from './lately-unlike.ts';
import { leadOf } from './tile-views.ts';

/**
 * 'Are we growing?' of the figure that the headline is about, and what the last weeks say otherwise; null where
 * it cannot be compared.
 */
export function growthLine(
  pulse: Pick<FiguresPulse, 'sentence' | 'tiles' | 'currency'>,
): string | null {
  const lead = pulse.tiles.find(({ tile }) => tile === leadOf(pulse));
  if (!lead?.growth || lead.lineUnit === 'share') {
    return null;
  }
  const said = growthSentence(lead.growth, stretchWords.newest(lead.growth.weeks));
  const lately = latelyWords(lead, pulse.currency);
  return lately === null ? said : `${said} ${lately}`;
}

function latelyWords(tile: PulseTile, currency: string | null): string | null {
  const { median, lastYear, lineUnit } = tile;
  const side = latelyUnlike(tile);
  if (side === null || median === null || lastYear === null) {
    return null;
  }
  const write = (value: number) => valueWords(value, lineUnit, currency);
  return changeMessages.lately(side, write(median), write(lastYear));
}
