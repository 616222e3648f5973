import type { Explanation } from '#analytics/forecast/explain.ts';
import type { WeekAhead } from '#analytics/forecast/forecast-series.ts';
import type { Expectation } from '#contract/expectation.ts';
import type { FigureUnit } from '#contract/figures/units.ts';

/**
 * A forecast week rounded for people: whole people and cents, shares to a hundredth of a percent; ranges
 * outwards, so that a third of the guests is still in a range that ends at a third.
 */
export interface IssuedForecast extends Expectation {
  why: Explanation;
}

/** Rounds a forecast for people. The components are rounded so that they still add up to the median. */
export function issuedOf(forecast: WeekAhead, unit: FigureUnit): IssuedForecast {
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
  const down = roundingOf(unit, Math.floor);
  const up = roundingOf(unit, Math.ceil);
  return {
    median: roundingOf(unit)(expected.median),
    low80: down(expected.low80),
    high80: up(expected.high80),
    low95: down(expected.low95),
    high95: up(expected.high95),
  };
}

function roundingOf(unit: FigureUnit, toWhole = Math.round): (value: number) => number {
  // 0.3 × 10,000 is not exactly 3,000.
  const whole = (value: number) => toWhole(Number(value.toFixed(6)));
  return unit === 'share' ? (value) => whole(value * 10_000) / 10_000 : whole;
}
