import { dateFormat, localDay } from '#contract/formats.ts';
import type { PulseTile } from '#contract/functions/church-pulse.ts';
import {
  dayWords,
  listWords,
  timeOnOneLine,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { weekFactMessages } from '#contract/messages/trust.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import type { PulseInput } from './pulse-input.ts';
import { revisedWords } from './revised.ts';
import { isGivingComingIn, isGivingTile } from './tile-facts.ts';
import { eveSentence } from './to-enter.ts';
import type { Missing } from './what-is-missing.ts';

type Week = {
  isOver: boolean;
  day: string;
  last: string;
  /** A Christmas Eve of the week that no count holds. */
  eve: Missing['eve'];
  /** What other weeks lack, in words. */
  others: string | null;
};

/** The line under the sentence: how complete the week is, and when it was read. */
export function pulseFacts(
  tiles: readonly PulseTile[],
  week: Week & { first: string },
  asOf: string | null,
  input: Pick<PulseInput, 'timeZone' | 'today' | 'isRecounting' | 'figures' | 'revised'>,
): string {
  const recounting = input.isRecounting ? weekFactMessages.recounting : null;
  return [
    recounting,
    completeness(tiles, week),
    revisedWords(input, tiles, week.first),
    blankWords(tiles, week),
    week.isOver && tiles.some((tile) => isGivingComingIn(tile) && !tile.notEntered)
      ? weekFactMessages.givingMoves
      : null,
    week.others,
    asOf === null ? null : readWords(asOf, input),
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** Null where it cannot be said, because a number waits for an answer or was never counted. */
function completeness(
  tiles: readonly PulseTile[],
  { isOver, day, last, eve }: Week,
): string | null {
  const open = tiles.filter(({ state, notEntered }) => state === 'provisional' && !notEntered);
  if (!isOver) {
    const isCounted = tiles.some(({ tile, verdict }) => tile === 'attendance' && verdict.side);
    return isCounted
      ? weekFactMessages.counted(weekdayWords(day), weekdayWords(last))
      : weekFactMessages.notOver;
  }
  if (tiles.some(isWaitedFor)) {
    return null;
  }
  const partial = tiles.filter(({ state, notEntered }) => state === 'partial' && !notEntered);
  const areGiftsMissing = tiles.some(({ notEntered }) => notEntered);
  const eveToo = eve ? [eveSentence(eve)] : [];
  if (areGiftsMissing && open.length + partial.length === 0) {
    return [weekFactMessages.exceptGifts, ...eveToo].join(' ');
  }
  const said = openWords(open, partial);
  if (said !== null) {
    const giftsToo = areGiftsMissing ? [weekFactMessages.giftsToo] : [];
    return [said, ...giftsToo, ...eveToo].join(' ');
  }
  if (eve) {
    return weekFactMessages.exceptEve;
  }
  const hasGiving = tiles.some((tile) => isGivingTile(tile) && tile.value !== null);
  return hasGiving ? weekFactMessages.completeWithGiving : weekFactMessages.complete;
}

/** What may still change, and of what a part is missing; null where there is neither. */
function openWords(open: readonly PulseTile[], partial: readonly PulseTile[]): string | null {
  // A day is promised only if it is that of all of them.
  const closesOn = open.every((tile) => tile.closesOn) ? (open[0]?.closesOn ?? null) : null;
  const until = closesOn && dayWords(closesOn);
  if (open.length > 0) {
    return partial.length > 0
      ? weekFactMessages.openAndPartial(namesOf(open), until, namesOf(partial))
      : weekFactMessages.open(namesOf(open), until);
  }
  return partial.length > 0 ? weekFactMessages.partial(namesOf(partial)) : null;
}

/** The numbers that nobody has for a week that is over; attendance's absence is the headline. */
function blankWords(tiles: readonly PulseTile[], { isOver }: Week): string | null {
  const blank = tiles.filter(
    ({ tile, state, value, weeksSoFar }) =>
      tile !== 'attendance' && state === 'missing' && value === null && weeksSoFar > 0,
  );
  if (!isOver || blank.length === 0) {
    return null;
  }
  const isUndivided = tiles.some(isWaitedFor) && blank.every(isDivided);
  return (isUndivided ? weekFactMessages.undivided : weekFactMessages.blank)(namesOf(blank));
}

function isDivided({ tile }: PulseTile): boolean {
  return tile === 'giving_per_attender';
}

/** Whether a number waits for an answer, or nobody has counted. */
function isWaitedFor({ tile, state, value }: PulseTile): boolean {
  return state === 'asked' || (tile === 'attendance' && state === 'missing' && value === null);
}

function namesOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(tileNoun));
}

/** E.g. `Updated today at 6:10 AM.`, in the church's time zone. */
function readWords(asOf: string, { timeZone, today }: Pick<PulseInput, 'timeZone' | 'today'>) {
  const instant = new Date(asOf);
  const date = localDay(instant, timeZone);
  const time = timeOnOneLine(dateFormat({ timeZone, timeStyle: 'short' }).format(instant));
  const days = daysBetween(date, today);
  if (days === 0) {
    return weekFactMessages.today(time);
  }
  return days === 1
    ? weekFactMessages.yesterday(time)
    : weekFactMessages.on(weekdayWords(date), dayWords(date), time);
}
