import type { WeekDesign } from './design.ts';
import { designOf, type Model } from './model.ts';

/** The components of a week's median, in the figure's unit; they add up to it. */
export interface Explanation {
  /** The current level, without season and events. */
  level: number;
  /** What the season adds. */
  season: number;
  /** What last year's residuals add. */
  lastYear: number;
  /** What the week's events add. */
  events: number;
}

/**
 * Decomposes a week's median. Effects do not add up in the figure's unit, so each contribution depends on
 * the order: level, season, last year, events.
 *
 * @param index of the week in the series
 * @param base the usual base of a share; 1 for everything else
 */
export function explainWeek(model: Model, index: number, base: number): Explanation {
  const design = designOf(model, index);
  const { season, lastYear } = model.layout;
  const effect = (from: number, to: number) => effectOf(model, design, from, to);
  const level = effect(0, 1);
  const withSeason = level + effect(season, lastYear);
  const withLastYear = withSeason + effect(lastYear, lastYear + 1);
  const middle = withLastYear + effect(1, season);
  const value = (at: number) => model.scale.value(at, base);
  return {
    level: value(level),
    season: value(withSeason) - value(level),
    lastYear: value(withLastYear) - value(withSeason),
    events: value(middle) - value(withLastYear),
  };
}

/**
 * The sum of the effects at the state's indexes from `from` (inclusive) to `to` (exclusive), on
 * the model's scale.
 */
function effectOf(model: Model, design: WeekDesign, from: number, to: number): number {
  return design.places.reduce(
    (sum, place, at) =>
      place >= from && place < to
        ? sum + (model.state.mean[place] ?? 0) * (design.factors[at] ?? 0)
        : sum,
    0,
  );
}
