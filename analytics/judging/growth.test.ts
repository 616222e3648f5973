import { describe, expect, test } from 'vitest';
import { normal, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { growthOf, yearToDateOf } from './growth.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const firstWeek = '2024-01-01';

/** Weeks of a church, by index; null where nobody counted. */
function churchOf(length: number, value: (index: number) => number | null) {
  return Array.from({ length }, (_, index) => ({
    week: addWeeks(firstWeek, index),
    value: value(index),
  })).flatMap(({ week, value: came }) => (came === null ? [] : [{ week, value: came }]));
}

function sundays(seed: number, size: number) {
  const random = seededRandom(seed);
  const noises = Array.from({ length: 300 }, () => Math.exp(0.08 * normal(random)));
  return (index: number) => Math.round(size * (noises[index] ?? 1));
}

const lastOf = (length: number) => addWeeks(firstWeek, length - 1);
const growthAt = (length: number, value: (index: number) => number | null) =>
  growthOf(churchOf(length, value), lastOf(length), { calendar, isCount: true });

describe('year over year', () => {
  test('says that a church has grown by a fifth, with a range that holds it', () => {
    const usual = sundays(1, 200);
    const growth = growthAt(156, (index) => Math.round(usual(index) * (index < 104 ? 1 : 1.2)));
    expect(growth).toMatchObject({ weeks: 26, said: 'up' });
    expect(growth?.low).toBeLessThan(0.2);
    expect(growth?.high).toBeGreaterThan(0.2);
  });

  test('claims nothing of a church that stays as it is', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(growthAt(156, sundays(seed, 200))?.said ?? null, `seed ${seed}`).toBeNull();
    }
  });

  test('takes only weeks that were counted in both years, whatever the others would say', () => {
    const usual = sundays(2, 200);
    const half = growthAt(156, (index) => (index >= 78 && index < 104 ? null : usual(index)));
    expect(half?.said ?? null).toBeNull();
    expect(growthAt(57, usual)).toBeNull();
    expect(growthAt(66, usual)).toMatchObject({ weeks: 13 });
  });

  test('claims nothing of what is left of a stretch after half a year without a count', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const usual = sundays(seed, 200);
      // The year before was a tenth lower, which 13 of 13 weeks would say.
      const value = (index: number) =>
        index >= 60 && index < 86 ? null : Math.round(usual(index) * (index < 60 ? 1 : 1.15));
      const growth = growthAt(113 + 9, value);
      expect(growth?.said ?? null, `seed ${seed}`).toBeNull();
    }
  });

  test('is not moved by the date of Easter', () => {
    const usual = sundays(3, 200);
    const value = (index: number) => {
      const events = calendar.eventsOf(addWeeks(firstWeek, index)).map(({ id }) => id);
      return Math.round(usual(index) * (events.includes('easter') ? 2 : 1));
    };
    for (let length = 118; length < 150; length += 1) {
      expect(growthAt(length, value)?.said ?? null).toBeNull();
    }
  });

  test.each([80, 800, 3000])(
    'holds 0 on 85 % of Mondays of churches of %i, of which half have a level that wanders',
    (size) => {
      const ranges = Array.from({ length: 40 }, (_, seed) => {
        const random = seededRandom(7_000 + seed);
        let level = 0;
        const values = Array.from({ length: 200 }, () => {
          level += seed % 2 === 0 ? 0 : 0.004 * normal(random);
          const mean = size * Math.exp(level + 0.07 * normal(random));
          return Math.round(mean + Math.sqrt(mean) * normal(random));
        });
        return [110, 125, 140, 155, 170, 185, 200].flatMap(
          (length) => growthAt(length, (index) => values[index] ?? null) ?? [],
        );
      }).flat();
      const held = ranges.filter(({ low, high }) => low <= 0 && high >= 0);
      expect(held.length / ranges.length).toBeGreaterThan(0.85);
    },
  );

  test('never claims a change with 0 inside of its range', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const usual = sundays(seed, 40);
      const growth = growthAt(156, (index) => Math.round(usual(index) * (index < 104 ? 1 : 1.1)));
      if (growth?.said) {
        expect(growth.low * growth.high).toBeGreaterThan(0);
      }
    }
  });
});

describe('the year to date', () => {
  const yearAt = (length: number, value: (index: number) => number | null) =>
    yearToDateOf(churchOf(length, value), lastOf(length), { calendar, isCount: true });

  test('compares the weeks since January 1 with the same weeks of last year', () => {
    const usual = sundays(4, 200);
    // From the week of Sunday, January 4, 2026 on.
    const growth = yearAt(130, (index) => Math.round(usual(index) * (index < 104 ? 1 : 1.2)));
    expect(growth).toMatchObject({ weeks: 26, said: 'up' });
    expect(growth?.low).toBeLessThan(0.2);
    expect(growth?.high).toBeGreaterThan(0.2);
  });

  test('knows nothing of the fall before, and says nothing before eight weeks', () => {
    const usual = sundays(5, 200);
    const fallen = (index: number) =>
      Math.round(usual(index) * (index < 78 || index > 103 ? 1 : 2));
    expect(yearAt(116, fallen)).toMatchObject({ weeks: 12, said: null });
    expect(yearAt(110, usual)).toBeNull();
  });

  test('counts only weeks that were counted in both years', () => {
    const usual = sundays(6, 200);
    const gap = (index: number) => (index >= 52 && index < 64 ? null : usual(index));
    expect(yearAt(120, gap)).toBeNull();
    expect(yearAt(148, gap)).toMatchObject({ said: null });
  });

  test('is not moved by the date of Easter', () => {
    const usual = sundays(7, 200);
    const value = (index: number) => {
      const events = calendar.eventsOf(addWeeks(firstWeek, index)).map(({ id }) => id);
      return Math.round(usual(index) * (events.includes('easter') ? 2 : 1));
    };
    for (let length = 112; length < 156; length += 1) {
      expect(yearAt(length, value)?.said ?? null).toBeNull();
    }
  });
});
