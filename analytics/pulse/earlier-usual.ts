import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { isHiddenBySeason } from './tile-facts.ts';

type Levels = { since: string; before: string; after: string };

/** What was usual before a level changed and since, in words; null without one, or where the season hides it. */
export function levelWords(
  { lasting, lineUnit }: Pick<PulseTile, 'lasting' | 'lineUnit'>,
  currency: string | null,
): Levels | null {
  if (lasting === null) {
    return null;
  }
  const [before, after] = [lasting.before, lasting.after].map((each) =>
    valueWords(each, lineUnit, currency),
  );
  return before === undefined || after === undefined || isHiddenBySeason(lasting)
    ? null
    : { since: dayWords(lasting.since), before, after };
}

/** The same of a change that is told. */
export function earlierUsual(tile: PulseTile, currency: string | null): Levels | null {
  return tile.verdict.state === 'lasting' ? levelWords(tile, currency) : null;
}
