import type { Expectation } from '#contract/expectation.ts';
import type { Tile, TileWeek } from '../figures/tile.ts';

/** Shares of people are given in people: 5 of 31 says more than 16 %. */
export function isSaidInPeople({ unit, lineUnit }: Pick<Tile, 'unit' | 'lineUnit'>): boolean {
  return unit === 'people' && lineUnit === 'share';
}

/** A week's value in the tile's unit. */
export function shown(
  tile: Pick<Tile, 'unit' | 'lineUnit'>,
  row: TileWeek | undefined,
): number | null {
  if (!row || row.value === null) {
    return null;
  }
  return isSaidInPeople(tile) ? Math.round(row.value * (row.base ?? 0)) : row.value;
}

/** A share's expectation in whole people; ranges outwards. */
export function inPeople(
  { median: share, low80, high80, low95, high95 }: Expectation,
  base: number,
) {
  return {
    median: Math.round(share * base),
    low80: Math.floor(low80 * base),
    high80: Math.ceil(high80 * base),
    low95: Math.floor(low95 * base),
    high95: Math.ceil(high95 * base),
  };
}

/** The same as shares of the base again: a week lies in them where its people lie in the others. */
export function inWholePeople(expected: Expectation, base: number): Expectation {
  const { median, low80, high80, low95, high95 } = inPeople(expected, base);
  return {
    median: median / base,
    low80: low80 / base,
    high80: high80 / base,
    low95: low95 / base,
    high95: high95 / base,
  };
}
