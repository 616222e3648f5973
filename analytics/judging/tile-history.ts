import type { Expectation } from '#contract/expectation.ts';
import type { TileId } from '#contract/functions/church-pulse.ts';
import type { Tile, TileWeek } from '../figures/tile.ts';
import type { TileJudgement } from './judge-series.ts';

/** A tile's weeks with their forecasts and judgements. */
export type TileHistory = {
  tile: TileId;
  definition: Tile;
  weeks: ReadonlyMap<string, TileWeek>;
  judged: ReadonlyMap<string, TileJudgement>;
  expected: ReadonlyMap<string, Expectation>;
  masked: ReadonlyMap<string, string>;
  /** Weeks that count, oldest first. */
  counted: readonly TileWeek[];
};
