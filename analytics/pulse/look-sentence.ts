import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { askedMessages, lookSentences, weekSentences } from '#contract/messages/dashboard.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  dayCalled,
  dayWords,
  expectedWords,
  listWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { changeMessages, quarterSentence } from '#contract/messages/growth.ts';
import { missingServiceMessages } from '#contract/messages/missing-services.ts';
import { notEnteredMessages } from '#contract/messages/not-entered.ts';
import { ownTileMessages, tileName, tileNoun } from '#contract/messages/own-tiles.ts';
import { stateMessages } from '#contract/messages/tiles.ts';
import { weekFactMessages } from '#contract/messages/trust.ts';
import { uncertainMessages } from '#contract/messages/verdict.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import { missingWords } from '../figures/missing-words.ts';
import { isAgainst } from '../judging/said.ts';
import { levelWords } from './earlier-usual.ts';
import { besideYearWords, chanceWords } from './newest-words.ts';
import { notEnteredWords } from './not-entered.ts';
import { cohortDays } from './outside-words.ts';
import type { PulseInput } from './pulse-input.ts';
import { isAlreadyAbove, isFarOutside, isGivingComingIn, isHardlyIn } from './tile-facts.ts';
import { newestSaid, quarterAlone } from './year-on-year.ts';

/** The sentence over the closer look at one figure. */
export function lookSentence(
  tile: PulseTile,
  input: Pick<PulseInput, 'serviceDay' | 'currency' | 'today' | 'services'>,
): string {
  const { currency, today, services } = input;
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
  const first = firstSentence(tile, { name, day, currency, services });
  const moves = isGivingComingIn(tile) ? weekFactMessages.givingMoves : '';
  const last = tile.line.at(-1)?.day;
  const cohort = tile.tile === 'guest_return' && last ? cohortDays(last) : null;
  return [
    first,
    cohort ? lookSentences.cohort(cohort.from, cohort.to) : '',
    moves,
    lastingSentence(tile, currency),
    namedSentence(tile, currency),
    comparedSentence(tile, input),
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
  {
    name,
    day,
    currency,
    services,
  }: {
    name: string;
    day: string;
    currency: string | null;
    services: PulseInput['services'] | undefined;
  },
): string {
  const { value, base, unit, lineUnit, state, verdict } = tile;
  const isRate = base !== null && lineUnit === 'share' && unit === 'people';
  const now = `${valueWords(value ?? 0, unit, currency)}${isRate ? ` of ${base}` : ''}`;
  const expected = tile.expected && expectedWords(tile.expected, unit, currency);
  if (state === 'too_little' && expected !== null) {
    const why = stateMessages.uncertain(base);
    return uncertainMessages.look(name, now, { why, range: expected });
  }
  if (tile.line.at(-1)?.isMasked) {
    const aside = weekSentences.masked('');
    return tile.tile === 'attendance' ? `${weekSentences.plain(now, day)} ${aside}` : aside;
  }
  const isOpen = state === 'partial' || state === 'provisional';
  const known = isOpen && tile.tile === 'attendance' && !isAlreadyAbove(tile);
  const without = known ? missingWords(services, tile.line.at(-1)?.week ?? '') : null;
  if (without) {
    return missingServiceMessages.look(now, day, missingServiceMessages.notIn(without.missing));
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
        dayWords(lastNamed.day),
        valueWords(lastNamed.value, unit, currency),
      );
}

/** The newest counted weeks beside the same ones a year before, and what the quarter alone says. */
function comparedSentence(
  tile: PulseTile,
  input: Pick<PulseInput, 'serviceDay' | 'currency'>,
): string {
  const { newest, unit } = tile;
  const { currency } = input;
  const write = (value: number) => valueWords(value, unit, currency);
  if (newest === null) {
    return besideYearWords(tile, null, write).join(' ');
  }
  const daysOf = (weeks: readonly string[]) =>
    weeks.length === 0 ? null : listWords(weeks.map((week) => dayWords(serviceDayOf(week, input))));
  const quarter = quarterAlone(tile);
  const said = newestSaid(tile)?.said ?? null;
  return [
    changeMessages.beside(write(newest.before), write(newest.now), {
      leftOut: daysOf(newest.leftOut),
      leftOutBefore: daysOf(newest.leftOutBefore),
    }),
    quarter ? quarterSentence(quarter) : '',
    ...(said === null || said === 'level' ? [] : chanceWords(newest)),
    ...besideYearWords(tile, null, write),
  ]
    .filter(Boolean)
    .join(' ');
}
