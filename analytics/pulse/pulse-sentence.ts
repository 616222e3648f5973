import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { lookMessages, weekSentences } from '#contract/messages/dashboard.ts';
import {
  dayWords,
  expectedWords,
  valueWords,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { leadSentences } from '#contract/messages/lead.ts';
import { lookWords } from '#contract/messages/own-tiles.ts';
import { leadOf, leadSentence } from './lead-tile.ts';
import { isAlreadyAbove, isOff } from './tile-facts.ts';

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
  return [week, { kind: 'look', text: lookAt(off, first), tile: first.tile }];
}

/** First-time guests and returning guests count as one subject. */
function lookAt(off: readonly PulseTile[], first: PulseTile): string {
  const names = off.map(({ tile }) => tile);
  return names.includes('first_time_guests') && names.includes('guest_return')
    ? lookMessages.guests
    : lookWords(first);
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
  if (tile.direction && tile.state !== 'shift') {
    return weekSentences.unusual(value, day, range, tile.direction);
  }
  const { expected } = tile;
  const inside = () => insideSentence(expected, { number, value, range, day, event: facts.event });
  if (!tile.direction) {
    return inside();
  }
  // Easter is told as Easter, whatever the weeks around it.
  const week = facts.event === null ? weekSentences.plain(value, day) : inside();
  return `${week} ${weekSentences.since(dayWords(tile.lasting?.since ?? ''), tile.direction)}`;
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
