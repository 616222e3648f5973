import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { offWords, tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import { isAgainst } from '../judging/said.ts';
import type { AtOnce } from './at-once.ts';
import { isAbove, outsideWords } from './outside-words.ts';
import {
  isAlreadyAbove,
  isByAttendance,
  isGoodNews,
  isJudgedFarOutside,
  isOff,
  isOffAsAttendance,
  isOffNow,
  isSlight,
  isUnfinished,
} from './tile-facts.ts';

type Week = {
  day: string;
  today: string;
  isOver: boolean;
  currency: string | null;
  /** Whether Christmas Eve was in it and is not counted. */
  hasUncountedEve?: boolean;
};
type TimesAtOnce = (count: number) => AtOnce | null;

/**
 * 'Is anything off?': the answer, and what else a person has to know to believe it.
 *
 * @param atOnce how often so many numbers were outside their ranges at once
 */
export function anythingOff(
  all: readonly PulseTile[],
  week: Week,
  atOnce: TimesAtOnce = () => null,
): string {
  const waiting = all.find(
    (tile) => tile.tile === 'attendance' && tile.expected !== null && isUnfinished(tile, week),
  );
  // Of a Sunday that is half counted, what was said of the one before is no answer.
  const tiles = all.filter((tile) => tile !== waiting && !tile.notEntered);
  const attendance = all.find(({ tile }) => tile === 'attendance');
  const divided = tiles.find((tile) => isByAttendance(tile, attendance));
  const early = tiles.filter((tile) => tile !== divided && isAlreadyAbove(tile));
  const answer = answerOf(tiles, { all, divided }, week, atOnce);
  return [
    ...answer,
    divided ? byAttendance(divided) : '',
    early.length > 0 ? anythingOffMessages.alreadyAbove(nounsOf(early), early.length) : '',
    week.hasUncountedEve && early.some(isGivingPerAttender) ? anythingOffMessages.eveGifts : '',
    waiting && !answer.includes(anythingOffMessages.notCounted) ? waitingWords(waiting, week) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function isGivingPerAttender({ tile }: PulseTile): boolean {
  return tile === 'giving_per_attender';
}

/** That attendance is still to be counted, and where the number before lay that its tile tells. */
function waitingWords({ value, standing, line }: PulseTile, { day, today }: Week): string {
  const { unfinished, uncounted, before } = anythingOffMessages;
  const said = (value === null ? uncounted : unfinished)(
    tileNouns.attendance,
    dayCalled(day, today),
  );
  const side = standing?.side ?? 'in';
  const of = line.find(({ week }) => week === standing?.week);
  return side === 'in' || of === undefined ? said : `${said} ${before(dayWords(of.day), side)}`;
}

/** What is off and what lies outside its range, bad news first. */
function answerOf(
  tiles: readonly PulseTile[],
  { all, divided }: { all: readonly PulseTile[]; divided: PulseTile | undefined },
  week: Week,
  atOnce: TimesAtOnce,
): string[] {
  const judged = tiles.filter((tile) => tile.state === 'normal' || isOff(tile));
  const standing = tiles.filter((tile) => tile.standing !== null && !isAlreadyAbove(tile));
  const checked = [...judged, ...standing];
  const outside = checked.filter((tile) => tile.verdict.state === 'outside' && tile !== divided);
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  // Fewer people are fewer kids and guests, and more is given by each: one thing.
  const off = tiles
    .filter((tile) => isOffNow(tile) && tile !== divided && !isOffAsAttendance(tile, attendance))
    .toSorted((a, b) => Number(isGoodNews(a)) - Number(isGoodNews(b)));
  const said = outsideWords(outside, off.length === 0, {
    currency: week.currency,
    atOnce,
    namesOf: (some) => namesOf(some, week),
  });
  if (off.length === 0 && said.length === 0) {
    return [divided ? anythingOffMessages.no : nothingOff({ judged, standing, all })];
  }
  if (off.length === 0) {
    return said;
  }
  const phrasesOf = (some: readonly PulseTile[]) =>
    listWords(some.map((tile) => `${offPhrase(tile)}${markOf(tile, week)}`));
  const [good = [], bad = []] = [true, false].map((is) =>
    off.filter((tile) => isGoodNews(tile) === is),
  );
  const news = good.length > 0 ? anythingOffMessages.goodNews(phrasesOf(good)) : '';
  const despite = off.map((tile) => despiteWords(tile, week));
  const isWorse = outside.some((tile) => isJudgedFarOutside(tile) && !isAbove(tile));
  if (bad.length > 0) {
    return [anythingOffMessages.some(bad.length, phrasesOf(bad)), ...despite, news, ...said];
  }
  return isWorse ? [...said, news, ...despite] : [news, ...despite, ...said];
}

/** How a lasting change and a week on the other side of it are both true; empty for any other. */
function despiteWords(tile: PulseTile, { currency }: Week): string {
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

type Seen = Record<'judged' | 'standing' | 'all', readonly PulseTile[]>;

/** Nothing is off, and no number is outside its range. */
function nothingOff({ judged, standing, all }: Seen): string {
  if (judged.length > 0) {
    return anythingOffMessages.nothing(judged.length);
  }
  if (standing.some(({ state }) => state === 'provisional')) {
    return anythingOffMessages.nothingLately;
  }
  const isUncounted = all.some(
    ({ state, expected }) =>
      expected !== null && ['asked', 'missing', 'partial', 'provisional'].includes(state),
  );
  return isUncounted ? anythingOffMessages.notCounted : anythingOffMessages.noneJudged;
}

function byAttendance({ value, expected }: PulseTile): string {
  const isHigh = value !== null && expected !== null && value > expected.high80;
  return anythingOffMessages.byAttendance(tileNouns.giving_per_attender, isHigh);
}

function offPhrase(tile: PulseTile): string {
  const { direction, verdict } = tile;
  const phrase = offWords(tile, direction ?? 'more');
  const { lately, slightly, far } = anythingOffMessages;
  if (verdict.state !== 'lasting') {
    return tile.own ? phrase : far(phrase);
  }
  return lately(isSlight(tile) && !tile.own ? slightly(phrase) : phrase);
}

/** Names of figures, each with the week that is said of it; one that is said of all of them once. */
function namesOf(tiles: readonly PulseTile[], week: Week): string {
  const marks = new Set(tiles.map((tile) => markOf(tile, week)));
  const [mark = ''] = marks;
  return marks.size === 1
    ? `${nounsOf(tiles)}${mark}`
    : listWords(tiles.map((tile) => `${tileNoun(tile)}${markOf(tile, week)}`));
}

function nounsOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(tileNoun));
}

/** Marks a verdict that is of an earlier week. */
function markOf({ standing, verdict, line }: PulseTile, { isOver }: Week): string {
  if (standing === null) {
    return '';
  }
  const before = line.at(-2);
  const week = line.find((each) => each.week === standing.week) ?? before;
  const { lastWeek, weekBefore, weekOf, through } = anythingOffMessages;
  if (verdict.state === 'lasting') {
    return ` ${through(dayWords(week?.day ?? standing.week))}`;
  }
  return week === before
    ? ` ${isOver ? weekBefore : lastWeek}`
    : ` ${weekOf(dayWords(week?.day ?? standing.week))}`;
}
