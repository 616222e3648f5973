import type { PulseTile } from '#contract/functions/church-pulse.ts';
import { valueWords } from '#contract/messages/figure-words.ts';
import { changeShare, stretchWords } from '#contract/messages/growth.ts';
import { tileNoun } from '#contract/messages/own-tiles.ts';
import { anythingOffMessages } from '#contract/messages/verdict.ts';
import { nounsOf, type Week } from './off-phrases.ts';
import type { Further } from './short-answer.ts';
import { isOffNow } from './tile-facts.ts';
import { fallenInAYear, halvedInAYear, newestSaid } from './year-on-year.ts';

type Currency = Pick<Week, 'currency'>;

/**
 * What differs clearly from last year, in a sentence: that the number which leads is lower, as growth says it, and the
 * newest weeks of the others.
 */
export function unlikeLastYear(
  tiles: readonly PulseTile[],
  lead: PulseTile | undefined,
  { currency }: Currency,
): Further[] {
  const clear = tiles.flatMap((tile) => {
    const newest = tile === lead ? null : clearlyUnlike(tile);
    return newest === null ? [] : [{ tile, newest }];
  });
  const [up, down] = (['up', 'down'] as const).map((side) => {
    const names = clear.flatMap(({ tile, newest }) => (newest.side === side ? [tile] : []));
    return names.length === 0 ? null : nounsOf(names);
  });
  const apart = { up: up ?? null, down: down ?? null };
  const fall = lead ? fallenInAYear(lead) : null;
  if (lead && fall) {
    const over = stretchWords.newest(fall.weeks);
    const said = anythingOffMessages.fallen(
      tileNoun(lead),
      { share: changeShare(fall), over },
      clear.length === 0 ? null : apart,
    );
    return [{ said, outside: [], isFirst: true }];
  }
  const brief = anythingOffMessages.unlikeLastYearAll(apart);
  const [only] = clear;
  if (only && clear.length === 1) {
    const { side, now, before } = only.newest;
    const write = (value: number) => valueWords(value, only.tile.unit, currency);
    const said = anythingOffMessages.unlikeLastYear(tileNoun(only.tile), side, {
      now: write(now),
      before: write(before),
    });
    return [{ said, brief, outside: [], isFirst: true }];
  }
  return clear.length === 0 ? [] : [{ said: brief, outside: [], isFirst: true }];
}

/** That a number is about half of last year's, and that this may be chance. */
export function maybeHalved(tile: PulseTile, { currency }: Currency): string[] {
  const halved = newestUntold(tile) === null ? null : halvedInAYear(tile);
  if (halved === null || newestUntold(tile)?.said === 'clear') {
    return [];
  }
  const write = (value: number) => valueWords(value, tile.unit, currency);
  return [
    anythingOffMessages.maybeHalved(tileNoun(tile), {
      now: write(halved.now),
      before: write(halved.before),
    }),
  ];
}

/** The newest weeks of a tile, where they differ from last year's without a doubt. */
function clearlyUnlike(tile: PulseTile) {
  const found = newestUntold(tile);
  return found?.said === 'clear' ? found.newest : null;
}

/** What its newest weeks say, where they lie on a side of last year's and no change of a level is told that way. */
function newestUntold(tile: PulseTile) {
  const found = newestSaid(tile);
  const side = found?.newest.side ?? null;
  const isTold = isOffNow(tile) && tile.verdict.direction === side;
  return !found || side === null || tile.growth === null || isTold
    ? null
    : { said: found.said, newest: { ...found.newest, side } };
}
