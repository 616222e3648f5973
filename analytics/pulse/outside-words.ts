import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  capitalised,
  dayWords,
  expectedWords,
  valueWords,
} from '#contract/messages/figure-words.ts';
import { tileFactMessages } from '#contract/messages/tiles.ts';
import { outsideMessages } from '#contract/messages/verdict.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { cohortWeeks } from '../figures/guest-return.ts';
import type { AtOnce } from './at-once.ts';
import { isJudgedFarOutside } from './tile-facts.ts';
import { onceMore } from './year-on-year.ts';

/** What is known beside the tiles. */
type Beside = {
  currency: string | null;
  /** How often so many numbers were outside their ranges at once; null where that is not known. */
  atOnce: (count: number) => AtOnce | null;
  /** Whether a change from last year is told after it, of any tile. */
  isChangeTold: boolean;
  /** Tiles' names with the weeks that are said of them. */
  namesOf: (tiles: readonly PulseTile[]) => string;
};

/** So far from the same Sunday a year before, that one is named beside it. */
const farFromLastYear = 0.15;

/**
 * What is said of numbers outside their ranges that are neither unusual nor part of a lasting change: those
 * far out first, since one in twenty is as far, then the others and how often so many are so at once.
 *
 * @param isAlone whether nothing else is off, so that this is the answer
 */
export function outsideWords(
  tiles: readonly PulseTile[],
  isAlone: boolean,
  { currency, atOnce, isChangeTold, namesOf }: Beside,
): string[] {
  const worstFirst = tiles.toSorted((a, b) => Number(isAbove(a)) - Number(isAbove(b)));
  const far = worstFirst.filter(isJudgedFarOutside);
  const near = worstFirst.filter((tile) => !isJudgedFarOutside(tile) && !isFewReturned(tile));
  const returned = worstFirst.filter((tile) => !isJudgedFarOutside(tile) && isFewReturned(tile));
  const sides = new Set(near.map(sideOf));
  const [side = null] = sides.size === 1 ? sides : [];
  const again = againOf(tiles, isChangeTold);
  return [
    isAlone && far.length + returned.length > 0 ? outsideMessages.start(again) : '',
    ...far.map((tile) => farWords(tile, namesOf([tile]), currency)),
    far.length > 0 ? outsideMessages.howFar(far.length) : '',
    ...returned.map((tile) => farWords(tile, namesOf([tile]), currency)),
    ...(near.length > 0 && isAlone && far.length + returned.length === 0
      ? [outsideMessages.alone(namesOf(near), { count: near.length, side, again })]
      : [...sides].map((each) =>
          outsideMessages.also(namesOf(near.filter((tile) => sideOf(tile) === each)), each),
        )),
    tiles.length > 1 ? atOnceWords(tiles.length, atOnce(tiles.length)) : '',
    isAlone
      ? lastYearWords(
          tiles.find(({ tile }) => tile === 'attendance'),
          currency,
        )
      : '',
  ].filter(Boolean);
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

function farWords(tile: PulseTile, name: string, currency: string | null): string {
  const { value, expected, unit } = numberOf(tile);
  if (value === null || expected === null) {
    return '';
  }
  const isRate = tile.standing === null && unit !== tile.lineUnit && tile.base !== null;
  const last = tile.line.at(-1)?.day;
  if (tile.tile === 'guest_return' && isRate && last) {
    return outsideMessages.returned(valueWords(value, unit, currency), tile.base ?? 0, {
      ...cohortDays(last),
      range: expectedWords(expected, unit, currency),
    });
  }
  return outsideMessages.far(
    capitalised(name),
    isRate ? tileFactMessages.of(value, tile.base ?? 0) : valueWords(value, unit, currency),
    expectedWords(expected, unit, currency),
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
function lastYearWords(tile: PulseTile | undefined, currency: string | null): string {
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
  return lastNamed
    ? outsideMessages.lastNamed(eventWords(lastNamed.event), written)
    : outsideMessages.sameWeek(written);
}
