import type { Explanation } from '#analytics/forecast/explain.ts';
import type { WeekAhead } from '#analytics/forecast/forecast-series.ts';
import type { Expectation } from '#analytics/forecast/one-pass.ts';
import type { FigureUnit } from '#contract/figures.ts';

/** A forecast week rounded for people: whole people and cents, shares to a hundredth of a percent. */
export interface Said extends Expectation {
  why: Explanation;
}

/** Rounds a forecast for people. The components are rounded so that they still add up to the median. */
export function saidOf(forecast: WeekAhead, unit: FigureUnit): Said {
  const round = roundingOf(unit);
  const { level, season, lastYear } = forecast.why;
  const upTo = [level, level + season, level + season + lastYear, forecast.median].map(round);
  const [atLevel = 0, withSeason = 0, withLastYear = 0, median = 0] = upTo;
  return {
    ...roundedExpectation(forecast, unit),
    why: {
      level: atLevel,
      season: round(withSeason - atLevel),
      lastYear: round(withLastYear - withSeason),
      events: round(median - withLastYear),
    },
  };
}

/** A median and its ranges, rounded for people. */
export function roundedExpectation(expected: Expectation, unit: FigureUnit): Expectation {
  const round = roundingOf(unit);
  return {
    median: round(expected.median),
    low80: round(expected.low80),
    high80: round(expected.high80),
    low95: round(expected.low95),
    high95: round(expected.high95),
  };
}

function roundingOf(unit: FigureUnit): (value: number) => number {
  return unit === 'share' ? (value) => Math.round(value * 10_000) / 10_000 : Math.round;
}
