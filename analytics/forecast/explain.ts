import type { WeekDesign } from './design.ts';
import { designOf, type Model } from './model.ts';

/** Why a week's middle is what it is: parts in the figure's own unit that add up to the middle. */
export interface Explanation {
  /** Where the church stands now, without season and events. */
  level: number;
  /** What the time of the year adds. */
  season: number;
  /** What last year's same weeks add beyond season and events. */
  lastYear: number;
  /** What the week's events add. */
  events: number;
}

/**
 * Takes a week's middle apart. Effects multiply, so what one adds depends on the order: level, season,
 * last year, events.
 *
 * @param index of the week in the series
 */
export function explainWeek(model: Model, index: number): Explanation {
  const design = designOf(model, index);
  const { season, lastYear } = model.layout;
  const effect = (from: number, to: number) => effectOf(model, design, from, to);
  const level = effect(0, 1);
  const withSeason = level + effect(season, lastYear);
  const withLastYear = withSeason + effect(lastYear, lastYear + 1);
  const middle = withLastYear + effect(1, season);
  return {
    level: Math.exp(level),
    season: Math.exp(withSeason) - Math.exp(level),
    lastYear: Math.exp(withLastYear) - Math.exp(withSeason),
    events: Math.exp(middle) - Math.exp(withLastYear),
  };
}

/** What the places of the state from `from` up to, without, `to` add on the log. */
function effectOf(model: Model, design: WeekDesign, from: number, to: number): number {
  return design.places.reduce(
    (sum, place, at) =>
      place >= from && place < to
        ? sum + (model.state.mean[place] ?? 0) * (design.factors[at] ?? 0)
        : sum,
    0,
  );
}
