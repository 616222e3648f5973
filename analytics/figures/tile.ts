import type { FigureUnit } from '#contract/figures/units.ts';
import type { AnyFigureId, FigureState, FigureWeek } from '#contract/figures.ts';
import type { Product } from '#contract/messages/products.ts';
import type { PriorSource } from '../forecast/priors.ts';

/** One week of a tile, before it is judged. */
export type TileWeek = {
  week: string;
  /** In the unit of the tile's line; null when missing or hidden. */
  value: number | null;
  /** The denominator, if the value is a share. */
  base: number | null;
  /** How many times as far as a binomial the share varies; only of a share that is an estimate. */
  dispersion?: number;
  state: FigureState;
  /** Whether it is final, so that it can be judged and learned from. */
  isSettled: boolean;
  source: string;
  asOf: string;
};

/** A church's rows, for the weeks of a tile. */
export type TileRows = {
  /** The church's local date. */
  today: string;
  /** A figure's rows, oldest first. */
  of(figure: AnyFigureId): readonly FigureWeek[];
  /** The same by week. */
  byWeek(figure: AnyFigureId): ReadonlyMap<string, FigureWeek>;
  /** A figure unchanged, with the base of each value. */
  plain(figure: AnyFigureId, baseOf?: (week: string) => number | null): TileWeek[];
  /** Attendance by week, of those only that were counted whole: nothing is divided by a part of it. */
  wholeAttendance(): ReadonlyMap<string, number>;
  /** Whether attendance was ever counted. */
  hasAttendance: boolean;
};

/**
 * - `count`: people
 * - `amount`: money in minor units
 * - `share`: a fraction of a base that changes from week to week
 */
type TileKind = 'count' | 'amount' | 'share';

/** A tile of the dashboard. */
export type Tile = {
  unit: FigureUnit;
  lineUnit: FigureUnit;
  kind: TileKind;
  /** The figures it is computed from; without the first there is no tile. */
  figures: readonly AnyFigureId[];
  /**
   * When a week can be judged: counts at a service as soon as its day is over, what is counted through the
   * week at its end, and late gifts once it is closed.
   */
  wholeAfter: 'service' | 'week' | 'closing';
  /** A snapshot at each sync, so there is no history before the connection. */
  isSnapshot?: boolean;
  /**
   * The number of weeks that each value covers; with several, neighbors share most of their
   * readings.
   */
  windowWeeks: number;
  /** Where its events' effects come from: Sunday figures use other churches', those over several weeks none. */
  priors: PriorSource;
  /** Below such a median of a week there is no range, and nothing is judged. */
  rangeFrom?: number;
  /** The product of Planning Center that its figure comes from first. */
  product: Product;
  /** Its weeks, oldest first, from the rows of its figures only; by default, the figure's own. */
  weeks?(rows: TileRows): TileWeek[];
};
