import { sum } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { runOnePass } from './one-pass.ts';
import { weeklySeries } from './series.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const weeks = 208;
const churches = 60;

/** Each week of a church of about so many guests, as it was forecast the week before. */
function forecasts(people: number, seed: number) {
  const random = seededRandom(seed);
  const values = Array.from({ length: weeks }, () =>
    poisson(random, people * Math.exp(0.2 * normal(random) - 0.02)),
  );
  const series = weeklySeries(rowsOf('2018-01-01', values), 'count');
  const pass = series && runOnePass(series, { kind: 'count', calendar, priors: 'attendance' });
  const most = Math.max(...values);
  return values.flatMap((came, index) => {
    const forecast = pass?.forecastFrom(index - 1, 1);
    return forecast ? [{ index, came, most, ...forecast }] : [];
  });
}

describe.each([0.3, 0.6, 1.4, 2, 4])('of %s guests a week', (people) => {
  const all = Array.from({ length: churches }, (_, seed) => forecasts(people, 4_000 + seed)).flat();

  test('the middle of the forecasts is what comes on average, after the first year', () => {
    const later = all.filter(({ index }) => index >= 52);
    const ratio = sum(later, ({ median }) => median) / sum(later, ({ came }) => came);
    expect(Math.abs(ratio - 1)).toBeLessThan(0.06);
  });

  test('no range goes over five times the most that ever came', () => {
    expect(all.filter(({ high80, most }) => high80 > 5 * most)).toEqual([]);
  });
});
