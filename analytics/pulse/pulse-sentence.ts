import type { FiguresPulse, PulseTile } from '#contract/functions/church-pulse.ts';
import { lookAtMessages, lookMessages, weekSentences } from '#contract/messages/dashboard.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayWords,
  expectedWords,
  listWords,
  valueWords,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { leadSentences } from '#contract/messages/lead.ts';
import { missingServiceMessages } from '#contract/messages/missing-services.ts';
import { lookWords, offWords, tileNoun } from '#contract/messages/own-tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import type { MissingWords } from '../figures/missing-words.ts';
import { earlierUsual } from './earlier-usual.ts';
import { type Lead, leadOf, leadSentence } from './lead-tile.ts';
import { notEnteredWords } from './not-entered.ts';
import {
  isAlreadyAbove,
  isByAttendance,
  isFarBelowOverWeeks,
  isFarOutside,
  isForTimeOfYear,
  isGoodNews,
  isOffAsAttendance,
  isOffNow,
  isServingHalved,
  isSlight,
} from './tile-facts.ts';

type Facts = {
  /** On a service day before its count: what is expected of it. */
  today: {
    events: readonly string[];
    low80: number;
    high80: number;
    /** The same named Sunday a year before, in words. */
    lastYear: { value: string; day: string } | null;
  } | null;
  /** Whether it is Christmas Eve, on a day that is no service day. */
  isEve: boolean;
  /** The service day of the week. */
  day: string;
  /** Whether the week is over, so that a missing count is not just late. */
  isOver: boolean;
  /** Which services are missing; null where that is not known, or none is. */
  missing?: MissingWords | null;
  /** The church's note on a masked week. */
  maskedBy: string | null;
  event: string | null;
  currency: string | null;
  /** Whether the church has giving that this page leaves out. */
  isGivingLeftOut: boolean;
};

/** A week is called a normal one only where nothing else is off. */
type Told = Facts & { isAllNormal: boolean; dayName: string };

type Part = FiguresPulse['sentence']['parts'][number];

/** The page's headline: how the week was, and what else is off. */
export function pulseSentence(tiles: readonly PulseTile[], facts: Facts): Part[] {
  const lead = leadOf(tiles);
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const about = lead ?? attendance;
  // Bad news goes first.
  const off = tiles
    .filter(
      (tile) =>
        tile !== about &&
        (isOffNow(tile) || isFarBelowOverWeeks(tile)) &&
        !isOffAsAttendance(tile, attendance) &&
        !isByAttendance(tile, attendance),
    )
    .toSorted((a, b) => Number(isGoodNews(a)) - Number(isGoodNews(b)));
  // Before today's count, 'Sunday' would be today.
  const dayName = facts.today === null ? weekdayWords(facts.day) : dayWords(facts.day);
  const told = { ...facts, dayName, isAllNormal: off.length === 0 };
  const week: Part = {
    kind: 'week',
    text: `${todayWords(facts)}${textOf(lead, about, told)}`,
    tile: about?.tile ?? 'attendance',
  };
  const clear = off.filter((tile) => !isSlight(tile));
  const [first] = clear;
  return first
    ? [week, { kind: 'look', text: lookOrNews(clear, first, facts.currency), tile: first.tile }]
    : [week];
}

/** What to look at; where that is nothing, what is better. */
function lookOrNews(off: readonly PulseTile[], first: PulseTile, currency: string | null): string {
  const worse = off.filter((tile) => !isGoodNews(tile));
  return worse.length > 0 ? lookAt(worse, first, currency) : newsOf(off, currency);
}

function newsOf(better: readonly PulseTile[], currency: string | null): string {
  const phrases = better.map((tile) => withLevel(offWords(tile, 'more'), tile, currency));
  return anythingOffMessages.goodNews(listWords(phrases));
}

function textOf(lead: Lead | null, about: PulseTile | undefined, facts: Told): string {
  if (lead) {
    return lead.notEntered ? notEnteredWords(lead.notEntered) : leadSentence(lead, facts);
  }
  return about ? weekSentence(about, facts) : unreadOf(facts);
}

/** What is expected of today, before what is said of the week that is over. */
function todayWords({ today, isEve }: Facts): string {
  if (today === null) {
    return isEve ? `${weekSentences.eve} ` : '';
  }
  const [event] = today.events;
  const range = expectedWords(today, 'people', null);
  const name = event === undefined ? null : eventWords(event);
  const { lastYear } = today;
  const before = name && lastYear ? `${weekSentences.lastYear(lastYear.value, lastYear.day)} ` : '';
  return `${weekSentences.today(name, range)} ${before}`;
}

/** First-time guests and returning guests count as one subject. */
function lookAt(off: readonly PulseTile[], first: PulseTile, currency: string | null): string {
  const none = off.find(({ notEntered }) => notEntered);
  if (none?.notEntered) {
    const [next, ...others] = off.filter((tile) => tile !== none);
    const said = notEnteredWords(none.notEntered);
    return next ? `${said} ${lookAt([next, ...others], next, currency)}` : said;
  }
  const [next, ...others] = off.filter((tile) => !isServingHalved(tile));
  if (others.length + 1 < off.length || !next) {
    const said = anythingOffMessages.halfServingLook;
    return next ? `${said} ${lookAt([next, ...others], next, currency)}` : said;
  }
  if (off.length === 1) {
    const usual = earlierUsual(first, currency);
    return usual === null ? lookWords(first) : lookAtMessages.changed(tileNoun(first), usual);
  }
  const fallen = off.find(hasFallenFar);
  const usual = fallen && earlierUsual(fallen, currency);
  if (fallen && usual) {
    const others = off
      .filter((tile) => tile !== fallen)
      .map((tile) => withLevel(tileNoun(tile), tile, currency));
    return lookAtMessages.changedAndOthers(tileNoun(fallen), usual, listWords(others));
  }
  const areGuests = off.every(
    ({ tile }) => tile === 'first_time_guests' || tile === 'guest_return',
  );
  return areGuests ? lookMessages.guests : lookAtMessages.several(listWords(off.map(tileNoun)));
}

function withLevel(words: string, tile: PulseTile, currency: string | null): string {
  const usual = earlierUsual(tile, currency);
  return usual === null ? words : lookAtMessages.withLevel(words, usual);
}

/** Whether its level has fallen to half or less. */
function hasFallenFar({ lasting }: PulseTile): boolean {
  return lasting?.direction === 'down' && lasting.after <= lasting.before / 2;
}

function unreadOf({ isGivingLeftOut }: Facts): string {
  return isGivingLeftOut ? leadSentences.leftOut : weekSentences.unread;
}

function weekSentence(tile: PulseTile, facts: Told): string {
  if (tile.state === 'no_data') {
    return unreadOf(facts);
  }
  const range = tile.expected && expectedWords(tile.expected, 'people', null);
  if (tile.state === 'asked') {
    return tile.value === null
      ? weekSentences.asked
      : weekSentences.doubted(valueWords(tile.value, 'people', null), facts.dayName, range);
  }
  if (facts.maskedBy !== null) {
    return weekSentences.masked(facts.maskedBy);
  }
  if (tile.value === null) {
    return facts.isOver
      ? weekSentences.missing(facts.dayName, range)
      : weekSentences.waiting(range);
  }
  return tile.state === 'provisional' || tile.state === 'partial'
    ? openSentence(tile, tile.value, range, facts)
    : countedSentence(tile, tile.value, facts);
}

/** Of a count that is not whole, or may not be. */
function openSentence(tile: PulseTile, number: number, range: string | null, facts: Told): string {
  const value = valueWords(number, 'people', null);
  const isAbove = range !== null && isAlreadyAbove(tile);
  if (facts.missing && !isAbove) {
    return withoutServices(facts.missing, value, range, facts);
  }
  if (tile.state === 'partial') {
    return weekSentences.partial(value, facts.dayName, range);
  }
  if (isAbove) {
    return weekSentences.alreadyAbove(value, range);
  }
  return facts.isOver
    ? weekSentences.overSoFar(value, facts.dayName, range)
    : weekSentences.provisional(value, range, facts.event);
}

function withoutServices(
  { missing, only }: MissingWords,
  value: string,
  range: string | null,
  { dayName, isOver }: Told,
): string {
  const { notIn, running, soFar } = missingServiceMessages;
  if (!isOver) {
    return running(value, notIn(missing), range);
  }
  return only === null
    ? soFar(value, dayName, notIn(missing), range)
    : missingServiceMessages.only(only, dayName, value, range);
}

function countedSentence(tile: PulseTile, number: number, facts: Told): string {
  const day = facts.dayName;
  const value = valueWords(number, 'people', null);
  if (!tile.expected) {
    const sentence = tile.weeksSoFar <= 1 ? weekSentences.first : weekSentences.tooLittle;
    return sentence(value, day, Math.max(1, tile.weeksToGo));
  }
  const range = expectedWords(tile.expected, 'people', null);
  if (tile.direction && tile.state !== 'shift') {
    return weekSentences.unusual(value, day, range, tile.direction);
  }
  const { event, isAllNormal } = facts;
  const inside = () => insideSentence(tile, { number, value, range, day, event, isAllNormal });
  if (!tile.direction) {
    return inside();
  }
  // Easter is told as Easter, whatever the weeks around it.
  const week = facts.event === null ? weekSentences.plain(value, day) : inside();
  const { direction, lasting } = tile;
  const isForSeason = lasting !== null && isForTimeOfYear(lasting);
  return `${week} ${weekSentences.since(dayWords(lasting?.since ?? ''), direction, isForSeason)}`;
}

type Words = Pick<Told, 'event' | 'isAllNormal'> &
  Record<'value' | 'range' | 'day', string> & { number: number };

function insideSentence(
  tile: PulseTile,
  { number, value, range, day, event, isAllNormal }: Words,
): string {
  const { low80 = number, high80 = number } = tile.expected ?? {};
  const side = number < low80 ? 'fewer' : number > high80 ? 'more' : null;
  if (event !== null) {
    const { lastNamed } = tile;
    const before = lastNamed && valueWords(lastNamed.value, 'people', null);
    return [
      weekSentences.event({ event, value, day, range, side }),
      before ? weekSentences.lastYear(before, dayWords(lastNamed.day)) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (side !== null) {
    return isFarOutside(tile)
      ? weekSentences.farEdge(value, day, range, side)
      : weekSentences.edge(value, day, range, side);
  }
  return isAllNormal
    ? weekSentences.normal(value, day, range)
    : weekSentences.inLine(value, day, range);
}
