import type { FiguresPulse, PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import { lookMessages, offPhrases, weekSentences } from '#contract/messages/dashboard.ts';
import {
  dayWords,
  expectedWords,
  listWords,
  valueWords,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { leadSentences } from '#contract/messages/lead.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import { isAlreadyAbove, leadOf, leadSentence } from './lead-tile.ts';

type Facts = {
  /** The service day of the week. */
  day: string;
  /** Whether the week is over, so that a missing count is not just late. */
  isOver: boolean;
  /** The church's note on a masked week. */
  maskedBy: string | null;
  event: string | null;
  currency: string | null;
  /** Whether the church has giving that this page leaves out. */
  isGivingLeftOut: boolean;
};

type Part = FiguresPulse['sentence']['parts'][number];

/** The page's headline: how the week was, and at most one thing to look at. */
export function pulseSentence(tiles: readonly PulseTile[], facts: Facts): Part[] {
  const lead = leadOf(tiles);
  const about = lead ?? tiles.find(({ tile }) => tile === 'attendance');
  const week: Part = {
    kind: 'week',
    text: lead ? leadSentence(lead, facts) : about ? weekSentence(about, facts) : unreadOf(facts),
    tile: about?.tile ?? 'attendance',
  };
  const off = tiles.filter(isOff).filter(({ tile }) => tile !== week.tile);
  // If what the week's sentence is about is off, that is the one thing.
  const isSaid = about !== undefined && isOff(about);
  const [first] = isSaid ? [] : off;
  if (!first) {
    return [week];
  }
  return [week, { kind: 'look', text: lookMessages[subjectOf(off, first.tile)], tile: first.tile }];
}

/** First-time guests and returning guests count as one subject. */
function subjectOf(off: readonly PulseTile[], first: TileId): TileId | 'guests' {
  const names = off.map(({ tile }) => tile);
  return names.includes('first_time_guests') && names.includes('guest_return') ? 'guests' : first;
}

/** Whether a tile's state is worth mentioning. */
function isOff({ state }: Pick<PulseTile, 'state'>): boolean {
  return state === 'unusual' || state === 'shift';
}

function unreadOf({ isGivingLeftOut }: Facts): string {
  return isGivingLeftOut ? leadSentences.leftOut : weekSentences.unread;
}

function weekSentence(tile: PulseTile, facts: Facts): string {
  if (tile.state === 'no_data') {
    return unreadOf(facts);
  }
  const range = tile.expected && expectedWords(tile.expected, 'people', null);
  if (tile.state === 'asked') {
    return tile.value === null
      ? weekSentences.asked
      : weekSentences.doubted(
          valueWords(tile.value, 'people', null),
          weekdayWords(facts.day),
          range,
        );
  }
  if (facts.maskedBy !== null) {
    return weekSentences.masked(facts.maskedBy);
  }
  if (tile.value === null) {
    return facts.isOver
      ? weekSentences.missing(weekdayWords(facts.day), range)
      : weekSentences.waiting(range);
  }
  const value = valueWords(tile.value, 'people', null);
  if (tile.state === 'partial') {
    return weekSentences.partial(value, weekdayWords(facts.day), range);
  }
  if (tile.state !== 'provisional') {
    return countedSentence(tile, tile.value, facts);
  }
  if (range !== null && isAlreadyAbove(tile)) {
    return weekSentences.alreadyAbove(value, range);
  }
  return facts.isOver
    ? weekSentences.overSoFar(value, weekdayWords(facts.day), range)
    : weekSentences.provisional(value, range);
}

function countedSentence(tile: PulseTile, number: number, facts: Facts): string {
  const day = weekdayWords(facts.day);
  const value = valueWords(number, 'people', null);
  if (!tile.expected) {
    const sentence = tile.weeksSoFar <= 1 ? weekSentences.first : weekSentences.tooLittle;
    return sentence(value, day, Math.max(1, tile.weeksToGo));
  }
  const range = expectedWords(tile.expected, 'people', null);
  if (tile.direction) {
    return tile.state === 'shift'
      ? weekSentences.shift(value, day, dayWords(tile.verdict.since ?? ''), tile.direction)
      : weekSentences.unusual(value, day, range, tile.direction);
  }
  return insideSentence(tile.expected, { number, value, range, day, event: facts.event });
}

type Words = { number: number; value: string; range: string; day: string; event: string | null };

function insideSentence(
  { low80, high80 }: NonNullable<PulseTile['expected']>,
  { number, value, range, day, event }: Words,
): string {
  const side = number < low80 ? 'fewer' : number > high80 ? 'more' : null;
  if (event !== null) {
    return weekSentences.event(event, value, range, side);
  }
  return side === null
    ? weekSentences.normal(value, day, range)
    : weekSentences.edge(value, day, range, side);
}

/** 'Is anything off?', in one sentence. */
export function anythingOff(tiles: readonly PulseTile[]): string {
  const judged = tiles.filter((tile) => tile.state === 'normal' || isOff(tile));
  const standing = tiles.filter((tile) => tile.standing !== null);
  const stillOff = standing.filter(({ verdict }) => isOffBy(verdict));
  const off = tiles.filter((tile) => isOff(tile) || stillOff.includes(tile));
  if (off.length > 0) {
    const phrases = off.map((tile) => `${offPhrase(tile)}${markOf(tile)}`);
    return anythingOffMessages.some(off.length, listWords(phrases));
  }
  if (judged.length > 0) {
    return nothingOff([...judged, ...standing], judged.length);
  }
  if (standing.length > 0) {
    return anythingOffMessages.nothingLately(
      standing.every(({ verdict }) => verdict.state === 'normal'),
    );
  }
  const isUncounted = tiles.some(
    ({ state, expected }) => expected !== null && ['asked', 'missing', 'partial'].includes(state),
  );
  return isUncounted ? anythingOffMessages.notCounted : anythingOffMessages.noneJudged;
}

function offPhrase({ tile, direction, verdict }: PulseTile): string {
  const phrase = offPhrases[tile][direction ?? 'more'];
  return verdict.state === 'lasting' ? anythingOffMessages.lately(phrase) : phrase;
}

function isOffBy({ state }: PulseTile['verdict']): boolean {
  return state === 'unusual' || state === 'lasting';
}

/** Marks a verdict that is of an earlier week. */
function markOf({ standing, line }: PulseTile): string {
  if (standing === null) {
    return '';
  }
  const before = line.at(-2);
  const week = line.find((each) => each.week === standing.week) ?? before;
  return week === before
    ? ` ${anythingOffMessages.lastWeek}`
    : ` ${anythingOffMessages.weekOf(dayWords(week?.day ?? standing.week))}`;
}

/** Nothing is off; a number outside its range is named all the same. */
function nothingOff(tiles: readonly PulseTile[], judged: number): string {
  const outside = tiles.filter(({ verdict }) => verdict.state === 'outside');
  const [only] = outside;
  if (!only) {
    return anythingOffMessages.nothing(judged);
  }
  const names = outside.map((tile) => `${tileNouns[tile.tile]}${markOf(tile)}`);
  const side = (only.standing ?? only.verdict).side === 'above' ? 'above' : 'below';
  return anythingOffMessages.onlyOutside(listWords(names), outside.length === 1 ? side : null);
}
