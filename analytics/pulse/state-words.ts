import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { ownTileMessages } from '#contract/messages/own-tiles.ts';
import { stateMessages } from '#contract/messages/tiles.ts';
import { weekQuestionMessages } from '#contract/messages/week-questions.ts';
import { closingDayOf } from '../calendar/church-week.ts';
import { isAgainst } from '../judging/said.ts';
import { levelWords } from './earlier-usual.ts';
import { isFarOutside, isForTimeOfYear, quietWeeks } from './tile-facts.ts';

type StateFacts = Pick<PulseTile, 'state'> & Partial<PulseTile>;

/** A state in words; `more` is left out where space is short. */
export function stateWords(tile: StateFacts): { word: string; more: string | null } {
  if (tile.notEntered) {
    return { word: stateMessages.notEntered, more: null };
  }
  switch (tile.state) {
    case 'normal':
      return { word: insideWords(tile), more: sinceWords(tile) };
    case 'unusual':
      return {
        word: stateMessages.unusual,
        more: tile.direction ? stateMessages.than(tile.direction) : null,
      };
    case 'shift':
      return isOther(tile)
        ? { word: otherWords(sideOf(tile)), more: sinceWords(tile) }
        : { word: shiftWords(tile), more: levelsWords(tile) };
    case 'too_little':
      return { word: tooLittleWords(tile), more: null };
    case 'provisional':
      return {
        word: closingWords(tile),
        more: soFarWords(tile),
      };
    case 'partial':
      return { word: stateMessages.partial, more: soFarWords(tile) };
    case 'missing':
      return {
        word: tile.value == null ? missingWords(tile) : stateMessages.setAside,
        more: null,
      };
    case 'hidden':
      return { word: stateMessages.hidden, more: null };
    case 'no_data':
      return { word: stateMessages.noData, more: null };
    case 'asked':
      return {
        word: typeof tile.value === 'number' ? weekQuestionMessages.waits : stateMessages.asked,
        more: null,
      };
  }
}

/** That there is no count this week; of what seems to be counted no more, when it last was. */
function missingWords({ line = [], own }: StateFacts): string {
  const last = line.findLastIndex(({ value }) => value !== null);
  const point = line[last];
  return point &&
    !own?.sums &&
    line.slice(last + 1).filter(({ isMasked }) => !isMasked).length >= quietWeeks
    ? stateMessages.lastCounted(dayWords(point.day))
    : stateMessages.missing;
}

/** The day on which a number is final: mostly, or at the latest. */
function closingWords({ closesOn = null, line }: StateFacts): string {
  const week = line?.at(-1)?.week;
  return closesOn && week && closesOn < closingDayOf(week)
    ? stateMessages.usually(dayWords(closesOn))
    : stateMessages.provisional(closesOn && dayWords(closesOn));
}

/** A level that has changed, where the week itself says nothing of it, or the opposite. */
function sinceWords(tile: StateFacts): string | null {
  const { lasting, lineUnit } = tile;
  if (!lasting) {
    return null;
  }
  const day = dayWords(lasting.since);
  if (!isOther(tile)) {
    return lasting.besideYear
      ? stateMessages.sinceForSeason(lasting.direction, day)
      : stateMessages.since(lasting.direction, day);
  }
  // An amount is nothing without its currency.
  const [after, before] = [lasting.after, lasting.before].map((level) =>
    lineUnit === undefined || lineUnit === 'money' ? null : valueWords(level, lineUnit, null),
  );
  return after && before
    ? stateMessages.otherWeeks(day, after, before)
    : stateMessages.otherSince(lasting.direction, day);
}

/** What has been usual since a level changed, and before; null of an amount, which is nothing without its currency. */
function levelsWords({ lasting = null, lineUnit }: StateFacts): string | null {
  if (lasting && isForTimeOfYear(lasting)) {
    return stateMessages.forSeason;
  }
  const isWritten = lineUnit !== undefined && lineUnit !== 'money';
  const levels = isWritten ? levelWords({ lasting, lineUnit }, null) : null;
  return levels && stateMessages.levels(levels.after, levels.before);
}

/** Whether a week lies on the other side than the level that has changed. */
function isOther(tile: StateFacts): boolean {
  const side = sideOf(tile);
  return tile.lasting != null && side !== null && isAgainst(tile.lasting, side);
}

function tooLittleWords({ value, base, expected, weeksToGo, weeksSoFar, own }: StateFacts): string {
  if (own?.sums) {
    return ownTileMessages.rare;
  }
  if (weeksSoFar === 0 && typeof value === 'number') {
    return stateMessages.firstWeek(weeksToGo ?? 0);
  }
  if (expected) {
    return stateMessages.uncertain(base ?? null);
  }
  return weeksToGo ? stateMessages.needs(weeksToGo) : stateMessages.tooLittle;
}

/** What can be said of a number that is still coming in: that it is above already, else the last verdict. */
function soFarWords({ value, expected, standing, verdict, line }: StateFacts): string | null {
  if (value != null && expected && value > expected.high80) {
    return stateMessages.alreadyAbove;
  }
  if (!standing || !verdict) {
    return null;
  }
  const point = line?.find(({ week }) => week === standing.week);
  const day = dayWords(point?.day ?? standing.week);
  const said = stateMessages.standing;
  switch (verdict.state) {
    case 'unusual':
      return said.unusual(day);
    case 'lasting':
      return verdict.direction === 'down' ? said.lower(day) : said.higher(day);
    default:
      return said[isOutside(standing.side) ? standing.side : 'normal'](day);
  }
}

/** E.g. `Lower for 9 weeks`; of a past week, which has no direction, that its level was another. */
function shiftWords({ direction, shiftWeeks }: StateFacts): string {
  return direction && shiftWeeks
    ? stateMessages.shift(direction === 'fewer' ? 'down' : 'up', shiftWeeks)
    : stateMessages.newLevel;
}

function isOutside(side: Verdict['side']): side is 'above' | 'below' {
  return side === 'above' || side === 'below';
}

function insideWords(tile: StateFacts): string {
  const side = sideOf(tile);
  if (!isOutside(side)) {
    return stateMessages.normal;
  }
  const { value = null, expected = null } = tile;
  return isFarOutside({ value, expected })
    ? stateMessages.farOutside(side)
    : stateMessages.outside(side);
}

/** Of a level that has changed, a week on the other side of it. */
function otherWords(side: Verdict['side']): string {
  return isOutside(side) ? stateMessages.unlikeLately(side) : stateMessages.normal;
}

/** Where it lies by its verdict; a past week, which has none, by the range it is printed with. */
function sideOf({ verdict, value, expected }: StateFacts): Verdict['side'] {
  if (verdict) {
    return verdict.side;
  }
  if (value === undefined || value === null || !expected) {
    return null;
  }
  return value < expected.low80 ? 'below' : value > expected.high80 ? 'above' : 'in';
}
