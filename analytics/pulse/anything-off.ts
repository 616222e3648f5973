import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { changeShare, stretchWords } from '#contract/messages/growth.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import {
  anythingOffMessages,
  notEnteredMessages,
  uncertainMessages,
} from '#contract/messages/verdict.ts';
import type { AtOnce } from './at-once.ts';
import { leadOf } from './lead-tile.ts';
import { besideYearWords } from './newest-words.ts';
import { despiteWords, markOf, namesOf, nounsOf, offPhrase, type Week } from './off-phrases.ts';
import { cohortDays, isAbove, isFewReturned, outsideWords } from './outside-words.ts';
import {
  isAlreadyAbove,
  isByAttendance,
  isFarBelowOverWeeks,
  isGivingTile,
  isGoodNews,
  isJudgedFarOutside,
  isOff,
  isOffAsAttendance,
  isOffNow,
  isUnfinished,
} from './tile-facts.ts';
import { fallenInAYear, halvedInAYear, newestSaid } from './year-on-year.ts';

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
  const lead = leadOf(all) ?? attendance;
  const changes = [
    fallenWords(lead),
    ...all.filter((tile) => tile !== lead).flatMap((tile) => unlikeLastYear(tile, week)),
  ].filter(Boolean);
  const besideYear = tiles
    .filter((tile) => tile !== lead && isOffNow(tile))
    .flatMap((tile) => {
      const write = (value: number) => valueWords(value, tile.unit, week.currency);
      return besideYearWords(tile, tileNoun(tile), write);
    });
  const seen = { all, divided, isChangeTold: changes.length > 0 };
  const answer = answerOf(tiles, seen, week, atOnce);
  return [
    ...answer,
    ...changes,
    ...besideYear,
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

/** What a tile says of its newest weeks without a doubt, or of a half, of figures that the page does not lead with. */
function unlikeLastYear(tile: PulseTile, { currency }: Week): string[] {
  const found = newestSaid(tile);
  const { side = null } = found?.newest ?? {};
  const isTold = isOffNow(tile) && tile.verdict.direction === side;
  if (!found || side === null || tile.growth === null || isTold) {
    return [];
  }
  const [now = '', before = ''] = [found.newest.now, found.newest.before].map((value) =>
    valueWords(value, tile.unit, currency),
  );
  if (found.said !== 'clear') {
    return halvedInAYear(tile)
      ? [anythingOffMessages.maybeHalved(tileNoun(tile), { now, before })]
      : [];
  }
  return [anythingOffMessages.unlikeLastYear(tileNoun(tile), side, { now, before })];
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

type Given = {
  all: readonly PulseTile[];
  divided: PulseTile | undefined;
  isChangeTold: boolean;
};

/** What is off and what lies outside its range, bad news first. */
function answerOf(
  tiles: readonly PulseTile[],
  { all, divided, isChangeTold }: Given,
  week: Week,
  atOnce: TimesAtOnce,
): string[] {
  const judged = tiles.filter((tile) => tile.state === 'normal' || isOff(tile));
  const standing = tiles.filter((tile) => tile.standing !== null && !isAlreadyAbove(tile));
  const checked = [...judged, ...standing];
  const outside = checked.filter((tile) => tile.verdict.state === 'outside' && tile !== divided);
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  // Fewer people are fewer kids and guests, and more is given by each: one thing.
  const off = tiles.filter(
    (tile) => isOffNow(tile) && tile !== divided && !isOffAsAttendance(tile, attendance),
  );
  const [good = [], bad = []] = [true, false].map((is) =>
    off.filter((tile) => isGoodNews(tile) === is),
  );
  const worse = worseThings(outside, good).toSorted(
    (a, b) => Number(isFewReturned(a)) - Number(isFewReturned(b)),
  );
  const come = good.find(({ tile }) => tile === 'first_time_guests');
  const gone = worse.find(isFewReturned);
  const gifts = all.find((tile) => isGivingTile(tile) && tile.notEntered)?.notEntered;
  const missing = gifts ? [notEnteredMessages.gifts(dayWords(gifts.since), gifts.isOneWeek)] : [];
  const phraseOf = (tile: PulseTile) => `${offPhrase(tile, week)}${markOf(tile, week)}`;
  const phrases = [
    ...missing,
    ...[...bad, ...worse].map((tile) =>
      come && tile === gone
        ? anythingOffMessages.comeAndGo(phraseOf(come), offPhrase(tile, week))
        : phraseOf(tile),
    ),
  ];
  const news = good.filter((tile) => !(gone && tile === come)).map(phraseOf);
  const said = outsideWords(
    outside.filter((tile) => !worse.includes(tile)),
    phrases.length + news.length === 0,
    { currency: week.currency, atOnce, isChangeTold, namesOf: (some) => namesOf(some, week) },
  );
  const despite = off.map((tile) => despiteWords(tile, week));
  const unsure = come ? uncertainBack(tiles) : [];
  if (phrases.length > 0) {
    return [
      anythingOffMessages.some(phrases.length, listWords(phrases)),
      ...despite,
      news.length > 0 ? anythingOffMessages.goodNews(listWords(news)) : '',
      ...unsure,
      ...said,
    ];
  }
  if (news.length > 0) {
    return [anythingOffMessages.onlyGoodNews(listWords(news)), ...despite, ...unsure, ...said];
  }
  return said.length > 0
    ? said
    : [divided ? anythingOffMessages.no : nothingOff({ judged, standing, all, isChangeTold })];
}

/** Beside more guests: that few of those before came back, and that nobody can tell from so few. */
function uncertainBack(tiles: readonly PulseTile[]): string[] {
  const tile = tiles.find(({ tile: id }) => id === 'guest_return');
  const last = tile?.line.at(-1)?.day;
  return tile?.state === 'too_little' && tile.expected && tile.value !== null && tile.base && last
    ? [
        uncertainMessages.beside(
          valueWords(tile.value, 'people', null),
          tile.base,
          cohortDays(last),
        ),
      ]
    : [];
}

/**
 * Numbers below their ranges that are things of their own: far fewer over weeks, few who came back while more come,
 * and, where something has changed for the better, what is far below beside it.
 */
function worseThings(
  outside: readonly PulseTile[],
  good: readonly PulseTile[],
): readonly PulseTile[] {
  const areMoreGuests = good.some(({ tile }) => tile === 'first_time_guests');
  return outside.filter(
    (tile) =>
      isFarBelowOverWeeks(tile) ||
      (areMoreGuests && isFewReturned(tile)) ||
      (good.length > 0 && isJudgedFarOutside(tile) && !isAbove(tile)),
  );
}

type Seen = Record<'judged' | 'standing' | 'all', readonly PulseTile[]> & { isChangeTold: boolean };

/** Nothing is off, and no number is outside its range. */
function nothingOff({ judged, standing, all, isChangeTold }: Seen): string {
  if (judged.length > 0) {
    return isChangeTold
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
