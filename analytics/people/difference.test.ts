import { describe, expect, test } from 'vitest';
import { wilsonInterval } from '../pulse/wilson.ts';
import {
  chanceOf,
  comparedOf,
  newcombeInterval,
  usualOf,
  usualPart,
  verdictOfLoad,
  verdictOfPart,
  verdictOfRegulars,
} from './difference.ts';
import { thresholdOf } from './households.ts';
import {
  attendersAWeek,
  frequencyOf,
  partsOf,
  type Regularity,
  shownParts,
  verdictsOfParts,
} from './parts.ts';
import { isComparable, suggestWhoChecksIn } from './who-checks-in.ts';

const threshold = thresholdOf('households', 'everybody');
const alone = { effect: 1, threshold };

describe('a part of households beside the four before', () => {
  const before = { value: 30, base: 100 };

  test('usual is the four taken together, in whole households', () => {
    const quarter = (value: number) => ({ value, base: 25 });
    const [oldest, ...four] = [quarter(1), quarter(9), quarter(7), quarter(8), quarter(6)] as const;
    expect(usualPart(comparedOf([oldest, ...four]))).toEqual(before);
    expect(usualPart(comparedOf(four.slice(1)))).toBeNull();
    const believed = (count: number) => comparedOf(four, (each) => four.indexOf(each) >= count);
    expect(believed(2)).toEqual(four.slice(0, 2));
    expect(believed(1)).toEqual([]);
    expect(comparedOf([oldest, ...four], (each) => each === four[3])).toEqual([
      ...[oldest, four[0], four[1], four[2]],
    ]);
    expect(usualOf(25, before)).toEqual({ low: 7, high: 8 });
    expect(usualOf(20, before)).toEqual({ low: 6, high: 6 });
  });

  test('chance goes exactly as far as Wilson’s interval holds what is usual', () => {
    expect(chanceOf(25, before, 1)).toEqual({ low: 4, high: 11 });
    for (const base of [10, 25, 33, 130]) {
      const { low, high } = chanceOf(base, before, 1);
      for (let value = 0; value <= base; value += 1) {
        const bar = wilsonInterval(value, base);
        expect(bar.low <= 0.3 && 0.3 <= bar.high).toBe(value >= low && value <= high);
      }
    }
  });

  test('in people, chance goes further', () => {
    const { low, high } = chanceOf(75, before, 3);
    expect([low, high]).toEqual([10, 35]);
  });

  test('is called different if Newcombe’s 99 % interval leaves out no difference', () => {
    const verdict = (value: number) => verdictOfPart({ value, base: 25 }, before, alone);
    expect([0, 1, 2, 7, 14, 15, 25].map(verdict)).toEqual([
      'fewer',
      'fewer',
      'same',
      'same',
      'same',
      'more',
      'more',
    ]);
  });

  test('Newcombe’s interval is that of his own example, 56 of 70 beside 48 of 80', () => {
    const interval = newcombeInterval(
      { value: 56, base: 70 },
      { value: 48, base: 80 },
      { z: 1.959964, effect: 1 },
    );
    expect(interval).toEqual({ low: expect.closeTo(0.0524, 4), high: expect.closeTo(0.3339, 4) });
  });

  test('nothing is said of few, or without four before', () => {
    expect(verdictOfPart({ value: 9, base: 9 }, before, alone)).toBeNull();
    expect(verdictOfPart({ value: 9, base: 10 }, { value: 1, base: 19 }, alone)).toBeNull();
    expect(verdictOfPart({ value: 9, base: 10 }, null, alone)).toBeNull();
    const people = { effect: 3, threshold: thresholdOf('people', 'everybody') };
    expect(verdictOfPart({ value: 25, base: 29 }, before, people)).toBeNull();
    expect(verdictOfPart({ value: 30, base: 30 }, before, people)).toBe('more');
  });
});

test('regulars differ beyond 2.6 times what they move by themselves', () => {
  const verdict = (now: number, before: number | null) => verdictOfRegulars(now, before, alone);
  // The limit at 90: 2.6 · √(54 + 2.34²) = 20.06.
  expect([verdict(110, 90), verdict(111, 90), verdict(70, 90), verdict(69, 90)]).toEqual([
    'same',
    'more',
    'same',
    'fewer',
  ]);
  expect([verdict(19, 90), verdict(90, 19), verdict(90, null)]).toEqual([null, null, null]);
});

test('weeks served each differ beyond 2.6 times 1.65 by the root of the people', () => {
  const verdict = (weeks: number) =>
    verdictOfLoad({ weeks, people: 100 }, { weeks: 250, people: 100 });
  expect([verdict(292), verdict(293), verdict(207)]).toEqual(['same', 'more', 'fewer']);
  expect(verdictOfLoad({ weeks: 0, people: 0 }, { weeks: 250, people: 100 })).toBeNull();
});

describe('fewer people, or less often', () => {
  const before: Regularity = { here: 180, once: 40, weeks: 840 };
  const now: Regularity = { here: 176, once: 44, weeks: 780 };

  test('the parts add up to the change exactly', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const made = (salt: number): Regularity => {
        const once = (seed * 7 * salt) % 60;
        const twice = 1 + ((seed * 13 + salt) % 200);
        return {
          here: once + twice,
          once,
          weeks: once + twice * 2 + ((seed * salt) % (6 * twice + 1)),
        };
      };
      const [a, b] = [made(3), made(5)];
      const parts = partsOf(a, b);
      expect(parts).not.toBeNull();
      const { people = 0, often = 0, once = 0 } = parts ?? {};
      expect(people + often + once).toBeCloseTo(attendersAWeek(b) - attendersAWeek(a), 9);
      const change = Math.round(attendersAWeek(b)) - Math.round(attendersAWeek(a));
      const shown = shownParts({ people, often, once }, change);
      expect(shown.people + shown.often + shown.once).toBe(change);
      for (const part of ['people', 'often', 'once'] as const) {
        expect(Math.abs(shown[part] - { people, often, once }[part])).toBeLessThan(2);
        expect(Number.isInteger(shown[part])).toBe(true);
      }
    }
  });

  test('by hand', () => {
    expect(frequencyOf(before)).toBeCloseTo(800 / 140, 10);
    expect(frequencyOf({ here: 4, once: 4, weeks: 4 })).toBeNull();
    const [f0, f1] = [800 / 140, 736 / 132];
    expect(partsOf(before, now)).toEqual({
      people: expect.closeTo((-8 * (f0 + f1)) / 16, 10),
      often: expect.closeTo(((f1 - f0) * 272) / 16, 10),
      once: 0.5,
    });
  });

  test('each is judged against how far it moves by itself', () => {
    const quiet = partsOf(before, now);
    expect(quiet && verdictsOfParts(quiet, before, now)).toEqual({
      people: 'same',
      often: 'same',
      once: 'same',
    });
    const less: Regularity = { here: 180, once: 40, weeks: 600 };
    const parts = partsOf(before, less);
    expect(parts && verdictsOfParts(parts, before, less)).toEqual({
      people: 'same',
      often: 'fewer',
      once: 'same',
    });
    const small = { here: 20, once: 4, weeks: 100 };
    expect(parts && verdictsOfParts(parts, small, small).often).toBeNull();
  });
});

describe('who checks in', () => {
  const week = (attenders: number, children: number, heads: number | null) => ({
    attenders,
    children,
    heads,
  });

  test.each([
    ['nobody', []],
    ['nobody', [week(0, 0, 150)]],
    ['children', [week(40, 33, 150), week(38, 31, 150), week(10, 0, null)]],
    ['everybody', [week(120, 30, 150)]],
    ['everybody', [week(120, 30, null)]],
    ['some', [week(100, 30, 150), week(130, 30, null)]],
  ] as const)('is %s', (who, weeks) => {
    expect(suggestWhoChecksIn(weeks).checkIn).toBe(who);
  });

  test('a year is compared only if the share moved by no more than five points', () => {
    expect(isComparable(0.9, 0.85)).toBe(true);
    expect(isComparable(0.9, 0.84)).toBe(false);
    expect(isComparable(0.9, null)).toBe(true);
  });
});
