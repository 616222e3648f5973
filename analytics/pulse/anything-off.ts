import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayWords, listWords, weekdayWords } from '#contract/messages/figure-words.ts';
import { offWords, tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import {
  isAlreadyAbove,
  isByAttendance,
  isJudgedFarOutside,
  isOff,
  isOffNow,
  isUnfinished,
} from './tile-facts.ts';

type Week = { day: string; isOver: boolean };

/** 'Is anything off?': the answer, and what else a person has to know to believe it. */
export function anythingOff(all: readonly PulseTile[], week: Week): string {
  const waiting = all.find(
    (tile) => tile.tile === 'attendance' && tile.expected !== null && isUnfinished(tile, week),
  );
  // Of a Sunday that is half counted, what was said of the one before is no answer.
  const tiles = all.filter((tile) => tile !== waiting);
  const attendance = all.find(({ tile }) => tile === 'attendance');
  const divided = tiles.find((tile) => isByAttendance(tile, attendance));
  const early = tiles.filter((tile) => tile !== divided && isAlreadyAbove(tile));
  const { answer, outside } = answerOf(tiles, { all, divided }, week);
  return [
    answer,
    outside.length > 0
      ? anythingOffMessages.alsoOutside(namesOf(outside, week), outside.length)
      : '',
    divided ? byAttendance(divided) : '',
    early.length > 0 ? anythingOffMessages.alreadyAbove(nounsOf(early), early.length) : '',
    waiting && answer !== anythingOffMessages.notCounted
      ? anythingOffMessages.unfinished(tileNouns.attendance, weekdayWords(week.day))
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The answer, and the tiles outside their range that it does not name. */
function answerOf(
  tiles: readonly PulseTile[],
  { all, divided }: { all: readonly PulseTile[]; divided: PulseTile | undefined },
  week: Week,
): { answer: string; outside: readonly PulseTile[] } {
  const judged = tiles.filter((tile) => tile.state === 'normal' || isOff(tile));
  const standing = tiles.filter((tile) => tile.standing !== null && !isAlreadyAbove(tile));
  const outside = [...judged, ...standing].filter(
    (tile) => tile.verdict.state === 'outside' && tile !== divided,
  );
  const off = tiles.filter(isOffNow);
  if (off.length > 0) {
    const phrases = off.map((tile) => `${offPhrase(tile)}${markOf(tile, week)}`);
    return { answer: anythingOffMessages.some(off.length, listWords(phrases)), outside };
  }
  const isSaid = divided !== undefined && outside.length === 0;
  return {
    answer: isSaid ? anythingOffMessages.no : nothingOff({ judged, standing, outside, all }, week),
    outside: [],
  };
}

type Seen = Record<'judged' | 'standing' | 'outside' | 'all', readonly PulseTile[]>;

/** Nothing is off; a number outside its range is named all the same. */
function nothingOff({ judged, standing, outside, all }: Seen, week: Week): string {
  if (judged.length > 0) {
    const far = outside.filter(isJudgedFarOutside);
    const near = outside.filter((tile) => !far.includes(tile));
    if (outside.length === 0) {
      return anythingOffMessages.nothing(judged.length);
    }
    const first =
      near.length > 0
        ? anythingOffMessages.onlyOutside(namesOf(near, week), sideOf(near))
        : anythingOffMessages.no;
    return far.length === 0
      ? first
      : `${first} ${anythingOffMessages.farOutside(namesOf(far, week), sideOf(far))}`;
  }
  const comingIn = standing.filter(({ state }) => state === 'provisional');
  if (comingIn.length > 0) {
    return anythingOffMessages.nothingLately(
      comingIn.every(({ verdict }) => verdict.state === 'normal'),
    );
  }
  const isUncounted = all.some(
    ({ state, expected }) =>
      expected !== null && ['asked', 'missing', 'partial', 'provisional'].includes(state),
  );
  return isUncounted ? anythingOffMessages.notCounted : anythingOffMessages.noneJudged;
}

/** Which way the only one of them lies out; null of several. */
function sideOf([only, ...others]: readonly PulseTile[]): 'above' | 'below' | null {
  if (!only || others.length > 0) {
    return null;
  }
  return (only.standing ?? only.verdict).side === 'above' ? 'above' : 'below';
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

function namesOf(tiles: readonly PulseTile[], week: Week): string {
  return listWords(tiles.map((tile) => `${tileNoun(tile)}${markOf(tile, week)}`));
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
