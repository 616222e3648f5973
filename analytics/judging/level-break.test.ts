import { describe, expect, test } from 'vitest';
import { normal, poisson, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { runOnePass } from '../forecast/one-pass.ts';
import { weeklySeries } from '../forecast/series.ts';
import { levelBreakOf } from './level-break.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const firstWeek = '2024-01-01';
const at = 100;

/** What is asked of a church after so many weeks; null where nobody counted. */
function churchOf(
  levelOf: (index: number) => number | null,
  { seed = 1, spread = 0.08, weeks = 200 } = {},
) {
  const random = seededRandom(seed);
  const readings = Array.from({ length: weeks }, (_, index) => {
    const level = levelOf(index);
    const mean = (level ?? 0) * Math.exp(spread * normal(random));
    const value = mean < 60 ? poisson(random, mean) : Math.round(mean);
    return { week: addWeeks(firstWeek, index), value: level === null ? null : value };
  });
  const series = weeklySeries(readings, 'count');
  const pass =
    series &&
    runOnePass(series, { kind: 'count', calendar, priors: 'attendance', isHeadcount: true });
  return (length: number) => {
    const observations = series?.observations.slice(0, length) ?? [];
    return series && pass ? levelBreakOf({ ...series, observations }, pass) : null;
  };
}

/** Weeks from the break until it is asked about; null where it is not within half a year. */
function waitOf(levelOf: (index: number) => number | null, options?: { seed: number }) {
  const asked = churchOf(levelOf, options);
  const waits = Array.from({ length: 26 }, (_, index) => index + 1);
  return waits.find((wait) => asked(at + wait) !== null) ?? null;
}

describe('a level that has moved at once', { timeout: 60_000 }, () => {
  test.each([
    ['doubles', 180, 360],
    ['falls by a third', 180, 120],
  ])('is asked about within eight weeks when it %s, with both levels', (_, before, after) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const levelOf = (index: number) => (index < at ? before : after);
      expect(waitOf(levelOf, { seed }), `seed ${seed}`).toBeLessThanOrEqual(8);
      const asked = churchOf(levelOf, { seed })(at + 20);
      expect(asked?.before).toBeGreaterThan(0.9 * before);
      expect(asked?.before).toBeLessThan(1.1 * before);
      expect(asked?.after).toBeGreaterThan(0.9 * after);
      expect(asked?.after).toBeLessThan(1.1 * after);
      const since = asked?.since ?? '';
      expect(since >= addWeeks(firstWeek, at - 2) && since <= addWeeks(firstWeek, at + 2)).toBe(
        true,
      );
    }
  });

  test('is found after weeks that nobody counted', () => {
    const asked = churchOf((index) => (index < 74 ? 180 : index < at ? null : 90))(at + 10);
    expect(asked?.since).toBe(addWeeks(firstWeek, at));
  });

  test('is not asked about for a fall by a tenth, a slow one, or a stretch that is over', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(waitOf((index) => (index < at ? 180 : 162), { seed })).toBeNull();
      const slow = (index: number) => 180 * (index < at ? 1 : 0.99 ** (index - at));
      expect(waitOf(slow, { seed })).toBeNull();
      const over = (index: number) => (index >= at && index < at + 10 ? 300 : 180);
      expect(churchOf(over, { seed })(at + 16)).toBeNull();
    }
  });

  test('is the usual after half a year', () => {
    expect(churchOf((index) => (index < at ? 180 : 360))(at + 30)).toBeNull();
  });

  test.each([2, 30, 200])('is not what chance makes of churches of %i', (size) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const asked = churchOf(() => size, { seed, spread: 0.1 });
      for (let length = 20; length <= 200; length += 1) {
        expect(asked(length), `seed ${seed}`).toBeNull();
      }
    }
  });

  test('is neither a typed zero nor the weeks of Easter or Christmas', () => {
    const zeros = churchOf((index) => (index < at ? 180 : 0))(at + 6);
    expect(zeros).toBeNull();
    const full = churchOf((index) => {
      const events = calendar.eventsOf(addWeeks(firstWeek, index)).map(({ id }) => id);
      return events.includes('easter') || events.includes('christmas_eve') ? 500 : 180;
    });
    for (let length = 40; length <= 200; length += 1) {
      expect(full(length)).toBeNull();
    }
  });
});
