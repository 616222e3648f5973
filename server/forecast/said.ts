import type { Explanation } from '#analytics/forecast/explain.ts';
import type { WeekAhead } from '#analytics/forecast/forecast-series.ts';
import type { Expectation } from '#analytics/forecast/one-pass.ts';
import type { FigureUnit } from '#contract/figures.ts';

/** What is said of a week, in numbers that a person is told: whole people and cents, shares to a hundredth of a percent. */
export interface Said extends Expectation {
  why: Explanation;
}

/** Rounds a forecast to what is said. The reasons are rounded so that they still add up to the middle. */
export function saidOf(forecast: WeekAhead, unit: FigureUnit): Said {
  const round = (value: number) =>
    unit === 'share' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
  const { level, season, lastYear } = forecast.why;
  const upTo = [level, level + season, level + season + lastYear, forecast.median].map(round);
  const [atLevel = 0, withSeason = 0, withLastYear = 0, median = 0] = upTo;
  return {
    median,
    low80: round(forecast.low80),
    high80: round(forecast.high80),
    low95: round(forecast.low95),
    high95: round(forecast.high95),
    why: {
      level: atLevel,
      season: round(withSeason - atLevel),
      lastYear: round(withLastYear - withSeason),
      events: round(median - withLastYear),
    },
  };
}
