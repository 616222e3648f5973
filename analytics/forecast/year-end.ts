import type { Model } from './model.ts';
import { predictWeek } from './model.ts';
import { reach80 } from './normal-reach.ts';
import type { Pass } from './one-pass.ts';

/** A year's average week. */
export type YearEnd = {
  /** Of the counted weeks; null without one. */
  soFar: number | null;
  weeksCounted: number;
  end: { median: number; low80: number; high80: number } | null;
};

/**
 * Where a year's average week ends: the counted weeks as they are, the others as they are forecast. Where
 * the level goes is the same for all weeks ahead; each week's chance evens out.
 *
 * @param counted the year's counted weeks
 * @param last the index of the newest week of the series
 * @param isOfYear whether the week with this index belongs to the year
 */
export function yearEnd(
  counted: readonly number[],
  {
    pass,
    last,
    isOfYear,
  }: { pass: Pass | null; last: number; isOfYear: (index: number) => boolean },
): YearEnd {
  const sum = counted.reduce((total, value) => total + value, 0);
  const soFar = counted.length === 0 ? null : sum / counted.length;
  const isForecast = pass !== null && pass.forecastsFrom(last).length > 0;
  if (!isForecast) {
    return { soFar, weeksCounted: counted.length, end: null };
  }
  const horizons = Array.from({ length: 54 }, (_, index) => index + 1).filter((horizon) =>
    isOfYear(last + horizon),
  );
  const ahead = horizons.map((horizon) => weekAhead(pass.model, horizon, pass.base));
  const weeks = counted.length + ahead.length;
  if (weeks === 0) {
    return { soFar, weeksCounted: 0, end: null };
  }
  const total = (of: (each: WeekAhead) => number) => ahead.reduce((all, each) => all + of(each), 0);
  const median = (sum + total(({ value }) => value)) / weeks;
  const level = total(({ value, level: own }) => value * own);
  const chance = total(({ value, chance: own }) => (value * own) ** 2);
  const reach = (reach80 * Math.sqrt(level ** 2 + chance)) / weeks;
  const end = { median, low80: Math.max(0, median - reach), high80: median + reach };
  return { soFar, weeksCounted: counted.length, end };
}

type WeekAhead = { value: number; level: number; chance: number };

/** A week's middle, and the deviations of its level and of its own chance, as shares of it. */
function weekAhead(model: Model, horizon: number, base: number): WeekAhead {
  const { mean, deviation } = predictWeek(model, horizon, base);
  const noise = model.noise + model.scale.noise(mean, base);
  return {
    value: model.scale.value(mean, base),
    level: Math.sqrt(Math.max(0, deviation ** 2 - noise)),
    chance: Math.sqrt(noise),
  };
}
