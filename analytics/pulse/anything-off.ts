import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { dayCalled, dayWords, listWords, valueWords } from '#contract/messages/figure-words.ts';
import { notEnteredMessages } from '#contract/messages/not-entered.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { tileNouns } from '#contract/messages/tiles.ts';
import { anythingOffMessages, uncertainMessages } from '#contract/messages/verdict.ts';
import type { AtOnce } from './at-once.ts';
import { leadOf } from './lead-tile.ts';
import { besideYearWords } from './newest-words.ts';
import {
  comeAndGo,
  despiteWords,
  markOf,
  namesOf,
  nounsOf,
  offPhrase,
  type Week,
} from './off-phrases.ts';
import { cohortDays, isAbove, isFewReturned, outsideWords } from './outside-words.ts';
import { type Answer, type Further, firstOf, shortAnswer } from './short-answer.ts';
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
import { maybeHalved, unlikeLastYear } from './unlike-last-year.ts';

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
  const year = unlikeLastYear(all, lead, week);
  const maybe = all.flatMap((tile) => (tile === lead ? [] : maybeHalved(tile, week)));
  const besideYear = tiles
    .filter((tile) => tile !== lead && isOffNow(tile))
    .flatMap((tile) => {
      const write = (value: number) => valueWords(value, tile.unit, week.currency);
      return besideYearWords(tile, tileNoun(tile), write);
    });
  const seen = { all, divided, isChangeTold: year.length + maybe.length > 0 };
  const { answer, further, context } = answerOf(tiles, seen, week, atOnce);
  const early = tiles.filter((tile) => tile !== divided && isAlreadyAbove(tile));
  const isWaiting = waiting && !answer.say([]).includes(anythingOffMessages.notCounted);
  return shortAnswer(
    answer,
    [
      ...further,
      ...year,
      ...(divided ? [{ said: byAttendance(divided), outside: [divided] }] : []),
      ...earlyWords(early, all, week),
      ...(isWaiting ? [waitingWords(waiting, week)] : []),
    ],
    [...context, ...maybe, ...besideYear, waiting ? checkedInWords(waiting, tiles) : ''],
  );
}

/** Numbers that are above before their week is whole; a share of gifts is high while others are not in. */
function earlyWords(
  early: readonly PulseTile[],
  all: readonly PulseTile[],
  { hasUncountedEve }: Week,
): Further[] {
  const isGivingOpen = all.some(
    (tile) => isGivingTile(tile) && ['provisional', 'partial', 'missing'].includes(tile.state),
  );
  const isEve = (tile: PulseTile) =>
    hasUncountedEve === true && tile.tile === 'giving_per_attender';
  const isShare = ({ tile }: PulseTile) => tile === 'recurring_share' && isGivingOpen;
  const { alreadyAbove, eveGifts, shareSoFar } = anythingOffMessages;
  const of = (
    some: readonly PulseTile[],
    write: (names: string, count: number) => string,
  ): Further[] =>
    some.length === 0 ? [] : [{ said: write(nounsOf(some), some.length), outside: some }];
  return [
    ...of(
      early.filter((tile) => !isShare(tile) && !isEve(tile)),
      alreadyAbove,
    ),
    ...of(early.filter(isEve), eveGifts),
    ...of(early.filter(isShare), shareSoFar),
  ];
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

/** That attendance is still to be counted, and where the number before lay that its tile tells. */
function waitingWords(tile: PulseTile, { day, today }: Week): Further {
  const { value, standing, line } = tile;
  const { unfinished, uncounted } = anythingOffMessages;
  const side = standing?.side ?? 'in';
  const of = line.find(({ week }) => week === standing?.week);
  const before = side === 'in' || of === undefined ? null : { day: dayWords(of.day), side };
  const say = (of: typeof before) =>
    (value === null ? uncounted : unfinished)(tileNouns.attendance, dayCalled(day, today), of);
  return { said: say(before), brief: say(null), outside: before === null ? [] : [tile] };
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
): { answer: Answer; further: Further[]; context: string[] } {
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
  const missing = gifts ? [notEnteredMessages.gifts(dayWords(gifts.since), gifts)] : [];
  const phraseOf = (tile: PulseTile) => `${offPhrase(tile, week)}${markOf(tile, week)}`;
  const phrases = [
    ...missing,
    ...[...bad, ...worse].map((tile) =>
      come && tile === gone ? comeAndGo(phraseOf(come), tile, week) : phraseOf(tile),
    ),
  ];
  const news = good.filter((tile) => !(gone && tile === come));
  const { answer, further, context } = outsideWords(
    outside.filter((tile) => !worse.includes(tile)),
    phrases.length + news.length === 0,
    {
      ...{ currency: week.currency, lastYearDay: week.lastYearDay, atOnce, isChangeTold },
      namesOf: (some, more) => namesOf(some, more, week),
    },
  );
  const explained = [
    ...off.map((tile) => despiteWords(tile, week)),
    ...(come ? uncertainBack(tiles) : []),
  ];
  if (phrases.length > 0) {
    return {
      answer: sure(anythingOffMessages.some(phrases.length, listed(phrases))),
      further: [...goodNews(news, phraseOf), ...further],
      context: explained,
    };
  }
  if (news.length > 0) {
    const said = anythingOffMessages.onlyGoodNews(listed(news.map(phraseOf)));
    return { answer: sure(said), further, context: explained };
  }
  const none = divided
    ? anythingOffMessages.no
    : nothingOff({ judged, standing, all, isChangeTold });
  return { answer: answer ?? sure(none), further, context };
}

function goodNews(news: readonly PulseTile[], phraseOf: (tile: PulseTile) => string): Further[] {
  return news.length === 0
    ? []
    : [{ said: anythingOffMessages.goodNews(listed(news.map(phraseOf))), outside: news }];
}

/** An answer of one sentence. */
function sure(said: string): Answer {
  return { say: () => [said], canCount: false };
}

/** What is off, as many of it as a sentence can hold. */
function listed(phrases: readonly string[]): string {
  const { first, more } = firstOf(phrases);
  return listWords(more > 0 ? [...first, anythingOffMessages.others(more)] : first);
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
