import { expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { weeklySeries } from '#analytics/forecast/series.ts';
import { judgeSeries } from '#analytics/judging/judge-series.ts';
import { limitsOfAttendance } from '#analytics/pulse/expect-tile.ts';
import { simulateChurch } from './simulated-church.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const learning = 52;
const weeks = 208;
const churches = 100;

/** The weeks after the first year in which a church that stays as it is begins to be told of a lasting change. */
function beginningsOf(seed: number): number {
  const { file } = simulateChurch({ seed, size: 30, weeks, only: 'attendance' });
  const series = weeklySeries(file.figures.get('attendance') ?? [], 'count');
  const options = { kind: 'count', calendar, priors: 'attendance', isHeadcount: true } as const;
  const pass = series && runOnePass(series, options);
  const judged =
    series && pass
      ? judgeSeries(series, pass, { kind: 'count', windowWeeks: 1, ...limitsOfAttendance })
      : [];
  const counted = judged.filter((_, index) => series?.observations[index] !== null);
  return counted.filter(
    (week, index) =>
      index >= learning && week?.lasting?.isNews && !counted[index - 1]?.lasting?.isNews,
  ).length;
}

test('a hundred churches of 30 that stay as they are hear of a lasting change less than once in seven years', () => {
  let told = 0;
  for (let seed = 61_001; seed < 61_001 + churches; seed += 1) {
    told += beginningsOf(seed);
  }
  expect(told / ((churches * (weeks - learning)) / 52)).toBeLessThan(1 / 7);
}, 30_000);
