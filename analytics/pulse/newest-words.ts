import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { NewestWeeks } from '#contract/functions/pulse-verdict.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { changeMessages, tileChangeWords } from '#contract/messages/growth.ts';
import { newestSaid, quarterAlone } from './year-on-year.ts';

/** What the newest eight weeks alone say. */
export function newestWords(
  found: ReturnType<typeof newestSaid>,
  write: (value: number) => string,
): string[] {
  if (found === null) {
    return [];
  }
  const { said, newest } = found;
  const pair = { now: write(newest.now), before: write(newest.before) };
  switch (said) {
    case 'clear':
    case 'maybe':
      return [changeMessages.newest(newest.side ?? 'up', said === 'clear', pair)];
    case 'apart':
      return [changeMessages.apart(pair), ...chanceWords(newest)];
    case 'level':
      return [changeMessages.level(pair)];
  }
}

/**
 * How a change that the year does not bear out and the year are both true; none of any other.
 *
 * @param noun of a figure that the page does not lead with, of which it is said in brief; null of the one that it does
 */
export function besideYearWords(
  { lasting }: Pick<PulseTile, 'lasting'>,
  noun: string | null,
  write: (value: number) => string,
): string[] {
  const { besideYear } = lasting ?? {};
  if (!lasting || !besideYear) {
    return [];
  }
  const { direction: side } = lasting;
  const { said, isOfEight } = besideYear;
  const numbers = {
    ...{ since: dayWords(lasting.since), isOfEight },
    now: write(besideYear.now),
    before: write(besideYear.before),
  };
  return [
    noun === null
      ? changeMessages.besideYear(side, said, numbers)
      : changeMessages.besideYearOf(noun, { side, said }, numbers),
  ];
}

/** Whether two medians can be so far apart by chance, where that is known. */
export function chanceWords({ isChance }: Pick<NewestWeeks, 'isChance'>): string[] {
  return isChance === null ? [] : [changeMessages.chance(!isChance)];
}

/**
 * The change from last year in a tile, where it is known; one that is unclear is left to the closer look. A share is a
 * change of points, which percentages of it would confuse.
 */
export function tileChange(tile: PulseTile): string | null {
  const { growth, lineUnit } = tile;
  if (growth === null || lineUnit === 'share') {
    return null;
  }
  const inAYear = tileChangeWords(growth);
  const found = newestSaid(tile);
  if (found === null) {
    return inAYear;
  }
  const { said, newest } = found;
  if (said === 'clear' || said === 'maybe') {
    return changeMessages[said === 'clear' ? 'lately' : 'maybeLately'][newest.side ?? 'up'];
  }
  if (inAYear === null) {
    return null;
  }
  if (growth.said !== null) {
    return changeMessages.notLately(inAYear);
  }
  // A quarter's change is told where it is asked what is off.
  return quarterAlone(tile) ? null : changeMessages.unclearLately;
}
