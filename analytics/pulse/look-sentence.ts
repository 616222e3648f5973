import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { askedMessages, lookSentences } from '#contract/messages/dashboard.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayCalled,
  dayWords,
  expectedWords,
  listWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { quarterSentence } from '#contract/messages/growth.ts';
import { ownTileMessages, tileName, tileNoun } from '#contract/messages/own-tiles.ts';
import { weekFactMessages } from '#contract/messages/trust.ts';
import { notEnteredMessages, uncertainMessages } from '#contract/messages/verdict.ts';
import { addWeeks, weeksBetween } from '../calendar/church-week.ts';
import { isAgainst } from '../judging/said.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { serviceDayOf } from './chosen-week.ts';
import { levelWords } from './earlier-usual.ts';
import { newestCounted } from './last-year-of-tile.ts';
import { notEnteredWords } from './not-entered.ts';
import { cohortDays } from './outside-words.ts';
import type { PulseInput } from './pulse-input.ts';
import { isAlreadyAbove, isFarOutside, isGivingComingIn, isHardlyIn } from './tile-facts.ts';
import { quarterAlone } from './year-on-year.ts';

/** The sentence over the closer look at one figure. */
export function lookSentence(
  tile: PulseTile,
  history: TileHistory,
  input: Pick<PulseInput, 'serviceDay' | 'currency' | 'today'>,
): string {
  const { currency, today } = input;
  const name = tileName(tile);
  if (tile.state === 'asked') {
    return tile.value === null ? askedMessages.look(name) : lookSentences.doubted(name);
  }
  const write = (value: number) => valueWords(value, tile.unit, currency);
  const sums = tile.own?.sums;
  if (sums && sums.newest !== null) {
    const before = sums.lastYear === null ? null : write(sums.lastYear);
    return ownTileMessages.sums(tileNoun(tile), write(sums.newest), before);
  }
  const instead = withoutNumber(tile, name);
  if (instead !== null) {
    return instead;
  }
  const day = dayCalled(tile.line.at(-1)?.day ?? '1970-01-04', today);
  const first = firstSentence(tile, { name, day, currency });
  const moves = isGivingComingIn(tile) ? weekFactMessages.givingMoves : '';
  const last = tile.line.at(-1)?.day;
  const cohort = tile.tile === 'guest_return' && last ? cohortDays(last) : null;
  return [
    first,
    cohort ? lookSentences.cohort(cohort.from, cohort.to) : '',
    moves,
    lastingSentence(tile, currency),
    namedSentence(tile, currency),
    comparedSentence(tile, currency, leftOutLately(history, input, tile)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is said where there is no number, or none that says anything; null where there is one. */
function withoutNumber(tile: PulseTile, name: string): string | null {
  if (tile.notEntered) {
    return notEnteredWords(tile.notEntered);
  }
  if (isHardlyIn(tile)) {
    return notEnteredMessages.hardlyIn(name);
  }
  return tile.value === null ? lookSentences.none(name) : null;
}

/** The number itself, and where it lies by what was expected. */
function firstSentence(
  tile: PulseTile,
  { name, day, currency }: { name: string; day: string; currency: string | null },
): string {
  const { value, base, unit, lineUnit, state, verdict } = tile;
  const isRate = base !== null && lineUnit === 'share' && unit === 'people';
  const now = `${valueWords(value ?? 0, unit, currency)}${isRate ? ` of ${base}` : ''}`;
  const expected = tile.expected && expectedWords(tile.expected, unit, currency);
  if (state === 'too_little' && expected !== null) {
    return uncertainMessages.look(name, now, expected);
  }
  return lookSentences.state(state, {
    now,
    day,
    expected,
    name,
    side: verdict.side === 'in' ? null : verdict.side,
    isFar: isFarOutside(tile),
    isAlreadyAbove: isAlreadyAbove(tile),
  });
}

/** A level that has changed; how far is said where the season does not hide it. */
function lastingSentence(tile: PulseTile, currency: string | null) {
  const { lasting, verdict } = tile;
  if (lasting === null) {
    return '';
  }
  const isUp = lasting.direction === 'up';
  const levels = levelWords(tile, currency);
  return lookSentences.lasting(
    verdict.state !== 'lasting' || (verdict.side !== null && isAgainst(lasting, verdict.side)),
    dayWords(lasting.since),
    levels ? { isUp, after: levels.after, before: levels.before } : { up: isUp },
  );
}

/** Easter is compared with last Easter. */
function namedSentence({ unit, lastNamed }: PulseTile, currency: string | null): string {
  return lastNamed === null
    ? ''
    : lookSentences.lastNamed(
        eventWords(lastNamed.event),
        valueWords(lastNamed.value, unit, currency),
      );
}

/** The newest counted weeks beside the same ones a year before, and what the quarter alone says. */
function comparedSentence(
  tile: PulseTile,
  currency: string | null,
  leftOut: readonly string[] | null,
): string {
  const { unit, lineUnit, median, lastYear } = tile;
  const write = (value: number) => valueWords(value, unit, currency);
  if (median === null || lastYear === null || leftOut === null || lineUnit === 'share') {
    return '';
  }
  const [before, now] = [write(lastYear), write(median)];
  const days = leftOut.length === 0 ? null : listWords(leftOut.map((day) => dayWords(day)));
  const said = lookSentences.lastYear(before, now, days);
  const quarter = quarterAlone(tile);
  if (quarter) {
    return `${said} ${quarterSentence(quarter)}`;
  }
  const isUnclear = tile.growth?.said === null && Math.abs(median / lastYear - 1) >= worthAWord;
  return isUnclear ? `${said} ${lookSentences.notClear}` : said;
}

/** Medians so far apart look like a change, whether or not it is clear enough to be one. */
const worthAWord = 0.05;

/** More weeks without a count, and the counted ones say nothing of the time. */
const leftOutMost = 3;

/** The days between the newest counted weeks, and since, that have no whole count; null where they are many. */
function leftOutLately(
  history: TileHistory,
  input: Pick<PulseInput, 'serviceDay'>,
  { line }: PulseTile,
): string[] | null {
  const last = line.at(-1)?.week ?? '';
  const newest = newestCounted(history, last).map(({ week }) => week);
  const [first = last] = newest;
  const between = Array.from({ length: newest.length + leftOutMost + 1 }, (_, back) =>
    addWeeks(last, -back),
  ).filter((week) => week >= first && !newest.includes(week));
  const isMany = newest.length + leftOutMost <= weeksBetween(first, last);
  return isMany ? null : between.reverse().map((week) => serviceDayOf(week, input));
}
