import type { ForecastAhead } from '#contract/functions/church-forecast.ts';

/** An ordinary week ahead, for tests of the forecast's words; `given` changes what the test is about. */
export function forecastAhead(given: Partial<ForecastAhead> = {}): ForecastAhead {
  return {
    week: '2027-02-22',
    day: '2027-02-28',
    horizon: 1,
    median: 169,
    low80: 150,
    high80: 191,
    low95: 139,
    high95: 205,
    events: [],
    isMajor: false,
    why: { level: 169, season: 0, lastYear: 0, events: 0 },
    issuedAt: null,
    issuedFrom: null,
    ...given,
  };
}
