import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { lookSentences } from '#contract/messages/dashboard.ts';
import { eventWords } from '#contract/messages/events.ts';
import { capitalised, expectedWords, valueWords } from '#contract/messages/figure-words.ts';
import { tileFactMessages } from '#contract/messages/tiles.ts';
import { outsideMessages } from '#contract/messages/verdict.ts';
import type { AtOnce } from './at-once.ts';
import { latelyUnlike } from './lately-unlike.ts';
import { isJudgedFarOutside } from './tile-facts.ts';

/** What is known beside the tiles. */
type Beside = {
  currency: string | null;
  /** How often so many numbers were outside their ranges at once; null where that is not known. */
  atOnce: (count: number) => AtOnce | null;
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
  { currency, atOnce, namesOf }: Beside,
): string[] {
  const worstFirst = tiles.toSorted((a, b) => Number(isAbove(a)) - Number(isAbove(b)));
  const far = worstFirst.filter(isJudgedFarOutside);
  const near = worstFirst.filter((tile) => !isJudgedFarOutside(tile));
  const sides = new Set(near.map(sideOf));
  const [side = null] = sides.size === 1 ? sides : [];
  const isLower = near.some(isLowOnceMore);
  return [
    ...far.map((tile) => farWords(tile, namesOf([tile]), currency)),
    far.length > 0 ? outsideMessages.howFar(far.length) : '',
    ...(near.length > 0 && isAlone && far.length === 0
      ? [outsideMessages.alone(namesOf(near), { count: near.length, side, isLower })]
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

/** Whether a number outside its range lies above it. */
export function isAbove(tile: PulseTile): boolean {
  return sideOf(tile) === 'above';
}

/** Whether it is attendance below its range, in weeks that are lower than a year before: no single low number. */
export function isLowOnceMore(tile: PulseTile): boolean {
  return tile.tile === 'attendance' && !isAbove(tile) && latelyUnlike(tile) === 'lower';
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
  return outsideMessages.far(
    capitalised(name),
    isRate ? tileFactMessages.of(value, tile.base ?? 0) : valueWords(value, unit, currency),
    expectedWords(expected, unit, currency),
    sideOf(tile),
  );
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
    ? lookSentences.lastNamed(eventWords(lastNamed.event), written)
    : outsideMessages.sameWeek(written);
}
