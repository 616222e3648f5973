import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  capitalised,
  dayWords,
  expectedWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { outsideMessages } from '#contract/messages/outside.ts';
import { tileFactMessages } from '#contract/messages/tiles.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { cohortWeeks } from '../figures/guest-return.ts';
import type { AtOnce } from './at-once.ts';
import { type Answer, type Further, firstOf } from './short-answer.ts';
import { isJudgedFarOutside } from './tile-facts.ts';
import { onceMore } from './year-on-year.ts';

/** What is known beside the tiles. */
type Beside = {
  currency: string | null;
  /** The service day of a year before that attendance's newest week stands beside. */
  lastYearDay: string;
  /** How often so many numbers were outside their ranges at once; null where that is not known. */
  atOnce: (count: number) => AtOnce | null;
  /** Whether a change from last year is told after it, of any tile. */
  isChangeTold: boolean;
  /** Tiles' names with the weeks that are said of them. @param more how many are counted after them */
  namesOf: (tiles: readonly PulseTile[], more: number) => string;
};

/** So far from the same Sunday a year before, that one is named beside it. */
const farFromLastYear = 0.15;

/** What is said of them: as the answer, or after it. */
type Outside = { answer: Answer | null; further: Further[]; context: string[] };

/**
 * What is said of numbers outside their ranges that are neither unusual nor part of a lasting change: the one that is
 * farthest out with its number, since one in twenty is as far, then the others and how often so many are so at once.
 *
 * @param isAlone whether nothing else is off, so that this is the answer
 */
export function outsideWords(
  tiles: readonly PulseTile[],
  isAlone: boolean,
  beside: Beside,
): Outside {
  const worstFirst = tiles
    .toSorted((a, b) => Number(isAbove(a)) - Number(isAbove(b)))
    .toSorted((a, b) => severity(b) - severity(a));
  if (!isAlone || tiles.length === 0) {
    return { answer: null, further: alsoWords(worstFirst, beside), context: [] };
  }
  const { atOnce, isChangeTold } = beside;
  const again = againOf(tiles, isChangeTold);
  const [worst] = worstFirst;
  const lastYear = lastYearWords(
    tiles.find(({ tile }) => tile === 'attendance'),
    beside,
  );
  const common = tiles.length > 1 ? atOnceWords(tiles.length, atOnce(tiles.length)) : '';
  if (worst && severity(worst) > 0) {
    const start = outsideMessages.start(again);
    const say = (others: readonly PulseTile[]) => [start, farWords(worst, others.length, beside)];
    const howFar = isJudgedFarOutside(worst) ? outsideMessages.howFar : '';
    return {
      answer: { say, canCount: true, after: tiles.length > 1 ? common : howFar },
      further: alsoWords(worstFirst.slice(1), beside),
      context: [lastYear],
    };
  }
  const inFive = tiles.length > 1 || again === 'clear' ? '' : outsideMessages.inFive;
  return {
    answer: { ...nearAnswer(tiles, again, beside), after: common || inFive },
    further: [],
    context: [lastYear],
  };
}

/** How far a number is outside: those of guests who came back are said with whose they are. */
function severity(tile: PulseTile): number {
  return isJudgedFarOutside(tile) ? 2 : isFewReturned(tile) ? 1 : 0;
}

/** The answer, where all numbers that are outside lie near. */
function nearAnswer(
  tiles: readonly PulseTile[],
  again: ReturnType<typeof againOf>,
  { namesOf }: Beside,
): Answer {
  const { start, named, single } = outsideMessages;
  const side = onlySide(tiles);
  if (tiles.length === 1 && again === null && side !== null) {
    return { say: () => [single(namesOf(tiles, 0), side)], canCount: false };
  }
  const say = (others: readonly PulseTile[]) => {
    const { first, more } = firstOf([...tiles, ...others]);
    return [start(again), named(namesOf(first, more), others.length > 0 ? null : side)];
  };
  return { say, canCount: true };
}

/** Numbers outside their ranges after the answer, or after the one that it tells. */
function alsoWords(tiles: readonly PulseTile[], { namesOf }: Beside): Further[] {
  if (tiles.length === 0) {
    return [];
  }
  const { first, more } = firstOf(tiles);
  const isFar = tiles.some(isJudgedFarOutside);
  const also = isFar ? outsideMessages.alsoFar : outsideMessages.also;
  return [{ said: also(namesOf(first, more), onlySide(tiles)), outside: tiles }];
}

/** The side on which all of them lie; null where on both. */
function onlySide(tiles: readonly PulseTile[]): 'above' | 'below' | null {
  const sides = new Set(tiles.map(sideOf));
  const [side = null] = sides.size === 1 ? sides : [];
  return side;
}

/** Whether fewer guests came back than expected: it is said with whose they are, however far. */
export function isFewReturned(tile: PulseTile): boolean {
  return tile.tile === 'guest_return' && tile.standing === null && !isAbove(tile);
}

/** Whether a number outside its range lies above it. */
export function isAbove(tile: PulseTile): boolean {
  return sideOf(tile) === 'above';
}

/** Whether they are single numbers: not beside weeks that differ from last year's, by how clear that is. */
function againOf(
  tiles: readonly PulseTile[],
  isChangeTold: boolean,
): 'clear' | 'elsewhere' | 'maybe' | null {
  const found = tiles.map((tile) => onceMore(tile, sideOf(tile)));
  if (found.includes('clear')) {
    return 'clear';
  }
  if (isChangeTold) {
    return 'elsewhere';
  }
  return found.includes('maybe') ? 'maybe' : null;
}

function sideOf({ standing, verdict }: PulseTile): 'above' | 'below' {
  return (standing ?? verdict).side === 'above' ? 'above' : 'below';
}

/** The number that is judged: the tile's own, or that of the week whose verdict stands. */
function numberOf({ standing, value, expected, line, unit, lineUnit }: PulseTile) {
  const point = standing && line.find(({ week }) => week === standing.week);
  return point
    ? { value: point.value, expected: point.expected, unit: lineUnit }
    : { value, expected, unit };
}

function farWords(tile: PulseTile, others: number, { currency, namesOf }: Beside): string {
  const { value, expected, unit } = numberOf(tile);
  if (value === null || expected === null) {
    return '';
  }
  const isRate = tile.standing === null && unit !== tile.lineUnit && tile.base !== null;
  const last = tile.line.at(-1)?.day;
  const range = expectedWords(expected, unit, currency);
  if (tile.tile === 'guest_return' && isRate && last) {
    return outsideMessages.returned(valueWords(value, unit, currency), tile.base ?? 0, {
      ...cohortDays(last),
      ...{ range, others },
    });
  }
  const written = isRate
    ? tileFactMessages.of(value, tile.base ?? 0)
    : valueWords(value, unit, currency);
  return outsideMessages.far(
    capitalised(namesOf([tile], 0)),
    { value: written, range, others },
    sideOf(tile),
  );
}

/** The first and last Sunday of the guests whose return is told, by its last one. */
export function cohortDays(last: string): { from: string; to: string } {
  return { from: dayWords(addWeeks(last, 1 - cohortWeeks)), to: dayWords(last) };
}

function atOnceWords(count: number, before: AtOnce | null): string {
  return before === null ? '' : outsideMessages.atOnce(count, before.times, before.of);
}

/** The same Sunday a year before, where this one is far from it. */
function lastYearWords(
  tile: PulseTile | undefined,
  { currency, lastYearDay }: Pick<Beside, 'currency' | 'lastYearDay'>,
): string {
  const { value = null, standing = null, lastNamed = null, line = [] } = tile ?? {};
  const before = lastNamed?.value ?? line.at(-1)?.lastYear ?? null;
  const isShown = tile?.tile === 'attendance' && standing === null;
  if (!tile || !isShown || value === null || !before) {
    return '';
  }
  if (Math.abs(value / before - 1) < farFromLastYear) {
    return '';
  }
  const written = valueWords(before, tile.unit, currency);
  const event = lastNamed && eventWords(lastNamed.event);
  return outsideMessages.lastYear(event, written, dayWords(lastNamed?.day ?? lastYearDay));
}
