import { median } from 'd3-array';
import { expect, test } from 'vitest';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { runOnePass } from './one-pass.ts';
import { weeklySeries } from './series.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const at = 120;
const weeks = 175;
const stays = 8;
const churches = 30;

/** Weeks until the middle of the weeks ahead is within a tenth of a new level, and stays there. */
function waitOf(size: number, times: number, seed: number, count = poisson): number {
  const random = seededRandom(seed);
  const values = Array.from({ length: weeks }, (_, index) =>
    count(random, size * (index < at ? 1 : times) * Math.exp(0.07 * normal(random))),
  );
  const series = weeklySeries(rowsOf('2021-01-04', values), 'count');
  const pass =
    series &&
    runOnePass(series, { kind: 'count', calendar, priors: 'attendance', isHeadcount: true });
  const far = Array.from({ length: weeks - at }, (_, since) => {
    const middle = median(pass?.forecastsFrom(at + since) ?? [], (each) => each.median) ?? 0;
    return Math.abs(middle / (size * times) - 1) > 0.1;
  });
  return far.findIndex((_, since) => !far.slice(since, since + stays).includes(true));
}

test('after a fall by a fifth the forecast has followed within eight weeks at each of forty churches whose weeks vary by 7 %', () => {
  const waits = Array.from({ length: 40 }, (_, seed) =>
    waitOf(180, 0.8, 61_001 + seed, (_random, people) => Math.round(people)),
  );
  expect(waits.filter((wait) => wait < 0 || wait > 8)).toEqual([]);
});

test.each([
  [80, 0.75],
  [180, 0.85],
])(
  'at churches of %i the forecast has followed a half, a fifth less, a quarter more and twice as many within eight weeks, at a share of %s',
  (size, share) => {
    const waits = [0.5, 0.8, 1.25, 2].flatMap((times) =>
      Array.from({ length: churches }, (_, seed) => waitOf(size, times, 4_000 + seed)),
    );
    const soon = waits.filter((wait) => wait >= 0 && wait <= 8).length / waits.length;
    expect(soon).toBeGreaterThanOrEqual(share);
  },
);
