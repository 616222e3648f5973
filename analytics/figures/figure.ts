import type { SeriesMethod } from '#contract/functions/church-forecast.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { SeriesKind } from '../forecast/series.ts';
import type { ComputedWeek, FigureInput } from './frame.ts';
import type { ReadingKind } from './readings.ts';
import type { Tile } from './tile.ts';

/** A figure of a church's week. Its id and unit stand in `contract/figures/`, its words in `contract/messages/`. */
export type Figure = {
  /** The readings that it is computed from with these choices; null when it is not counted. */
  needs(choices: MeasureChoices): readonly ReadingKind[] | null;
  /** The choices that its values depend on, besides the first day of the week and the time zone. */
  choicesBehind(choices: MeasureChoices): readonly unknown[];
  /** Whether its days are Pacific, as Google counts them, whatever the church's time zone. */
  isPacific?: true;
  /**
   * The weeks that the kept readings allow. A week whose readings have been deleted is left out, and its
   * stored row remains. Called only where it is counted.
   */
  compute(input: FigureInput): ComputedWeek[];
  /**
   * How it is forecast. Sunday figures take their event priors from other churches' attendance; figures over
   * many weeks or from elsewhere start without effects.
   */
  model: {
    kind: SeriesKind;
    priors: SeriesMethod;
    /** Somebody typed it, and may have mistyped it. */
    isHeadcount?: true;
    /** Each value covers several weeks. */
    isOverlapping?: true;
    /** Half of it may not be entered: a schedule, or a room. */
    mayBeHalf?: true;
  };
  /** Its tile on the dashboard, if it has one. */
  tile?: Tile;
};
