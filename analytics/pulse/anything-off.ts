import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, listWords, valueWords, weekdayWords } from '#contract/messages/figure-words.ts';
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
  isOffNow,
  isUnfinished,
} from './tile-facts.ts';

type Week = { day: string; isOver: boolean; currency: string | null };
type TimesAtOnce = (tiles: readonly PulseTile[], count: number) => AtOnce | null;

/**
 * 'Is anything off?': the answer, and what else a person has to know to believe it.
 *
 * @param atOnce how often so many of these tiles were outside their ranges at once
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
  const tiles = all.filter((tile) => tile !== waiting);
  const attendance = all.find(({ tile }) => tile === 'attendance');
  const divided = tiles.find((tile) => isByAttendance(tile, attendance));
  const early = tiles.filter((tile) => tile !== divided && isAlreadyAbove(tile));
  const answer = answerOf(tiles, { all, divided }, week, atOnce);
  return [
    ...answer,
    divided ? byAttendance(divided) : '',
    early.length > 0 ? anythingOffMessages.alreadyAbove(nounsOf(early), early.length) : '',
    waiting && !answer.includes(anythingOffMessages.notCounted)
      ? anythingOffMessages.unfinished(tileNouns.attendance, weekdayWords(week.day))
      : '',
  ]
    .filter(Boolean)
    .join(' ');
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
  const off = tiles
    .filter(isOffNow)
    .toSorted((a, b) => Number(isGoodNews(a)) - Number(isGoodNews(b)));
  const said = outsideWords(outside, off.length === 0, {
    currency: week.currency,
    atOnce: (count) => atOnce(checked, count),
    nameOf: (tile) => `${tileNoun(tile)}${markOf(tile, week)}`,
  });
  if (off.length === 0 && said.length === 0) {
    return [divided ? anythingOffMessages.no : nothingOff({ judged, standing, all })];
  }
  if (off.length === 0) {
    return said;
  }
  const phrases = listWords(off.map((tile) => `${offPhrase(tile)}${markOf(tile, week)}`));
  return off.every(isGoodNews) && outside.some((tile) => isJudgedFarOutside(tile) && !isAbove(tile))
    ? [...said, anythingOffMessages.goodNews(phrases)]
    : [
        anythingOffMessages.some(off.length, phrases),
        ...off.map((tile) => despiteWords(tile, week)),
        ...said,
      ];
}

/** How a lasting change and a week on the other side of it are both true; empty for any other. */
function despiteWords(tile: PulseTile, { currency }: Week): string {
  const { verdict, lasting, value, unit, lineUnit } = tile;
  const { side, state } = verdict;
  const isDespite = state === 'lasting' && lasting !== null && side && isAgainst(lasting, side);
  if (!isDespite || value === null) {
    return '';
  }
  return anythingOffMessages.despite(tileNoun(tile), valueWords(value, unit, currency), {
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
  return verdict.state === 'lasting' ? anythingOffMessages.lately(phrase) : phrase;
}

function nounsOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(tileNoun));
}

/** Marks a verdict that is of an earlier week. */
function markOf({ standing, line }: PulseTile, { isOver }: Week): string {
  if (standing === null) {
    return '';
  }
  const before = line.at(-2);
  const week = line.find((each) => each.week === standing.week) ?? before;
  const { lastWeek, weekBefore, weekOf } = anythingOffMessages;
  return week === before
    ? ` ${isOver ? weekBefore : lastWeek}`
    : ` ${weekOf(dayWords(week?.day ?? standing.week))}`;
}
