import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { isForTimeOfYear } from './tile-facts.ts';

type Levels = { since: string; before: string; after: string };

/** What was usual before a level changed and since, in words; null without one, or where it is one for the time of year. */
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
  return before === undefined || after === undefined || isForTimeOfYear(lasting)
    ? null
    : { since: dayWords(lasting.since), before, after };
}

/** The same of a change that is told. */
export function earlierUsual(tile: PulseTile, currency: string | null): Levels | null {
  return tile.verdict.state === 'lasting' ? levelWords(tile, currency) : null;
}
