import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { changeShare, stretchWords } from '#contract/messages/growth.ts';
import { offWords, tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { anythingOffMessages, notEnteredMessages } from '#contract/messages/verdict.ts';
import { isAgainst } from '../judging/said.ts';
import type { AtOnce } from './at-once.ts';
import { leadOf } from './lead-tile.ts';
import { isAbove, isFewReturned, outsideWords } from './outside-words.ts';
import {
  isAlreadyAbove,
  isByAttendance,
  isGivingTile,
  isGoodNews,
  isHiddenBySeason,
  isJudgedFarOutside,
  isOff,
  isOffAsAttendance,
  isOffNow,
  isSlight,
  isUnfinished,
} from './tile-facts.ts';
import { fallenInAYear } from './year-on-year.ts';

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
  const answer = answerOf(tiles, { all, divided }, week, atOnce);
  return [
    ...answer,
    fallenWords(leadOf(all) ?? attendance),
    divided ? byAttendance(divided) : '',
    ...earlyWords(
      tiles.filter((tile) => tile !== divided && isAlreadyAbove(tile)),
      all,
      week,
    ),
    waiting && !answer.includes(anythingOffMessages.notCounted) ? waitingWords(waiting, week) : '',
    waiting ? checkedInWords(waiting, tiles) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Numbers that are above before their week is whole; a share of gifts is high while others are not in. */
function earlyWords(
  early: readonly PulseTile[],
  all: readonly PulseTile[],
  { hasUncountedEve }: Week,
): string[] {
  const isGivingOpen = all.some(
    (tile) => isGivingTile(tile) && ['provisional', 'partial', 'missing'].includes(tile.state),
  );
  const [ofGifts, others] = [true, false].map((is) =>
    early.filter(({ tile }) => (tile === 'recurring_share' && isGivingOpen) === is),
  );
  return [
    others?.length ? anythingOffMessages.alreadyAbove(nounsOf(others), others.length) : '',
    hasUncountedEve && early.some(isGivingPerAttender) ? anythingOffMessages.eveGifts : '',
    ofGifts?.length ? anythingOffMessages.shareSoFar(nounsOf(ofGifts)) : '',
  ];
}

/** That the number which leads is clearly lower than a year ago, as growth says it. */
function fallenWords(tile: PulseTile | undefined): string {
  const fall = tile ? fallenInAYear(tile) : null;
  return tile && fall
    ? anythingOffMessages.fallen(tileNoun(tile), changeShare(fall), stretchWords.newest(fall.weeks))
    : '';
}

/** While attendance waits for headcounts: which numbers do not, because people check in. */
function checkedInWords(waiting: PulseTile, tiles: readonly PulseTile[]): string {
  const isOfHeads = waiting.source?.includes('headcounts') === true;
  const checkedIn = tiles.filter(
    ({ tile, source, verdict, standing }) =>
      (tile === 'kids' || tile === 'first_time_guests') &&
      source?.endsWith('check_ins') === true &&
      standing === null &&
      verdict.side !== null,
  );
  return isOfHeads && checkedIn.length > 0 ? anythingOffMessages.checkedIn(nounsOf(checkedIn)) : '';
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
  const gifts = all.find((tile) => isGivingTile(tile) && tile.notEntered)?.notEntered;
  const missing = gifts ? [notEnteredMessages.gifts(gifts.since && dayWords(gifts.since))] : [];
  const said = outsideWords(outside, off.length + missing.length === 0, {
    currency: week.currency,
    atOnce,
    namesOf: (some) => namesOf(some, week),
  });
  if (off.length === 0 && said.length === 0 && missing.length === 0) {
    return [divided ? anythingOffMessages.no : nothingOff({ judged, standing, all })];
  }
  if (off.length === 0 && missing.length === 0) {
    return said;
  }
  const phrasesOf = (some: readonly PulseTile[]) =>
    some.map((tile) => `${offPhrase(tile)}${markOf(tile, week)}`);
  const [good = [], bad = []] = [true, false].map((is) =>
    off.filter((tile) => isGoodNews(tile) === is),
  );
  const news = good.length > 0 ? anythingOffMessages.goodNews(listWords(phrasesOf(good))) : '';
  const despite = off.map((tile) => despiteWords(tile, week));
  const isWorse = outside.some(
    (tile) => isFewReturned(tile) || (isJudgedFarOutside(tile) && !isAbove(tile)),
  );
  const phrases = [...missing, ...phrasesOf(bad)];
  if (phrases.length > 0) {
    return [
      anythingOffMessages.some(phrases.length, listWords(phrases)),
      ...despite,
      news,
      ...said,
    ];
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
  const lead = leadOf(all) ?? all.find(({ tile }) => tile === 'attendance');
  if (judged.length > 0) {
    return lead && fallenInAYear(lead)
      ? anythingOffMessages.notThisWeek(judged.length)
      : anythingOffMessages.nothing(judged.length);
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
  const { direction, verdict, lasting } = tile;
  const phrase = offWords(tile, direction ?? 'more');
  const { lately, slightly, forSeason, far } = anythingOffMessages;
  if (verdict.state !== 'lasting') {
    return tile.own ? phrase : far(phrase);
  }
  if (lasting && isHiddenBySeason(lasting) && !tile.own) {
    return forSeason(phrase);
  }
  return lately(isSlight(tile) && !tile.own ? slightly(phrase) : phrase);
}

/** Names of figures, each with the week that is said of it; one that is said of all of them once. */
function namesOf(tiles: readonly PulseTile[], week: Week): string {
  const [first, ...others] = tiles.map((tile) => weekWords(tile, week));
  return first && others.length > 0 && others.every((each) => each === first)
    ? `${nounsOf(tiles)} ${anythingOffMessages.markAll(first, tiles.length)}`
    : listWords(tiles.map((tile) => `${tileNoun(tile)}${markOf(tile, week)}`));
}

function nounsOf(tiles: readonly PulseTile[]): string {
  return listWords(tiles.map(tileNoun));
}

/** Marks a verdict that is of an earlier week. */
function markOf(tile: PulseTile, week: Week): string {
  const words = weekWords(tile, week);
  return words === '' ? '' : ` ${anythingOffMessages.mark(words)}`;
}

/** The earlier week that a verdict is of; empty where it is of the tile's own. */
function weekWords({ standing, verdict, line }: PulseTile, { isOver }: Week): string {
  if (standing === null) {
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
