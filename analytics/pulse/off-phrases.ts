import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { offWords, tileNoun } from '#contract/messages/own-tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import { isAgainst } from '../judging/said.ts';
import { cohortDays, isFewReturned } from './outside-words.ts';
import { isForTimeOfYear, isServingHalved, isSlight } from './tile-facts.ts';

/** The week that is spoken of. */
export type Week = {
  day: string;
  today: string;
  isOver: boolean;
  currency: string | null;
  /** The service day of a year before that attendance's newest week stands beside. */
  lastYearDay: string;
  /** Whether Christmas Eve was in it and is not counted. */
  hasUncountedEve?: boolean;
};

/** What is off, as a part of a sentence. */
export function offPhrase(tile: PulseTile, week: Week): string {
  const { direction, verdict, lasting } = tile;
  const phrase = offWords(tile, verdict.state === 'outside' ? 'fewer' : (direction ?? 'more'));
  const { lately, slightly, forSeason, far } = anythingOffMessages;
  const numbered = numberedPhrase(tile, phrase, week);
  if (numbered !== null) {
    return numbered;
  }
  if (verdict.state !== 'lasting') {
    return tile.own ? phrase : far(phrase);
  }
  if (lasting && isForTimeOfYear(lasting) && !tile.own) {
    return forSeason(phrase);
  }
  return lately(isSlight(tile) && !tile.own ? slightly(phrase) : phrase);
}

/** The same with its number, where half may be missing or no change of a level says how far; null for any other. */
function numberedPhrase(tile: PulseTile, phrase: string, { currency }: Week): string | null {
  const { value, expected, unit, base, standing, verdict } = tile;
  if (value === null || expected === null) {
    return null;
  }
  const written = valueWords(value, unit, currency);
  const range = expectedWords(expected, unit, currency);
  if (isServingHalved(tile)) {
    return anythingOffMessages.halfServing(written, range);
  }
  if (standing !== null || verdict.state !== 'outside' || tile.own) {
    return null;
  }
  const last = tile.line.at(-1)?.day;
  return isFewReturned(tile) && last
    ? anythingOffMessages.fewBack(written, base ?? 0, { ...cohortDays(last), range })
    : anythingOffMessages.farFewer(phrase, written, range);
}

/** That more guests come and few come back, as one thing. @param more the former, as it is off */
export function comeAndGo(more: string, few: PulseTile, week: Week): string {
  const { value, expected, unit, base } = few;
  const last = few.line.at(-1)?.day;
  return value === null || expected === null || !last
    ? more
    : anythingOffMessages.comeAndGo(more, {
        value: valueWords(value, unit, week.currency),
        guests: base ?? 0,
        ...cohortDays(last),
        range: expectedWords(expected, unit, week.currency),
      });
}

/**
 * Names of figures, each with the week that is said of it; one that is said of all of them once.
 *
 * @param more how many others are counted after them
 */
export function namesOf(tiles: readonly PulseTile[], more: number, week: Week): string {
  if (more > 0) {
    const names = tiles.map((tile) => `${tileNoun(tile)}${markOf(tile, week)}`);
    return listWords([...names, anythingOffMessages.others(more)]);
  }
  const [first, ...others] = tiles.map((tile) => weekWords(tile, week));
  return first && others.length > 0 && others.every((each) => each === first)
    ? `${nounsOf(tiles)} ${anythingOffMessages.markAll(first, tiles.length)}`
    : listWords(tiles.map((tile) => `${tileNoun(tile)}${markOf(tile, week)}`));
}

/** Names of figures in a list. */
export function nounsOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(tileNoun));
}

/** Marks a verdict that is of an earlier week. */
export function markOf(tile: PulseTile, week: Week): string {
  const words = weekWords(tile, week);
  return words === '' ? '' : ` ${anythingOffMessages.mark(words)}`;
}

/** The earlier week that a verdict is of; empty where it is of the tile's own. */
function weekWords(tile: PulseTile, { isOver }: Week): string {
  const { standing, verdict, line } = tile;
  // What six weeks hold is half entered in both of two neighbors.
  if (standing === null || isServingHalved(tile)) {
    return '';
  }
  const before = line.at(-2);
  const week = line.find((each) => each.week === standing.week) ?? before;
  const { lastWeek, weekBefore, weekOf, through } = anythingOffMessages;
  if (verdict.state === 'lasting') {
    return through(dayWords(week?.day ?? standing.week));
  }
  return week === before
    ? isOver
      ? weekBefore
      : lastWeek
    : weekOf(dayWords(week?.day ?? standing.week));
}

/** How a lasting change and a week on the other side of it are both true; empty for any other. */
export function despiteWords(tile: PulseTile, { currency }: Week): string {
  const { verdict, lasting, value, unit, lineUnit } = tile;
  const { side, state } = verdict;
  const isDespite = state === 'lasting' && lasting !== null && side && isAgainst(lasting, side);
  if (!isDespite || value === null) {
    return '';
  }
  const event = tile.line.at(-1)?.event ?? null;
  return anythingOffMessages.despite(tileNoun(tile), valueWords(value, unit, currency), {
    event: event && eventWords(event),
    since: dayWords(lasting.since),
    after: valueWords(lasting.after, lineUnit, currency),
    before: valueWords(lasting.before, lineUnit, currency),
  });
}
