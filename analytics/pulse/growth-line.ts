import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { growthSentence, quarterSentence, stretchWords } from '#contract/messages/growth.ts';
import { leadOf } from './tile-views.ts';
import { quarterAlone } from './year-on-year.ts';

/**
 * 'Are we growing?' of the figure that the headline is about, and what the quarter alone says; null where it cannot
 * be compared.
 */
export function growthLine(pulse: Pick<FiguresPulse, 'sentence' | 'tiles'>): string | null {
  const lead = pulse.tiles.find(({ tile }) => tile === leadOf(pulse));
  if (!lead?.growth || lead.lineUnit === 'share') {
    return null;
  }
  const said = growthSentence(lead.growth, stretchWords.newest(lead.growth.weeks));
  const quarter = quarterAlone(lead);
  return quarter === null ? said : `${said} ${quarterSentence(quarter)}`;
}
